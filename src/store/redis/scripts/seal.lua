-- Seals the partition: no game, record or archive entry is changed here any more. Programs of an earlier version fail as
-- well, before they write anything, because they count on from a number that is none.
if tooLate() then return 'late' end
redis.call('SET', P .. 'sealed', 'yes')
redis.call('SET', P .. 'seq', 'sealed')
return 'done'
