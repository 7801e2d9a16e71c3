## Ce que montrent les tuiles

zen-garden-feature-pagoda = pagode
zen-garden-feature-bench = banc
zen-garden-feature-buddha = bouddha
zen-garden-feature-gate = porte
zen-garden-feature-crane = grue
zen-garden-feature-sand-walkway = chemin de sable
zen-garden-feature-wood-walkway = chemin de bois
zen-garden-feature-stone-walkway = chemin de pierre
zen-garden-feature-sand = sable
zen-garden-feature-gravel = graviers
zen-garden-feature-trees = arbres
zen-garden-feature-clay = argile
zen-garden-feature-water = eau
zen-garden-feature-cherry-blossom = fleurs de cerisier

## Noms courts pour les dessins

zen-garden-mark-pagoda = pagode
zen-garden-mark-bench = banc
zen-garden-mark-buddha = bouddha
zen-garden-mark-gate = porte
zen-garden-mark-crane = grue
zen-garden-mark-sand-walkway = sab
zen-garden-mark-wood-walkway = boi
zen-garden-mark-stone-walkway = pie
zen-garden-mark-sand = SAB
zen-garden-mark-gravel = GRA
zen-garden-mark-trees = ARB
zen-garden-mark-clay = ARG
zen-garden-mark-water = EAU
zen-garden-mark-cherry-blossom = CER

zen-garden-tile = { $decor } / { $walkway } / { $floor }

zen-garden-corner-nw = en haut à gauche
zen-garden-corner-ne = en haut à droite
zen-garden-corner-se = en bas à droite
zen-garden-corner-sw = en bas à gauche

## La feuille de score

zen-garden-line-ZG-F1 = Pièces
zen-garden-line-ZG-F2 = Chemins
zen-garden-line-ZG-F3 = Décors
zen-garden-line-ZG-F4 = Petite préférence
zen-garden-line-ZG-F5 = Grande préférence
zen-garden-line-ZG-F6 = Majorité
zen-garden-line-ZG-F7 = Souci du détail
zen-garden-line-ZG-F8 = Unité
zen-garden-line-ZG-F9 = Minimaliste
zen-garden-line-ZG-F10 = Missions
zen-garden-total = Total
zen-garden-score-now = Score provisoire
zen-garden-score-final = Score final
zen-garden-scale-ZG-F1 = Points par pièce : 1
zen-garden-scale-ZG-F2 = Points selon le nombre de boucles : { $pairs }
zen-garden-scale-ZG-F3 = Points selon le nombre de tuiles au même décor : { $pairs }
zen-garden-scale-ZG-F4 = Points par tuile : { $points }
zen-garden-scale-ZG-F5 = Points par tuile : { $points }
zen-garden-scale-ZG-F6 = Points pour le plus de tuiles : { $first }, pour la deuxième place : { $second }
zen-garden-scale-ZG-F7 = Points selon le nombre de tuiles : { $pairs }
zen-garden-scale-ZG-F8 = Points si chaque sol forme une seule zone : { $points }
zen-garden-scale-ZG-F9 = Points selon le nombre de sols différents : { $pairs }
zen-garden-scale-ZG-F10 = Points par mission, pour la première personne puis les suivantes : { $points }
zen-garden-count-ZG-F1 = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
zen-garden-count-ZG-F2 = { $count ->
    [one] { $count } boucle
   *[other] { $count } boucles
}
zen-garden-count-ZG-F3 = { zen-garden-count-ZG-F4 }
zen-garden-count-ZG-F4 = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
zen-garden-count-ZG-F5 = { zen-garden-count-ZG-F4 }
zen-garden-count-ZG-F6 = { zen-garden-count-ZG-F4 }
zen-garden-count-ZG-F7 = { zen-garden-count-ZG-F4 }
zen-garden-count-ZG-F8 = { $count ->
    [one] { $count } zone
   *[other] { $count } zones
}
zen-garden-count-ZG-F9 = { $count ->
    [one] { $count } sol
   *[other] { $count } sols
}
zen-garden-count-ZG-F10 = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}

