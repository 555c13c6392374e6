-- Tells what waits in a partition: the first ARGV[3] games that are due at ARGV[2] with their due times, the earliest and
-- the latest due time ('' without one), the number of unsent entries, and that of games whose indexes wait (see
-- "unsettle").
local earliest = redis.call('ZRANGE', P .. 'due', 0, 0, 'WITHSCORES')[2] or ''
local latest, due = '', {}
if earliest ~= '' then
  latest = redis.call('ZRANGE', P .. 'due', -1, -1, 'WITHSCORES')[2]
  if tonumber(earliest) <= tonumber(ARGV[2]) then
    due = redis.call('ZRANGEBYSCORE', P .. 'due', '-inf', ARGV[2], 'WITHSCORES', 'LIMIT', 0, ARGV[3])
  end
end
return { due, earliest, latest, redis.call('ZCARD', P .. 'outbox'), redis.call('HLEN', P .. 'unsettled') }
