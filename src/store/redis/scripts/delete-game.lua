-- Deletes all data of the game ARGV[2].
if tooLate() then return 'late' end
removeGame(ARGV[2])
return 'done'
