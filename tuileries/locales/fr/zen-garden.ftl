## Ce que montrent les tuiles

zen-garden-feature-pagoda = pagode
zen-garden-feature-bench = banc
zen-garden-feature-buddha = bouddha
zen-garden-feature-gate = porte
zen-garden-feature-crane = grue
zen-garden-feature-sand-walkway = chemin en sable
zen-garden-feature-wood-walkway = chemin en bois
zen-garden-feature-stone-walkway = chemin en pierres
zen-garden-feature-sand = sable
zen-garden-feature-gravel = graviers
zen-garden-feature-trees = arbres
zen-garden-feature-clay = argile
zen-garden-feature-water = eau
zen-garden-feature-cherry-blossom = cerisiers

## Noms courts pour les dessins : sept lettres pour un décor, trois pour le reste

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

# Ce que rapporte chaque ligne ; { $pairs } est de la forme « 1 → 3, 2 → 6 » : tant d’éléments donnent tant de points.
zen-garden-scale-ZG-F1 = Points par pièce : 1
zen-garden-scale-ZG-F2 = Points selon le nombre de boucles : { $pairs }
zen-garden-scale-ZG-F3 = Points selon le nombre de tuiles de même décor : { $pairs }
zen-garden-scale-ZG-F4 = Points par tuile : { $points }
zen-garden-scale-ZG-F5 = Points par tuile : { $points }
zen-garden-scale-ZG-F6 = Points pour le plus de tuiles : { $first }, pour la deuxième place : { $second }
zen-garden-scale-ZG-F7 = Points selon le nombre de tuiles : { $pairs }
zen-garden-scale-ZG-F8 = Points si chaque sol forme une seule zone : { $points }
zen-garden-scale-ZG-F9 = Points selon le nombre de sols différents : { $pairs }
zen-garden-scale-ZG-F10 = Points par mission, du premier à l’accomplir aux suivants : { $points }

# Combien un joueur en a, en petits caractères sous les points.
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

zen-garden-heading = Zen Garden · manche { $round } sur { $rounds } · réserve : { $supply } · défausse : { $discards }
zen-garden-wish-minor = Petite préférence : { $feature }
zen-garden-wish-major = Grande préférence : { $feature }
zen-garden-wish-majority = Majorité : { $feature }
zen-garden-wish-detail = Souci du détail : { $feature }
zen-garden-mission-line = Mission { $number } : 4 × { $first } + 4 × { $second } · tuiles Points : { $stack }
zen-garden-seat = { $seat } { $player } · { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
zen-garden-seat-active = ▶ { zen-garden-seat }

## Le journal : une phrase courte, et les détails sur demande

zen-garden-mission = 4 × { $first } + 4 × { $second }
zen-garden-log-table-set = Les plateaux Jardin sont prêts. { $player } commence.
    .details = Plateaux Préférence : { $boards }. Petite préférence : { $minor } ; grande préférence : { $major } ; majorité : { $majority } ; souci du détail : { $detail }{ $number ->
        [0] {""}
       *[other] ; missions : { $missions }
    }
zen-garden-log-tile-laid = { $player } pose une tuile { $price ->
    [0] gratuite
    [one] pour { $price } pièce
   *[other] pour { $price } pièces
}.
    .details = { $tile }, case { $cell }, courbe { $corner }
zen-garden-log-line = { $player } complète une ligne de quatre : { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}.
    .details = { $decor }{ $lost ->
        [0] {""}
       *[other] ; perdu au-delà de 25 : { $lost }
    }
zen-garden-log-mission = { $player } accomplit la mission { $number }{ $points ->
    [0] , mais trop tard pour une tuile Points
    [one] : { $points } point
   *[other] : { $points } points
}.
zen-garden-log-discarded = { $number ->
    [one] { $number } tuile de la rangée du bas est défaussée.
   *[other] { $number } tuiles de la rangée du bas sont défaussées.
}
    .details = { $tiles }
zen-garden-log-shuffled = La réserve est vide. { $number ->
    [one] { $number } tuile défaussée est mélangée
   *[other] { $number } tuiles défaussées sont mélangées
} pour former une nouvelle réserve.
zen-garden-log-filled = { $number ->
    [one] { $number } nouvelle tuile arrive
   *[other] { $number } nouvelles tuiles arrivent
} sur le plateau de sélection.
zen-garden-log-round = Manche { $number }. { $player } commence.
zen-garden-log-ended-points = { $winners } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
zen-garden-log-ended-coins = { $winners } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, à égalité mais avec plus de pièces.
zen-garden-log-ended-shared = { $winners } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.

## Noter un coup

zen-garden-notation = « { $text } » n’est pas un coup. Indiquez la tuile, la case et le coin de la courbe, comme dans « b1 e4 ne » : colonne b, coût 1, case e4, coin nw, ne, se ou sw.
zen-garden-offer = Vous pouvez prendre l’une de ces tuiles : { $spaces }. Vous pouvez la poser, tournée comme vous voulez, sur l’une de ces cases : { $cells }.
zen-garden-help = Une tuile montre son décor, son chemin (minuscules) et son sol (MAJUSCULES). ╯ ╰ ╭ ╮ indiquent le coin de la courbe : nw, ne, se, sw. Pour jouer, écrivez la colonne et le coût de la tuile, la case de votre jardin, puis ce coin.

## Refus

ZG-S1-unknown = Il n’y a pas de plateau Préférence { $boards }. Les plateaux sont numérotés de 1 à { $last }.
ZG-S1-basics = Le plateau Préférence 1 est toujours en jeu.
ZG-R1-turn = C’est à { $player } de jouer.
ZG-R2-turn = C’est à { $player } de jouer.
ZG-R8 = La partie est terminée : tous les jardins sont pleins.
ZG-T1-absent = La tuile { $tile } n’est pas sur le plateau de sélection.
ZG-T2-empty = La case { $space } reste vide jusqu’à la fin de la manche.
ZG-T3-price = Cette tuile coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}. Vous en avez { $coins }.
ZG-T4-taken = Il y a déjà une tuile sur cette case.
ZG-T4-apart = Une tuile doit être bord à bord avec une tuile de votre jardin.
ZG-T6-span = Le jardin aurait { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
} et { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}. Il doit tenir dans { $side } × { $side }.
ZG-T6-origin = La première tuile est toujours en d4 ; le jardin pourra être déplacé ensuite.

