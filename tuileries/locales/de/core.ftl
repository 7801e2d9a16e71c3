## Die Sprache: wie sie sich nennt, und wessen Aufzählungen und Daten sie hat

language-name = Deutsch
language-locale = de

## Plätze

seat = { $player }
seat-number = Spieler { $number }
bot-name = Bot { $number } ({ $level })
bot-name-alone = Bot ({ $level })
bot-random = Zufall
bot-greedy = gierig
bot-beginner = Anfänger
bot-learner = Lehrling
bot-casual = Amateur
bot-regular = Vielspieler
bot-skilled = Könner
bot-seasoned = alter Hase
bot-expert = Experte
bot-virtuoso = Virtuose
bot-champion = Champion
bot-master = Meister
bot-novice = Neuling
bot-gardener = Gärtner

## Was schiefgehen kann

error-forbidden = { $rule }: { $reason }
error-forbidden-more = { $rule }: { $reason } { $more }
error-unknown-game = Es gibt kein Spiel namens „{ $name }“. Möglich: { $known }.
error-unknown-lesson = Es gibt keine Lektion namens „{ $name }“. Möglich: { $known }.
error-lesson-deal = Die Mischung der Lektion nennt etwas, das nicht in der Schachtel ist: { $name }.
error-arena = Die Arena braucht mindestens zwei verschiedene Bots.
error-budget = „{ $text }“ ist weder eine Zeit wie 50ms oder 2s noch eine Anzahl Probepartien wie 800n.
error-bot-budget = Der Bot „{ $name }“ denkt nicht voraus, deshalb gibt es für ihn keine Bedenkzeit.
error-no-bots = Für dieses Spiel gibt es noch keine Bots.
error-bot-not-offered = Der Bot „{ $name }“ steht in diesem Spiel nicht zur Wahl. Möglich: { $known }.
error-unknown-bot = Es gibt keinen Bot namens „{ $name }“. Möglich: { $known }.
error-unknown-language = Es gibt keine Sprache namens „{ $name }“. Möglich: { $known }.
error-players = Diese Spielerzahl ist nicht möglich: { $players }. Erlaubt: { $least } bis { $most }.
error-options = Diese Optionen passen nicht zum Spiel. Möglich: { $known }. ({ $detail })
error-seat = Es gibt keinen Platz { $number }. Die Plätze sind ab 0 nummeriert, und dieser Tisch hat { $players ->
    [one] { $players } Platz
   *[other] { $players } Plätze
}.
error-seat-type = { $seat } ist kein Platz: Plätze sind ganze Zahlen ab 0.
error-move-type = Das ist kein Zug dieses Spiels: { $move } ({ $detail })
error-time = { $at } ist keine Zeit in Sekunden.
error-seats = Die Aufzeichnung muss Namen und Plätze für { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
} nennen.
error-deal = Die vorgegebene Mischung passt nicht: Sie braucht eine Ziehung von { $length } aus { $limit }.

## Aufzeichnungen

error-pledge-and-deal = Eine von Hand festgelegte Mischung kann nicht zugleich als fair garantiert werden.
error-record-other-words = Diese Aufzeichnung wurde verändert: Tuileries hätte sie anders geschrieben.
error-record-empty = Die Aufzeichnung ist leer.
error-record-line = Zeile { $line } der Aufzeichnung ist beschädigt oder unvollständig. ({ $detail })
error-record-setup = Der Spielaufbau in der Aufzeichnung passt nicht zu ihrem Startwert.
error-record-differs = Die Aufzeichnung stimmt bei Schritt { $version } nicht mit der Partie überein.
error-record-refused = Der Zug bei Schritt { $version } ist nicht erlaubt. { $reason }
error-record-unread = Schritt { $version } enthält etwas, das es in diesen Regeln nicht gibt.
error-other-rules = Diese Partie wurde mit Version { $recorded } der Regeln gespielt; hier gilt Version { $present }. Ab Schritt { $version } verläuft sie nach diesen Regeln anders. { $reason }
replay-part = Du kannst diese Partie bis Schritt { $last } ansehen. { $reason }
error-time-back = Schritt { $version } hat eine frühere Zeit als der Schritt davor.
error-time-missing = Schritt { $version } hat keine Zeit, obwohl die Sanduhr lief.
error-time-early = Bei Schritt { $version } ist die Sanduhr { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} zu früh abgelaufen.
error-time-late = Der Zug bei Schritt { $version } kam { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} nach Ablauf der Sanduhr.
error-seed-withheld = Das ist das Protokoll eines einzelnen Platzes. Ohne Startwert lässt es sich nicht nachspielen.
error-secret-withheld = Das Geheimnis ist noch nicht veröffentlicht, deshalb lässt sich die Mischung nicht prüfen.
error-commitment = Das Geheimnis passt nicht zur Zusage: Der Hashwert ist ein anderer.
error-nonces = { $nonces ->
    [one] { $nonces } Platz hat
   *[other] { $nonces } Plätze haben
} einen Zufallswert beigesteuert, aber die Partie hat { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}.
error-nonce-line = Ein Zufallswert oder ein Geheimnis darf nur eine Zeile haben.
error-seed = Der Startwert passt nicht zum Geheimnis und zu den Zufallswerten.

## Zurücknehmen

take-back-never = In diesem Spiel kannst du keinen Zug zurücknehmen.
take-back-not-yours = Der letzte Zug war nicht deiner.
take-back-over = Die Partie ist zu Ende.
take-back-revealed = Zu spät: Seitdem wurde etwas aufgedeckt, oder jemand anders hat gespielt.
take-back-nowhere = Zu Schritt { $version } kann die Partie nicht zurückgehen.
log-taken-back = { $player } nimmt den letzten Zug zurück.
log-returned = Die Partie geht zurück zu Schritt { $step }.

## Lösen

solve-undecided = Keine Antwort in der vorgegebenen Zeit.
error-solver-size = Die Anzahl der Plättchen passt nicht zu einem Garten von { $size } × { $size }: { $tiles }.
error-solver-no-size = Einen Garten dieser Größe gibt es nicht: { $size } × { $size }. Möglich: { $known }.

## Lessons: what is said to a move that is allowed but does not lead on

bot-guide = Begleiter
lesson-wait = Einen Augenblick: Dein Begleiter spielt noch.
lesson-done = Diese Lektion ist geschafft. Weiter geht es mit der nächsten.
lesson-other = Das ist erlaubt, aber jetzt ist etwas anderes gefragt.
