-- Returns the games of the outbox entries from place ARGV[2] to ARGV[3], oldest first, each with the age of the entry in
-- ms of the server's clock. An entry of the future was made before the clock was set back: it counts as old as it is far.
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local games = {}
local found = redis.call('ZRANGE', P .. 'outbox', ARGV[2], ARGV[3], 'WITHSCORES')
for at = 1, #found, 2 do
  local number = tonumber(found[at + 1])
  local age = whole(math.abs(now - number / 1000))
  games[#games + 1] = { redis.call('HGET', P .. 'entry:' .. found[at], 'gameId') or '', whole(number), age }
end
return games
