-- Takes or renews the name ARGV[2] for the holder ARGV[3] for ARGV[4] ms of the server's clock.
if tooLate() then return 'late' end
return claimed(ARGV[2], ARGV[3], ARGV[4]) and 'yes' or 'no'
