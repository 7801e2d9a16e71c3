## Après la fin de Gardeners : une manche dans le temps

gardeners-strip = Les cartes au fil du temps
gardeners-strip-go = Choisissez une marque pour voir cette étape dans la relecture.
gardeners-strip-row = { $card } Joueur : { $name }. Respectée pendant { $time } sur { $length }.
gardeners-strip-row-held = { $card } Joueur : { $name }. Respectée pendant { $time } sur { $length }. C’est elle qui a retenu la manche.
gardeners-strip-row-discarded = { $card } Joueur : { $name }, puis défaussée. Respectée pendant { $time } sur { $length }.
gardeners-strip-change = { $time }, { $name }, { $tile } : { $word }
gardeners-strip-to-met = désormais respectée
gardeners-strip-to-unmet = n’est plus respectée
gardeners-strip-to-against = contraire à la carte
gardeners-strip-to-mended = n’est plus contraire à la carte
gardeners-strip-lost = non respectée
gardeners-strip-wait = personne n’a joué
gardeners-strip-up = en haut : une tuile a aidé
gardeners-strip-down = en bas : une tuile a nui
gardeners-strip-last = Respectée en dernier, elle a retenu la manche :
gardeners-strip-missed = Non respectée à la fin :
gardeners-strip-longest = Plus longue attente : { $time }, à partir de { $since }.
gardeners-strip-longest-for = Plus longue attente : { $time }, à partir de { $since }. Pas encore d’accord : { $name }.
