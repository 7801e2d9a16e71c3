## The course of Gardeners: a sentence has 25 words at most

gardeners-lesson-card = Lire une carte
gardeners-lesson-card-read = Vous construisez un seul jardin, ensemble. Votre carte dit ce qu’il doit montrer : ici, chaque fleur verte à côté d’une autre.
gardeners-lesson-card-flower = Prenez votre fleur verte et posez-la à côté de celle du jardin, bord à bord. Les coins ne comptent pas.
gardeners-lesson-card-apart = Là, elle ne serait pas à côté de l’autre fleur verte. Votre carte les veut bord à bord.
gardeners-lesson-card-out = Laissez cette tuile dans le jardin. Ajoutez votre fleur verte.
gardeners-lesson-card-fulfilled = Votre carte est respectée. Les autres n’en voient que le dos : c’est à vous d’y veiller.

gardeners-lesson-building = Construire ensemble
gardeners-lesson-building-add = Tout le monde joue en même temps. Ajoutez votre tuile Herbe, la première d’une pile de 7, à côté du jardin, où vous voulez.
gardeners-lesson-building-out = On peut retirer des tuiles, mais pour l’instant, ajoutez-en une.
gardeners-lesson-building-more = Votre coéquipier a aussi ajouté une tuile. Votre fleur est sur de l’herbe : c’est aussi une tuile Herbe. Ajoutez-la.
gardeners-lesson-building-size = Dans cet entraînement, tout le jardin s’étend sur 4 × 4 cases au plus, où vous voulez sur la pelouse ; d’ordinaire, c’est 6 × 6.

gardeners-lesson-giving = Retirer et donner
gardeners-lesson-giving-wrong = Votre carte interdit les fleurs orange à côté des plantes vertes. Retirez la fleur orange : prenez-la, puis donnez-la à votre coéquipier.
gardeners-lesson-giving-fits = Cette tuile ne gêne pas. Retirez la fleur orange.
gardeners-lesson-giving-first = Retirez d’abord la fleur orange du jardin.
gardeners-lesson-giving-given = On ne garde jamais une tuile qu’on retire. Votre coéquipier l’a posée ailleurs, loin de l’arbre vert.
gardeners-lesson-giving-sides = On peut retirer toute tuile qui a un côté libre, si le reste du jardin demeure relié.

gardeners-lesson-silence = Le silence
gardeners-lesson-silence-back = Personne ne parle. Votre coéquipier tient cette carte ; vous n’en voyez que le dos : éloignement. Il vous a rendu votre fleur orange.
gardeners-lesson-silence-again = Quelque chose ne doit donc pas se trouver à côté d’elle. Posez la fleur orange loin de l’arbre vert, par exemple ici.
gardeners-lesson-silence-near = Là, elle serait de nouveau à côté de l’arbre vert : votre coéquipier ne l’y voulait pas.
gardeners-lesson-silence-flower = Commencez par la fleur orange qu’on vous a rendue.
gardeners-lesson-silence-out = Laissez cette tuile. Posez la fleur orange.
gardeners-lesson-silence-stays = Elle reste : ce que les autres retirent, et ce qu’ils laissent, vous renseigne sur leurs cartes.

gardeners-lesson-checking = La vérification
gardeners-lesson-checking-last = Il reste une case. Ajoutez la fleur fuchsia : votre carte la veut à côté de l’autre.
gardeners-lesson-checking-out = Rien n’est à retirer. Remplissez la dernière case.
gardeners-lesson-checking-ready = Le jardin est plein et votre carte est respectée. Demandez la vérification.
gardeners-lesson-checking-stay = Votre carte est respectée ainsi. Demandez la vérification.
gardeners-lesson-checking-won = Tout le monde est aux anges : la manche est gagnée. Si une carte n’est pas respectée, son joueur est en colère : on continue.
gardeners-lesson-checking-next = Le jardin reste. Votre coéquipier a pioché. Votre carte est maintenant face visible et toujours en vigueur. Il y en a trois au plus.

