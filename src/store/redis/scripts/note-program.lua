-- Notes the program ARGV[2] with the text ARGV[3] for ARGV[4] ms of the server's clock; 0 ms removes its note.
-- Returns the texts of all programs that are noted now.
if tooLate() then return 'late' end
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local notes, untils = P .. 'programs', P .. 'programs-until'
redis.call('HSET', notes, ARGV[2], ARGV[3])
redis.call('ZADD', untils, now + tonumber(ARGV[4]), ARGV[2])
for _, program in ipairs(redis.call('ZRANGEBYSCORE', untils, '-inf', now)) do
  redis.call('ZREM', untils, program)
  redis.call('HDEL', notes, program)
end
return redis.call('HVALS', notes)
