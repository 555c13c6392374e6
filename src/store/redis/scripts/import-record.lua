-- Takes over the record ARGV[2] with the text ARGV[3] from another store, unless it is here already.
if tooLate() then return 'late' end
redis.call('SET', P .. 'record::' .. ARGV[2], ARGV[3], 'NX')
return 'done'
