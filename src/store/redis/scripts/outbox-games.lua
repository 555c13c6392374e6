-- Returns the games of the outbox entries from place ARGV[2] to ARGV[3], oldest first.
local games = {}
for at, id in ipairs(redis.call('ZRANGE', P .. 'outbox', ARGV[2], ARGV[3])) do
  games[at] = redis.call('HGET', P .. 'entry:' .. id, 'gameId') or ''
end
return games
