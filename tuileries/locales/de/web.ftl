## Die Startseite

web-welcome = Drei Gärten, ein Tisch
web-welcome-more = Lege den schönsten Garten des Abends an: mit Freunden, gegen Bots jeder Stärke oder als Team gegen die Sanduhr.
web-house = Hauptmenü
web-home = Zur Startseite
web-games = Spiele
web-play-now = Jetzt spielen
web-invite-friends = Freunde einladen
web-join = Mitspielen
web-watch = Zuschauen
web-your-games = Deine Partien
web-go-on = Weiterspielen
web-finished = Beendete Partien
web-round = Runde { $round }
web-round-of = Runde { $round } von { $rounds }
web-stopped = Abgebrochen
web-hide = Diese Partie ausblenden: { $game }, { $names }
web-unhide = Diese Partie wieder zeigen: { $game }, { $names }
web-show-hidden = Ausgeblendete: { $number }
web-hide-again = Wieder ausblenden
web-none-open = Zurzeit gibt es keinen öffentlichen Tisch.
web-none-running = Zurzeit läuft keine öffentliche Partie.
web-nothing-here = Diese Seite gibt es nicht.
web-skip-to-main = Zum Inhalt springen
web-unofficial = Tuileries ist ein inoffizielles Fanprojekt ohne Verbindung zu den Autoren oder Verlagen der Spiele. Alle Texte und Zeichnungen sind unsere eigenen.
web-loading = Wird geladen …
web-unreachable = Der Server ist nicht erreichbar. Nichts ist verloren; versuche es gleich noch einmal.
web-close = Schließen

## Vor der Partie

web-new-table = Neuer Tisch
web-your-name = Dein Name
web-you-name = Gast
web-opponent = Gegner
web-opponent-beginner = Übersieht die meisten guten Züge: richtig für die erste Partie.
web-opponent-learner = Übersieht viele gute Züge.
web-opponent-casual = Übersieht oft etwas.
web-opponent-regular = Ein guter Gegner, wenn du das Spiel kennst.
web-opponent-skilled = Plant voraus, patzt aber oft.
web-opponent-seasoned = Plant voraus und patzt manchmal.
web-opponent-expert = Plant voraus und patzt selten.
web-opponent-virtuoso = Stark: verschenkt wenig.
web-opponent-champion = Sehr stark.
web-opponent-master = Am stärksten: überlegt bei jedem Zug.
web-teammates = Mitspieler
web-teammate-novice = Richtet sich nach den eigenen Karten und dem, was jede Prüfung zeigt.
web-teammate-gardener = Beobachtet, was du tust, und zieht Schlüsse daraus.
web-teammate-master = Versteht fast alles, was du tust, und plant weit voraus.
web-pace = Tempo der Bots
web-pace-relaxed = gemütlich
web-pace-brisk = zügig
web-pace-fast = schnell
web-alone = Allein
web-with-friends = Mit Freunden spielen
web-your-colour = Farbe
web-colour-red = rot, Kreis
web-colour-blue = blau, Quadrat
web-colour-green = grün, Dreieck
web-colour-yellow = gelb, Raute
web-colour-purple = violett, Stern
web-colour-orange = orange, Fünfeck
web-seats = Plätze
web-player-number = Spielerzahl
web-seat-number = Platz { $number }
web-seat-human = Mensch
web-seat-bot = Bot: { $bot }
web-seat-bot-pace = Bot: { $bot }, { $pace }
web-seat-free = frei
web-seat-reserved = reserviert für { $name }
web-to-bot = Bot dazusetzen
web-seat-to-bot = Platz { $number }: Bot dazusetzen
web-how-to-play = Optionen
web-shuffled = Sitzordnung auslosen
web-listed = Öffentlicher Tisch: Alle dürfen mitspielen oder zuschauen
web-with-aids = Mit Hilfen: erlaubte Felder und Punktevorschau
web-with-hints = Mit Tipps: Wer am Zug ist, darf einen Bot um Rat fragen
web-open-table = Tisch eröffnen
web-sit-down = Platz nehmen
web-join-more = Noch jemand an diesem Gerät
web-you = du
web-bot = Bot
web-away = abwesend
web-absent = nicht verbunden
web-remove = { $name } entfernen
web-start = Partie starten
web-leave = Tisch verlassen
web-wait-seats = Es sind noch nicht alle Plätze besetzt.
web-wait-host = Der Gastgeber muss die Partie noch starten.
web-wait-ready = Alle sind da.
web-full-watching = Alle Plätze sind besetzt: Du schaust zu.
web-invite = Einladen
web-invite-hint = Wer diesen Link hat, kann mitspielen.
web-invite-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code mit dem Link zu diesem Tisch
web-have-link = Ich habe einen Link
web-go-there = Zum Tisch
web-have-code = Ich habe einen Code von meinem anderen Gerät
web-have-code-more = Mit dem Code holst du alle deine Plätze auf dieses Gerät.
web-redeem = Plätze übernehmen

