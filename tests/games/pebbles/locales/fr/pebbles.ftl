## Ce que la maison en dit

pebbles-name = Galets
pebbles-by = Un jeu pour les tests
pebbles-about = Chacun pose un galet ; le plus haut marque.
pebbles-how = Posez un galet de votre main, ou piochez d’abord dans le sac. Quand tout le monde a posé, on révèle les galets et le plus haut marque un point.
pebbles-help = Tapez le numéro d’un galet pour le poser, ou « draw » pour en piocher un.
pebbles-options = Galets en main
pebbles-preset-short = Courte
    .details = Trois galets chacun.
pebbles-preset-long = Longue
    .details = Quatre galets chacun.
pebbles-offer = Votre main : { $hand }. Dans le sac : { $bag }
pebbles-notation = « { $text } » n’est pas un coup. Tapez le numéro d’un galet, ou « draw ».

## La feuille de score

pebbles-line-PB-R4 = Manches gagnées
pebbles-scale-PB-R4 = Un point par manche gagnée
pebbles-count-PB-R4 = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}

## Le journal

pebbles-log-drawn = { $player } pioche un galet.
pebbles-log-put-down = { $player } pose un galet.
pebbles-log-shown = Révélés : { $pebbles }. { $player } gagne la manche.
pebbles-log-ended-rounds = La dernière manche est finie.
pebbles-log-ended-time = Le temps est écoulé.

## La page

pebbles-draw = Piocher (reste { $bag })
pebbles-key-walk = Tab et Entrée choisissent un galet.

## Pourquoi pas

PB-S1-hand = Une main a trois ou quatre galets, pas { $hand }.
PB-R1 = Vous avez posé un galet. Attendez les autres.
PB-R2 = Vous n’avez pas le galet { $pebble }.
PB-R3 = Le sac est vide.
PB-E1 = La partie est finie.
PB-E2 = Seule la table peut le faire.
