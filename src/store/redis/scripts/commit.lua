-- Commits one change of one game: compares the version, then writes state, log, outbox and interaction, or nothing.
-- Everything that can fail precedes the first write, because Redis does not roll back a failed script.
-- Returns 'unsettled' for a commit after which indexes in other slots have to follow, else 'committed'; 'unsettled claimed'
-- or 'claimed' when it has claimed the messages, which are all that wait of the game.
local now, expected, interaction = tonumber(ARGV[2]), ARGV[3], ARGV[4]
local interactionExpiresAt, interactionTtl = ARGV[5], ARGV[6]
local expiresAt, keyTtl = ARGV[7], ARGV[8]
local id, channel, guild, status, due, people, data, entry =
  ARGV[9], ARGV[10], ARGV[11], ARGV[12], ARGV[13], ARGV[14], ARGV[15], ARGV[16]
-- A replacement of the log: its number of entries ('' for no replacement), and the entries.
local FIRST_LOG, newLog = 27, tonumber(ARGV[17])
-- The archive entry of a game that ends ('' for none): summary, body, server, people.
local archived, archiveBody, archiveGuild, archivePeople = ARGV[18], ARGV[19], ARGV[20], ARGV[21]
-- 'yes' when the caller has taken the channel for the game; 'yes' when the channel's keys are in this slot.
local hasTaken, isNear = ARGV[22] == 'yes', ARGV[23] == 'yes'
-- The name that is claimed with the first messages that wait ('' for none), its holder, and the time in ms.
local claimName, claimHolder, claimMs = ARGV[24], ARGV[25], ARGV[26]
local FIRST_ENTRY, ENTRY_FIELDS = FIRST_LOG + (newLog or 0), 3
local gameKey, logKey = P .. 'game:' .. id, P .. 'log:' .. id

if tooLate() then return 'late' end
local entryKeys = {}
for at = FIRST_ENTRY, #ARGV, ENTRY_FIELDS do entryKeys[#entryKeys + 1] = P .. 'entry:' .. ARGV[at] end
-- One question for all that is seldom there. A key counts as often as it is named, so that the sum tells which are there.
local waitingKey, seenKey = P .. 'outbox-of:' .. id, P .. 'seen:' .. interaction
local asked = { P .. 'sealed', seenKey, seenKey }
local WAITS = 4
for _ = 1, WAITS do
  asked[#asked + 1] = waitingKey
  for _, key in ipairs(entryKeys) do asked[#asked + 1] = key end
end
local there = redis.call('EXISTS', unpack(asked))
local isClosed, isSeen, isWaiting = there % 2 == 1, math.floor(there / 2) % 2 == 1, there >= WAITS
if isSeen and tonumber(redis.call('GET', seenKey) or '0') > now then return 'repeated' end
if isClosed then return 'sealed' end

local before =
  redis.call('HMGET', gameKey, 'version', 'status', 'channelId', 'userIds', 'expiresAt', 'dueAt', 'changed')
local known = before[1] and not (before[5] and before[5] ~= '' and tonumber(before[5]) <= now)
if (known and before[1] or '0') ~= expected then return 'conflict' end

local alive = status == 'live'
local stays = known and before[3] == channel
local settles = not (stays and (before[2] == 'live' or not alive))
if settles then
  if not hasTaken then return 'take-channel' end
  -- A program of an earlier version takes a channel without asking.
  if isNear and redis.call('GET', P .. 'channel:' .. channel) ~= id then return 'conflict' end
end
if isWaiting and #entryKeys > 0 and redis.call('EXISTS', unpack(entryKeys)) > 0 then return 'outbox-twice' end

-- Most commits change a live game that stays live in its channel: its expiry and its indexes are as they were.
local staysLive = stays and before[2] == 'live' and alive
local ownTtl = keyTtl
-- The expiry counts from the end of the game: later changes, such as a removed name, do not extend it.
if known and not alive and before[5] and before[5] ~= '' then
  ownTtl = tonumber(keyTtl) - (tonumber(expiresAt) - tonumber(before[5]))
  expiresAt = before[5]
end

-- The first number is the game's, the others are those of the outbox entries; the game keeps the last.
local first = nextNumber(before[7])
local last = first + #entryKeys
-- This comes first because Redis refuses it when its memory is full; nothing has been written then. Programs of an
-- earlier version count on from this number.
redis.call('SET', P .. 'seq', whole(last))
if not known then removeGame(id) end
redis.call('HSET', gameKey, 'channelId', channel, 'guildId', guild, 'version', tostring(tonumber(expected) + 1),
  'status', status, 'userIds', people, 'dueAt', due, 'data', data, 'changed', whole(last), 'expiresAt', expiresAt)
if newLog then
  redis.call('DEL', logKey)
  for at = FIRST_LOG, FIRST_ENTRY - 1 do redis.call('RPUSH', logKey, ARGV[at]) end
end
if entry ~= '' then redis.call('RPUSH', logKey, entry) end

if not staysLive then
  for _, key in ipairs({ gameKey, logKey }) do
    if alive then redis.call('PERSIST', key) else redis.call('PEXPIRE', key, ownTtl) end
  end
  if alive then
    redis.call('ZADD', P .. 'live', 'NX', whole(first), id)
    redis.call('ZREM', P .. 'finished', id)
  else
    redis.call('ZREM', P .. 'live', id)
    redis.call('ZADD', P .. 'finished', expiresAt, id)
  end
end
if not (staysLive and before[6] == due) then
  if alive and due ~= '' then redis.call('ZADD', P .. 'due', due, id) else redis.call('ZREM', P .. 'due', id) end
end

local follows = archived ~= ''
if not (stays and before[2] == status and before[4] == people) then
  follows = true
  local touched = peopleOf(people)
  if known then
    for _, person in ipairs(peopleOf(before[4])) do touched[#touched + 1] = person end
  end
  unsettle(id, last, { people = touched, channels = { channel, known and before[3] or '' } })
end

local hasClaimed = false
if #entryKeys > 0 then
  local added = {}
  for place, key in ipairs(entryKeys) do
    local at = FIRST_ENTRY + (place - 1) * ENTRY_FIELDS
    redis.call('HSET', key, 'gameId', id, 'kind', ARGV[at + 1], 'payload', ARGV[at + 2])
    added[#added + 1] = whole(first + place)
    added[#added + 1] = ARGV[at]
  end
  redis.call('ZADD', P .. 'outbox', unpack(added))
  redis.call('ZADD', waitingKey, unpack(added))
  -- Only a name that nobody has, and where nothing else waits: whoever sends earlier messages goes on with these.
  hasClaimed = claimName ~= '' and not isWaiting
    and redis.call('SET', P .. 'claim:' .. claimName, claimHolder, 'NX', 'PX', claimMs)
end
if archived ~= '' then archiveGame(id, last, archiveGuild, archivePeople, archived, archiveBody) end
if interaction ~= '' then
  redis.call('SET', P .. 'seen:' .. interaction, interactionExpiresAt, 'PX', interactionTtl)
end
if follows then return hasClaimed and 'unsettled claimed' or 'unsettled' end
return hasClaimed and 'claimed' or 'committed'
