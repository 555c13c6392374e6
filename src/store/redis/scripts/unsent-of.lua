-- Returns the version of the game ARGV[3] and its oldest ARGV[2] entries.
return withVersion(ARGV[3], unsentIds(ARGV[3], ARGV[2]))
