-- Deletes the record ARGV[2].
if tooLate() then return 'late' end
redis.call('DEL', P .. 'record::' .. ARGV[2])
return 'done'
