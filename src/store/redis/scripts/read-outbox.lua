-- Returns the oldest ARGV[2] entries of the list ARGV[3]: id, game, kind and payload of each.
local entries = {}
for at, id in ipairs(redis.call('ZRANGE', P .. ARGV[3], 0, tonumber(ARGV[2]) - 1)) do
  entries[at] = { id, redis.call('HMGET', P .. 'entry:' .. id, 'gameId', 'kind', 'payload') }
end
return entries
