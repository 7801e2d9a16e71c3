## Nach dem Ende von Gardeners: eine Runde im Verlauf

gardeners-strip = Die Karten im Verlauf
gardeners-strip-go = Wähle eine Marke, um diesen Schritt in der Wiederholung zu sehen.
gardeners-strip-row = { $card } Karte von { $name }. Erfüllt: { $time } von { $length }.
gardeners-strip-row-held = { $card } Karte von { $name }. Erfüllt: { $time } von { $length }. Diese Karte hielt die Runde auf.
gardeners-strip-row-discarded = { $card } Karte von { $name }, dann abgeworfen. Erfüllt: { $time } von { $length }.
gardeners-strip-change = { $time }, { $name }, { $tile }: { $word }
gardeners-strip-to-met = jetzt erfüllt
gardeners-strip-to-unmet = nicht mehr erfüllt
gardeners-strip-to-against = verstößt gegen die Karte
gardeners-strip-to-mended = verstößt nicht mehr gegen die Karte
gardeners-strip-lost = nicht erfüllt
gardeners-strip-wait = niemand war aktiv
gardeners-strip-up = oben: Ein Plättchen half
gardeners-strip-down = unten: Ein Plättchen schadete
gardeners-strip-last = Zuletzt erfüllt, hielt die Runde auf:
gardeners-strip-missed = Am Ende nicht erfüllt:
gardeners-strip-longest = Längste Pause: { $time }, ab { $since }.
gardeners-strip-longest-for = Längste Pause: { $time }, ab { $since }. Noch nicht bereit: { $name }.
