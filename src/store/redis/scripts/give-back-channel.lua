-- Undoes "take-channel" for the channel ARGV[2] and the token ARGV[3], after a commit that was refused: the channel
-- names the games ARGV[4] and ARGV[5] again ('' for none).
if tooLate() then return 'late' end
local takenKey = P .. 'taken:' .. ARGV[2]
if redis.call('GET', takenKey) ~= ARGV[3] then return 'done' end
for key, game in pairs({ channel = ARGV[4], ['channel-before'] = ARGV[5] }) do
  local name = P .. key .. ':' .. ARGV[2]
  if game == '' then
    redis.call('DEL', name)
  elseif redis.call('GET', name) ~= game then
    redis.call('SET', name, game)
  end
end
redis.call('DEL', takenKey)
return 'done'
