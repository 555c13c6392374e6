-- Returns the id and the fields ARGV[3...] of the game of the channel ARGV[2].
local id = redis.call('GET', P .. 'channel:' .. ARGV[2])
if not id then return false end
return { id, redis.call('HMGET', P .. 'game:' .. id, unpack(ARGV, 3)) }
