review-title = Analyse
review-about = Was jeder Zug gekostet hat, was besser gewesen wäre und was Glück war. Das dauert eine Minute; die wichtigsten Momente kommen zuerst.
review-ask = Partie analysieren
review-asking = Die Partie wird analysiert …
review-there =
    { $number ->
        [0] Die Analyse ist fertig. Kein Zug hat einen Punkt oder mehr gekostet.
        [one] Die Analyse ist fertig. { $number } Zug hat einen Punkt oder mehr gekostet.
       *[other] Die Analyse ist fertig. { $number } Züge haben einen Punkt oder mehr gekostet.
    }
review-chance = Gewinnchance
review-percent = { $percent } %
review-better = Besser:
review-gain = Punktgewinn: { $points } (± { $error })
review-lead-better = Erwarteter Vorsprung damit: { $lead }
review-instead = Gewinnchance: { $then } % (± { $error }) statt { $now } %.
review-lead = Erwarteter Vorsprung vor diesem Zug: { $before }, danach: { $after } (± { $error })
review-also = Andere bessere Züge:
review-show = Auf dem Tisch zeigen
review-hide = Ausblenden
review-why = Zeigen, warum
review-reply = Häufigste Fortsetzung ({ $percent } %):
review-no-move = Hier wurde kein Zug gemacht.
review-not-yet = Dieser Zug ist noch nicht analysiert.
review-moments = Wo Punkte verloren gingen
review-moment = Schritt { $step }, { $name }: { $grade }, −{ $loss }
review-learn =
    { $own ->
        [yes] Aus Fehlern lernen
       *[no] Aus Fehlern lernen: { $name }
    }
review-news = Neue Karten oder Plättchen:
review-lucks = Glücksfälle
review-luck = Schritt { $step }, { $name }: { $points }
review-summary = Können und Glück
review-level =
    { $own ->
        [yes] Du hast etwa so gut gespielt wie der Bot „{ $level }“.
       *[no] Etwa so gut gespielt wie der Bot „{ $level }“
    }
review-loss = Durchschnittlicher Verlust pro Zug: { $loss }
review-count-inaccuracy = Ungenauigkeiten: { $number }
review-count-mistake = Fehler: { $number }
review-count-blunder = Grobe Fehler: { $number }
review-part-start = Startposition
review-part-own_moves = Eigene Züge
review-part-other_moves = Züge der anderen
review-part-luck = Glück
review-part-hidden = Verdeckte Tafeln
review-part-end = Überraschungen am Ende
review-result = Ergebnis: { $points }
review-about-parts = In Punkten, verglichen mit den anderen. Zusammen ergeben sie das Endergebnis. Züge werden mit denen eines Bots verglichen, der nicht vorausdenkt. ± zeigt, wie ungenau eine Zahl ist.
review-grade-best = einer der besten Züge
review-grade-good = gut
review-grade-inaccuracy = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = grober Fehler
review-grade-none = unklar
review-grade-forced = einziger Zug
review-marks = Was die Zeichen bedeuten
review-mark-best = Verlorene Punkte: weniger als { $to } gegenüber dem besten gefundenen Zug
review-mark-between = Verlorene Punkte: { $from } bis { $to }
review-mark-from = Verlorene Punkte: { $from } oder mehr
review-mark-none = Zu knapp: vielleicht kein Verlust, vielleicht eine Ungenauigkeit
review-mark-lead = Der erwartete Vorsprung gilt, wenn alle so weiterspielen wie ein Bot, der nicht vorausdenkt. Deshalb kann ihn auch ein Fehler vergrößern.
review-line-prospects = Aussichten
review-line-others = Die anderen bekommen weniger
review-line-others-more = Die anderen bekommen mehr
review-puzzle = Aufgabe { $number } von { $of }
review-puzzle-task = Verlorene Punkte durch diesen Zug: { $loss }. Finde einen besseren.
review-puzzle-thinking = Dein Zug wird verglichen …
review-puzzle-found = Das ist der beste Zug oder einer, der genauso gut ist.
review-puzzle-near = Fast so gut wie der beste Zug: weniger als ein Punkt Rückstand.
review-puzzle-return = Zurück zur Aufgabe
review-puzzle-again = Noch nicht. Rückstand auf den besten Zug: { $loss }. Versuche es noch einmal.
review-puzzle-show = Lösung zeigen
review-puzzle-next = Nächste Aufgabe
review-puzzle-done = Zurück zur Analyse
review-puzzle-leave = Aufhören
