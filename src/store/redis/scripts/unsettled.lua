-- Returns the games whose indexes have not followed a change that is older than ARGV[2] ms of the server's clock.
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local games = {}
local waiting = redis.call('HGETALL', P .. 'unsettled')
for at = 1, #waiting, 2 do
  local since = tonumber(cjson.decode(waiting[at + 1]).since)
  -- A change of the future was made before the clock was set back.
  if math.abs(now - since) >= tonumber(ARGV[2]) then games[#games + 1] = waiting[at] end
end
return games
