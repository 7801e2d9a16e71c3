# Ce que dit toute carte d’aide

help-rules = Règles : { $rule }
help-first = Pour la première fois
help-next = Explication suivante
help-previous = Explication précédente

## Ce qui entoure chaque table

help-undo = Annuler
    .details = Reprend votre dernier coup et ce que les robots ont joué ensuite. Possible tant que rien de nouveau n’a été vu et que personne d’autre n’a joué.
help-hint = Conseil
    .details = Un robot qui ne voit que ce que vous voyez propose ses meilleurs coups et indique les lignes du score qui changent.
help-help = Aide
    .details = Le jeu en bref, la page des règles et les touches.
help-menu = Table et réglages
    .details = Vos réglages, et ce qui concerne toute la table, comme arrêter la partie.
help-log = Journal
    .details = Ce qui s’est passé jusqu’ici. Appuyez sur une étape pour revoir la table à ce moment.
help-chat = Discussion
    .details = Les messages à toute la table.
help-verify = Vérifier la donne
    .details = Le serveur et tous les joueurs ont fixé le mélange avant la partie. Ceci montre que personne ne l’a changé.
