## The course of Zen Garden: a sentence has 25 words at most

zen-garden-lesson-taking = Prendre et poser
zen-garden-lesson-taking-free = Prenez une tuile de la rangée du bas, qui est gratuite, et posez-la dans votre jardin.
zen-garden-lesson-taking-coins = Les rangées du haut coûtent des pièces. Commencez par une tuile gratuite de la rangée du bas.
zen-garden-lesson-taking-beside = Chaque nouvelle tuile se pose à côté d’une des vôtres, tournée comme vous voulez. Prenez-en une deuxième.
zen-garden-lesson-taking-frame = Votre jardin peut s’étendre dans tous les sens : son cadre glisse, tant que toutes vos tuiles tiennent en 4 × 4.
zen-garden-lesson-taking-refill = Après deux tours chacun, on défausse le reste de la rangée du bas, les autres descendent et de nouvelles tuiles arrivent.
zen-garden-lesson-taking-full = Une tuile par tour, jusqu’à remplir votre jardin de 4 × 4. Ensuite, tout rapporte des points.

zen-garden-lesson-coins = Les prix et les pièces
zen-garden-lesson-coins-row = Vous avez trois pagodes alignées. Prenez la pagode de la rangée du milieu pour 1 pièce et posez-la à l’un des bouts.
zen-garden-lesson-coins-line = C’est la bonne tuile, mais alignez-la avec les trois autres pagodes.
zen-garden-lesson-coins-pagoda = Seule une quatrième pagode complète la ligne. Elle coûte 1 pièce et en rapporte 3.
zen-garden-lesson-coins-paid = Quatre décors identiques sur une ligne, une colonne ou une grande diagonale rapportent aussitôt 3 pièces.
zen-garden-lesson-coins-purse = La rangée du haut coûte 2 pièces. Chaque pièce gardée vaut un point à la fin.

zen-garden-lesson-rings = Les boucles
zen-garden-lesson-rings-close = Trois chemins en bois entourent un point. Prenez-en un quatrième, tournez-le pour qu’il ferme la boucle et posez-le dans la case vide.
zen-garden-lesson-rings-turn = Bonne tuile, bonne case. Tournez-la pour que le chemin entoure le centre.
zen-garden-lesson-rings-walkway = Une boucle n’a qu’une sorte de chemin. Prenez une tuile avec un chemin en bois.
zen-garden-lesson-rings-corner = Là, rien ne se ferme. Posez un chemin en bois dans la case vide du carré.
zen-garden-lesson-rings-closed = Une boucle ! Une seule rapporte 3 points, deux 6, trois 10 et quatre 15. Une boucle de chemins mélangés ne compte pas.

zen-garden-lesson-decor = Décors et majorité
zen-garden-lesson-decor-sixth = Vous avez cinq portes. Six décors identiques rapportent 3 points, et davantage ensuite. Prenez la sixième porte.
zen-garden-lesson-decor-gate = Une sixième porte rapporte 3 points. Elle est gratuite : prenez-la tant qu’elle est là.
zen-garden-lesson-decor-majority = Ici, l’empereur compte l’eau : 8 points au premier, 4 au deuxième. Votre adversaire est devant. Prenez une tuile avec de l’eau.
zen-garden-lesson-decor-water = Sans eau, vous restez deuxième. Prenez une tuile avec de l’eau.
zen-garden-lesson-decor-tie = Vous voilà à égalité, et à égalité chacun reçoit les 8 points.

zen-garden-lesson-preferences = Les préférences
zen-garden-lesson-preferences-wishes = Quatre tuiles Empereur disent ce qui compte. Elles sont sur la feuille de score : ici arbres, pagodes, eau et argile.
zen-garden-lesson-preferences-major = Chaque pagode vaut 2 points, chaque tuile avec des arbres 1. Prenez une pagode.
zen-garden-lesson-preferences-clay = L’argile est une bonne idée pour le tour suivant. Prenez d’abord une pagode.
zen-garden-lesson-preferences-minor = Les arbres valent 1 point. Une pagode en vaut 2.
zen-garden-lesson-preferences-neither = Cette tuile n’a ni pagode ni arbres. Une pagode vaut 2 points.
zen-garden-lesson-preferences-detail = L’argile est le détail : d’une à trois tuiles, elle coûte des points ; dès quatre, elle en rapporte. Prenez la quatrième.
zen-garden-lesson-preferences-fourth = Trois tuiles avec de l’argile vous coûtent un point. Une quatrième en fait 2 points.
zen-garden-lesson-preferences-few = De moins 1 à plus 2. Prenez donc au moins quatre tuiles avec le détail, ou aucune.

