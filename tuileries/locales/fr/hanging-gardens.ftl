## Ce que montrent les cases et les tuiles

hanging-gardens-feature-terrace = terrasse
hanging-gardens-feature-park = parc
hanging-gardens-feature-arcade = arcades
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
hanging-gardens-tile-priest = prieur
hanging-gardens-tile-guard = gardien

## La feuille de score

hanging-gardens-line-HG-F1 = Séries
hanging-gardens-line-HG-F2 = Personnages
hanging-gardens-line-HG-F3 = Gardien
hanging-gardens-line-HG-F4 = Tuiles manquantes
hanging-gardens-unseen = face cachée
hanging-gardens-total = Total
hanging-gardens-score-now = Score provisoire
hanging-gardens-score-final = Score final

# Ce que rapporte chaque ligne.
hanging-gardens-scale-HG-F1 = Points selon le nombre de tuiles de chaque série
hanging-gardens-scale-HG-F2 = Points par personnage : { $low }, avec une série complète de son type : { $least } à { $most }
hanging-gardens-scale-HG-F3 = Points par porte : { $points }
hanging-gardens-scale-HG-F4 = Points par tuile qu’un temple rapporte quand il n’en reste plus : { $points }

# Combien un joueur en a, en petits caractères sous les points.
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

hanging-gardens-heading = Les Jardins suspendus · manche { $round } sur { $rounds } · cartes à venir : { $deck } · pioche : { $supply }
hanging-gardens-seat = { $seat } { $player } · ▲ { $temples } · { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
hanging-gardens-seat-active = ▶ { hanging-gardens-seat }
hanging-gardens-ask-lay = Quelle carte posez-vous, et où ?
hanging-gardens-ask-build = Construisez-vous un temple sur l’une des cases marquées +, ou aucun (-) ?
hanging-gardens-ask-move = Quel temple déplacez-vous : { $offered } ?
hanging-gardens-ask-take = Quelle tuile prenez-vous : { $offered } ?

## Le journal : une phrase courte, et les détails sur demande

hanging-gardens-log-table-set = Chacun a une carte Départ et cinq temples. { $player } commence.
    .details = Tuiles visibles : { $tiles }
hanging-gardens-log-round = Manche { $number }. { $player } commence.
hanging-gardens-log-laid = { $player } pose une carte.
    .details = { $card } en { $cell }{ $degrees ->
        [0] {""}
       *[other] , tournée de { $degrees }°
    }
hanging-gardens-log-set-aside = { $player } retire du jeu une carte impossible à poser.
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
hanging-gardens-log-drawn = { $player } pioche une tuile face cachée.
hanging-gardens-log-drawn-seen = { $player } pioche une tuile face cachée : { $tile }.
hanging-gardens-log-taken = { $player } prend une tuile : { $tile }.
    .details = nouvelle tuile en { $space } : { $new }
hanging-gardens-log-taken-last = { $player } prend une tuile : { $tile }.
    .details = il n’y a plus de tuile pour la remplacer
hanging-gardens-log-taken-memory = { $player } prend une tuile visible.
hanging-gardens-log-five = Il n’y a plus de tuile pour { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la place.
hanging-gardens-log-ran-out = Toutes les tuiles sont prises : cette manche est la dernière.
hanging-gardens-log-shown = { $player } révèle ses tuiles piochées face cachée : { $tiles }.
hanging-gardens-log-ended-points = { $winners } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hanging-gardens-log-ended-tiles = { $winners } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, à égalité mais avec plus de tuiles.
hanging-gardens-log-ended-shared = { $winners } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.

## Noter un coup

hanging-gardens-notation-lay = « { $text } » n’est pas un coup. Indiquez le numéro de la carte, la case de son coin en haut à gauche et son orientation (n, e, s, w : côté où pointe le haut), comme dans « 2 l19 e ». Si une carte est impossible à poser, « 2 x » la retire du jeu.
hanging-gardens-notation-build = « { $text } » n’est pas une case. Indiquez où construire le temple, comme dans « m20 », ou « - » pour ne pas construire.
hanging-gardens-notation-move = « { $text } » n’est pas un temple. Indiquez la case du temple à déplacer, comme dans « m20 ».
hanging-gardens-notation-take = « { $text } » n’est pas une tuile. Indiquez sa colonne et sa rangée, comme dans « b1 ».
hanging-gardens-offer-lay = Posez l’une des cartes : { $offered }.
hanging-gardens-offer-card = { $ways ->
    [0] carte { $number } (impossible à poser : { $example })
    [one] carte { $number } ({ $ways } façon : { $example })
   *[other] carte { $number } ({ $ways } façons, par exemple { $example })
}
hanging-gardens-offer-build = Vous pouvez construire un temple sur l’une de ces cases : { $offered }. « - » : ne pas construire.
hanging-gardens-offer-move = Tous vos temples sont construits. Déplacez celui d’une des plus petites structures : { $offered }.
hanging-gardens-offer-take = Prenez une tuile : { $offered }.
hanging-gardens-offer-space = { $space } ({ $tile })
hanging-gardens-help = T terrasse, P parc, A arcades, F fontaine, · terrain de construction, ▲ un temple ; à côté d’un nom, ▲ indique les temples qui restent à construire. ≥3 au-dessus d’une colonne de tuiles : il faut une structure d’au moins 3 cases. Pour poser une carte, écrivez son numéro, la case de son coin en haut à gauche et le côté où pointe son haut : n (comme sur le dessin), e (un quart de tour dans le sens horaire), s ou w.

## Refus

HG-S2-space = Cette case n’existe pas. Les tuiles visibles occupent { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}.
HG-R2-turn = C’est à { $player } de jouer.
HG-R3 = La partie est terminée.
HG-T1-lay = Prenez d’abord une carte et posez-la.
HG-T1-absent = Cette carte n’est pas parmi les cartes visibles : choisissez-en une autre.
HG-T1-number = Il n’y a pas de carte { $number }. Cartes visibles : { $cards }.
HG-T2-turn = La carte ne peut pas être tournée ainsi. Elle a { $turns ->
    [one] { $turns } orientation possible
   *[other] { $turns } orientations possibles
} ; la première porte le numéro 0.
HG-T3-bare = { $number ->
    [one] { $number } case avec aménagement serait directement sur la table : { $features }.
   *[other] { $number } cases avec aménagement seraient directement sur la table : { $features }.
}
HG-T5-temple = { $number ->
    [one] La carte recouvrirait { $number } temple.
   *[other] La carte recouvrirait { $number } temples.
}
HG-T7-fits = Cette carte peut être posée : elle reste en jeu.
HG-B1-nothing = Il n’y a pas de structure sur cette case.
HG-B1-small = Cette structure compte { $size ->
    [one] { $size } case
   *[other] { $size } cases
}. Pour un temple, il en faut au moins { $smallest }.
HG-B2-old = Votre nouvelle carte n’a rien ajouté à cette structure.
HG-B3-decide = Décidez d’abord si vous construisez un temple.
HG-B3-take = Un temple vous donne une tuile : choisissez-la d’abord.
HG-B4-column = Avec une structure de { $size ->
    [one] { $size } case
   *[other] { $size } cases
}, vous ne pouvez prendre une tuile que dans { $columns ->
    [one] la première colonne
   *[other] les { $columns } premières colonnes
}.
HG-B6-empty = La case { $space } est vide, et la pioche aussi.
HG-B7-temple = Cette structure a déjà un temple.
HG-B8-which = Choisissez d’abord le temple que vous déplacez.
HG-B8-none = Vous n’avez pas de temple sur cette case.
HG-B8-larger = Ce temple est sur une structure de { $size ->
    [one] { $size } case
   *[other] { $size } cases
}. Déplacez celui d’une des plus petites, de { $smallest ->
    [one] { $smallest } case
   *[other] { $smallest } cases
}.

## Sur la page

hanging-gardens-name = Les Jardins suspendus
hanging-gardens-by = de Din Li · 2 à 4 joueurs
hanging-gardens-about = Posez les cartes les unes sur les autres jusqu’à ce que terrasses, parcs, arcades et fontaines soient assez grands pour un temple, et choisissez les tuiles qui feront votre gloire.
hanging-gardens-how = Prenez une carte, tournez-la et posez-la dans votre jardin : ses aménagements doivent recouvrir des cartes déjà posées, son terrain de construction peut être n’importe où. Sur une structure de trois cases ou plus, vous pouvez construire un temple et prendre une tuile. Plus la structure est grande, plus vous avez de colonnes au choix.
hanging-gardens-cards = Cartes visibles
hanging-gardens-card = Carte : { $card }
hanging-gardens-card-unfit = Carte : { $card }. Elle est impossible à poser ; vous pouvez la retirer du jeu.
hanging-gardens-set-aside = impossible à poser
hanging-gardens-deck = { $deck ->
    [0] plus aucune carte
    [one] { $deck } carte à venir
   *[other] { $deck } cartes à venir
}
hanging-gardens-ground = terrain de construction
hanging-gardens-table = table nue
hanging-gardens-with-temple = , avec un temple
hanging-gardens-place-plain = { $cell } : { $square }{ $temple }
hanging-gardens-place-open = { $cell } : { $square }{ $temple }, permis ici
hanging-gardens-place-card = { $cell } : { $square }{ $temple }, permis ici : la carte couvre les cases de { $from } à { $to }
hanging-gardens-place-closed = { $cell } : { $square }{ $temple }, interdit ici
hanging-gardens-your-garden = Jardin principal
hanging-gardens-other-gardens = Les autres jardins
hanging-gardens-garden-of = { $player } : jardin de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
hanging-gardens-zoom = Taille du jardin
hanging-gardens-zoom-in = Agrandir
hanging-gardens-zoom-out = Réduire
hanging-gardens-zoom-fit = Tout voir
hanging-gardens-display = Tuiles Points
hanging-gardens-column = Colonne { $number }, pour les structures d’au moins { $size ->
    [one] { $size } case
   *[other] { $size } cases
}
hanging-gardens-column-size = dès { $size ->
    [one] { $size } case
   *[other] { $size } cases
}
hanging-gardens-tile-take = Prendre : { $tile }
hanging-gardens-tile-see = { $tile }
hanging-gardens-space-empty = Case vide
hanging-gardens-supply = { $supply ->
    [0] pioche vide
    [one] { $supply } tuile dans la pioche
   *[other] { $supply } tuiles dans la pioche
}
hanging-gardens-hidden-tiles = face cachée
hanging-gardens-first = Premier joueur
hanging-gardens-temples-left = { $number ->
    [0] aucun temple à construire
    [one] { $number } temple à construire
   *[other] { $number } temples à construire
}
hanging-gardens-series = Vos tuiles et leurs points
hanging-gardens-series-how = En gras : combien vous en avez. À côté : les points pour une tuile, deux tuiles, etc.
hanging-gardens-full = { $number ->
    [one] { $number } série complète
   *[other] { $number } séries complètes
}
hanging-gardens-person-points = { $low }, ou { $high } avec une série complète
hanging-gardens-guard-points = { $points } par porte
hanging-gardens-missing-points = +{ $points } pour les tuiles manquantes
hanging-gardens-hint-pick = Choisissez une carte.
hanging-gardens-hint-place =
    { $pointer ->
        [touch] Touchez l’endroit où ira sa case marquée d’un rond. Vous pouvez d’abord la tourner.
       *[mouse] Cliquez à l’endroit où ira sa case marquée d’un rond. R ou la molette la tourne.
    }
hanging-gardens-hint-turn = Elle ne va nulle part dans ce sens. Tournez-la.
hanging-gardens-fits = Vous pouvez poser la carte ici.
hanging-gardens-hint-build = Vous pouvez construire un temple sur une structure encadrée.
hanging-gardens-hint-move = Tous vos temples sont construits. Lequel des temples marqués va en { $cell } ?
hanging-gardens-hint-take = Prenez une tuile d’une colonne en surbrillance.
hanging-gardens-drawn = Piochée face cachée, secrète pour les autres : { $tile }
hanging-gardens-turn = Tourner
hanging-gardens-put-away = Remettre
hanging-gardens-decline = Ne pas construire
hanging-gardens-do-Lay = Poser
hanging-gardens-do-SetAside = Retirer du jeu
hanging-gardens-do-Build = Construire ici
hanging-gardens-do-MoveTemple = Déplacer ce temple
hanging-gardens-do-Take = Prendre cette tuile
hanging-gardens-idea-lay = Posez une carte ({ $card }) en { $cell }{ $degrees ->
    [0] {""}
   *[other] , tournée de { $degrees }°
}.
hanging-gardens-idea-set-aside = Retirez du jeu une carte ({ $card }).
hanging-gardens-idea-build = Construisez un temple en { $cell } ({ $feature }, { $size ->
    [one] { $size } case
   *[other] { $size } cases
}).
hanging-gardens-idea-move = Déplacez un temple de { $from } en { $cell } ({ $feature }, { $size ->
    [one] { $size } case
   *[other] { $size } cases
}).
hanging-gardens-idea-decline = Ne construisez pas de temple.
hanging-gardens-idea-draw = Piochez une tuile face cachée.
hanging-gardens-idea-take = Prenez une tuile : { $tile }.
hanging-gardens-idea-five = Il n’y a plus de tuile : vous marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la place.
hanging-gardens-memory = Mémoire : la page ne montre pas qui a pris quelle tuile
hanging-gardens-options = Tuiles prises
hanging-gardens-preset-standard = Visibles
    .details = Tout le monde voit qui a pris quelle tuile.
hanging-gardens-preset-memory = Mémoire
    .details = Personne ne voit qui a pris quelle tuile : souvenez-vous-en.
hanging-gardens-moment-temple = construit un temple ({ $size ->
    [one] { $size } case
   *[other] { $size } cases
})
hanging-gardens-moment-moved = déplace un temple ({ $size ->
    [one] { $size } case
   *[other] { $size } cases
})
hanging-gardens-moment-tile = prend une tuile : { $tile }
hanging-gardens-moment-drawn = pioche une tuile face cachée
hanging-gardens-key-pick = Tab mène aux cartes. Les flèches passent de l’une à l’autre ; Entrée en prend une et mène à votre jardin.
hanging-gardens-key-turn = R tourne la carte, Maj + R la tourne dans l’autre sens.
hanging-gardens-key-walk = Les flèches parcourent votre jardin. Pour chaque case, vous entendez si la carte peut y être posée ou pourquoi elle ne le peut pas.
hanging-gardens-key-lay = Entrée pose la carte, construit le temple ou choisit le temple à déplacer.
hanging-gardens-key-tiles = Tab mène aux tuiles Points et aux boutons sous votre jardin.
hanging-gardens-key-put-away = Échap remet la carte.
