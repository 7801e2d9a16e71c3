## The course of The Hanging Gardens: a sentence has 25 words at most

hanging-gardens-lesson-placing = Poser des cartes
hanging-gardens-lesson-placing-first = Prenez la carte aux deux terrasses rouges et posez-la sur votre carte de départ. C’est tout votre tour.
hanging-gardens-lesson-placing-other = Cette carte convient aussi, mais ici il vous faut celle aux deux terrasses rouges. Prenez-la d’abord.
hanging-gardens-lesson-placing-over = Les cases colorées (aménagements) doivent couvrir une carte ; le terrain de construction peut dépasser. Posez une autre carte.
hanging-gardens-lesson-placing-seen = Seul compte ce qui se voit d’en haut. On recouvre donc ce qui ne sert plus.
hanging-gardens-lesson-placing-round = Chaque manche apporte quatre cartes, donc deux tours chacun. Puis le bouquet, signe du premier joueur, passe à l’autre.

hanging-gardens-lesson-structures = Trois cases, une structure
hanging-gardens-lesson-structures-three = Des cases identiques côte à côte forment une structure. Posez la terrasse seule contre vos deux terrasses.
hanging-gardens-lesson-structures-apart = Ainsi, il n’y a pas trois terrasses côte à côte. La nouvelle doit rejoindre les deux autres.
hanging-gardens-lesson-structures-temple = Une structure d’au moins trois cases, formée ou agrandie par votre carte, peut porter un temple. Construisez-le dans le cadre.
hanging-gardens-lesson-structures-decline = Vous pouvez passer, mais seul un temple rapporte une tuile. Construisez-en un ici.
hanging-gardens-lesson-structures-tile = Chaque temple donne une tuile Points. Trois cases ouvrent la première colonne : prenez-y une tuile.
hanging-gardens-lesson-structures-grown = Voilà tout le jeu : les cartes font des structures, qui portent des temples, qui donnent des tuiles. Celles-ci rapportent à la fin.

hanging-gardens-lesson-temples = Les temples
hanging-gardens-lesson-temples-second = On ne recouvre jamais un temple, et une structure n’en porte qu’un. Formez une nouvelle structure de trois cases ou plus.
hanging-gardens-lesson-temples-small = Cela ne fait pas de nouvelle structure de trois. Essayez les parcs ou les fontaines.
hanging-gardens-lesson-temples-build = Une nouvelle structure. Construisez votre deuxième temple.
hanging-gardens-lesson-temples-decline = Sans temple, pas de tuile. Construisez-en un ici.
hanging-gardens-lesson-temples-take = Prenez la tuile de votre choix. Le nombre en pointillés sous votre tuile Jardin indique la valeur de sa série avec une de plus.
hanging-gardens-lesson-temples-five = Une fois vos cinq temples construits, vous pouvez continuer : celui de votre plus petite structure se déplace et rapporte encore une tuile.

hanging-gardens-lesson-columns = De plus grandes structures
hanging-gardens-lesson-columns-five = Vous avez quatre terrasses sans temple : attendre peut valoir la peine. Ajoutez une cinquième terrasse.
hanging-gardens-lesson-columns-smaller = Il y aurait alors moins de cinq terrasses reliées. Ajoutez-en une sans recouvrir les autres.
hanging-gardens-lesson-columns-build = Trois cases ouvrent une colonne de tuiles, quatre en ouvrent deux, cinq les ouvrent toutes. Construisez maintenant.
hanging-gardens-lesson-columns-decline = Cinq cases ouvrent toutes les colonnes. C’est le moment de construire.
hanging-gardens-lesson-columns-column = Vous avez le choix entre toutes les tuiles. Prenez-en une de la dernière colonne : une petite structure n’y donne pas droit.
hanging-gardens-lesson-columns-later = Moins de cases auraient suffi pour cette tuile. Prenez-en une de la dernière colonne.
hanging-gardens-lesson-columns-six = À partir de six cases, vous piochez en plus une tuile, gardée face cachée. Chaque carte permet au plus un temple.

