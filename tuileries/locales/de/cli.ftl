## Hilfe

cli-help = Drei Gartenspiele an einem Tisch, im Terminal. Überall wählt „--lang en“, „fr“ oder „de“ die Sprache; sonst gilt die Sprache deines Systems.
cli-help-help = Diese Hilfe anzeigen.
cli-help-play = Mit Menschen an diesem Terminal und mit Programmen spielen.
cli-help-resume = Eine Partie dort fortsetzen, wo ihre Aufzeichnung endet.
cli-help-replay = Eine aufgezeichnete Partie Schritt für Schritt ansehen.
cli-help-verify = Eine Aufzeichnung prüfen: die Verteilung, jeden Zug und jedes Ereignis.
cli-help-simulate = Programme viele Partien spielen lassen und berichten, was dabei herauskam.
cli-help-arena = Lässt Bots bei gleicher Auslage auf allen Plätzen aufeinandertreffen und bewertet sie. Ein abgebrochener Wettkampf geht dort weiter, wo er war.
cli-help-arena-bots = Die Bots, durch Kommas getrennt. Wer vorausdenkt, kann eine Zeit oder eine Zahl von Probepartien bekommen: master@50ms, master@800n.
cli-help-arena-games = Wie viele Partien je zwei von ihnen spielen, aufgerundet, damit jeder auf jedem Platz sitzt.
cli-help-at-least = Prüft, ob der zuerst genannte Bot mindestens diesen Anteil gegen den anderen gewinnt, etwa 0.75, und hört auf, sobald das entschieden ist.
cli-help-arena-results = Wo die Ergebnisse bleiben; sonst dort, wo sie wiedergefunden werden.
cli-help-arena-chart = Wohin die Bewertung als Bild (SVG) gezeichnet wird.
cli-help-warm = Übersetzt, womit die Bots denken, damit später niemand darauf wartet.
cli-help-serve = Den Spielserver starten.
cli-help-doctor = Alle Partien nachspielen, die ein Server gespeichert hat, und berichten.
cli-help-host = Die Adresse, auf der gelauscht wird.
cli-help-port = Der Port, auf dem gelauscht wird.
cli-help-database = Wo Partien gespeichert werden, etwa sqlite:///games.sqlite3.
cli-help-config = Eine TOML-Datei mit Einstellungen.
cli-help-lan = Die Handys am Tisch hereinlassen und die Adresse als QR-Code zeigen.
cli-help-open = Die Seite im Browser öffnen.
cli-help-cards = Die Bedingungskarten von Gardeners auflisten.
cli-help-solve = Einen Garten für Karten von Gardeners finden, oder die Karten, die einander ausschließen.
cli-help-solve-cards = Die Karten mit ihren Kürzeln, durch Kommas getrennt; „tuileries cards“ zählt sie auf.
cli-help-solve-size = Die Seite des Gartens: 4, 5 oder 6.
cli-help-solve-seconds = Wie lange es dauern darf, in Sekunden.
cli-help-rules = Die Regeln eines Spiels ausgeben.
cli-help-game = Das Spiel, etwa zen-garden.
cli-help-file = Eine Aufzeichnung (JSON Lines).
cli-help-option = Eine Option des Spiels, etwa boards=1,2,3. Kann mehrmals angegeben werden.
cli-help-preset = Eine Voreinstellung der Optionen, etwa level-3.
cli-help-seats = Wer wo sitzt: human oder der Name eines Bots, durch Kommas getrennt.
cli-help-names = Die Namen der Spieler, durch Kommas getrennt.
cli-help-seed = Woher der Zufall kommt; derselbe Startwert ergibt dieselbe Partie.
cli-help-record = Wo die Aufzeichnung liegen soll.
cli-help-at = Nur diesen Schritt der Partie zeigen.
cli-help-players = Die Zahl der Spieler.
cli-help-bots = Die Bots, durch Kommas getrennt; sie wechseln von Partie zu Partie die Plätze.
cli-help-games = Wie viele Partien gespielt werden.
cli-help-workers = Wie viele Prozesse arbeiten; sonst einer je Kern.
cli-help-json = Ein einziges JSON-Dokument statt Tabellen ausgeben.
cli-panel-arguments = Argumente
cli-panel-options = Optionen
cli-panel-commands = Befehle
cli-required = [erforderlich]
cli-default = [Vorgabe: {"{}"}]
cli-no-option = Eine Option { $name } gibt es hier nicht. „--help“ zeigt, welche es gibt.
cli-no-value = Die Option { $name } braucht einen Wert.
cli-missing = { $name } fehlt. „--help“ zeigt, was möglich ist.
cli-bad-value = { $name } kann diesen Wert nicht haben. „--help“ zeigt, was möglich ist.
cli-usage = Diese Wörter ergeben zusammen keinen Sinn. „--help“ zeigt, was möglich ist.
cli-letters = Manche Zeichen lassen sich hier nicht lesen oder schreiben; es braucht UTF-8.

## Dateien und Optionen

