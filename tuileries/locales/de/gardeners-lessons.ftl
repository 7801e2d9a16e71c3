## The course of Gardeners: a sentence has 25 words at most

gardeners-lesson-card = Eine Karte lesen
gardeners-lesson-card-read = Ihr baut gemeinsam einen Garten. Deine Karte sagt, wie er aussehen muss: Hier braucht jede grüne Blume eine andere neben sich.
gardeners-lesson-card-flower = Nimm deine grüne Blume und lege sie neben die im Garten, Kante an Kante. Ecken zählen nicht.
gardeners-lesson-card-apart = Dort läge sie nicht neben der anderen grünen Blume. Deine Karte will sie Kante an Kante.
gardeners-lesson-card-out = Lass dieses Plättchen im Garten. Lege deine grüne Blume an.
gardeners-lesson-card-fulfilled = Deine Karte ist erfüllt. Die anderen sehen von ihr nur die Rückseite, also musst du selbst auf sie achten.

gardeners-lesson-building = Zusammen bauen
gardeners-lesson-building-add = Alle spielen gleichzeitig, niemand wartet. Lege dein Grasplättchen, das oberste von 7, irgendwo an den Garten an.
gardeners-lesson-building-out = Du darfst Plättchen wegnehmen, aber jetzt lege eines an.
gardeners-lesson-building-more = Auch dein Mitspieler hat gelegt. Deine Blume steht auf Gras, zählt also auch als Grasplättchen. Lege sie an.
gardeners-lesson-building-size = In diesem Training darf der ganze Garten höchstens 4 × 4 Felder groß werden, egal wo auf der Wiese. Meist sind es 6 × 6.

gardeners-lesson-giving = Wegnehmen und geben
gardeners-lesson-giving-wrong = Deine Karte verbietet orange Blumen neben grünen Pflanzen. Nimm die orange Blume weg: Wähle sie und gib sie deinem Mitspieler.
gardeners-lesson-giving-fits = Dieses Plättchen stört nicht. Nimm die orange Blume weg.
gardeners-lesson-giving-first = Nimm zuerst die orange Blume aus dem Garten.
gardeners-lesson-giving-given = Was du wegnimmst, darfst du nie behalten. Dein Mitspieler hat es anderswohin gelegt, weg vom grünen Baum.
gardeners-lesson-giving-sides = Wegnehmen kannst du jedes Plättchen mit einer freien Seite, solange der Rest zusammenhängt.

gardeners-lesson-silence = Schweigen
gardeners-lesson-silence-back = Niemand spricht. Diese Karte hat dein Mitspieler; du siehst nur die Rückseite: Abstand. Deine orange Blume hat er dir zurückgegeben.
gardeners-lesson-silence-again = Sie soll also von etwas Abstand halten. Lege die orange Blume vom grünen Baum weg, zum Beispiel hier.
gardeners-lesson-silence-near = Dort läge sie wieder neben dem grünen Baum. Da wollte dein Mitspieler sie nicht haben.
gardeners-lesson-silence-flower = Beginne mit der orangen Blume, die du zurückbekommen hast.
gardeners-lesson-silence-out = Lass dieses Plättchen liegen. Lege die orange Blume.
gardeners-lesson-silence-stays = Sie bleibt: Was andere wegnehmen und was sie liegen lassen, verrät dir etwas über ihre Karten.

gardeners-lesson-checking = Prüfen
gardeners-lesson-checking-last = Ein Feld ist noch frei. Lege die pinke Blume: Deine Karte will sie neben der anderen.
gardeners-lesson-checking-out = Nichts muss weg. Fülle das letzte Feld.
gardeners-lesson-checking-ready = Der Garten ist voll und deine Karte erfüllt. Sage, dass du bereit bist.
gardeners-lesson-checking-stay = Deine Karte ist schon erfüllt. Sage, dass du bereit bist.
gardeners-lesson-checking-won = Alle waren bereit und hocherfreut: Die Runde ist gewonnen. Ist eine Karte nicht erfüllt, ist ihr Besitzer entsetzt, und ihr baut weiter.
gardeners-lesson-checking-next = Der Garten bleibt. Dein Mitspieler hat gezogen. Deine Karte liegt nun offen und gilt weiter. Höchstens drei gelten zugleich.

