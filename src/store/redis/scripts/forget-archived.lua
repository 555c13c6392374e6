-- Takes the game ARGV[2] out of the lists of the archive: of all, of the server ARGV[3], of the people ARGV[4].
if tooLate() then return 'late' end
redis.call('ZREM', P .. 'archive-all', ARGV[2])
redis.call('ZREM', P .. 'archive-guild:' .. ARGV[3], ARGV[2])
for _, person in ipairs(peopleOf(ARGV[4])) do redis.call('ZREM', P .. 'archive-of:' .. person, ARGV[2]) end
return 'done'