## Am Tisch

web-board = Spielfläche
web-your-turn = Du bist am Zug
web-turn-of = { $name } ist am Zug
web-thinking = { $name } denkt nach
web-to-move = Am Zug:
web-watching = { $number ->
    [one] { $number } Zuschauer
   *[other] { $number } Zuschauer
}
web-you-watch = Du schaust bei dieser Partie zu. Du siehst, was offen ist.
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-score = Wertung
web-score-line = Punkte für
web-no-change = Deine Punkte würden sich nicht ändern.
web-total = Summe
web-no-aids = An diesem Tisch wird ohne Hilfen gespielt: Die Punkte siehst du am Ende.
web-hint = Tipp
web-hint-percent = { $percent } %
web-hint-chance = Gewinnchance
web-hint-points = Erwartete Punkte:
web-hint-later = Erwartete Punkte: { $points }, Gewinnchance: { $percent } %
web-hint-about = Geschätzt von einem Bot, der nur sieht, was du siehst. Der beste Zug steht oben, auch wenn er jetzt Punkte kostet.
web-hint-told = Gewinnchance: { $percent } %. Bester Zug: { $idea }
web-log-and-chat = Protokoll und Chat
web-chat-new = neue Nachrichten
web-log = Protokoll
web-log-go = Schritt { $version } ansehen
web-log-times = { $number ->
    [one] einmal
   *[other] { $number }-mal
}
web-looking-back = Du siehst Schritt { $version }.
web-to-present = Zum aktuellen Stand
web-rule = Regel { $rule }
web-pass-device = Gib das Gerät an { $name } weiter
web-i-am = Ich bin { $name }
web-slow = Die Verbindung ist langsam …
web-lost = Keine Verbindung. Neuer Versuch …
web-try-now = Jetzt neu verbinden
web-server-leaving = Der Server startet neu. Deine Partie ist gespeichert.

## Reden

web-chat = Chat
web-chat-show = Chat anzeigen
web-chat-silent = Dieses Spiel wird schweigend gespielt, deshalb ist der Chat aus.
web-chat-write = Nachricht schreiben
web-chat-send = Senden
web-say-hello = Hallo!
web-say-well-played = Gut gespielt!
web-say-thanks = Danke!
web-say-one-moment = Einen Moment, bitte.
web-say-good-game = Schöne Partie!

## Gemeinsam entscheiden

