## The rules of a game on one page, to print

sheet-title = Short rules to print
sheet-print = Print
sheet-all-rules = All rules
sheet-scores = What scores
sheet-more = All rules and examples:
