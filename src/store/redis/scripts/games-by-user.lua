-- Returns ids and fields ARGV[5...] of the games of the person ARGV[2]; the score of a finished game is its expiry.
local found
if ARGV[3] == 'live' then
  found = redis.call('ZRANGEBYSCORE', P .. 'user:' .. ARGV[2], '+inf', '+inf')
else
  found = redis.call('ZRANGEBYSCORE', P .. 'user:' .. ARGV[2], '(' .. ARGV[4], '(+inf')
end
local games = {}
for at, id in ipairs(found) do games[at] = { id, redis.call('HMGET', P .. 'game:' .. id, unpack(ARGV, 5)) } end
return games
