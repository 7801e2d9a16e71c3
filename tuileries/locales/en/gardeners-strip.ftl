## After the end of Gardeners: a round over its time

gardeners-strip = Cards over time
gardeners-strip-go = Select a mark to see that step in the replay.
gardeners-strip-row = { $card } Held by { $name }. Fulfilled for { $time } of { $length }.
gardeners-strip-row-held = { $card } Held by { $name }. Fulfilled for { $time } of { $length }. This card held the round up.
gardeners-strip-row-discarded = { $card } Held by { $name }, then discarded. Fulfilled for { $time } of { $length }.
gardeners-strip-change = { $time }, { $name }, { $tile }: { $word }
gardeners-strip-to-met = now fulfilled
gardeners-strip-to-unmet = no longer fulfilled
gardeners-strip-to-against = now against the card
gardeners-strip-to-mended = no longer against the card
gardeners-strip-lost = not fulfilled
gardeners-strip-wait = nobody acted
gardeners-strip-up = above: a tile helped
gardeners-strip-down = below: a tile hurt
gardeners-strip-last = Fulfilled last, so it held the round up:
gardeners-strip-missed = Not fulfilled at the end:
gardeners-strip-longest = Longest wait: { $time }, starting at { $since }.
gardeners-strip-longest-for = Longest wait: { $time }, starting at { $since }. Not ready yet: { $name }.
