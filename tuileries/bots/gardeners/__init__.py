"""Bots of Gardeners: teammates who conclude from what others do what their cards ask.

Read in this order:

    codes      tiles and cards as the numbers of the compiled kernel
    memory     what a seat saw since the start: who did what to which garden
    belief     which card each teammate holds, by Bayes
    wishes     what a garden is worth to a bot that believes this
    moves      the next step from the garden that lies there to the one it wants
    levels     how well a bot infers and how far it plans
"""
