-- Returns everything of the game ARGV[2]: its fields, its log, its unsent entries with their numbers, its archive entry.
local entries = {}
local waiting = redis.call('ZRANGE', P .. 'outbox-of:' .. ARGV[2], 0, -1, 'WITHSCORES')
for at = 1, #waiting, 2 do
  local fields = redis.call('HMGET', P .. 'entry:' .. waiting[at], 'kind', 'payload')
  for _, value in ipairs({ waiting[at + 1], waiting[at], fields[1] or '', fields[2] or '' }) do
    entries[#entries + 1] = value
  end
end
return {
  redis.call('HGETALL', P .. 'game:' .. ARGV[2]),
  redis.call('LRANGE', P .. 'log:' .. ARGV[2], 0, -1),
  entries,
  redis.call('HGETALL', P .. 'archive:' .. ARGV[2]),
}