zen-garden-lesson-missions = Les missions
zen-garden-lesson-missions-aim = Dès le niveau 4, il y a des missions. Celle-ci demande quatre bancs et quatre chemins en bois ; le premier prend le plus de points.
zen-garden-lesson-missions-wood = Vous avez quatre bancs et trois chemins en bois. Il manque un chemin en bois : prenez-le.
zen-garden-lesson-missions-other = Cette tuile n’a pas de chemin en bois. Avec un quatrième, la mission est remplie.
zen-garden-lesson-missions-first = Mission remplie ! Vous êtes le premier et recevez 5 points. Le deuxième en aura 3, le troisième 1.

zen-garden-lesson-end = La dernière tuile
zen-garden-lesson-end-last = Il reste une case. Trouvez une tuile qui ferme la troisième boucle et montre votre sixième porte ou pagode.
zen-garden-lesson-end-turn = Bonne tuile. Tournez-la pour qu’elle ferme la boucle des chemins en sable.
zen-garden-lesson-end-free = Gratuite, mais elle rapporte peu. Une sixième porte qui ferme la boucle ajoute 7 points pour 1 pièce.
zen-garden-lesson-end-less = Une autre tuile rapporte plus : une porte ou une pagode avec un chemin en sable.
zen-garden-lesson-end-counted = Les jardins sont pleins et tout compte : pièces, boucles, décors et souhaits de l’empereur. Voyez la feuille de score.
zen-garden-lesson-end-most = Qui a le plus de points gagne. Commencez au niveau 1 ; les suivants récompensent aussi des sols (eau, argile…) peu variés et bien regroupés.

zen-garden-lesson-game = Une courte partie
zen-garden-lesson-game-begin = Il reste deux manches, donc quatre tuiles chacun. Jouez comme vous voulez : le robot vous dit ce qu’il fait.
zen-garden-lesson-game-won = Vous gagnez, { $points } à { $others } ! Place à une partie complète !
zen-garden-lesson-game-lost = Le robot gagne, { $others } à { $points }. Recommencez, ou lancez une partie complète.
zen-garden-lesson-game-shared = Égalité, { $points } à { $others }. Place à une partie complète !
zen-garden-lesson-game-lucky = { $points } à { $others }, et vous gagnez au départage ! Place à une partie complète !
zen-garden-lesson-game-unlucky = { $points } à { $others }, et le robot gagne au départage. Recommencez, ou lancez une partie complète.

## What the bot says about its tile

zen-garden-comment-price = { $price ->
    [0] Elle était gratuite.
    [one] Elle m’a coûté { $price } pièce.
   *[other] Elle m’a coûté { $price } pièces.
}
zen-garden-comment-points = { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}
zen-garden-comment-line = Ma tuile complète une ligne de quatre ({ $feature }) : { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}. { zen-garden-comment-price }
zen-garden-comment-ZG-F2 = Ma tuile ferme une boucle : { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-ZG-F3 = Ma tuile a le décor que je collectionne ({ $feature }) : { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-ZG-F4 = Ma tuile a la petite préférence ({ $feature }) : { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-ZG-F5 = Ma tuile a la grande préférence ({ $feature }) : { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-ZG-F6 = Ma tuile compte pour la majorité ({ $feature }) : { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-ZG-F7 = Ma tuile a l’élément du détail ({ $feature }) : { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-few = Ma tuile a l’élément du détail ({ $feature }) : en avoir peu coûte des points, il m’en faut d’autres. { zen-garden-comment-price }
zen-garden-comment-cost = Ma tuile a l’élément du détail ({ $feature }), et en avoir si peu me coûte des points. { zen-garden-comment-price }
zen-garden-comment-later = Ma tuile ne rapporte rien seule, mais il en faut une à chaque tour. { zen-garden-comment-price }