## La table

zen-garden-heading = Zen Garden · manche { $round } sur { $rounds } · réserve : { $supply }, défausse : { $discards }
zen-garden-wish-minor = Petite préférence : { $feature }
zen-garden-wish-major = Grande préférence : { $feature }
zen-garden-wish-majority = Majorité : { $feature }
zen-garden-wish-detail = Souci du détail : { $feature }
zen-garden-mission-line = Mission { $number } : 4 × { $first } + 4 × { $second } · points { $stack }
zen-garden-seat = { $seat } { $player } · { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
zen-garden-seat-active = ▶ { zen-garden-seat }

## Le journal

zen-garden-mission = 4 × { $first } + 4 × { $second }
zen-garden-log-table-set = Les plateaux Jardin sont prêts. { $player } commence.
    .details = Plateaux Préférence : { $boards }. Petite préférence : { $minor } ; grande préférence : { $major } ; majorité : { $majority } ; souci du détail : { $detail }{ $number ->
        [0] {""}
       *[other]  ; missions : { $missions }
    }
zen-garden-log-tile-laid = { $player } pose une tuile { $price ->
    [0] gratuite
    [one] pour { $price } pièce
   *[other] pour { $price } pièces
}.
    .details = { $tile } en { $cell }, courbe { $corner }
zen-garden-log-line = { $player } aligne quatre décors identiques : { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}.
    .details = { $decor }{ $lost ->
        [0] {""}
       *[other]  ; perdu au-delà de 25 : { $lost }
    }
zen-garden-log-mission = { $player } accomplit la mission { $number } { $points ->
    [0] trop tard pour une tuile Points
    [one] pour { $points } point
   *[other] pour { $points } points
}.
zen-garden-log-discarded = { $number ->
    [one] { $number } tuile est défaussée
   *[other] { $number } tuiles sont défaussées
} de la rangée du bas.
    .details = { $tiles }
zen-garden-log-shuffled = La réserve est vide ; { $number } tuiles défaussées sont mélangées pour en former une nouvelle.
zen-garden-log-filled = { $number ->
    [one] Une nouvelle tuile arrive
   *[other] { $number } nouvelles tuiles arrivent
} sur le plateau de sélection.
zen-garden-log-round = Manche { $number }. { $player } commence.
zen-garden-log-ended-points = Les jardins sont achevés. { $winners } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
zen-garden-log-ended-coins = Les jardins sont achevés. { $winners } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et davantage de pièces.
zen-garden-log-ended-shared = Les jardins sont achevés. { $winners } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Noter un coup

zen-garden-notation = « { $text } » n’est pas un coup. Indiquez la tuile, la case et le coin que contourne son chemin, comme dans « b1 e4 ne » : colonne b au prix de 1, case e4, coin nw, ne, se ou sw.
zen-garden-offer = Vous pouvez prendre { $spaces } et poser la tuile en { $cells }, tournée dans l’un des quatre sens.
zen-garden-help = Une tuile se lit : décor, chemin (minuscules) et sol (MAJUSCULES). ╯ ╰ ╭ ╮ montre le coin que contourne son chemin : nw, ne, se, sw. Un coup nomme la tuile par sa colonne et son prix, la case de votre jardin, puis ce coin.

## Refus

ZG-S1-unknown = Il n’y a pas de plateau Préférence { $boards } ; ils sont numérotés de 1 à { $last }.
ZG-S1-basics = Le plateau Préférence 1 est toujours en jeu.
ZG-R1-turn = C’est à { $player } de jouer.
ZG-R2-turn = C’est à { $player } de jouer.
ZG-R8 = La partie est finie : tous les jardins sont pleins.
ZG-T1-absent = La tuile { $tile } n’est pas sur le plateau de sélection.
ZG-T2-empty = La case { $space } reste vide jusqu’à la fin de la manche.
ZG-T3-price = La tuile coûte { $price }, vous avez { $coins }.
ZG-T4-taken = Il y a déjà une tuile sur cette case.
ZG-T4-apart = Une tuile doit toucher par un côté une tuile de votre jardin.
ZG-T6-span = Le jardin aurait { $rows } rangées et { $columns } colonnes ; il doit tenir dans { $side } sur { $side }.
ZG-T6-origin = La première tuile s’appelle toujours d4 ; le jardin peut glisser où vous voulez.

## On the page

zen-garden-name = Zen Garden
zen-garden-by = de Mike Georgiou · 2 à 4 joueurs
zen-garden-about = Composez un jardin de seize tuiles pour plaire à un empereur exigeant : fermez des boucles de chemins, rassemblez ce qu’il aime et surveillez vos pièces.
zen-garden-how = Prenez une tuile sur le plateau de sélection, tournez-la et posez-la contre votre jardin. Le jardin glisse tout seul quand il reste de la place. La ligne sous votre jardin montre ce que la tuile changerait ; les places interdites disent pourquoi.
zen-garden-market = Plateau de sélection
zen-garden-market-tile = { $tile }, prix { $price }
zen-garden-market-tile-dear = { $tile }, prix { $price }, pas pour vous maintenant
zen-garden-price = Prix { $price }
zen-garden-space-empty = Case vide
zen-garden-supply = { $supply } dans la réserve, { $discards } défaussées
zen-garden-your-garden = Le jardin devant vous
zen-garden-other-gardens = Les autres jardins
zen-garden-garden-of = Jardin de { $player }, { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
}
zen-garden-coins = { $coins ->
    [one] pièce
   *[other] pièces
}
zen-garden-first = Premier joueur
zen-garden-place-first = rangée { $row }, colonne { $column }
zen-garden-place-laid = { $cell } : { $tile }, courbe { $corner }
zen-garden-place-free = { $cell } : libre
zen-garden-place-open = { $cell } : libre, vous pouvez poser ici
zen-garden-place-closed = { $cell } : libre, pas pour vous maintenant
zen-garden-hint-pick = Choisissez une tuile sur le plateau de sélection.
zen-garden-hint-place = Tournez-la avec R ou la molette, puis posez-la contre votre jardin.
zen-garden-turn = Tourner
zen-garden-lay = Poser
zen-garden-put-away = Reposer
zen-garden-idea = Prenez la tuile { $tile } { $price ->
    [0] gratuitement
    [one] pour { $price } pièce
   *[other] pour { $price } pièces
} et posez-la en { $cell }, courbe { $corner }.
zen-garden-missions = Missions
zen-garden-mission-number = Mission { $number }
zen-garden-mission-count = { $feature } : { $number } sur { $needed }
zen-garden-mission-stack = { $number ->
    [0] plus de tuile de points
   *[other] prochaine tuile de points : { $points }
}
zen-garden-mission-done = accomplie pour { $points }
zen-garden-moment-line = quatre en ligne : +{ $coins } pièces
zen-garden-moment-mission = mission accomplie : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zen-garden-moment-ring = une boucle est fermée
zen-garden-boards = Plateaux Préférence
zen-garden-levels = Niveaux
zen-garden-level = Niveau { $number }
zen-garden-board-basics = Bases
zen-garden-board-unity = Unité
zen-garden-board-minimalist = Minimaliste
zen-garden-board-two-missions = deux missions
zen-garden-board-one-mission = une mission
zen-garden-key-pick = Tab mène au plateau de sélection ; les flèches le parcourent, Entrée choisit une tuile et passe à votre jardin.
zen-garden-key-turn = R tourne la tuile, Maj + R dans l’autre sens.
zen-garden-key-walk = Les flèches parcourent votre jardin ; chaque place dit ce que la tuile y changerait, ou pourquoi elle y est interdite.
zen-garden-key-lay = Entrée pose la tuile.
zen-garden-key-put-away = Échap la repose.
