-- Returns the version of the game ARGV[3] and its oldest ARGV[2] entries: id, game, kind and payload of each.
local entries = {}
for at, id in ipairs(redis.call('ZRANGE', P .. 'outbox-of:' .. ARGV[3], 0, tonumber(ARGV[2]) - 1)) do
  entries[at] = { id, redis.call('HMGET', P .. 'entry:' .. id, 'gameId', 'kind', 'payload') }
end
return { redis.call('HGET', P .. 'game:' .. ARGV[3], 'version') or '', entries }