gardeners-lesson-together = Zwei Karten zugleich
gardeners-lesson-together-two = Jetzt gelten zwei Karten. Die deines Mitspielers liegt offen: keine Bäume nebeneinander. Deine will die grünen Blumen zusammen.
gardeners-lesson-together-out = Nimm das leere Plättchen zwischen den zwei grünen Blumen weg und gib es deinem Mitspieler.
gardeners-lesson-together-early = Die Prüfung ginge schief: Die grünen Blumen liegen noch nicht nebeneinander.
gardeners-lesson-together-between = Nicht dieses. Das leere Plättchen zwischen den zwei grünen Blumen ist im Weg.
gardeners-lesson-together-in = Dein Mitspieler hat verstanden und gibt dir eine grüne Blume. Lege sie neben die andere.
gardeners-lesson-together-apart = Dort bleiben die grünen Blumen getrennt. Nimm das Feld neben der anderen.
gardeners-lesson-together-flower = Lege die grüne Blume, die du bekommen hast.
gardeners-lesson-together-ready = Der Garten ist voll, beide Karten sollten erfüllt sein. Sage, dass du bereit bist.
gardeners-lesson-together-stay = Beide Karten sind erfüllt. Sage, dass du bereit bist.
gardeners-lesson-together-three = Alle sind hocherfreut, und eine dritte Karte kommt. Ab jetzt gelten drei Karten zugleich.

gardeners-lesson-clock = Sanduhr, Punkte und schwere Karten
gardeners-lesson-clock-last = Meist habt ihr 15 Minuten Zeit; in Lektionen läuft keine Sanduhr. Ein Feld ist noch frei: Lege deine Blume neben den Baum.
gardeners-lesson-clock-out = Nichts muss weg. Fülle das letzte Feld.
gardeners-lesson-clock-keep = Behalte deine Karte: Der Garten wird sie erfüllen. Fülle das letzte Feld.
gardeners-lesson-clock-ready = Jetzt gelten drei Karten, und der Garten sollte sie alle erfüllen. Sage, dass du bereit bist.
gardeners-lesson-clock-stay = Deine Karte ist schon erfüllt. Sage, dass du bereit bist.
gardeners-lesson-clock-point = Alle sind hocherfreut, und du ziehst eine vierte Karte. Darum geht die älteste weg und bringt 1 Punkt ein. Sammelt so viele wie möglich!
gardeners-lesson-clock-hard = Deine neue Karte ist schwer. Wirf sie ab: Du ziehst sofort eine andere. Drücke zweimal, denn das kann einen Punkt kosten.
gardeners-lesson-clock-easy = Diese Karte ist schon erfüllt. Wirf die neue ab.
gardeners-lesson-clock-build = Du könntest es versuchen, aber diese Karte dauert lange. Wirf sie diesmal ab.
gardeners-lesson-clock-price = Diese ist leichter. Nur das erste Abwerfen ist frei, jedes weitere kostet einen Punkt. Karten, die am Ende noch ausliegen, bringen nichts. Los geht’s!

gardeners-lesson-game = Eine kurze Partie
gardeners-lesson-game-begin = Zwei Runden sind übrig, und keine Sanduhr läuft. Deine neue Karte will die grünen Blumen zusammen. Dein Mitspieler erzählt, was er tut.
gardeners-lesson-game-shared = Ihr habt das Training gemeinsam geschafft! Jetzt bist du bereit für eine ganze Partie.

## What the teammate says about its move

gardeners-comment-added = Ich lege ein Plättchen an ({ $tile }). Sein Platz verrät dir vielleicht etwas über meine Karte.
gardeners-comment-given = Dieses Plättchen hast du mir gegeben ({ $tile }). Ich versuche es hier; gib es mir zurück, wenn das falsch ist.
gardeners-comment-full = Der Garten ist voll. Wenn er deine Karte erfüllt, sag, dass du bereit bist.
gardeners-comment-removed = Ich nehme dieses Plättchen weg und gebe es dir ({ $tile }). Versuche es woanders.
gardeners-comment-ready = Ich bin bereit. Und du?
gardeners-comment-angry = Ich bin entsetzt: Der Garten erfüllt meine Karte noch nicht. Sieh zu, was ich wegnehme.
gardeners-comment-unhappy = Ich bin hocherfreut, du aber nicht. Zeige mir, was nicht stimmt: Nimm ein Plättchen weg.
gardeners-comment-yours = Alle sind hocherfreut! Du hast eine neue Karte, und ich sehe nur ihre Rückseite ({ $back }).
gardeners-comment-drawn = Alle sind hocherfreut! Jetzt habe ich eine neue Karte. Sieh dir ihre Rückseite an: { $back }.
