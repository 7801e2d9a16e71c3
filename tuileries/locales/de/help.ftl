# Was jede Hilfekarte sagt

help-rules = Regeln: { $rule }
help-first = Zum ersten Mal
help-next = Nächste Erklärung
help-previous = Vorige Erklärung

## Was um jeden Tisch ist

help-undo = Rückgängig
    .details = Nimmt deinen letzten Zug zurück und was Bots danach getan haben. Das geht, solange nichts Neues zu sehen war und niemand sonst gezogen hat.
help-hint = Tipp
    .details = Ein Bot, der nur sieht, was du siehst, nennt seine besten Züge und welche Wertungen sie ändern.
help-help = Hilfe
    .details = Das Spiel in Kürze, die Regeln und die Tasten.
help-menu = Tisch und Einstellungen
    .details = Deine Einstellungen und was den ganzen Tisch betrifft, etwa die Partie abbrechen.
help-log = Protokoll
    .details = Was bisher geschah. Drücke auf einen Schritt, um den Tisch zu sehen, wie er damals war.
help-chat = Chat
    .details = Nachrichten an alle am Tisch.
help-verify = Mischung prüfen
    .details = Server und alle Spieler haben die Mischung vor der Partie gemeinsam festgelegt. Hier siehst du, dass niemand sie geändert hat.
