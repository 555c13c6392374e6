-- Removes the game ARGV[2] from the clock.
if tooLate() then return 'late' end
redis.call('ZREM', P .. 'due', ARGV[2])
if redis.call('EXISTS', P .. 'game:' .. ARGV[2]) == 1 then redis.call('HSET', P .. 'game:' .. ARGV[2], 'dueAt', '') end
return 'done'
