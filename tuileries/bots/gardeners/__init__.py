"""Bots of Gardeners: teammates who conclude from what others do what their cards ask.

Read in this order:

    codes         tiles and cards as the numbers of the compiled kernel
    memory        what a seat saw since the start: who did what to which garden
    belief        which card each teammate holds, by Bayes
    recall        from a seat's story to both
    wishes        what a garden is worth to a bot that believes this
    work          a garden, what it should become, and who looks at it
    removals      what is taken out, in which order, and to whom it goes
    moves         the next step from the garden that lies there to the one it wants
    discards      when a card is given up
    solo          the same alone, where tiles change places freely
    thoughts      all of it, from one action to the next
    manner        how well a bot infers, and what matters to it
    levels        who can be asked to the table
    explanations  afterwards: what a bot believed and wanted
"""
