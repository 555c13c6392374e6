-- Removes the entries ARGV[6...] of the game ARGV[5], and returns the oldest ARGV[4] entries with its version.
-- When none is left, it releases the name ARGV[2] if the holder ARGV[3] still has it.
if tooLate() then return 'late' end
removeEntriesOf(ARGV[5], { unpack(ARGV, 6) })
local ids = unsentIds(ARGV[5], ARGV[4])
if #ids > 0 then return withVersion(ARGV[5], ids) end
release(ARGV[2], ARGV[3])
return 'empty'