hanging-gardens-lesson-series = Les séries
hanging-gardens-lesson-series-build = Vous avez deux tuiles Jardin : 8 points. Avec une troisième, 16. Construisez un temple pour la prendre.
hanging-gardens-lesson-series-decline = Sans temple, pas de tuile. Construisez-en un sur les parcs.
hanging-gardens-lesson-series-third = Prenez la troisième tuile Jardin. Les tuiles identiques forment une série, et la dernière rapporte le plus.
hanging-gardens-lesson-series-chalice = Un calice vaut 1 point. Le troisième jardin en ajoute 8.
hanging-gardens-lesson-series-tiger = Un tigre vaut 3 points. Le troisième jardin en ajoute 8.
hanging-gardens-lesson-series-queen = Une reine vaut 1 point. Le troisième jardin en ajoute 8.
hanging-gardens-lesson-series-full = Série complète à 16 : un quatrième jardin en commence une autre. Chaque sorte a ses points ; les suivants sont en pointillés.

hanging-gardens-lesson-people = Les personnages
hanging-gardens-lesson-people-last = Vous avez trois tuiles Jardin et une porte. Construisez votre cinquième temple et voyez qui attend.
hanging-gardens-lesson-people-decline = Sans temple, personne ne vient. Construisez-le.
hanging-gardens-lesson-people-gardener = Le jardinier vaut 3 points, ou 11 avec une série de jardins complète. Le gardien vaut 3 points par porte. Choisissez.
hanging-gardens-lesson-people-guard = Avec une porte, le gardien vaut 3 points. Le jardinier en vaut 11 : votre série de jardins est complète.
hanging-gardens-lesson-people-guards = Bien choisi : 11 points. Dompteur (10), sculpteur (12) et prêtre (13) font de même pour les séries complètes de tigres, statues et calices.
hanging-gardens-lesson-people-missing = Tuiles manquantes : si un temple donne droit à une tuile et qu’il n’en reste pas, vous recevez 5 points.

hanging-gardens-lesson-moving = Déplacer un temple
hanging-gardens-lesson-moving-build = Vos cinq temples sont construits, mais vous pouvez continuer. Choisissez une case de la structure encadrée : un temple s’y déplacera.
hanging-gardens-lesson-moving-decline = Vous pouvez passer, mais un temple déplacé rapporte aussi une tuile. Construisez ici.
hanging-gardens-lesson-moving-which = Seuls les temples des plus petites structures se déplacent. Ces deux-là sont chacun sur une seule case : choisissez-en un.
hanging-gardens-lesson-moving-take = Un temple déplacé donne une tuile, comme un nouveau. Prenez-en une dans la première colonne.
hanging-gardens-lesson-moving-moved = Les temples rapportent ainsi des tuiles jusqu’à la fin. Une structure qui a perdu le sien peut en retrouver un si une carte l’agrandit.
hanging-gardens-lesson-moving-end = La partie s’achève quand toutes les cartes sont posées. Séries et personnages rapportent, et qui a le plus de points gagne. À vous !

hanging-gardens-lesson-game = Une courte partie
hanging-gardens-lesson-game-begin = Il reste deux manches, donc quatre cartes chacun. Les temples sont construits : ils se déplacent. Le robot dit ce qu’il fait.
hanging-gardens-lesson-game-won = Vous gagnez, { $points } à { $others } ! Place à une partie complète !
hanging-gardens-lesson-game-lost = Le robot gagne, { $others } à { $points }. Recommencez, ou lancez une partie complète.
hanging-gardens-lesson-game-shared = Égalité, { $points } à { $others }. Place à une partie complète !
hanging-gardens-lesson-game-lucky = { $points } à { $others }, et vous gagnez au départage ! Place à une partie complète !
hanging-gardens-lesson-game-unlucky = { $points } à { $others }, et le robot gagne au départage. Recommencez, ou lancez une partie complète.

## What the bot says about its move

hanging-gardens-comment-points = { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}
hanging-gardens-comment-full = Mon temple me rapporte une tuile ({ $tile }). Ma série est complète : { hanging-gardens-comment-points }.
hanging-gardens-comment-taken = Mon temple me rapporte une tuile ({ $tile }) : { hanging-gardens-comment-points }.
hanging-gardens-comment-hope = Mon temple me rapporte une tuile ({ $tile }). Elle ne rapporte encore rien.
hanging-gardens-comment-declined = Je pourrais construire ici, mais je laisse mes temples où ils sont.
hanging-gardens-comment-small = Pas encore de grande structure : je fais de la place pour la prochaine carte.
hanging-gardens-comment-last = C’était ma dernière carte. Elle ne me donne pas de temple.
hanging-gardens-comment-pair = Deux cases sont réunies ({ $feature }). Encore une, et elles peuvent porter un temple.
hanging-gardens-comment-grown = Ma structure ({ $feature }) a maintenant { $size ->
    [one] { $size } case
   *[other] { $size } cases
}. Plus elle en a, plus j’ai le choix parmi les tuiles.
