-- Removes the entries ARGV[2...].
if tooLate() then return 'late' end
for at = 2, #ARGV do removeEntry(ARGV[at]) end
return 'done'
