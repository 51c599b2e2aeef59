"""The canonical form of rulesets: blanks, indentation and line ends; never a word, a sign or a comment."""
