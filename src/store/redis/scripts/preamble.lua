-- Prepended to every script. KEYS[1] is the prefix of all keys that the script touches (with a hash tag: one slot for
-- all of them); ARGV[1] is the server's time in ms after which the caller no longer waits for the answer, with a "c"
-- behind it on a cluster.
local P = KEYS[1]
local deadline, onCluster = string.match(ARGV[1], '^(%d+)(c?)$')

-- While a cluster moves a slot, a part of its keys is on either server. Redis answers this question then by an error, and
-- the caller asks again until the slot has moved; else some keys would seem not to be there.
if onCluster == 'c' then redis.call('EXISTS', P, P .. '-') end

-- The server's time in microseconds since 1970, known once `tooLate` was called.
local nowUs

-- A server that was suspended and resumes must not execute a call that was already reported as failed.
local function tooLate()
  local time = redis.call('TIME')
  nowUs = tonumber(time[1]) * 1000000 + tonumber(time[2])
  return nowUs > tonumber(deadline) * 1000
end

-- Lua writes large numbers with an exponent.
local function whole(number)
  return string.format('%.0f', number)
end

-- How long a fence stands, in ms: longer than any call that was sent before it can still begin (see `tooLate`).
local FENCE_MS = 10000

-- Whether a newer change has been here; otherwise notes the change of this number.
local function overtaken(key, number)
  local newest = redis.call('GET', key)
  if newest and tonumber(newest) > tonumber(number) then return true end
  redis.call('SET', key, number, 'PX', FENCE_MS)
  return false
end

-- Whether the games of this partition go to another store (see `moving/`): it takes no changes any more.
local function isSealed()
  return redis.call('EXISTS', P .. 'sealed') == 1
end

local function peopleOf(text)
  local ok, people = pcall(cjson.decode, text or '[]')
  if ok and type(people) == 'table' then return people end
  return {}
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

-- The most keys in one command: Lua can unpack some thousands of values.
local MOST_AT_ONCE = 500

-- Removes outbox entries of the game `game`: three commands for all of them.
local function removeEntriesOf(game, ids)
  for from = 1, #ids, MOST_AT_ONCE do
    local some, keys = {}, {}
    for at = from, math.min(from + MOST_AT_ONCE - 1, #ids) do
      some[#some + 1] = ids[at]
      keys[#keys + 1] = P .. 'entry:' .. ids[at]
    end
    redis.call('ZREM', P .. 'outbox-of:' .. game, unpack(some))
    redis.call('ZREM', P .. 'outbox', unpack(some))
    redis.call('DEL', unpack(keys))
  end
end

-- Notes that indexes in other slots must follow a change of the game `id`; whoever made it goes on with them at once,
-- and after a crash whoever polls next. `touched` has lists of what the change touches (people, channels, ...), which
-- are joined to those that wait already. `number` orders the changes.
local function unsettle(id, number, touched)
  local waiting = redis.call('HGET', P .. 'unsettled', id)
  local all = waiting and cjson.decode(waiting) or {}
  for list, values in pairs(touched) do
    local has, joined = {}, all[list] or {}
    for _, value in ipairs(joined) do has[value] = true end
    for _, value in ipairs(values) do
      if value and value ~= '' and not has[value] then
        has[value] = true
        joined[#joined + 1] = value
      end
    end
    -- An empty table would be written as an object.
    if #joined > 0 then all[list] = joined end
  end
  all.number, all.since = whole(number), whole(nowUs / 1000)
  redis.call('HSET', P .. 'unsettled', id, cjson.encode(all))
end

-- A number for a change of a game, greater than that of every earlier one: the time in microseconds.
local function nextNumber(before)
  return math.max(nowUs, (tonumber(before or '') or 0) + 1)
end

-- Removes a game from this slot. Its people and its channel follow (see `unsettle`).
local function removeGame(id)
  local kept = redis.call('HMGET', P .. 'game:' .. id, 'channelId', 'userIds', 'changed')
  removeEntriesOf(id, redis.call('ZRANGE', P .. 'outbox-of:' .. id, 0, -1))
  redis.call('DEL', P .. 'game:' .. id, P .. 'log:' .. id)
  for _, index in ipairs({ 'live', 'due', 'finished' }) do redis.call('ZREM', P .. index, id) end
  if kept[1] then unsettle(id, nextNumber(kept[3]), { channels = { kept[1] }, people = peopleOf(kept[2]) }) end
end

-- Writes the archive entry of a game; `people` is a JSON list. Its place in the lists of the archive follows.
local function archiveGame(id, number, guild, people, summary, body)
  local key = P .. 'archive:' .. id
  local before = redis.call('HMGET', key, 'userIds', 'guildId')
  redis.call('HSET', key, 'guildId', guild, 'userIds', people, 'summary', summary, 'body', body)
  redis.call('HINCRBY', key, 'revision', 1)
  local touched = peopleOf(before[1])
  for _, person in ipairs(peopleOf(people)) do touched[#touched + 1] = person end
  unsettle(id, number, { archived = touched, archivedIn = { before[2] or '', guild }, archive = { id } })
end