web-menu = Tisch und Einstellungen
web-undo = Rückgängig
web-take-back = Zug zurücknehmen
web-propose-return = Rücknahme vorschlagen
web-propose-abandon = Abbruch vorschlagen
web-stop = Partie abbrechen
web-stop-title = Partie abbrechen?
web-stop-alone = Eine abgebrochene Partie kann nicht fortgesetzt werden. Du kannst gleich eine neue beginnen.
web-stop-others = Die anderen Spieler müssen zustimmen. Eine abgebrochene Partie kann nicht fortgesetzt werden.
web-keep-playing = Weiterspielen
web-propose-bot = Bot für { $name } einsetzen
web-reclaim = Platz zurückholen
web-proposal-return = { $by } schlägt vor, zu Schritt { $version } zurückzugehen.
web-proposal-abandon = { $by } schlägt vor, die Partie abzubrechen.
web-proposal-substitute = { $by } schlägt vor, dass ein Bot ({ $bot }) für { $name } spielt.
web-proposal-waits = Die anderen müssen noch zustimmen.
web-agree = Zustimmen
web-disagree = Ablehnen
web-withdraw = Zurückziehen
web-other-device = Gerät wechseln
web-code-hint = Gib auf dem anderen Gerät innerhalb von zehn Minuten diesen Code ein:
web-devices = Meine Geräte
web-devices-note = Wer eines dieser Geräte hat, kann an deiner Stelle spielen.
web-device-this = Dieses Gerät, seit { $date }
web-device-other = Ein anderes Gerät, seit { $date }
web-device-remove = Entfernen
web-codes-open = { $codes ->
    [0] Kein Code für ein anderes Gerät ist gültig.
    [one] Ein Code für ein anderes Gerät ist noch gültig.
   *[other] { $codes } Codes für andere Geräte sind noch gültig.
}
web-codes-cancel = Codes löschen

## Das Ende

web-final-score = Schlusswertung
web-final = Spielende
web-winner = gewinnt
web-you-win = Du gewinnst!
web-you-share = Du teilst dir den Sieg!
web-wins = { $winners } gewinnt
web-share-victory = { $winners } teilen sich den Sieg
web-team-won = Gut gemacht!
web-team-lost = Diesmal nicht
web-lead = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} Vorsprung. Größter Unterschied: { $line } (+{ $gain }).
web-result = Ergebnis zeigen
web-share-picture = Bild teilen
web-no-picture = Das Bild konnte nicht erstellt werden.
web-skip = Alles zeigen
web-abandoned = Diese Partie wurde abgebrochen.
web-rematch = Noch einmal spielen
web-rematch-join = Wieder mitspielen
web-replay = Wiederholung
web-review = Analyse
web-led = { $name } leitet eine Analyse dieser Partie.
web-led-nobody = Gerade leitet niemand eine Analyse.
web-follow = Folgen
web-following = Du folgst { $name }.
web-look-around = Selbst umsehen
web-lead-others = Analyse leiten
web-leading = Du leitest die Analyse. Alle, die folgen, sehen, was du ansiehst.
web-lead-link = Einladung kopieren
web-lead-stop = Nicht mehr leiten
web-record = Aufzeichnung speichern
web-verify = Mischung prüfen
web-verified = Geprüft: Die Mischung passt zum veröffentlichten Hashwert, und { $moves ->
    [one] der einzige Zug ist
   *[other] alle { $moves } Züge sind
} nach den Regeln erlaubt.
web-commitment = Vor der Partie veröffentlicht (Hashwert des Geheimnisses)
web-secret = Geheimnis des Servers
web-nonces = Zufallswerte der Spieler
web-seed = Startwert der Mischung

## Die Wiederholung

web-first = Zum Anfang
web-back = Einen Schritt zurück
web-run = Abspielen
web-pause = Pause
web-forward = Einen Schritt vor
web-last = Zum Ende
web-moment = Schritt
web-moment-of = Schritt { $version } von { $last }
web-time-of = { $time } von { $last }
web-speed = Tempo
web-seen-by = Ansicht als
web-spectator = Zuschauer
web-copy-moment = Link kopieren

## Hilfe und Regeln