gardeners-lesson-together = Deux cartes à la fois
gardeners-lesson-together-two = Deux cartes sont en vigueur. Celle de votre coéquipier est visible : pas d’arbres voisins. La vôtre veut les fleurs vertes ensemble.
gardeners-lesson-together-out = Retirez la tuile vide entre les deux fleurs vertes et donnez-la à votre coéquipier.
gardeners-lesson-together-early = La vérification échouerait : les fleurs vertes ne sont pas encore côte à côte.
gardeners-lesson-together-between = Pas celle-là. La tuile vide entre les deux fleurs vertes gêne.
gardeners-lesson-together-in = Votre coéquipier a compris et vous donne une fleur verte. Posez-la à côté de l’autre.
gardeners-lesson-together-apart = Là, les fleurs vertes restent séparées. Prenez la case à côté de l’autre.
gardeners-lesson-together-flower = Posez la fleur verte qu’on vous a donnée.
gardeners-lesson-together-ready = Le jardin est plein, les deux cartes devraient être respectées. Demandez la vérification.
gardeners-lesson-together-stay = Les deux cartes sont respectées. Demandez la vérification.
gardeners-lesson-together-three = Tout le monde est aux anges, et une troisième carte arrive. Désormais, trois cartes sont en vigueur à la fois.

gardeners-lesson-clock = Sablier, points et cartes difficiles
gardeners-lesson-clock-last = D’ordinaire, un sablier vous laisse 15 minutes ; les leçons n’en ont pas. Il reste une case : ajoutez votre fleur à côté de l’arbre.
gardeners-lesson-clock-out = Il n’y a rien à retirer. Remplissez la dernière case.
gardeners-lesson-clock-keep = Gardez votre carte : le jardin va la respecter. Remplissez la dernière case.
gardeners-lesson-clock-ready = Trois cartes sont en vigueur, et le jardin devrait les respecter toutes. Demandez la vérification.
gardeners-lesson-clock-stay = Votre carte est déjà respectée. Demandez la vérification.
gardeners-lesson-clock-point = Tout le monde est aux anges, et vous piochez une quatrième carte. La plus ancienne rapporte 1 point et s’en va. Marquez-en le plus possible !
gardeners-lesson-clock-hard = Votre nouvelle carte est difficile. Défaussez-la : vous en piochez aussitôt une autre. Appuyez deux fois, car cela peut coûter un point.
gardeners-lesson-clock-easy = Cette carte-là est déjà respectée. Défaussez la nouvelle.
gardeners-lesson-clock-build = Vous pourriez essayer, mais cette carte prend du temps. Défaussez-la cette fois.
gardeners-lesson-clock-price = Plus facile ! Seule la première défausse est gratuite, chaque suivante coûte un point. Les cartes encore en jeu à la fin ne rapportent rien.

gardeners-lesson-game = Une courte partie
gardeners-lesson-game-begin = Il reste deux manches, sans sablier. Votre nouvelle carte veut les fleurs vertes ensemble. Votre coéquipier dit ce qu’il fait.
gardeners-lesson-game-shared = Vous avez réussi l’entraînement ensemble ! Place à une partie complète !

## What the teammate says about its move

gardeners-comment-added = J’ajoute une tuile ({ $tile }). Sa place vous dit peut-être quelque chose de ma carte.
gardeners-comment-given = Vous m’avez donné cette tuile ({ $tile }). Je l’essaie ici ; rendez-la-moi si j’ai tort.
gardeners-comment-full = Le jardin est plein. S’il respecte votre carte, demandez la vérification.
gardeners-comment-removed = Je retire cette tuile et vous la donne ({ $tile }). Essayez-la ailleurs.
gardeners-comment-ready = Je demande la vérification. Et vous ?
gardeners-comment-angry = Je suis en colère : le jardin ne respecte pas encore ma carte. Regardez ce que je retire.
gardeners-comment-unhappy = Je suis aux anges, mais pas vous. Montrez-moi ce qui ne va pas : retirez une tuile.
gardeners-comment-yours = Tout le monde est aux anges ! Vous avez pioché une carte, et je n’en vois que le dos ({ $back }).
gardeners-comment-drawn = Tout le monde est aux anges ! J’ai une nouvelle carte. Voyez son dos : { $back }.