## Sur la page

zen-garden-name = Zen Garden
zen-garden-by = de Mike Georgiou · 2 à 4 joueurs
zen-garden-about = Composez un jardin de seize tuiles pour plaire à un empereur exigeant : fermez des boucles de chemins, réunissez ce qu’il aime et surveillez vos pièces.
zen-garden-how = Prenez une tuile sur le plateau de sélection, tournez-la et posez-la dans votre jardin, bord à bord avec une autre. S’il reste de la place, le jardin se déplace tout seul. Sous votre jardin, vous voyez ce que la tuile rapporterait ; une case interdite indique la raison.
zen-garden-market = Plateau de sélection
zen-garden-market-tile = { $tile }, coût { $price }
zen-garden-market-tile-dear = { $tile }, coût { $price }, trop chère pour vous
zen-garden-price = Coût { $price }
zen-garden-space-empty = Case vide
zen-garden-supply = réserve : { $supply } · défausse : { $discards }
zen-garden-your-garden = Jardin principal
zen-garden-other-gardens = Les autres jardins
zen-garden-garden-of = { $player } : jardin de { $number ->
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
zen-garden-place-open = { $cell } : libre, vous pouvez y poser la tuile
zen-garden-place-closed = { $cell } : libre, mais interdite
zen-garden-hint-pick = Choisissez une tuile sur le plateau de sélection.
zen-garden-hint-place =
    { $pointer ->
        [touch] Tournez-la avec le bouton, puis touchez une case libre de votre jardin.
       *[mouse] Tournez-la avec R ou la molette, puis cliquez sur une case libre.
    }
zen-garden-turn = Tourner
zen-garden-lay = Poser
zen-garden-put-away = Remettre
zen-garden-idea = { $price ->
    [0] Prenez gratuitement la tuile
    [one] Pour { $price } pièce, prenez la tuile
   *[other] Pour { $price } pièces, prenez la tuile
} { $tile }, puis posez-la en { $cell }, courbe { $corner }.
zen-garden-missions = Missions
zen-garden-mission-number = Mission { $number }
zen-garden-mission-count = { $feature } : { $number } sur { $needed }
zen-garden-mission-stack = { $number ->
    [0] pile épuisée
   *[other] prochaine tuile Points : { $points }
}
zen-garden-mission-done = accomplie : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zen-garden-moment-line = complète une ligne de quatre : { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}
zen-garden-moment-mission = accomplit une mission : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zen-garden-moment-ring = ferme une boucle
zen-garden-boards = Plateaux Préférence
zen-garden-levels = Niveaux
zen-garden-level = Niveau { $number }
zen-garden-options = Ce qui rapporte
zen-garden-preset-level-1 = Niveau 1
    .details = Boucles de chemins, décors, pièces et quatre préférences de l’empereur.
zen-garden-preset-level-2 = Niveau 2
    .details = En plus, des points si chaque sol forme une seule zone.
zen-garden-preset-level-3 = Niveau 3
    .details = En plus, des points pour peu de sols différents.
zen-garden-preset-level-4 = Niveau 4
    .details = En plus, deux missions : la première place rapporte le plus.
zen-garden-preset-level-5 = Niveau 5
    .details = Tous les plateaux, avec trois missions.
zen-garden-board-basics = Base
    .details = Boucles de chemins, décors, pièces et quatre préférences de l’empereur.
zen-garden-board-unity = Unité
    .details = Des points si chaque sol forme une seule zone.
zen-garden-board-minimalist = Minimaliste
    .details = Des points pour peu de sols différents.
zen-garden-board-two-missions = Deux missions
    .details = Deux caractéristiques, quatre tuiles de chacune : la première place rapporte le plus.
zen-garden-board-one-mission = Une mission
    .details = Une mission de plus de ce genre.
zen-garden-key-pick = Tab mène au plateau de sélection. Les flèches passent d’une tuile à l’autre ; Entrée en prend une et mène à votre jardin.
zen-garden-key-turn = R tourne la tuile, Maj + R la tourne dans l’autre sens.
zen-garden-key-walk = Les flèches parcourent votre jardin. Pour chaque case, vous entendez ce que la tuile y rapporterait ou pourquoi elle y est interdite.
zen-garden-key-lay = Entrée pose la tuile.
zen-garden-key-put-away = Échap remet la tuile.
