## Hilfe

cli-help = Drei Gartenspiele an einem Tisch, im Terminal. Überall wählt „--lang en“, „fr“ oder „de“ die Sprache; sonst ist es die, die dein System verlangt.
cli-help-help = Diese Hilfe zeigen.
cli-help-play = Mit Menschen an diesem Terminal und mit Programmen spielen.
cli-help-resume = Ein Spiel dort fortsetzen, wo seine Aufzeichnung endet.
cli-help-replay = Ein aufgezeichnetes Spiel Schritt für Schritt ansehen.
cli-help-verify = Eine Aufzeichnung prüfen: die Verteilung, jeden Zug und jedes Ereignis.
cli-help-simulate = Programme viele Spiele spielen lassen und berichten, was dabei herauskam.
cli-help-serve = Den Spielserver starten.
cli-help-doctor = Alle Spiele nachspielen, die ein Server gespeichert hat, und berichten.
cli-help-host = Die Adresse, auf der gelauscht wird.
cli-help-port = Der Port, auf dem gelauscht wird.
cli-help-database = Wo Spiele gespeichert werden, etwa sqlite:///games.sqlite3.
cli-help-config = Eine TOML-Datei mit Einstellungen.
cli-help-lan = Die Handys am Tisch hereinlassen und die Adresse als QR-Code zeigen.
cli-help-rules = Die Regeln eines Spiels ausgeben.
cli-help-game = Das Spiel, etwa zen-garden.
cli-help-file = Eine Aufzeichnung (JSON Lines).
cli-help-option = Eine Option des Spiels, etwa boards=1,2,3. Darf mehrmals stehen.
cli-help-preset = Optionen unter einem Namen, etwa level-3.
cli-help-seats = Wer wo sitzt: human oder der Name eines Bots, mit Kommas dazwischen.
cli-help-names = Die Namen der Spieler, mit Kommas dazwischen.
cli-help-seed = Woher der Zufall kommt; derselbe Startwert teilt dasselbe aus.
cli-help-record = Wo die Aufzeichnung liegen soll.
cli-help-at = Nur diese Version des Spiels zeigen.
cli-help-players = Die Zahl der Spieler.
cli-help-bots = Die Bots, mit Kommas dazwischen; sie wechseln von Spiel zu Spiel die Plätze.
cli-help-games = Wie viele Spiele gespielt werden.
cli-help-workers = Wie viele Prozesse arbeiten; sonst einer je Kern.
cli-help-json = Ein einziges JSON-Dokument statt Tabellen ausgeben.
cli-panel-arguments = Argumente
cli-panel-options = Optionen
cli-panel-commands = Befehle
cli-required = [erforderlich]
cli-default = [Vorgabe: {"{}"}]
cli-no-option = Eine Option { $name } gibt es hier nicht. „--help“ zeigt, welche es gibt.
cli-no-value = Die Option { $name } braucht einen Wert.
cli-missing = { $name } fehlt. „--help“ zeigt, was man sagen kann.
cli-bad-value = { $name } kann diesen Wert nicht haben. „--help“ zeigt, was man sagen kann.
cli-usage = Diese Wörter ergeben zusammen keinen Sinn. „--help“ zeigt, was man sagen kann.
cli-letters = Manche Zeichen lassen sich hier nicht lesen oder schreiben; es braucht UTF-8.

## Dateien und Optionen

error-file = Die Datei „{ $file }“ ist nicht zu gebrauchen. ({ $detail })
error-version = Es gibt keine Version { $version }: Die Aufzeichnung reicht von 0 bis { $last }.
error-option-word = „{ $word }“ ist keine Option dieses Spiels. Man schreibt Name=Wert, mit einem dieser Namen: { $known }.
error-preset-and-options = Gib entweder benannte Optionen oder einzelne an, nicht beides.
error-unknown-preset = Es gibt keine Optionen namens „{ $name }“. Es gibt: { $known }.
error-names = Für { $seats } Plätze wurden { $names } Namen angegeben. Jeder Platz braucht einen eigenen Namen.
error-name-length = Ein Name hat 1 bis { $longest } Buchstaben.
error-positive = Die Zahl der Spiele und der Prozesse ist mindestens 1.
error-no-seats = Die Aufzeichnung sagt nicht, wer wo sitzt; sie lässt sich nicht fortsetzen.

## Spielen

play-prompt = { $player } (? für Hilfe)>
play-help = { $moves ->
    [one] Es gibt einen möglichen Zug
   *[other] Es gibt { $moves } mögliche Züge
}, etwa „{ $example }“. „? { $example }“ sagt, was ein Zug einbrächte oder warum er nicht geht. Enter zeichnet den Tisch neu, „log“ erzählt, was geschah, „back“ nimmt eine Entscheidung zurück, „quit“ verlässt den Tisch und behält das Spiel.
play-confirm = Enter, um weiterzuspielen, „back“, um den Zug zurückzunehmen>
play-taken-back = { $player } nimmt die letzte Entscheidung zurück.
play-possible = Dieser Zug ist möglich.
play-preview = { $line } ({ $rule }): { $before } → { $after }
play-hand-over = Gib den Bildschirm an { $player } weiter und drücke Enter.
play-pledge = Die Verteilung steht durch ein Geheimnis fest, dessen Prüfsumme { $commitment } ist.
play-resumed = Das Spiel geht bei Version { $version } weiter.
play-saved = Das Spiel ist aufgehoben. So geht es weiter: tuileries resume { $file }
play-finished = Die Aufzeichnung des Spiels ist aufgehoben. So wird sie geprüft: tuileries verify { $file }

## Nachspielen

replay-prompt = { $version } von { $last } (Enter: weiter, b: zurück, eine Zahl: dorthin, q: Ende)>
replay-help = Enter geht weiter, „b“ geht zurück, eine Zahl von 0 bis { $last } springt dorthin, „q“ endet.

## Prüfen

verify-read = { $file } ist eine ganze Aufzeichnung von { $game } mit { $lines } Zeilen.
verify-no-pledge = Der Startwert wurde offen angegeben; es gab kein Versprechen zu prüfen.
verify-commitment = Die Prüfsumme des Geheimnisses ist die versprochene: { $commitment }.
verify-seed = Der Startwert folgt aus dem Geheimnis und den Zufallsworten von { $nonces } Plätzen.
verify-deal = Die Verteilung wurde von Hand vorbereitet, nicht aus dem Startwert gezogen.
verify-rules = Der aufgezeichnete Anfang ist der dieser Verteilung, nach Version { $rules } der Regeln.
verify-events = { $moves } Züge waren erlaubt und hatten genau die { $events } aufgezeichneten Ereignisse zur Folge.
verify-unfinished = Bis hierher stimmt alles. Das Spiel ist noch nicht zu Ende.
verify-finished = Alles stimmt. Punkte: { $totals }. Gewonnen hat: { $winners }.

## Simulieren

simulate-progress = Spiele
simulate-nothing = Angehalten, bevor ein einziges Spiel zu Ende war.
simulate-stopped = Angehalten. { $played } von { $games } Spielen sind gespielt und gezählt.
simulate-heading = { $played } Spiele { $game } zu { $players }, Startwert { $seed }. Die Intervalle gelten 95-mal von 100.
simulate-bot = Bot
simulate-games = Spiele
simulate-wins = Gewonnen
simulate-score = Punkte
simulate-line = Wertungszeile
simulate-order = Platz in der ersten Runde