error-file = Die Datei „{ $file }“ lässt sich nicht verwenden. ({ $detail })
error-file-open = Die Partie in „{ $file }“ wird gerade in einem anderen Fenster gespielt.
error-name-each = Jeder Platz braucht einen eigenen Namen.
screen-narrow = Der Tisch braucht 80 Spalten; hier sind { $columns }.
error-version = Es gibt keinen Schritt { $version }: Die Aufzeichnung reicht von 0 bis { $last }.
error-option-word = „{ $word }“ ist keine Option dieses Spiels. Man schreibt Name=Wert, mit einem dieser Namen: { $known }.
error-preset-and-options = Gib entweder eine Voreinstellung oder Optionen an, nicht beides.
error-unknown-preset = Es gibt keine Voreinstellung namens „{ $name }“. Möglich sind: { $known }.
error-names = Für { $seats } { $seats ->
    [one] Platz
   *[other] Plätze
} { $names ->
    [one] wurde { $names } Name
   *[other] wurden { $names } Namen
} angegeben. Jeder Platz braucht einen eigenen Namen.
error-name-length = Ein Name hat 1 bis { $longest } Zeichen.
error-positive = Die Zahl der Partien und der Prozesse muss mindestens 1 sein.
error-at-least = --at-least prüft zwei Bots, mit einem Anteil zwischen 0 und 1.
error-no-seats = Die Aufzeichnung sagt nicht, wer wo sitzt; sie lässt sich nicht fortsetzen.

## Spielen

# Was man außer einem Zug tippt; in jeder Sprache ein Wort, alle werden verstanden.
play-word-quit = ende
play-word-back = zurück
play-word-log = protokoll
play-word-help = hilfe
play-time-left = Restzeit: { $time }
play-prompt = { $player } (? für Hilfe)>
play-help = { $moves ->
    [one] Es gibt { $moves } möglichen Zug
   *[other] Es gibt { $moves } mögliche Züge
}, etwa „{ $example }“. „? { $example }“ zeigt, was ein Zug einbringt oder warum er nicht erlaubt ist. Enter zeigt den Tisch noch einmal, „{ play-word-log }“ zeigt das Protokoll, „{ play-word-back }“ nimmt einen Zug zurück, „{ play-word-quit }“ speichert die Partie und beendet sie.
play-confirm = Enter zum Weiterspielen, „{ play-word-back }“, um den Zug zurückzunehmen>
play-possible = Dieser Zug ist möglich. Summe: { $before } → { $after }
play-confirm-help = Drücke Enter zum Weiterspielen oder tippe „{ play-word-back }“ oder „{ play-word-quit }“.
play-preview = { $line } ({ $rule }): { $before } → { $after }
play-hand-over = Gib den Bildschirm an { $player } weiter und drücke Enter.
play-pledge = Die Verteilung steht durch ein Geheimnis fest, dessen Hashwert { $commitment } ist.
play-resumed = Die Partie geht bei Schritt { $version } weiter.
play-saved = Die Partie ist gespeichert. So geht es weiter: { $command } resume { $file }
play-finished = Die Aufzeichnung der Partie ist gespeichert. So wird sie geprüft: { $command } verify { $file }

## Nachspielen

replay-prompt = { $version } von { $last } (Enter: weiter, b: zurück, eine Zahl: dorthin, q: Ende)>
replay-help = Enter geht weiter, „b“ geht zurück, eine Zahl von 0 bis { $last } führt zu diesem Schritt, „q“ endet.

## Prüfen

verify-read = { $file }: lesbare Aufzeichnung ({ $game }), { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
}.
verify-no-pledge = Der Startwert wurde offen angegeben; es gab kein Versprechen zu prüfen.
verify-commitment = Der Hashwert des Geheimnisses ist der versprochene: { $commitment }.
verify-seed = Der Startwert folgt aus dem Geheimnis und den Zufallswerten von { $nonces } Plätzen.
verify-deal = Die Verteilung wurde von Hand vorbereitet, nicht aus dem Startwert gezogen.
verify-rules = Der aufgezeichnete Anfang ist der dieser Verteilung, nach Version { $rules } der Regeln.
verify-events = { $moves ->
    [one] { $moves } Zug war erlaubt und hatte
   *[other] { $moves } Züge waren erlaubt und hatten
} genau { $events ->
    [one] das eine aufgezeichnete Ereignis
   *[other] die { $events } aufgezeichneten Ereignisse
} zur Folge.
verify-unfinished = Bis hierher stimmt alles. Die Partie ist noch nicht zu Ende.
verify-finished = Alles stimmt. Punkte: { $totals }. Sieg: { $winners }.

## Simulieren

simulate-at-once = { $game } spielen alle gleichzeitig und gegen die Uhr; das lässt sich nicht simulieren.
simulate-progress = Partien
simulate-nothing = Angehalten, bevor eine einzige Partie zu Ende war.
simulate-stopped = Angehalten. { $played } von { $games } Partien { $played ->
    [one] ist
   *[other] sind
} gespielt und gezählt.
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
simulate-order = Spielreihenfolge in Runde 1

arena-against = Gegen
arena-margin = Abstand
arena-elo = Elo
arena-verdict = { $bot } gewinnt mindestens { $goal }: { $decision ->
    [reached] erreicht
    [not-reached] nicht erreicht
   *[open] offen
} nach { $deals ->
    [one] { $deals } Auslage
   *[other] { $deals } Auslagen
}. Likelihood-Quotient von { $better } zu { $goal }: { $ratio }, entschieden bei { $low } und { $high }.
warm-progress = { $game }: Es wird kompiliert. Das dauert eine halbe Minute, nur einmal.
warm-done = { $game }: Die Bots sind bereit.
warm-solver-done = { $game }: Der Löser ist bereit.

## Lösen

error-unknown-card = Eine Karte „{ $name }“ gibt es nicht. „tuileries cards“ zählt alle auf.
error-seconds = Die Zeit muss mehr als 0 Sekunden betragen.
solve-garden = Dieser Garten erfüllt sie alle zusammen:
solve-impossible = { $cards ->
    [one] Kein Garten erfüllt diese Karte.
   *[other] Kein Garten erfüllt diese { $cards } Karten zusammen, aber jeder Teil von ihnen ist erfüllbar.
}
