# Ce que sont les choses sur la table

zen-garden-help-tile = Tuile Jardin
    .details = Prenez-la en payant le coût de sa rangée. Son décor, son chemin et son sol peuvent tous rapporter des points.
zen-garden-help-laid = Tuile posée
    .details = Elle reste telle quelle. À la fin, elle compte pour chaque ligne du score qui demande ce qu’elle montre.
zen-garden-help-price = Coût
    .details = Ce que coûte une tuile de cette rangée, en pièces. Chaque pièce gardée vaut 1 point.
zen-garden-help-coins = Pièces
    .details = Elles servent à payer les tuiles. Chaque pièce qui reste à la fin rapporte 1 point.
zen-garden-help-supply = Réserve
    .details = Des tuiles face cachée. Après chaque manche, elles remplissent le plateau de sélection.
zen-garden-help-first = Premier joueur
    .details = Celui qui a ce marqueur joue le premier dans la manche. Ensuite, le marqueur passe à gauche.
zen-garden-help-mission = Mission
    .details = Quatre tuiles de chacun de ses deux éléments l’accomplissent. Plus tôt vous y arrivez, plus elle rapporte.
zen-garden-help-emperor = Tuile Empereur
    .details = L’élément que l’empereur demande ici.
zen-garden-help-points = Tuiles Points
    .details = Le premier qui accomplit la mission prend la tuile du dessus, le suivant celle d’en dessous.
zen-garden-help-free = Case de votre jardin
    .details = Une tuile peut aller ici si elle est à côté d’une des vôtres et si le jardin tient dans quatre rangées et colonnes.
zen-garden-help-garden = Jardin d’un autre joueur
    .details = Appuyez dessus pour l’agrandir.
zen-garden-help-total = Points
    .details = Ce que ce jardin rapporterait si la partie s’arrêtait maintenant. À la fin, celui qui a le plus de points l’emporte.
zen-garden-help-turn = Tourner la tuile
    .details = Un quart de tour. Il change le côté où va le chemin.
zen-garden-help-place = Poser la tuile
    .details = La pose là où vous la voyez et paie son coût.
zen-garden-help-back = Reposer la tuile
    .details = Elle retourne sur le plateau de sélection. Rien n’est payé.
zen-garden-help-line = Quatre en ligne
    .details = Quatre tuiles de même décor sur une rangée, une colonne ou une grande diagonale rapportent 3 pièces.
zen-garden-help-setup = Début de la partie
    .details = Chacun a un jardin vide et 12 pièces.

## La première fois

zen-garden-first-ring = Votre première boucle : quatre chemins du même type forment un rond. Plus vous en avez, plus elles rapportent.
zen-garden-first-line = Quatre tuiles de même décor en ligne : vous recevez tout de suite des pièces.
zen-garden-first-decor = Six tuiles de même décor : à partir de maintenant, ce décor rapporte des points.
zen-garden-first-detail = Avec quatre tuiles, le souci du détail vous rapporte des points au lieu de vous en coûter.
zen-garden-first-mission = Votre première mission est accomplie. Les suivants y gagnent moins de points.
zen-garden-first-cheaper = La manche est finie : les tuiles restées en bas sont défaussées, les autres descendent et coûtent moins cher.
