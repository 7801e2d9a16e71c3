## Ce que montrent les cases et les tuiles

hanging-gardens-feature-terrace = terrasse
hanging-gardens-feature-park = parc
hanging-gardens-feature-arcade = arcade
hanging-gardens-feature-fountain = fontaine

hanging-gardens-tile-queen = reine
hanging-gardens-tile-king = roi
hanging-gardens-tile-tiger = tigre
hanging-gardens-tile-garden = jardin
hanging-gardens-tile-statue = statue
hanging-gardens-tile-chalice = calice
hanging-gardens-tile-gate = porte
hanging-gardens-tile-tamer = dompteur
hanging-gardens-tile-gardener = jardinier
hanging-gardens-tile-sculptor = sculpteur
hanging-gardens-tile-priest = prêtre
hanging-gardens-tile-guard = gardien

## La feuille de score

hanging-gardens-line-HG-F1 = Séries
hanging-gardens-line-HG-F2 = Personnages
hanging-gardens-line-HG-F3 = Gardien
hanging-gardens-line-HG-F4 = Tuiles manquantes
hanging-gardens-unseen = tirées en secret
hanging-gardens-total = Total
hanging-gardens-score-now = Score provisoire
hanging-gardens-score-final = Score final
hanging-gardens-scale-HG-F1 = Points selon le nombre de tuiles de chaque série
hanging-gardens-scale-HG-F2 = Points par personnage : { $low }, avec une série complète du même type : { $least } à { $most }
hanging-gardens-scale-HG-F3 = Points par porte : { $points }
hanging-gardens-scale-HG-F4 = Points par tuile manquante : { $points }
hanging-gardens-count-HG-F1 = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
hanging-gardens-count-HG-F2 = { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
}
hanging-gardens-count-HG-F3 = { $count ->
    [one] { $count } porte
   *[other] { $count } portes
}
hanging-gardens-count-HG-F4 = { hanging-gardens-count-HG-F1 }

## La table

