-- Takes the channel ARGV[2] for the game ARGV[3], before the commit that brings the game there. The token ARGV[4] keeps
-- others away for ARGV[5] ms. Until the commit the channel names a game that is not there (yet), and as the game before
-- it the last one that was. ARGV[6]: the game that the caller has found not to be live in the channel ('' at first);
-- ARGV[7]: 'yes' when that game was played there, 'no' when it is not there.
if tooLate() then return 'late' end
if isSealed() then return 'sealed' end
local channelKey, beforeKey = P .. 'channel:' .. ARGV[2], P .. 'channel-before:' .. ARGV[2]
local takenKey = P .. 'taken:' .. ARGV[2]
local token = redis.call('GET', takenKey)
if token and token ~= ARGV[4] and not tonumber(token) then return { 'busy' } end
redis.call('SET', takenKey, ARGV[4], 'PX', ARGV[5])
local holder = redis.call('GET', channelKey) or ''
if holder == ARGV[3] then return { 'taken', holder, redis.call('GET', beforeKey) or '' } end
if holder ~= '' and holder ~= ARGV[6] then return { 'ask', holder } end
local earlier = redis.call('GET', beforeKey) or ''
redis.call('SET', channelKey, ARGV[3])
if ARGV[7] == 'yes' then redis.call('SET', beforeKey, holder) end
return { 'taken', holder, earlier }
