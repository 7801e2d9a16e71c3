## The course of Gardeners: a sentence has 25 words at most

gardeners-lesson-card = Reading a card
gardeners-lesson-card-read = You build one garden together. Your card says what it must look like: here, every green flower needs another beside it.
gardeners-lesson-card-flower = Take your green flower and place it next to the one in the garden, edge to edge. Corners do not count.
gardeners-lesson-card-apart = There it would not be next to the other green flower. Your card wants them edge to edge.
gardeners-lesson-card-out = Leave that tile in the garden. Add your green flower.
gardeners-lesson-card-fulfilled = Your card is fulfilled. The others see only its back, so you must take care of it.

gardeners-lesson-building = Building together
gardeners-lesson-building-add = Everyone plays at the same time, without turns. Add your grass tile, the top of your pile of 7, anywhere next to the garden.
gardeners-lesson-building-out = You may take tiles out, but now there is one to add.
gardeners-lesson-building-more = Your teammate has added a tile too. Your flower stands on grass, so it counts as grass as well: add it.
gardeners-lesson-building-size = In this training the whole garden may span 4 × 4 spaces at most, anywhere on the lawn; in most games, 6 × 6.

gardeners-lesson-giving = Taking out and giving
gardeners-lesson-giving-wrong = Your card forbids orange flowers next to green plants. Take the orange flower out: pick it, then give it to your teammate.
gardeners-lesson-giving-fits = That tile does no harm. Take the orange flower out.
gardeners-lesson-giving-first = First take the orange flower out of the garden.
gardeners-lesson-giving-given = You can never keep a tile you take out. Your teammate has placed it elsewhere, away from the green tree.
gardeners-lesson-giving-sides = You can take out any tile with a free side, as long as the rest stays connected.

gardeners-lesson-silence = Silence
gardeners-lesson-silence-back = Nobody speaks. Your teammate holds this card; you see only its back: distance. They took out your orange flower and handed it to you.
gardeners-lesson-silence-again = So there is something it must not be next to. Place the orange flower away from the green tree, for example here.
gardeners-lesson-silence-near = There it would be next to the green tree again, where your teammate did not want it.
gardeners-lesson-silence-flower = Start with the orange flower that you got back.
gardeners-lesson-silence-out = Leave that tile. Place the orange flower.
gardeners-lesson-silence-stays = It stays: what others take out, and what they leave, tells you about their cards.

gardeners-lesson-checking = Checking
gardeners-lesson-checking-last = One space is left. Add the fuchsia flower: your card wants it next to the other one.
gardeners-lesson-checking-out = Nothing has to go. Fill the last space.
gardeners-lesson-checking-ready = The garden is full and your card is fulfilled. Say that you are ready.
gardeners-lesson-checking-stay = Your card is fulfilled as it is. Say that you are ready.
gardeners-lesson-checking-won = Everyone was ready and delighted: the round is won. If a card is not fulfilled, its holder is angry, and you keep building.
gardeners-lesson-checking-next = The garden stays. Your teammate drew a card. Yours is now face up and still applies. At most three apply at once.

gardeners-lesson-together = Two cards at once
gardeners-lesson-together-two = Now two cards apply. Your teammate’s is face up: no trees side by side. Yours wants the green flowers together; they are not yet.
gardeners-lesson-together-out = Take out the bare tile between the two green flowers and give it to your teammate.
gardeners-lesson-together-early = The check would fail: the green flowers are not next to each other yet.
gardeners-lesson-together-between = Not that one. The bare tile between the two green flowers is in the way.
gardeners-lesson-together-in = Your teammate understood and gave you a green flower. Place it next to the other one.
gardeners-lesson-together-apart = There the green flowers stay apart. Use the space beside the other one.
gardeners-lesson-together-flower = Place the green flower you were given.
gardeners-lesson-together-ready = The garden is full, and both cards should be fulfilled. Say that you are ready.
gardeners-lesson-together-stay = Both cards are fulfilled. Say that you are ready.
gardeners-lesson-together-three = Everyone is delighted, and a third card is drawn. From now on three cards apply at once.

gardeners-lesson-clock = The timer, points and hard cards
gardeners-lesson-clock-last = Most games run against a 15-minute sand timer, but lessons do not. One space is left: add your flower next to the tree.
gardeners-lesson-clock-out = Nothing has to go. Fill the last space.
gardeners-lesson-clock-keep = Keep your card: the garden will fulfil it. Fill the last space.
gardeners-lesson-clock-ready = Three cards apply now, and the garden should fulfil them all. Say that you are ready.
gardeners-lesson-clock-stay = Your card is fulfilled as it is. Say that you are ready.
gardeners-lesson-clock-point = Everyone is delighted, and you drew a fourth card. So the oldest left and scored 1 point. Score as many as time allows!
gardeners-lesson-clock-hard = Your new card is hard. Discard it: you draw another at once. Press twice, as it can cost a point.
gardeners-lesson-clock-easy = That card is fulfilled already. Discard the new one.
gardeners-lesson-clock-build = You could try, but this card takes a long time. Discard it this time.
gardeners-lesson-clock-price = This one is easier. Only the first discard is free; others cost a point. Cards still in play at the end score nothing. Now play!

gardeners-lesson-game = A short game
gardeners-lesson-game-begin = Two rounds are left, and no timer runs. Your new card wants the green flowers together. Your teammate tells you what it does.
gardeners-lesson-game-shared = You have passed the training together! Now you are ready for a whole game.

## What the teammate says about its move

gardeners-comment-added = I add a tile ({ $tile }). Where I place it may tell you something about my card.
gardeners-comment-given = You gave me this tile ({ $tile }). I try it here; give it back to me if I am wrong.
gardeners-comment-full = The garden is full. If it fulfils your card, say that you are ready.
gardeners-comment-removed = I take this tile out and give it to you ({ $tile }). Try it somewhere else.
gardeners-comment-ready = I am ready. What about you?
gardeners-comment-angry = I am angry: the garden does not fulfil my card yet. Watch what I take out.
gardeners-comment-unhappy = I am delighted, but you are not. Show me what is wrong: take a tile out.
gardeners-comment-yours = Everyone is delighted! You drew a new card, and I see only its back ({ $back }).
gardeners-comment-drawn = Everyone is delighted! Now I have a new card. Look at its back: { $back }.
