review-title = Analyse
review-about = Ce que chaque coup a coûté, ce qui aurait été meilleur et la part de la chance. Cela prend une minute ; les moments les plus importants viennent d’abord.
review-ask = Analyser cette partie
review-asking = Analyse de la partie…
review-there =
    { $number ->
        [0] L’analyse est terminée. Aucun coup n’a coûté un point ou plus.
        [one] L’analyse est terminée. { $number } coup a coûté un point ou plus.
       *[other] L’analyse est terminée. { $number } coups ont coûté un point ou plus.
    }
review-chance = Chances de gagner
review-percent = { $percent } %
review-better = Mieux :
review-gain = Points gagnés : { $points } (± { $error })
review-lead-better = Avance attendue avec ce coup : { $lead }
review-instead = Chances de gagner : { $then } % (± { $error }) au lieu de { $now } %.
review-lead = Avance attendue avant ce coup : { $before }, après : { $after } (± { $error })
review-also = Autres coups meilleurs :
review-show = Montrer sur le plateau
review-hide = Masquer
review-why = Montrer pourquoi
review-reply = Suite la plus fréquente ({ $percent } %) :
review-no-move = Aucun coup n’a été joué ici.
review-not-yet = Ce coup n’est pas encore analysé.
review-moments = Où des points ont été perdus
review-moment = Étape { $step }, { $name } : { $grade }, −{ $loss }
review-learn =
    { $own ->
        [yes] Apprendre de vos erreurs
       *[no] Apprendre des erreurs : { $name }
    }
review-news = Nouvelles cartes ou tuiles :
review-lucks = Coups de chance
review-luck = Étape { $step }, { $name } : { $points }
review-summary = Habileté et chance
review-level =
    { $own ->
        [yes] Vous avez joué à peu près comme le robot « { $level } ».
       *[no] Niveau de jeu comparable au robot « { $level } »
    }
review-loss = Perte moyenne par coup : { $loss }
review-count-inaccuracy = Imprécisions : { $number }
review-count-mistake = Erreurs : { $number }
review-count-blunder = Gaffes : { $number }
review-part-start = Position de départ
review-part-own_moves = Coups du joueur
review-part-other_moves = Coups des autres
review-part-luck = Chance
review-part-hidden = Tuiles cachées
review-part-end = Surprises de la fin
review-result = Résultat : { $points }
review-about-parts = En points, par rapport aux autres. La somme donne le résultat final. Les coups sont comparés à ceux d’un robot qui n’anticipe pas. ± indique la marge d’erreur.
review-grade-best = parmi les meilleurs coups
review-grade-good = bon coup
review-grade-inaccuracy = imprécision
review-grade-mistake = erreur
review-grade-blunder = gaffe
review-grade-none = incertain
review-grade-forced = seul coup possible
review-marks = Que signifient les marques ?
review-mark-best = Points perdus : jusqu’à { $to }, par rapport au meilleur coup trouvé
review-mark-between = Points perdus : entre { $from } et { $to }
review-mark-from = Points perdus : { $from } ou plus
review-mark-none = Trop serré pour trancher : peut-être aucune perte, peut-être une imprécision
review-mark-lead = L’avance attendue suppose que tous continuent comme un robot qui n’anticipe pas. Même une erreur peut donc l’augmenter.
review-line-prospects = Perspectives
review-line-others = Les autres marquent moins
review-line-others-more = Les autres marquent plus
review-puzzle = Problème { $number } sur { $of }
review-puzzle-task = Points perdus par ce coup : { $loss }. Trouvez mieux.
review-puzzle-thinking = Comparaison de votre coup…
review-puzzle-found = C’est le meilleur coup, ou un coup aussi bon.
review-puzzle-near = Presque aussi bien que le meilleur coup : moins d’un point d’écart.
review-puzzle-return = Revenir au problème
review-puzzle-again = Pas encore. Écart avec le meilleur coup : { $loss }. Réessayez.
review-puzzle-show = Voir la solution
review-puzzle-next = Problème suivant
review-puzzle-done = Retour à l’analyse
review-puzzle-leave = Arrêter
