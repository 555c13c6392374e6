-- Opens a partition that was sealed. The archive's next place in the order of ends comes after ARGV[2].
if tooLate() then return 'late' end
if redis.call('EXISTS', P .. 'sealed') == 1 then
  redis.call('DEL', P .. 'sealed')
  redis.call('SET', P .. 'seq', whole(nowUs))
end
local order = tonumber(redis.call('GET', P .. 'archive-order') or '0')
if order < tonumber(ARGV[2]) then redis.call('SET', P .. 'archive-order', ARGV[2]) end
return 'done'
