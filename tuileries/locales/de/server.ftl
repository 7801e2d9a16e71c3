## Der Server

serve-address = Tuileries ist unter { $address } zu finden
serve-no-display = Hier gibt es keinen Bildschirm für einen Browser.
error-database = „{ $url }“ ist keine brauchbare Datenbank. Man schreibt sqlite:///DATEI.
error-address = „{ $address }“ ist keine Adresse, an die man einladen kann. Man schreibt https://garden.example, ohne etwas dahinter.
error-port = Unter { $host }, Port { $port }, kann nicht gelauscht werden. ({ $detail })
error-settings = Diese Einstellungen sind nicht zu gebrauchen. Es gibt: { $known }. ({ $detail })
error-colour = Diese Farbe gibt es nicht. Es gibt: { $known }.
doctor-broken = Tisch { $table } lässt sich nicht mehr nachspielen: { $reason }
doctor-summary = { $games ->
    [one] { $games } Partie in { $file } wurde
   *[other] { $games } Partien in { $file } wurden
} nachgespielt; { $broken ->
    [one] { $broken } davon folgt
   *[other] { $broken } davon folgen
} nicht mehr aus den Regeln.

## Was ein Tisch ablehnt

server-no-table = Diesen Tisch gibt es nicht.
server-no-file = Diese Datei gibt es nicht.
server-no-page = Die Seite für den Browser ist hier nicht gebaut. Im Ordner „web“ hilft „npm ci“ und „npm run build“; danach den Server neu starten.
server-no-guest = Von diesem Gerät aus bist du noch keinem Tisch beigetreten.
server-no-code = Dieser Code gilt nicht. Vielleicht ist er verbraucht oder zu alt.
server-no-person = Mindestens ein Platz ist für einen Menschen.
server-no-seat = Dieser Platz ist nicht frei.
server-name-taken = An diesem Tisch heißt schon jemand { $name }.
server-seats-free = Einige Plätze sind noch frei.
server-not-open = Das Spiel hat schon begonnen.
server-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-not-running = An diesem Tisch läuft kein Spiel.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-no-review = Auf dieses Spiel blickt niemand zurück.
server-not-seated = Du hast keinen Platz an diesem Tisch.
server-not-your-seat = Das ist nicht dein Platz.
server-no-pledge = Diese Verteilung wurde vorbereitet; es gibt kein Versprechen zu prüfen.
server-not-written = Das konnte nicht festgehalten werden, also ist es nicht geschehen. Versuch es gleich noch einmal.
server-stale = Jemand anders war schneller. Wähle deinen Zug noch einmal.
server-substituted = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
server-not-substituted = Kein Bot spielt für dich.
server-not-away = Ein Bot kann nur für jemand anderen spielen, der schon eine Weile fort ist.
server-no-proposal = Es gibt nichts abzustimmen.
server-return-where = Das Spiel kann nur zu einer früheren Version zurückkehren.
server-silence = Während dieses Spiels wird nicht gesprochen.
server-nothing-said = Es gibt nichts zu sagen.
server-no-hints = Dieser Tisch spielt ohne Tipps.
server-no-adviser = Für dieses Spiel gibt niemand Tipps.
server-hint-turn = Einen Tipp bekommt, wer am Zug ist.
server-hint-late = Das Spiel ist weitergegangen; dieser Tipp würde nichts mehr nützen.
server-hint-not-ready = Der Ratgeber ist noch nicht so weit. Frag gleich noch einmal.
server-frozen = Dieses Spiel lässt sich ansehen, aber nicht fortsetzen: { $reason }
server-leaving = Der Server hält gleich an. Versuch es in einem Augenblick wieder.
server-welcome-back = Willkommen zurück.
server-origin = Eine andere Seite darf hier nicht für dich handeln.
server-too-much = Das war zu viel auf einmal. Warte einen Augenblick.
server-bad-request = Diese Anfrage lässt sich nicht verwenden. ({ $detail })
server-bad-message = Diese Nachricht ist nicht zu lesen. ({ $detail })
server-bad-move = Dieser Zug ist nicht zu lesen. ({ $detail })
server-no-garden = Diesen Garten gibt es nicht. Die Gärten des Tages beginnen am { $first }. Ihre Stufen: { web-daily-gentle }, { web-daily-tricky }, { web-daily-fiendish }.
server-garden-to-come = Dieser Garten kommt erst noch. Ein neuer Tag beginnt um Mitternacht nach Weltzeit (UTC).
