-- Notes that the interaction ARGV[2] creates the game ARGV[3]: another game may not be created by it, also one of
-- another slot. ARGV[4] is the caller's time and ARGV[5] the end of the note, both in ms; ARGV[6] its lifetime.
-- ARGV[7]: the note of a game that the caller has found never to have been created; it is replaced.
if tooLate() then return 'late' end
if isSealed() then return 'sealed' end
local key = P .. 'begun:' .. ARGV[2]
local note = redis.call('GET', key)
if note and note ~= ARGV[7] then
  local ends, begun, game = string.match(note, '^(%d+) (%d+) (.*)$')
  if game ~= ARGV[3] and tonumber(ends) > tonumber(ARGV[4]) then
    return { note, game, whole((nowUs - tonumber(begun)) / 1000) }
  end
end
redis.call('SET', key, ARGV[5] .. ' ' .. whole(nowUs) .. ' ' .. ARGV[3], 'PX', ARGV[6])
return { 'begun' }