web-help = Hilfe
web-rules = Regeln
web-rules-of = { $game }: Regeln
web-contents = Inhalt
web-keys = Mit der Tastatur
web-key-hint = H blendet einen Tipp ein oder aus.
web-key-explain = ? erklärt, was ausgewählt ist; die Pfeiltasten führen zu anderen Dingen.

## Einstellungen

web-settings = Einstellungen
web-settings-kept = Nur auf diesem Gerät gespeichert.
web-language = Sprache
web-theme = Darstellung
web-theme-system = wie auf dem Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Animationen
web-motion-system = wie auf dem Gerät
web-motion-none = keine
web-motion-slow = langsam
web-motion-full = normal
web-confirm = Züge bestätigen
web-confirm-touch = auf Touchscreens
web-confirm-always = immer
web-confirm-never = nie
web-sound = Töne
web-aid-places = Zeigen, wo ein Plättchen oder eine Karte liegen darf
web-aid-scores = Punktevorschau zeigen
web-aid-pointed = Erklären, worauf die Maus ruht
web-aid-firsts = Erklären, was zum ersten Mal geschieht

## Der Garten des Tages

web-daily = Garten des Tages
web-daily-about = Ein Rätsel für einen Spieler, für alle dasselbe: Lege alle Plättchen so, dass der Garten jede Karte erfüllt. Es gibt eine Lösung. Findest du sie?
web-daily-all = Alle Gärten
web-daily-earlier = Frühere Gärten
web-daily-day = Garten vom { $date }
web-daily-gentle = leicht
web-daily-tricky = knifflig
web-daily-fiendish = teuflisch
web-daily-size = { $size } × { $size }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-daily-best = Dein Rekord: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, { $time }
web-daily-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
web-daily-time = Vergangene Zeit: { $time }
web-daily-solved = Gelöst: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, { $time }
web-daily-somebody = Jemand hat diesen Garten in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
} gelöst ({ $time }). Schaffst du es auch?
web-daily-result = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} · { $time }
web-daily-share = Ergebnis teilen
web-daily-by-hand = Kopiere diese Zeilen. Die Lösung verraten sie nicht.
web-daily-play = Diesen Garten spielen

## Lessons

web-learn = Lernen
web-learn-title = { $game }: Lektionen
web-learn-about = Kurze Lektionen am Tisch, mit echten Zügen. Sie dauern etwa fünf Minuten.
web-learn-start = Beginnen
web-learn-continue = Fortsetzen
web-learn-finished = Du hast alle Lektionen geschafft. Zeit für eine echte Partie!
web-know-game = Kennst du das Spiel?
web-show-me = Zeig es mir (5 Min.)
web-i-know-it = Ich kenne es
web-lesson = Lektion
web-lesson-of = Lektion { $number } von { $lessons }
web-lesson-step = Schritt { $number } von { $steps }
web-lesson-back = Zurück
web-lesson-again = Noch einmal
web-lesson-skip = Überspringen
web-lesson-next = Weiter
web-lesson-following = Nächste Lektion
web-lesson-finish = Fertig
web-lesson-understood = Verstanden
web-lesson-leave = Lektion verlassen
web-lesson-course = Zu den Lektionen
web-lesson-done = geschafft
web-exercise = Übung
web-learn-exercises = Übungen
web-learn-exercises-about = Für jede Art von Karte ein Garten, der fast stimmt. Je ein oder zwei Züge.

## Learning while a table waits

web-waiting = Wartender Tisch
web-waiting-learn = Lernen und warten
web-waiting-learn-about = Dein Platz bleibt dir, und du erfährst, wann es losgeht.
web-waiting-sit = Nimm zuerst Platz: Er bleibt dir, während du lernst.
web-waiting-seated = Dein Platz bleibt dir.
web-waiting-unseated = Du hast noch keinen Platz genommen.
web-waiting-begun = Die Partie hat begonnen!
web-waiting-over = Diese Partie ist zu Ende.
web-waiting-back = Zurück zum Tisch
