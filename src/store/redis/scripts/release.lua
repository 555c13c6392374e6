-- Releases the name ARGV[2] if the holder ARGV[3] still has it.
if tooLate() then return 'late' end
release(ARGV[2], ARGV[3])
return 'done'
