"""A folder of YAML to one immutable, checked ruleset."""
