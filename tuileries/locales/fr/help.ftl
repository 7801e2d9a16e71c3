# Ce que dit toute carte d’aide

help-rules = Règles : { $rule }
help-first = Pour la première fois
help-next = Explication suivante
help-previous = Explication précédente
