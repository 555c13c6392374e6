-- Deletes up to ARGV[3] games that had expired at ARGV[2]; returns their ids.
if tooLate() then return 'late' end
local expired = redis.call('ZRANGEBYSCORE', P .. 'finished', '-inf', ARGV[2], 'LIMIT', 0, ARGV[3])
for _, id in ipairs(expired) do removeGame(id) end
return expired
