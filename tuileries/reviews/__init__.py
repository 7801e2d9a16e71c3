"""Looking back at games that are over: here states are known, which no bot ever sees."""
