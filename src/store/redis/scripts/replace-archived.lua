-- Replaces the archive entry of the game ARGV[2]: server, people, summary, body. Returns 'no' when there is none.
if tooLate() then return 'late' end
if isSealed() then return 'sealed' end
if redis.call('EXISTS', P .. 'archive:' .. ARGV[2]) == 0 then return 'no' end
archiveGame(ARGV[2], nowUs, ARGV[3], ARGV[4], ARGV[5], ARGV[6])
return 'yes'
