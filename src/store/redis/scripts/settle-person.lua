-- Brings the list of games of the person ARGV[2] in line with the game ARGV[3], whose change has the number ARGV[4].
-- ARGV[5] is the game's place there: '+inf' for a live game, its expiry for a finished one, '' when it leaves the list.
-- ARGV[6] is the caller's time, ARGV[7] the lifetime of the keys of a finished game, both in ms.
if tooLate() then return 'late' end
-- The mark outlives the list for some seconds, so it does not name the person, who may have asked to be forgotten.
if overtaken(P .. 'settled:' .. redis.sha1hex(ARGV[2]) .. ':' .. ARGV[3], ARGV[4]) then return 'done' end
local key = P .. 'user:' .. ARGV[2]
redis.call('ZREMRANGEBYSCORE', key, '-inf', ARGV[6])
if ARGV[5] == '' then
  redis.call('ZREM', key, ARGV[3])
else
  redis.call('ZADD', key, ARGV[5], ARGV[3])
end
if redis.call('ZCOUNT', key, '+inf', '+inf') > 0 then
  redis.call('PERSIST', key)
else
  redis.call('PEXPIRE', key, ARGV[7])
end
return 'done'
