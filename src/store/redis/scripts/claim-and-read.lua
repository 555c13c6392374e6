-- Like the script "claim" with ARGV[2..4]; also returns id and version of the game of the channel ARGV[5].
if tooLate() then return 'late' end
local taken = claimed(ARGV[2], ARGV[3], ARGV[4])
local id = redis.call('GET', P .. 'channel:' .. ARGV[5])
if not id then return { taken and 'yes' or 'no' } end
return { taken and 'yes' or 'no', id, redis.call('HGET', P .. 'game:' .. id, 'version') or '' }