hanging-gardens-heading = Les Jardins suspendus · manche { $round } sur { $rounds } · pioches : { $deck } cartes, { $supply } tuiles
hanging-gardens-seat = { $seat } { $player } · ▲ { $temples } · { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
hanging-gardens-seat-active = ▶ { hanging-gardens-seat }
hanging-gardens-ask-lay = Quelle carte posez-vous, et où ?
hanging-gardens-ask-build = Construisez-vous un temple sur une des cases marquées +, ou aucun (-) ?
hanging-gardens-ask-move = Quel temple se déplace : { $offered } ?
hanging-gardens-ask-take = Quelle tuile prenez-vous : { $offered } ?

## Le journal

hanging-gardens-log-table-set = Chacun a une carte Départ et cinq temples. { $player } commence.
    .details = Tuiles visibles : { $tiles }
hanging-gardens-log-round = Manche { $number }. { $player } commence.
hanging-gardens-log-laid = { $player } pose une carte.
    .details = { $card } en { $cell }{ $degrees ->
        [0] {""}
       *[other] , tournée de { $degrees }°
    }
hanging-gardens-log-set-aside = { $player } ne peut pas poser une carte et la retire du jeu.
    .details = { $card }
hanging-gardens-log-built = { $player } construit un temple ({ $feature }, { $size ->
    [one] { $size } case
   *[other] { $size } cases
}).
    .details = en { $cell }
hanging-gardens-log-moved = { $player } déplace un temple ({ $feature }, { $size ->
    [one] { $size } case
   *[other] { $size } cases
}).
    .details = { $from } → { $cell }
hanging-gardens-log-declined = { $player } ne construit pas de temple.
hanging-gardens-log-drawn = { $player } tire une tuile en secret.
hanging-gardens-log-drawn-seen = { $player } tire une tuile en secret : { $tile }.
hanging-gardens-log-taken = { $player } prend une tuile : { $tile }.
    .details = nouvelle tuile en { $space } : { $new }
hanging-gardens-log-taken-last = { $player } prend une tuile : { $tile }.
    .details = il ne reste aucune tuile pour la remplacer
hanging-gardens-log-taken-memory = { $player } prend une tuile de l’étalage.
hanging-gardens-log-five = Plus de tuile pour { $player }, qui note { $points } points à la place.
hanging-gardens-log-ran-out = Il n’y a plus de tuiles : cette manche est la dernière.
hanging-gardens-log-shown = { $player } avait tiré en secret : { $tiles }.
hanging-gardens-log-ended-points = Les jardins sont achevés. { $winners } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hanging-gardens-log-ended-tiles = Les jardins sont achevés. { $winners } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et davantage de tuiles.
hanging-gardens-log-ended-shared = Les jardins sont achevés. { $winners } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Noter un coup

hanging-gardens-notation-lay = « { $text } » ne pose aucune carte. Indiquez le numéro de la carte, la place de sa case en haut à gauche et la direction de son haut (n, e, s, w pour nord, est, sud, ouest), comme dans « 2 l19 e ». Une carte qui ne va nulle part s’écarte par « 2 x ».
hanging-gardens-notation-build = « { $text } » ne désigne aucune case. Indiquez la case du temple, comme dans « m20 », ou « - » pour ne pas construire.
hanging-gardens-notation-move = « { $text } » ne désigne aucun temple. Indiquez la case du temple à déplacer, comme dans « m20 ».
hanging-gardens-notation-take = « { $text } » ne désigne aucune tuile. Indiquez sa colonne et sa rangée, comme dans « b1 ».
hanging-gardens-offer-lay = Vous prenez une carte et la posez : { $offered }.
hanging-gardens-offer-card = { $ways ->
    [0] la carte { $number } ne va nulle part ({ $example })
    [one] la carte { $number } d’une seule façon ({ $example })
   *[other] la carte { $number } de { $ways } façons (par exemple { $example })
}
hanging-gardens-offer-build = Vous pouvez construire un temple sur l’une de ces cases : { $offered }. Avec « - », vous n’en construisez pas.
hanging-gardens-offer-move = Tous vos temples sont en place ; l’un de ceux des plus petites structures se déplace : { $offered }.
hanging-gardens-offer-take = Vous prenez une tuile : { $offered }.
hanging-gardens-offer-space = { $space } ({ $tile })
hanging-gardens-help = T terrasse, P parc, A arcade, F fontaine, · terrain à bâtir, ▲ un temple à côté de la lettre de sa case. Pour poser une carte, donnez son numéro, puis la place de sa case en haut à gauche et la direction de son haut : n (telle qu’elle est dessinée), e (un quart de tour dans le sens horaire), s ou w.

## Refus

HG-S2-space = L’étalage a { $spaces } emplacements ; celui-là n’existe pas.
HG-R2-turn = C’est à { $player } de jouer.
HG-R3 = La partie est finie : les jardins sont achevés.
HG-T1-lay = Prenez d’abord une des cartes et posez-la.
HG-T1-absent = La carte { $card } n’est pas parmi les cartes visibles.
HG-T1-number = Il n’y a pas de carte { $number } : { $cards ->
    [one] une seule est visible
   *[other] { $cards } sont visibles
}.
HG-T2-turn = La carte ne peut pas être tournée ainsi : elle a { $turns } positions, comptées à partir de 0.
HG-T3-bare = { $number ->
    [one] Cette case reposerait directement sur la table : { $features }.
   *[other] Ces cases reposeraient directement sur la table : { $features }.
}
HG-T5-temple = { $number ->
    [one] La carte recouvrirait un temple.
   *[other] La carte recouvrirait { $number } temples.
}
HG-T7-fits = La carte peut être posée ; on ne l’écarte donc pas.
HG-B1-nothing = Il n’y a pas de structure sur cette case.
HG-B1-small = La structure compte { $size ->
    [one] une case
   *[other] { $size } cases
} ; il en faut { $smallest } pour un temple.
HG-B2-old = La carte que vous venez de poser n’a rien ajouté à cette structure.
HG-B3-decide = Décidez d’abord si vous construisez un temple.
HG-B3-take = Qui construit prend une tuile : choisissez-la d’abord.
HG-B4-column = Une structure de { $size } cases ne donne pas de tuile de cette colonne ; { $columns ->
    [one] seule la première colonne est ouverte
   *[other] seules les { $columns } premières colonnes sont ouvertes
}.
HG-B6-empty = L’emplacement { $space } est vide et la pioche est épuisée.
HG-B7-temple = Cette structure a déjà un temple.
HG-B8-which = Dites d’abord quel temple se déplace.
HG-B8-none = Aucun de vos temples ne se trouve sur cette case.
HG-B8-larger = La structure de ce temple compte { $size } cases ; il faut déplacer un temple de la plus petite ({ $smallest ->
    [one] une case
   *[other] { $smallest } cases
}).

## On the page

hanging-gardens-name = Les Jardins suspendus
hanging-gardens-by = de Din Li · 2 à 4 joueurs
hanging-gardens-about = Posez carte sur carte jusqu’à ce que terrasses, parcs, arcades et fontaines soient assez vastes pour un temple, et choisissez les tuiles qui feront votre gloire.
hanging-gardens-how = Prenez une carte, tournez-la et posez-la dans votre jardin : ses aménagements doivent reposer sur des cartes plus anciennes, son terrain à bâtir peut être n’importe où. Là où une structure compte trois cases ou plus, vous pouvez bâtir un temple et prendre une tuile ; les plus grandes ouvrent davantage de colonnes.
hanging-gardens-cards = Cartes proposées
hanging-gardens-card = Carte : { $card }
hanging-gardens-card-unfit = Carte : { $card }. Elle n’a de place nulle part et peut être écartée.
hanging-gardens-set-aside = nulle part
hanging-gardens-deck = { $deck } cartes à venir
hanging-gardens-ground = terrain à bâtir
hanging-gardens-table = table nue
hanging-gardens-with-temple = , avec un temple
hanging-gardens-place-plain = { $cell } : { $square }{ $temple }
hanging-gardens-place-open = { $cell } : { $square }{ $temple }, possible ici
hanging-gardens-place-closed = { $cell } : { $square }{ $temple }, impossible ici
hanging-gardens-your-garden = Le jardin devant vous
hanging-gardens-other-gardens = Les autres jardins
hanging-gardens-garden-of = Jardin de { $player }, { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
hanging-gardens-zoom = Taille du jardin
hanging-gardens-zoom-in = Plus grand
hanging-gardens-zoom-out = Plus petit
hanging-gardens-zoom-fit = Tout voir
hanging-gardens-display = Tuiles de points
hanging-gardens-column = Colonne { $number }, à partir de structures de { $size } cases
hanging-gardens-column-size = dès { $size ->
    [one] { $size } case
   *[other] { $size } cases
}
hanging-gardens-tile-take = Prendre : { $tile }
hanging-gardens-tile-see = { $tile }
hanging-gardens-space-empty = Case vide
hanging-gardens-supply = { $supply } tuiles dans la réserve
hanging-gardens-hidden-tiles = face cachée
hanging-gardens-first = Premier joueur
hanging-gardens-temples-left = { $number ->
    [one] encore { $number } temple
   *[other] encore { $number } temples
}
hanging-gardens-series = Vos tuiles et ce qu’elles rapportent
hanging-gardens-series-how = En gras : combien vous en avez. À côté : les points pour une tuile, deux tuiles, etc.
hanging-gardens-person-points = { $low }, ou { $high } avec une série complète
hanging-gardens-guard-points = { $points } par porte
hanging-gardens-missing-points = +{ $points } pour les tuiles manquantes
hanging-gardens-hint-pick = Choisissez une carte.
hanging-gardens-hint-place = Tournez-la avec R ou la molette, puis posez-la dans votre jardin.
hanging-gardens-fits = La carte peut être posée ici.
hanging-gardens-hint-build = Vous pouvez bâtir un temple sur une structure entourée.
hanging-gardens-hint-move = Tous vos temples sont bâtis : lequel se déplace ?
hanging-gardens-hint-take = Prenez une tuile d’une colonne éclairée.
hanging-gardens-drawn = Piochée en secret, pour vos yeux seulement : { $tile }
hanging-gardens-turn = Tourner
hanging-gardens-put-away = Reposer
hanging-gardens-decline = Ne rien bâtir
hanging-gardens-do-Lay = Poser
hanging-gardens-do-SetAside = Écarter
hanging-gardens-do-Build = Bâtir ici
hanging-gardens-do-MoveTemple = Déplacer ce temple
hanging-gardens-do-Take = Prendre cette tuile
hanging-gardens-memory = Mémoire : la page ne montre pas qui a pris quelle tuile
hanging-gardens-moment-temple = un temple sur { $size } cases
hanging-gardens-moment-tile = prend : { $tile }
hanging-gardens-moment-drawn = pioche une tuile en secret
hanging-gardens-key-pick = Tab mène aux cartes ; les flèches les parcourent, Entrée en choisit une et passe à votre jardin.
hanging-gardens-key-turn = R tourne la carte, Maj + R dans l’autre sens.
hanging-gardens-key-walk = Les flèches parcourent votre jardin ; chaque place dit si la carte peut y être posée, ou pourquoi non.
hanging-gardens-key-lay = Entrée pose la carte, bâtit le temple ou choisit le temple à déplacer.
hanging-gardens-key-tiles = Tab mène aux tuiles de points et aux boutons sous votre jardin.
hanging-gardens-key-put-away = Échap repose la carte.
