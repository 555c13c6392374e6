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

-- Takes or renews a name for its holder, for ms of the server's clock; whether that was granted.
local function claimed(name, holder, ms)
  local key = P .. 'claim:' .. name
  if redis.call('SET', key, holder, 'NX', 'PX', ms) then return true end
  if redis.call('GET', key) ~= holder then return false end
  redis.call('PEXPIRE', key, ms)
  return true
end

local function release(name, holder)
  local key = P .. 'claim:' .. name
  if redis.call('GET', key) == holder then redis.call('DEL', key) end
end

-- The ids of a game's oldest unsent entries.
local function unsentIds(game, limit)
  return redis.call('ZRANGE', P .. 'outbox-of:' .. game, 0, tonumber(limit) - 1)
end

-- The version of a game ('' without one), and of each entry its id, game, kind and payload.
local function withVersion(game, ids)
  local entries = {}
  for at, id in ipairs(ids) do
    entries[at] = { id, redis.call('HMGET', P .. 'entry:' .. id, 'gameId', 'kind', 'payload') }
  end
  return { redis.call('HGET', P .. 'game:' .. game, 'version') or '', entries }
end

-- Removes an outbox entry, of the game `game` if the caller knows it.
local function removeEntry(entry, game)
  local key = P .. 'entry:' .. entry
  game = game or redis.call('HGET', key, 'gameId')
  if game then redis.call('ZREM', P .. 'outbox-of:' .. game, entry) end
  redis.call('ZREM', P .. 'outbox', entry)
  redis.call('DEL', key)
end

local function removeGame(id)
  local kept = redis.call('HMGET', P .. 'game:' .. id, 'channelId', 'userIds')
  leaveChannel(kept[1], id)
  for _, person in ipairs(peopleOf(kept[2])) do redis.call('ZREM', P .. 'user:' .. person, id) end
  for _, entry in ipairs(redis.call('ZRANGE', P .. 'outbox-of:' .. id, 0, -1)) do removeEntry(entry, id) end
  redis.call('DEL', P .. 'game:' .. id, P .. 'log:' .. id)
  for _, index in ipairs({ 'live', 'due', 'finished' }) do redis.call('ZREM', P .. index, id) end
end

-- Writes the archive entry of a game, or replaces it in its place of the order; `people` is a JSON list.
local function archiveGame(id, guild, people, summary, body)
  local key = P .. 'archive:' .. id
  local known = redis.call('HMGET', key, 'order', 'userIds', 'guildId')
  local order = known[1] or redis.call('INCR', P .. 'archive-order')
  for _, person in ipairs(peopleOf(known[2])) do redis.call('ZREM', P .. 'archive-of:' .. person, id) end
  if known[3] and known[3] ~= '' then redis.call('ZREM', P .. 'archive-guild:' .. known[3], id) end
  redis.call('HSET', key, 'order', order, 'guildId', guild, 'userIds', people, 'summary', summary, 'body', body)
  redis.call('ZADD', P .. 'archive-all', order, id)
  for _, person in ipairs(peopleOf(people)) do redis.call('ZADD', P .. 'archive-of:' .. person, order, id) end
  if guild ~= '' then redis.call('ZADD', P .. 'archive-guild:' .. guild, order, id) end
end
