-- Like the script "claim" with ARGV[2..4], and returns the oldest ARGV[5] entries of the game ARGV[6] with its version.
-- Claims nothing when there are none.
if tooLate() then return 'late' end
local ids = unsentIds(ARGV[6], ARGV[5])
if #ids == 0 then return 'empty' end
if not claimed(ARGV[2], ARGV[3], ARGV[4]) then return 'taken' end
return withVersion(ARGV[6], ids)
