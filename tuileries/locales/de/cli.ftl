## Hilfe

cli-help = Drei Brettspiele rund um Gärten, im Terminal. Mit „--lang“ ({ $known }) wählst du die Sprache; sonst gilt die Sprache deines Systems.
cli-help-help = Diese Hilfe anzeigen.
cli-help-version = Die Version anzeigen.
cli-help-play = Eine Partie mit Menschen an diesem Terminal und mit Bots spielen.
cli-help-resume = Eine gespeicherte Partie weiterspielen.
cli-help-replay = Eine aufgezeichnete Partie Schritt für Schritt ansehen.
cli-help-verify = Eine Aufzeichnung prüfen: die Mischung, jeden Zug, jedes Ereignis und die Zeiten.
cli-help-simulate = Bots viele Partien spielen lassen und die Statistik anzeigen.
cli-help-arena = Bots gegeneinander antreten lassen, mit denselben Mischungen auf jedem Platz, und bewerten. Der nächste Aufruf setzt einen abgebrochenen Lauf fort.
cli-help-arena-bots = Die Bots, durch Kommas getrennt. Ein Bot, der vorausdenkt, kann eine Bedenkzeit oder eine Anzahl Probepartien bekommen: master@50ms, master@800n.
cli-help-arena-games = Anzahl der Partien für je zwei Bots, aufgerundet, damit jeder Bot auf jedem Platz spielt.
cli-help-at-least = Prüfen, ob der erste Bot gegen den anderen mindestens diesen Anteil gewinnt, etwa 0.75, und aufhören, sobald die Antwort feststeht.
cli-help-arena-results = Speicherort der Ergebnisse; sonst im Datenordner.
cli-help-arena-chart = Speicherort für ein Diagramm der Bewertungen (SVG).
cli-help-warm = Den Rechenkern der Bots vorab kompilieren, damit später niemand warten muss.
cli-help-serve = Den Spielserver starten.
cli-help-doctor = Alle Partien nachspielen, die ein Server gespeichert hat, und Fehler melden.
cli-help-backup = Die Datenbank eines Servers kopieren, auch während er läuft.
cli-help-backup-file = Wohin die Kopie soll. Die Datei darf es noch nicht geben.
cli-help-move-database = Alles, was ein Server gespeichert hat, in eine andere Datenbank übertragen, die leer sein muss. Beende zuerst den Server.
cli-help-move-source = Die bisherige Datenbank, etwa sqlite:///games.sqlite3.
cli-help-move-target = Die neue Datenbank, etwa postgresql://tuileries@localhost/tuileries.
cli-help-host = Adresse, auf der der Server lauscht.
cli-help-port = Port, auf dem der Server lauscht.
cli-help-database = Speicherort der Partien, etwa sqlite:///games.sqlite3 oder postgresql://tuileries@localhost/tuileries.
cli-help-serve-workers = Wie viele Prozesse den Port bedienen. Mehr als einer braucht PostgreSQL.
cli-help-config = Eine Datei mit Einstellungen (TOML).
cli-help-lan = Andere Geräte im Netzwerk mitspielen lassen und die Adresse als QR-Code zeigen.
cli-help-open = Die Seite im Browser öffnen.
cli-help-cards = Die Vorschriftskarten von Gardeners auflisten.
cli-help-solve = Einen Garten finden, der bestimmte Karten von Gardeners erfüllt, oder die Karten, die zusammen unlösbar sind.
cli-help-solve-cards = Die Kürzel der Karten, durch Kommas getrennt; „tuileries cards“ listet sie auf.
cli-help-solve-size = Die Größe des Gartens: 4, 5 oder 6.
cli-help-solve-seconds = Zeitlimit in Sekunden.
cli-help-learn = Ein Spiel in wenigen kurzen Lektionen lernen.
cli-help-lesson = Die Lektion, mit der es beginnt, etwa temples; sonst die erste.
cli-help-rules = Die Regeln eines Spiels ausgeben.
cli-help-game = Das Spiel, etwa zen-garden.
cli-help-file = Eine Aufzeichnung (JSON Lines).
cli-help-option = Eine Option des Spiels, etwa boards=1,2,3. Kann mehrmals angegeben werden.
cli-help-preset = Eine Voreinstellung der Optionen, etwa level-3.
cli-help-seats = Wer auf welchem Platz sitzt: human oder der Name eines Bots, durch Kommas getrennt. Ohne Angabe spielst du gegen einen Bot oder allein, wenn das Spiel keine Bots hat.
cli-help-names = Die Namen der Spieler, durch Kommas getrennt.
cli-help-seed = Der Startwert der Mischung; derselbe Startwert ergibt dieselbe Mischung.
cli-help-record = Speicherort der Aufzeichnung.
cli-help-at = Nur diesen Schritt der Partie zeigen.
cli-help-players = Die Spielerzahl.
cli-help-bots = Die Bots, durch Kommas getrennt; sie wechseln von Partie zu Partie die Plätze.
cli-help-games = Die Anzahl der Partien.
cli-help-workers = Die Anzahl der Prozesse; sonst einer pro Kern.
cli-help-json = JSON statt Tabellen ausgeben.
cli-panel-arguments = Argumente
cli-panel-options = Optionen
cli-panel-commands = Befehle
cli-required = [erforderlich]
cli-default = [Standard: {"{}"}]
cli-no-option = Die Option { $name } gibt es hier nicht. „--help“ listet die Optionen auf.
cli-no-value = Die Option { $name } braucht einen Wert.
cli-missing = { $name } fehlt. „--help“ zeigt die Verwendung.
cli-bad-value = Dieser Wert ist für { $name } nicht möglich. „--help“ zeigt die Verwendung.
cli-usage = Unbekannter Befehl. „--help“ zeigt die Verwendung.
cli-letters = Manche Zeichen lassen sich hier nicht anzeigen. Verwende UTF-8.

