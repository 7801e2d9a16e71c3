## Plätze

seat = { $player }
seat-number = Spieler { $number }
bot-name = Bot { $number } ({ $level })
bot-random = Zufall
bot-greedy = gierig
bot-beginner = Anfänger
bot-learner = Lehrling
bot-casual = Gelegenheitsspieler
bot-regular = Stammgast
bot-skilled = Könner
bot-seasoned = alter Hase
bot-expert = Experte
bot-virtuoso = Virtuose
bot-champion = Champion
bot-master = Meister

## Was schiefgehen kann

error-forbidden = { $rule }: { $reason }
error-forbidden-more = { $rule }: { $reason } { $more }
error-unknown-game = Es gibt kein Spiel namens „{ $name }“. Möglich sind: { $known }.
error-arena = Eine Arena braucht mindestens zwei verschiedene Bots.
error-budget = „{ $text }“ ist weder eine Zeit wie 50ms oder 2s noch eine Zahl von Probepartien wie 800n.
error-bot-budget = Der Bot „{ $name }“ denkt nicht voraus, darum kann er keine Zeit bekommen.
error-unknown-bot = Es gibt keinen Bot namens „{ $name }“. Möglich sind: { $known }.
error-unknown-language = Es gibt keine Sprache namens „{ $name }“. Möglich sind: { $known }.
error-players = Das Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
error-options = Diese Optionen passen nicht zum Spiel, das nur diese kennt: { $known }. ({ $detail })
error-seat = Es gibt keinen Platz { $number }; die Plätze zählen von 0 an, und es sind { $players }.
error-seats = Die Aufzeichnung nennt nicht { $players } Spieler und Plätze.
error-deal = Die vorgegebene Verteilung passt nicht: Erwartet war eine Ziehung von { $length } aus { $limit }.

## Aufzeichnungen

error-pledge-and-deal = Eine vorbereitete Verteilung kann nicht zugleich als fair versprochen sein.
error-record-other-words = Die Aufzeichnung ist nicht genau so geschrieben, wie Tuileries schreibt; sie wurde verändert.
error-record-empty = Die Aufzeichnung ist leer.
error-record-line = Zeile { $line } der Aufzeichnung ist beschädigt oder abgeschnitten. ({ $detail })
error-record-setup = Der Anfang der Aufzeichnung ist nicht das, was ihr Startwert austeilt.
error-record-differs = Die Aufzeichnung weicht bei Version { $version } vom Spiel ab: So ist es nicht geschehen.
error-record-refused = Der Zug bei Version { $version } ist nicht erlaubt: { $reason }
error-rules-version = Die Aufzeichnung folgt Version { $recorded } der Regeln; dies ist Version { $present }.
error-seed-withheld = Das ist das Protokoll eines einzelnen Platzes: Ohne Startwert lässt es sich nicht nachspielen.
error-secret-withheld = Das Geheimnis ist noch nicht verraten, deshalb lässt sich die Verteilung nicht prüfen.
error-commitment = Das Geheimnis ist nicht das versprochene: Sein Hashwert ist ein anderer.
error-nonces = { $nonces ->
    [one] { $nonces } Platz hat seinen Zufall
   *[other] { $nonces } Plätze haben ihren Zufall
} beigesteuert, aber { $players } spielen mit.
error-nonce-line = Ein Zufallswert oder ein Geheimnis steht in einer einzigen Zeile.
error-seed = Der Startwert folgt nicht aus dem Geheimnis und den Zufallswerten.

## Zurücknehmen

take-back-never = In diesem Spiel wird nichts zurückgenommen.
take-back-not-yours = Die letzte Entscheidung war nicht deine; du kannst sie nicht zurücknehmen.
take-back-over = Die Partie ist zu Ende.
take-back-revealed = Seitdem wurde etwas aufgedeckt oder jemand anders hat gehandelt; der Zug bleibt bestehen.
take-back-nowhere = Das Spiel kann nicht zu Version { $version } zurückkehren.
log-taken-back = { $player } nimmt die letzte Entscheidung zurück.
log-returned = Die Partie kehrte zu Schritt { $step } zurück.

## Lösen

solve-undecided = In der gegebenen Zeit nicht entschieden.
error-solver-size = Ein Garten von { $size } mal { $size } braucht ein Plättchen für jedes Feld, nicht { $tiles }.
error-solver-no-size = Einen Garten von { $size } mal { $size } gibt es nicht. Mögliche Seiten: { $known }.
