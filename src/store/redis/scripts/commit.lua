-- Commits one change of one game: compares the version, then writes state, log, outbox and interaction, or nothing.
-- Everything that can fail precedes the first write, because Redis does not roll back a failed script.
local now, expected, interaction = tonumber(ARGV[2]), ARGV[3], ARGV[4]
local interactionExpiresAt, interactionTtl = ARGV[5], ARGV[6]
local expiresAt, keyTtl = ARGV[7], ARGV[8]
local id, channel, guild, status, due, people, data, entry =
  ARGV[9], ARGV[10], ARGV[11], ARGV[12], ARGV[13], ARGV[14], ARGV[15], ARGV[16]
-- A replacement of the log: its number of entries ('' for no replacement), and the entries.
local FIRST_LOG, newLog = 22, tonumber(ARGV[17])
-- The archive entry of a game that ends ('' for none): summary, body, server, people.
local archived, archiveBody, archiveGuild, archivePeople = ARGV[18], ARGV[19], ARGV[20], ARGV[21]
local FIRST_ENTRY, ENTRY_FIELDS = FIRST_LOG + (newLog or 0), 4
local gameKey, logKey, channelKey = P .. 'game:' .. id, P .. 'log:' .. id, P .. 'channel:' .. channel

if tooLate() then return 'late' end
if interaction ~= '' then
  local until_ = redis.call('GET', P .. 'seen:' .. interaction)
  if until_ and tonumber(until_) > now then return 'repeated' end
end

local before = redis.call('HMGET', gameKey, 'version', 'status', 'channelId', 'userIds', 'expiresAt', 'dueAt')
local known = before[1] and not (before[5] and before[5] ~= '' and tonumber(before[5]) <= now)
if (known and before[1] or '0') ~= expected then return 'conflict' end

local stays = known and before[3] == channel
local settles = not (stays and (before[2] == 'live' or status ~= 'live'))
if settles then
  local holder = redis.call('GET', channelKey)
  if holder and holder ~= id and redis.call('HGET', P .. 'game:' .. holder, 'status') == 'live' then
    return 'conflict'
  end
end
local entryKeys = {}
for at = FIRST_ENTRY, #ARGV, ENTRY_FIELDS do entryKeys[#entryKeys + 1] = P .. 'entry:' .. ARGV[at] end
if #entryKeys > 0 and redis.call('EXISTS', unpack(entryKeys)) > 0 then return 'outbox-twice' end

local alive = status == 'live'
-- Most commits change a live game that stays live in its channel: its expiry and its indexes are as they were.
local staysLive = stays and before[2] == 'live' and alive
local ownTtl = keyTtl
-- The expiry counts from the end of the game: later changes, such as a removed name, do not extend it.
if known and not alive and before[5] and before[5] ~= '' then
  ownTtl = tonumber(keyTtl) - (tonumber(expiresAt) - tonumber(before[5]))
  expiresAt = before[5]
end

-- This comes first because Redis refuses it when its memory is full; nothing has been written then.
-- The first number is the game's, the others are those of the outbox entries.
local changed = redis.call('INCRBY', P .. 'seq', 1 + #entryKeys) - #entryKeys
if not known then removeGame(id) end
if settles then
  if known and not stays then leaveChannel(before[3], id) end
  redis.call('SET', channelKey, id)
end
redis.call('HSET', gameKey, 'channelId', channel, 'guildId', guild, 'version', tostring(tonumber(expected) + 1),
  'status', status, 'userIds', people, 'dueAt', due, 'data', data, 'changed', changed, 'expiresAt', expiresAt)
if newLog then
  redis.call('DEL', logKey)
  for at = FIRST_LOG, FIRST_ENTRY - 1 do redis.call('RPUSH', logKey, ARGV[at]) end
end
if entry ~= '' then redis.call('RPUSH', logKey, entry) end

if not staysLive then
  local ownKeys = { gameKey, logKey }
  if redis.call('GET', channelKey) == id then ownKeys[3] = channelKey end
  for _, key in ipairs(ownKeys) do
    if alive then redis.call('PERSIST', key) else redis.call('PEXPIRE', key, ownTtl) end
  end
  if alive then
    redis.call('ZADD', P .. 'live', 'NX', changed, id)
    redis.call('ZREM', P .. 'finished', id)
  else
    redis.call('ZREM', P .. 'live', id)
    redis.call('ZADD', P .. 'finished', expiresAt, id)
  end
end
if not (staysLive and before[6] == due) then
  if alive and due ~= '' then redis.call('ZADD', P .. 'due', due, id) else redis.call('ZREM', P .. 'due', id) end
end

if not (staysLive and before[4] == people) then
  if known and before[4] ~= people then
    for _, person in ipairs(peopleOf(before[4])) do redis.call('ZREM', P .. 'user:' .. person, id) end
  end
  for _, person in ipairs(peopleOf(people)) do
    local key = P .. 'user:' .. person
    redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
    redis.call('ZADD', key, alive and '+inf' or expiresAt, id)
    if redis.call('ZCOUNT', key, '+inf', '+inf') > 0 then
      redis.call('PERSIST', key)
    else
      redis.call('PEXPIRE', key, keyTtl)
    end
  end
end

local added, addedOf = {}, {}
for place, key in ipairs(entryKeys) do
  local at, order = FIRST_ENTRY + (place - 1) * ENTRY_FIELDS, changed + place
  local game = ARGV[at + 1]
  redis.call('HSET', key, 'gameId', game, 'kind', ARGV[at + 2], 'payload', ARGV[at + 3])
  addedOf[game] = addedOf[game] or {}
  for _, list in ipairs({ added, addedOf[game] }) do
    list[#list + 1] = order
    list[#list + 1] = ARGV[at]
  end
end
if #added > 0 then redis.call('ZADD', P .. 'outbox', unpack(added)) end
for game, list in pairs(addedOf) do redis.call('ZADD', P .. 'outbox-of:' .. game, unpack(list)) end
if archived ~= '' then archiveGame(id, archiveGuild, archivePeople, archived, archiveBody) end
if interaction ~= '' then
  redis.call('SET', P .. 'seen:' .. interaction, interactionExpiresAt, 'PX', interactionTtl)
end
return 'committed'
