-- Prepended to every script. KEYS[1] is the prefix of all keys (with a hash tag: one slot for all of them);
-- ARGV[1] is the server's time in ms after which the caller no longer waits for the answer.
local P = KEYS[1]

-- A server that was suspended and resumes must not execute a call that was already reported as failed.
local function tooLate()
  local time = redis.call('TIME')
  return tonumber(time[1]) * 1000 + tonumber(time[2]) / 1000 > tonumber(ARGV[1])
end

local function peopleOf(text)
  local ok, people = pcall(cjson.decode, text or '[]')
  if ok and type(people) == 'table' then return people end
  return {}
end

local function leaveChannel(channel, id)
  if channel and redis.call('GET', P .. 'channel:' .. channel) == id then
    redis.call('DEL', P .. 'channel:' .. channel)
  end
end

local function removeEntry(entry)
  local key = P .. 'entry:' .. entry
  local game = redis.call('HGET', key, 'gameId')
  if game then redis.call('ZREM', P .. 'outbox-of:' .. game, entry) end
  redis.call('ZREM', P .. 'outbox', entry)
  redis.call('DEL', key)
end

local function removeGame(id)
  local kept = redis.call('HMGET', P .. 'game:' .. id, 'channelId', 'userIds')
  leaveChannel(kept[1], id)
  for _, person in ipairs(peopleOf(kept[2])) do redis.call('ZREM', P .. 'user:' .. person, id) end
  for _, entry in ipairs(redis.call('ZRANGE', P .. 'outbox-of:' .. id, 0, -1)) do removeEntry(entry) end
  redis.call('DEL', P .. 'game:' .. id, P .. 'log:' .. id)
  for _, index in ipairs({ 'live', 'due', 'finished' }) do redis.call('ZREM', P .. index, id) end
end
