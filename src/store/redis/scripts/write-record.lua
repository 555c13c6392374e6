-- Stores the text ARGV[3] as the record ARGV[2].
if tooLate() then return 'late' end
if isSealed() then return 'sealed' end
redis.call('SET', P .. 'record::' .. ARGV[2], ARGV[3])
return 'done'
