-- Takes or renews the name ARGV[2] for the holder ARGV[3] for ARGV[4] ms of the server's clock.
if tooLate() then return 'late' end
local key = P .. 'claim:' .. ARGV[2]
if redis.call('SET', key, ARGV[3], 'NX', 'PX', ARGV[4]) then return 'yes' end
if redis.call('GET', key) ~= ARGV[3] then return 'no' end
redis.call('PEXPIRE', key, ARGV[4])
return 'yes'