## Dateien und Optionen

error-file = Die Datei „{ $file }“ lässt sich nicht verwenden. ({ $detail })
error-file-open = Die Partie in „{ $file }“ ist schon in einem anderen Fenster geöffnet.
error-name-each = Jeder Platz braucht einen anderen Namen.
screen-narrow = Das Terminal ist zu schmal. Nötige Spalten: 80. Vorhandene Spalten: { $columns }.
error-version = Es gibt keinen Schritt { $version }. Die Aufzeichnung hat die Schritte 0 bis { $last }.
error-option-word = „{ $word }“ ist keine Option dieses Spiels. Schreibe Name=Wert mit einem dieser Namen: { $known }.
error-preset-and-options = Gib entweder eine Voreinstellung oder Optionen an, nicht beides.
error-unknown-preset = Es gibt keine Voreinstellung namens „{ $name }“. Möglich: { $known }.
error-names = Für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
} { $names ->
    [one] wurde { $names } Name
   *[other] wurden { $names } Namen
} angegeben. Jeder Platz braucht einen.
error-name-length = Ein Name muss 1 bis { $longest ->
    [one] { $longest } Zeichen
   *[other] { $longest } Zeichen
} lang sein.
error-positive = Die Anzahl der Partien und die der Prozesse müssen mindestens 1 sein.
error-at-least = --at-least braucht zwei Bots und einen Anteil zwischen 0 und 1.
error-no-seats = Diese Aufzeichnung sagt nicht, wer wo sitzt, deshalb lässt sich die Partie nicht weiterspielen.

## Spielen

