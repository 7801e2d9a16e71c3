## Plätze

seat = { $player }
seat-number = Spieler { $number }

## Was schiefgehen kann

error-forbidden = { $rules }: { $reasons }
error-unknown-game = Es gibt kein Spiel namens „{ $name }“. Es gibt: { $known }.
error-unknown-bot = Es gibt keinen Bot namens „{ $name }“. Es gibt: { $known }.
error-unknown-language = Es gibt keine Sprache namens „{ $name }“. Es gibt: { $known }.
error-players = Zu { $players } kann man das nicht spielen: Das Spiel ist für { $least } bis { $most }.
error-options = Diese Optionen passen nicht zum Spiel, das nur diese kennt: { $known }. ({ $detail })
error-seat = Es gibt keinen Platz { $number }; die Plätze zählen von 0 an, und es sind { $players }.
error-seats = Die Aufzeichnung nennt nicht { $players } Spieler und Plätze.
error-deal = Die vorgegebene Verteilung passt nicht: Erwartet war eine Ziehung von { $length } aus { $limit }.

## Aufzeichnungen

error-pledge-and-deal = Eine vorbereitete Verteilung kann nicht zugleich als fair versprochen sein.
error-record-other-words = Die Aufzeichnung sagt mehr oder anderes, als ein Tisch schreibt.
error-record-empty = Die Aufzeichnung ist leer.
error-record-line = Zeile { $line } der Aufzeichnung ist beschädigt oder abgeschnitten. ({ $detail })
error-record-setup = Der Anfang der Aufzeichnung ist nicht das, was ihr Startwert austeilt.
error-record-differs = Die Aufzeichnung weicht bei Version { $version } vom Spiel ab: So ist es nicht geschehen.
error-record-refused = Der Zug bei Version { $version } ist nicht erlaubt: { $reason }
error-rules-version = Die Aufzeichnung folgt Version { $recorded } der Regeln; dies ist Version { $present }.
error-seed-withheld = Das ist das Protokoll eines einzelnen Platzes: Ohne Startwert lässt es sich nicht nachspielen.
error-secret-withheld = Das Geheimnis ist noch nicht verraten, deshalb lässt sich die Verteilung nicht prüfen.
error-commitment = Das Geheimnis ist nicht das versprochene: Seine Prüfsumme ist eine andere.
error-nonces = { $nonces } Plätze haben ihren Zufall beigesteuert, aber { $players } spielen mit.
error-nonce-line = Ein Zufallswort oder ein Geheimnis steht in einer einzigen Zeile.
error-seed = Der Startwert folgt nicht aus dem Geheimnis und den Zufallsworten.

## Zurücknehmen

take-back-never = In diesem Spiel wird nichts zurückgenommen.
take-back-not-yours = Die letzte Entscheidung war nicht deine; du kannst sie nicht zurücknehmen.
take-back-over = Das Spiel ist zu Ende.
take-back-revealed = Seitdem wurde etwas aufgedeckt; das bleibt so.
take-back-nowhere = Das Spiel kann nicht zu Version { $version } zurückkehren.
