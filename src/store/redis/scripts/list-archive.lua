-- Returns id, order and summary of up to ARGV[4] archived games of the index ARGV[2], after the order ARGV[3].
local found = redis.call('ZRANGEBYSCORE', P .. ARGV[2], '(' .. ARGV[3], '+inf', 'LIMIT', 0, ARGV[4])
local games = {}
for at, id in ipairs(found) do games[at] = { id, redis.call('HMGET', P .. 'archive:' .. id, 'order', 'summary') } end
return games
