-- Releases the name ARGV[2] if the holder ARGV[3] still has it.
if tooLate() then return 'late' end
local key = P .. 'claim:' .. ARGV[2]
if redis.call('GET', key) == ARGV[3] then redis.call('DEL', key) end
return 'done'
