-- Removes the game ARGV[2] and its archive entry, which another store has taken over.
if tooLate() then return 'late' end
removeGame(ARGV[2])
redis.call('DEL', P .. 'archive:' .. ARGV[2])
return 'done'
