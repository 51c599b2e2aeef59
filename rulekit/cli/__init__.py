"""The command line: parse options, call one function, show what it gives, exit with a code that says how it went."""
