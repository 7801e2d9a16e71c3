## The house

web-welcome = Drei Gärten, ein Tisch
web-welcome-more = Spielt mit Freunden oder gegen Programme, die nicht schummeln können. Jede Ablehnung nennt ihre Regel, und jede Verteilung lässt sich prüfen.
web-house = Haus
web-home = Zum Eingang
web-games = Spiele
web-play-now = Gleich spielen
web-invite-friends = Freunde einladen
web-join = Mitspielen
web-watch = Zuschauen
web-your-games = Deine Partien
web-go-on = Weiter
web-finished = Beendete Partien
web-none-open = Zurzeit ist kein offener Tisch angekündigt.
web-none-running = Zurzeit läuft keine angekündigte Partie.
web-nothing-here = Hier ist nichts.
web-skip-to-main = Zum Inhalt
web-unofficial = Tuileries ist ein inoffizielles Projekt von Liebhabern ohne Verbindung zu Autoren oder Verlagen der Spiele. Alle Worte und Zeichnungen sind unsere eigenen.
web-loading = Einen Moment …
web-unreachable = Der Server ist nicht zu erreichen. Nichts ist verloren; versuch es gleich noch einmal.
web-close = Schließen

## Before a game

web-new-table = Neuer Tisch
web-your-name = Dein Name
web-you-name = Gast
web-your-colour = Farbe
web-colour-red = rot, Kreis
web-colour-blue = blau, Quadrat
web-colour-green = grün, Dreieck
web-colour-yellow = gelb, Raute
web-colour-purple = violett, Stern
web-colour-orange = orange, Fünfeck
web-seats = Plätze
web-player-number = Zahl der Spielenden
web-seat-number = Platz { $number }
web-seat-human = ein Mensch
web-seat-bot = Programm: { $bot }
web-seat-free = frei
web-how-to-play = Spielweise
web-shuffled = Sitzordnung auslosen
web-listed = Tisch ankündigen: alle dürfen mitspielen oder zuschauen
web-with-aids = Mit Hilfen: erlaubte Plätze und Punkte im Voraus
web-with-hints = Mit Tipps: wer am Zug ist, darf ein Programm um Rat fragen
web-open-table = Tisch öffnen
web-sit-down = Hinsetzen
web-join-more = Noch jemand an diesem Gerät
web-you = du
web-bot = Programm
web-away = abwesend
web-absent = nicht verbunden
web-remove = { $name } wegschicken
web-start = Partie beginnen
web-leave = Tisch verlassen
web-wait-seats = Es fehlen noch Mitspielende.
web-wait-host = Wer den Tisch geöffnet hat, muss noch beginnen.
web-wait-ready = Alle sind da.
web-invite = Einladen
web-invite-hint = Wer diesen Link hat, darf sich setzen.
web-invite-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code mit dem Link zu diesem Tisch
web-have-link = Ich habe einen Link
web-go-there = Zum Tisch
web-have-code = Ich habe einen Code von meinem anderen Gerät
web-have-code-more = Der Code bringt alle deine Plätze auf dieses Gerät.
web-redeem = Plätze übernehmen

## At the table

web-board = Spielfläche
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-to-move = Am Zug:
web-watching = { $number ->
    [one] { $number } schaut zu
   *[other] { $number } schauen zu
}
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-score = Wertung
web-score-line = Was zählt
web-no-change = Keine Zeile der Wertung würde sich ändern.
web-total = Summe
web-no-aids = Dieser Tisch spielt ohne Hilfen: gezählt wird am Ende.
web-hint = Tipp
web-hint-percent = { $percent } %
web-hint-chance = Aussicht auf den Sieg
web-hint-points = Erwartete Punkte:
web-hint-about = Was ein Programm erwartet, das nur sieht, was du siehst. Die beste Idee kommt zuerst, auch wenn sie jetzt Punkte kostet.
web-hint-told = Aussicht auf den Sieg: { $percent } %. Beste Idee: { $idea }
web-log = Protokoll
web-log-go = Zum Moment { $version }
web-looking-back = Du siehst dir Moment { $version } an.
web-to-present = Zurück zur Gegenwart
web-rule = Regel { $rule }
web-pass-device = Gib das Gerät an { $name } weiter
web-i-am = Ich bin { $name }
web-slow = Die Verbindung ist langsam …
web-lost = Keine Verbindung. Neuer Versuch …
web-try-now = Jetzt versuchen
web-server-leaving = Der Server startet neu; deine Partie bleibt erhalten.

