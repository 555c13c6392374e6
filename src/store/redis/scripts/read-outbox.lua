-- Returns the oldest ARGV[2] entries of the list ARGV[3]: the number of each, its id, and game, kind and payload.
local found = redis.call('ZRANGE', P .. ARGV[3], 0, tonumber(ARGV[2]) - 1, 'WITHSCORES')
local entries = {}
for at = 1, #found, 2 do
  local fields = redis.call('HMGET', P .. 'entry:' .. found[at], 'gameId', 'kind', 'payload')
  entries[#entries + 1] = { found[at + 1], found[at], fields }
end
return entries