# Was man außer einem Zug tippt; in jeder Sprache ein Wort, alle werden verstanden.
play-word-quit = ende
play-word-back = zurück
play-word-log = protokoll
play-word-help = hilfe
play-word-hint = tipp
play-time-left = Restzeit: { $time }
play-prompt = { $player } (? für Hilfe)>
play-help = { $moves ->
    [one] Es gibt nur { $moves } möglichen Zug: „{ $example }“
   *[other] Es gibt { $moves } mögliche Züge, etwa „{ $example }“
}. „? { $example }“ zeigt, was ein Zug einbringt oder warum er nicht erlaubt ist. Enter zeigt den Tisch noch einmal, „{ play-word-hint }“ zeigt, was ein Bot tun würde, „{ play-word-log }“ zeigt das Protokoll, „{ play-word-back }“ nimmt einen Zug zurück, „{ play-word-quit }“ speichert und verlässt die Partie.
play-confirm = Enter zum Weiterspielen, „{ play-word-back }“ nimmt den Zug zurück>
play-possible = Dieser Zug ist erlaubt. Summe: { $before } → { $after }
play-confirm-help = Drücke Enter zum Weiterspielen oder tippe „{ play-word-back }“ oder „{ play-word-quit }“.
play-preview = { $line } ({ $rule }): { $before } → { $after }
play-hint-outlook = Gewinnchance: { $percent } %. Erwartete Punkte: { $points }.
play-hint-seat = { $player } { $points }
play-hint-idea = { $number }. Tippe { $notation }
play-hint-gain = { $line } { $points }
play-hand-over = Gib die Tastatur an { $player } weiter, dann drücke Enter.
play-pledge = Die Mischung ist durch ein Geheimnis mit diesem Hashwert festgelegt: { $commitment }
play-resumed = Die Partie geht bei Schritt { $version } weiter.
play-saved = Partie gespeichert. Zum Weiterspielen: { $command } resume { $file }
play-finished = Aufzeichnung gespeichert. Zum Prüfen: { $command } verify { $file }

## Wiederholung

replay-prompt = Schritt { $version } von { $last } (Enter: weiter, b: zurück, Zahl: dorthin, q: Ende)>
replay-help = Enter zeigt den nächsten Schritt, „b“ den vorigen, eine Zahl von 0 bis { $last } den Schritt mit dieser Nummer; „q“ beendet die Wiederholung.

## Prüfen

verify-read = { $file }: lesbare Aufzeichnung ({ $game }) mit { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
}.
verify-no-pledge = Der Startwert wurde offen angegeben, deshalb gibt es keine Zusage zu prüfen.
verify-commitment = Das Geheimnis passt zur Zusage: { $commitment }.
verify-seed = Der Startwert passt zum Geheimnis und zu den Zufallswerten von { $nonces ->
    [one] { $nonces } Platz
   *[other] { $nonces } Plätzen
}.
verify-deal = Die Mischung wurde von Hand festgelegt, nicht aus dem Startwert gezogen.
verify-rules = Der Spielaufbau passt zu dieser Mischung, nach Version { $rules } der Regeln.
verify-other-rules = Die Aufzeichnung folgt Version { $recorded } der Regeln. Mit Version { $rules } bleibt alles gleich.
verify-part = Geprüft bis Schritt { $last }: Alles stimmt.
verify-events = { $moves ->
    [one] { $moves } Zug war erlaubt und ergab
   *[other] { $moves } Züge waren erlaubt und ergaben
} genau { $events ->
    [one] das eine aufgezeichnete Ereignis
   *[other] die { $events } aufgezeichneten Ereignisse
}.
verify-times = Die Zeiten stimmen: Niemand hat nach Ablauf der Sanduhr gespielt, und sie ist nicht zu früh abgelaufen.
verify-no-times = Die Partie hatte eine Sanduhr, aber die Aufzeichnung enthält keine Zeiten. Sie konnten nicht geprüft werden.
verify-unfinished = Bis hierher stimmt alles. Die Partie ist noch nicht zu Ende.
verify-finished = Alles stimmt. Punkte: { $totals }. Sieg: { $winners }.
verify-lost = Alles stimmt. Punkte: { $totals }. Niemand hat gewonnen.

## Simulieren

arena-together = { $game }: Alle gewinnen oder verlieren zusammen, Bots lassen sich also nicht vergleichen.
simulate-progress = Partien
simulate-nothing = Abgebrochen, bevor die erste Partie zu Ende war.
simulate-stopped = Abgebrochen nach { $played } von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}. Nur beendete Partien zählen.
simulate-heading = { $game }: { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
} mit { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
}, Startwert { $seed }. 95-%-Konfidenzintervalle.
simulate-bot = Bot
simulate-games = Partien
simulate-wins = Gewonnen
simulate-score = Punkte
simulate-line = Wertungszeile
simulate-order = Zugreihenfolge in Runde 1

