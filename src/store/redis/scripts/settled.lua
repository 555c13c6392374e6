-- Notes that the indexes have followed the changes ARGV[3] of the game ARGV[2], unless there is a newer change since.
-- ARGV[4] is the place of its archive entry in the order of ends, '' without one.
if tooLate() then return 'late' end
local archiveKey = P .. 'archive:' .. ARGV[2]
if ARGV[4] ~= '' and redis.call('EXISTS', archiveKey) == 1 then redis.call('HSET', archiveKey, 'order', ARGV[4]) end
if redis.call('HGET', P .. 'unsettled', ARGV[2]) == ARGV[3] then redis.call('HDEL', P .. 'unsettled', ARGV[2]) end
return 'done'
