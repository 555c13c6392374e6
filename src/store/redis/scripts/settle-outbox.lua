-- Removes the entries ARGV[3...] of the game ARGV[2].
if tooLate() then return 'late' end
removeEntriesOf(ARGV[2], { unpack(ARGV, 3) })
return 'done'