arena-against = Gegen
arena-margin = Vorsprung
arena-elo = Elo
arena-verdict = { $bot } gewinnt mindestens { $goal }: { $decision ->
    [reached] erreicht
    [not-reached] nicht erreicht
   *[open] noch offen
} nach { $deals ->
    [one] { $deals } Mischung
   *[other] { $deals } Mischungen
}. Likelihood-Quotient von { $better } zu { $goal }: { $ratio }, entschieden bei { $low } und { $high }.
warm-progress = { $game }: Der Rechenkern wird kompiliert. Das dauert eine halbe Minute, aber nur beim ersten Mal.
warm-done = { $game }: Die Bots sind bereit.
warm-solver-done = { $game }: Der Löser ist bereit.

## Lösen

error-unknown-card = Es gibt keine Karte namens „{ $name }“. „tuileries cards“ listet alle auf.
error-seconds = Die Zeit muss mehr als 0 Sekunden betragen.
solve-garden = Dieser Garten erfüllt alle Karten:
solve-impossible = { $cards ->
    [one] Kein Garten erfüllt diese Karte.
   *[other] Kein Garten erfüllt diese { $cards } Karten zusammen. Sobald eine beliebige davon wegfällt, geht es.
}
## Learning

# What a learner types besides a move; in each language one word, all of them understood.
learn-word-quit = ende
learn-word-back = zurück
learn-word-again = nochmal
learn-word-skip = weiter
learn-word-help = hilfe
learn-lesson = Lektion { $number } von { $lessons }: { $title }
learn-prompt = Dein Zug (? für Hilfe)>
learn-next = Weiter mit Enter (? für Hilfe)>
learn-model = „{ $move }“ wäre richtig.
learn-example = „{ $move }“ wäre möglich.
learn-let-play = Enter allein lässt den Bot spielen.
learn-help = „{ learn-word-back }“ geht einen Schritt zurück, „{ learn-word-again }“ beginnt die Lektion von vorn, „{ learn-word-skip }“ geht zur nächsten Lektion, „{ learn-word-quit }“ beendet.
learn-finished = Das war die letzte Lektion. Deine erste Partie: tuileries play { $game }
learn-exercises = Eine Übung für jede Art von Karte: tuileries learn { $game } { $name }. Möglich: { $known }.
learn-exercise = Übung: { $title }
learn-exercise-done = Das war die Übung.
error-no-lessons = { $game }: Dafür gibt es noch keine Lektionen.

cli-help-review = Auf eine beendete Partie Zen Garden oder Die Hängenden Gärten zurückblicken: was jeder Zug gekostet hat und was Glück war.
cli-help-review-all = Alle Züge zeigen, nicht nur die schlechten.
cli-review-move = Schritt { $step }: { $player } spielt { $move } ({ $grade })
cli-review-better = Besser um { $points } (± { $error }): { $move }
cli-review-lead = Erwarteter Vorsprung vor diesem Zug: { $before }, danach: { $after } (± { $error })
cli-review-also = Ebenfalls besser, um { $points } (± { $error }): { $move }
cli-review-within = { $points } (± { $error })
cli-review-decimal = { $whole },{ $part }
cli-review-luck = Schritt { $step }, neue Karten oder Plättchen: { $seats }
cli-review-balance = { $player }, gegenüber den anderen: { $final }
cli-review-loss = Verlust je Zug im Schnitt: { $loss }. Ungenauigkeiten: { $inaccuracy }, Fehler: { $mistake }, grobe Fehler: { $blunder }.
error-no-review = { $game }: Im Terminal gibt es keine Analyse dieses Spiels.
error-not-over = Diese Partie ist nicht zu Ende. Eine Analyse gibt es erst danach.