## Talking

web-chat = Gespräch
web-chat-show = Gespräch anzeigen
web-chat-silent = Während dieser Partie spricht niemand.
web-chat-write = Etwas schreiben
web-chat-send = Senden
web-say-hello = Hallo!
web-say-well-played = Gut gespielt!
web-say-thanks = Danke!
web-say-one-moment = Einen Moment, bitte.
web-say-good-game = Schöne Partie!

## Deciding together

web-menu = Tisch und Einstellungen
web-take-back = Meinen Zug zurücknehmen
web-propose-return = Vorschlagen, einen Zug zurückzugehen
web-propose-abandon = Vorschlagen, die Partie zu beenden
web-propose-bot = Ein Programm für { $name } spielen lassen
web-reclaim = Meinen Platz vom Programm zurückholen
web-proposal-return = { $by } schlägt vor, zu Moment { $version } zurückzugehen.
web-proposal-abandon = { $by } schlägt vor, die Partie zu beenden.
web-proposal-substitute = { $by } schlägt vor, dass ein Programm ({ $bot }) für { $name } spielt.
web-proposal-waits = Die anderen müssen noch zustimmen.
web-agree = Einverstanden
web-disagree = Nein
web-withdraw = Zurückziehen
web-other-device = Auf einem anderen Gerät weiterspielen
web-code-hint = Gib auf dem anderen Gerät binnen zehn Minuten diesen Code ein:

## The end

web-final-score = Endwertung
web-final = Das Ende
web-winner = gewinnt
web-skip = Alles zeigen
web-abandoned = Diese Partie wurde einvernehmlich beendet.
web-rematch = Noch einmal
web-rematch-join = Die anderen spielen noch einmal: mitspielen
web-replay = Ansehen
web-record = Partie herunterladen
web-verify = Verteilung prüfen
web-verified = Die Verteilung und alle { $moves } Züge folgen aus dem, was versprochen war.
web-commitment = Vorher versprochen (Hash des Geheimnisses)
web-secret = Geheimnis des Servers
web-nonces = Von den Mitspielenden ergänzt
web-seed = Startwert der Verteilung

## Looking back

web-first = Zum Anfang
web-back = Einen Zug zurück
web-run = Abspielen
web-pause = Anhalten
web-forward = Einen Zug vor
web-last = Zum Ende
web-moment = Moment
web-moment-of = Moment { $version } von { $last }
web-time-of = { $time } von { $last }
web-speed = Tempo
web-seen-by = Gesehen von
web-spectator = Zuschauer
web-copy-moment = Link zu diesem Moment kopieren

## Help and rules

web-help = Hilfe
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-contents = Inhalt
web-keys = Mit der Tastatur
web-key-hint = H: um einen Tipp fragen oder ihn schließen

## Settings

web-settings = Einstellungen
web-settings-kept = Nur auf diesem Gerät gespeichert.
web-language = Sprache
web-theme = Aussehen
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Bewegung
web-motion-system = wie das Gerät
web-motion-none = keine
web-motion-slow = langsam
web-motion-full = voll
web-confirm = Zug bestätigen
web-confirm-touch = auf Touchscreens
web-confirm-always = immer
web-confirm-never = nie
web-sound = Klänge
web-aid-places = Zeigen, wo ein Teil hin darf
web-aid-scores = Punkte im Voraus zeigen

## The garden of the day

web-daily = Der Garten des Tages
web-daily-about = Ein Rätsel für eine Person, dasselbe für alle: Leg alle Plättchen so, dass der Garten jede Karte erfüllt. Es geht; wie, sagt niemand.
web-daily-all = Alle Gärten
web-daily-earlier = Frühere Gärten
web-daily-day = Garten vom { $date }
web-daily-gentle = sanft
web-daily-tricky = knifflig
web-daily-fiendish = teuflisch
web-daily-size = { $size } × { $size }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-daily-best = Dein bestes Ergebnis: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, { $time }
web-daily-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
web-daily-time = Zeit seit dem Anfang: { $time }
web-daily-solved = Gelöst in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}, { $time }
web-daily-somebody = Jemand hat diesen Garten in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
} gelöst, { $time }. Schaffst du es auch?
web-daily-result = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} · { $time }
web-daily-share = Ergebnis teilen
web-daily-by-hand = Kopier diese Zeilen; vom Garten steht nichts darin.
web-daily-play = Diesen Garten spielen
