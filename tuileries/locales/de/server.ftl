## Der Server

serve-address = Tuileries läuft unter { $address }
serve-no-display = Hier gibt es keinen Bildschirm, deshalb lässt sich kein Browser öffnen.
error-database = „{ $url }“ ist keine brauchbare Datenbank. Schreibe sqlite:///DATEI.
error-address = „{ $address }“ taugt nicht als Adresse für Einladungen. Schreibe sie wie https://garden.example, ohne Pfad dahinter.
error-port = Der Server kann unter { $host }, Port { $port }, nicht lauschen. ({ $detail })
error-settings = Diese Einstellungen sind ungültig. Möglich: { $known }. ({ $detail })
error-colour = Diese Farbe gibt es nicht. Möglich: { $known }.
doctor-differs = Tisch { $table } wurde durch eine Regeländerung unterbrochen: { $reason }
doctor-broken = Tisch { $table } lässt sich nicht nachspielen: { $reason }
doctor-summary = { $games ->
    [one] { $games } Partie in { $file } wurde
   *[other] { $games } Partien in { $file } wurden
} nachgespielt; durch eine Regeländerung unterbrochen: { $differing }; beschädigt: { $broken }.

## Was ein Tisch ablehnt

server-no-table = Diesen Tisch gibt es nicht.
server-no-file = Diese Datei gibt es nicht.
server-no-page = Die Seite für den Browser ist noch nicht gebaut. Führe im Ordner „web“ erst „npm ci“ und dann „npm run build“ aus und starte den Server neu.
server-no-guest = Auf diesem Gerät hast du noch an keinem Tisch Platz genommen.
server-no-code = Dieser Code gilt nicht. Vielleicht wurde er schon benutzt, oder er ist zu alt.
server-no-person = Mindestens ein Mensch muss mitspielen.
server-no-seat = Dieser Platz ist nicht frei.
server-name-taken = Der Name { $name } ist an diesem Tisch schon vergeben.
server-seats-free = Es sind noch Plätze frei.
server-not-open = Die Partie hat schon begonnen.
server-not-host = Das darf nur der Gastgeber.
server-not-running = An diesem Tisch läuft gerade keine Partie.
server-not-over = Die Partie ist noch nicht zu Ende.
server-no-review = Für dieses Spiel gibt es keine Analyse.
server-no-thought = Auf diesem Platz kann sich kein Bot erklären.
server-not-seated = Du hast keinen Platz an diesem Tisch.
server-not-your-seat = Das ist nicht dein Platz.
server-no-pledge = Diese Mischung wurde von Hand festgelegt, deshalb gibt es keine Zusage zu prüfen.
error-database-in-use = Ein anderer Server verwendet die Datenbank „{ $file }“. Beende ihn zuerst.
error-database-damaged = Die Datenbank „{ $file }“ ist beschädigt. Spiele eine Sicherung zurück. ({ $detail })
server-failed = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.
server-not-read = Der Server erreicht seine Daten gerade nicht. Versuche es noch einmal.
server-too-long = Diese Partie ist zu lang, um fortgesetzt zu werden. Ihr könnt sie gemeinsam beenden.
server-not-written = Das konnte nicht gespeichert werden, es hat sich also nichts geändert. Versuche es noch einmal.
server-stale = Jemand anders war schneller. Wähle deinen Zug noch einmal.
server-substituted = Ein Bot spielt für dich. Hole zuerst deinen Platz zurück.
server-not-substituted = Für dich spielt kein Bot.
server-not-away = Ein Bot kann nur für einen anderen Spieler einspringen, der schon eine Weile weg ist.
server-no-proposal = Zurzeit läuft keine Abstimmung.
server-return-where = Die Partie kann nur zu einem früheren Schritt zurückgehen.
server-silence = Dieses Spiel wird schweigend gespielt, deshalb ist der Chat aus.
server-nothing-said = Die Nachricht ist leer.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-no-adviser = Für dieses Spiel gibt es keine Tipps.
server-hint-turn = Einen Tipp bekommst du nur, wenn du am Zug bist.
server-hint-late = Dieser Tipp ist veraltet. Hole dir einen neuen.
server-hint-not-ready = Die Tipps sind noch nicht bereit. Versuche es gleich noch einmal.
server-frozen = Du kannst diese Partie ansehen, aber nicht weiterspielen: { $reason }
server-part = Du kannst diese Partie bis Schritt { $last } ansehen, aber nicht weiterspielen. { $reason }
server-leaving = Der Server startet neu. Versuche es gleich noch einmal.
server-welcome-back = Willkommen zurück, { $name }. Deine Plätze sind jetzt auf diesem Gerät.
server-welcome-here = Dieses Gerät gehört jetzt dir.
server-origin = Anfragen von einer anderen Website sind nicht erlaubt.
server-too-much = Zu viele Anfragen auf einmal. Warte einen Moment.
server-bad-request = Diese Anfrage ist ungültig. ({ $detail })
server-bad-message = Diese Nachricht ist ungültig. ({ $detail })
server-bad-move = Dieser Zug ist ungültig. ({ $detail })
server-no-garden = Diesen Garten gibt es nicht. Gärten des Tages gibt es seit dem { $first }, in den Schwierigkeitsgraden { web-daily-gentle }, { web-daily-tricky } und { web-daily-fiendish }.
server-garden-to-come = Diesen Garten gibt es noch nicht. Jeden Tag um Mitternacht Weltzeit (UTC) kommt ein neuer.
server-lesson = Das geht in einer Lektion nicht. Nutze die Knöpfe der Lektion.
