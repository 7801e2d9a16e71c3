## The rules of a game on one page, to print

sheet-title = Règles à imprimer
sheet-print = Imprimer
sheet-all-rules = Toutes les règles
sheet-scores = Ce qui rapporte des points
sheet-more = Toutes les règles, avec des exemples :
