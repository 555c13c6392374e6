-- Brings the channel ARGV[2] in line with the game ARGV[3], whose change has the number ARGV[4]. ARGV[5] is its status
-- there, '' when it is not there; ARGV[6] is the lifetime of the keys of a finished game, in ms. ARGV[7] is the token of
-- "take-channel" ('' without one). Returns 'busy' while somebody else has taken the channel.
if tooLate() then return 'late' end
local channelKey, takenKey = P .. 'channel:' .. ARGV[2], P .. 'taken:' .. ARGV[2]
local token = redis.call('GET', takenKey)
if token and not tonumber(token) then
  if token ~= ARGV[7] then return 'busy' end
  redis.call('DEL', takenKey)
end
if overtaken(takenKey, ARGV[4]) then return 'done' end
if redis.call('GET', channelKey) ~= ARGV[3] then return 'done' end
if ARGV[5] == 'live' then
  redis.call('PERSIST', channelKey)
elseif ARGV[5] == 'finished' then
  redis.call('PEXPIRE', channelKey, ARGV[6])
else
  redis.call('DEL', channelKey)
end
redis.call('DEL', P .. 'channel-before:' .. ARGV[2])
return 'done'
