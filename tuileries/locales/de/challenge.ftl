## Dieselbe Mischung noch einmal

challenge = Andere mit dieser Mischung herausfordern
challenge-what = Wer den Link öffnet, spielt dieselbe Mischung auf demselben Platz, mit Bots auf den anderen Plätzen. Danach werden alle Ergebnisse verglichen.
challenge-make = Link holen
challenge-link = Link zur Herausforderung
challenge-heading = Herausforderung: { $game }
challenge-whose = { $name } hat diese Mischung gespielt. Spiele sie auch, mit Bots auf den anderen Plätzen. Danach kannst du beide Ergebnisse Zeile für Zeile vergleichen.
challenge-no-pledge = Dieselbe Mischung wie in einer anderen Partie: Nichts garantiert, dass niemand sie ausgesucht hat. Sie lässt sich nicht prüfen.
challenge-unverified = Herausforderung: Die Mischung lässt sich nicht prüfen
challenge-seen-you = Du hast diese Mischung schon gesehen. Dein Ergebnis wird markiert.
challenge-seats = Plätze
challenge-take = Mischung spielen
challenge-continue = Weiterspielen
challenge-results = Dieselbe Mischung im Vergleich
challenge-results-none = Außer an diesem Tisch hat noch niemand diese Mischung zu Ende gespielt.
challenge-original = erste Partie
challenge-seen = kannte die Mischung schon
challenge-won = Sieg
challenge-won-yes = ja
challenge-won-no = nein
challenge-best = bestes Ergebnis
challenge-more = { $name }: Wiederholung ansehen
