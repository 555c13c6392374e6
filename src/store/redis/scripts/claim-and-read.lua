-- Like the script "claim" with ARGV[2..4]; also returns id and version of the game of the channel ARGV[5].
if tooLate() then return 'late' end
local key = P .. 'claim:' .. ARGV[2]
local taken = redis.call('SET', key, ARGV[3], 'NX', 'PX', ARGV[4])
if not taken and redis.call('GET', key) == ARGV[3] then
  redis.call('PEXPIRE', key, ARGV[4])
  taken = true
end
local id = redis.call('GET', P .. 'channel:' .. ARGV[5])
if not id then return { taken and 'yes' or 'no' } end
return { taken and 'yes' or 'no', id, redis.call('HGET', P .. 'game:' .. id, 'version') or '' }
