-- Takes over what "export-game" has returned of the game ARGV[2] from another store, unless it is here already.
-- ARGV[3] is the lifetime of the keys of a finished game, in ms. ARGV[4..7] are the numbers of values of each part; the
-- parts follow.
if tooLate() then return 'late' end
local id = ARGV[2]
local from = 8
local function part(count)
  local values = {}
  for at = from, from + tonumber(count) - 1 do values[#values + 1] = ARGV[at] end
  from = from + tonumber(count)
  return values
end
local game, log, entries, archive = part(ARGV[4]), part(ARGV[5]), part(ARGV[6]), part(ARGV[7])
local gameKey, logKey, archiveKey = P .. 'game:' .. id, P .. 'log:' .. id, P .. 'archive:' .. id
local touched = {}
if #game > 0 and redis.call('EXISTS', gameKey) == 0 then
  redis.call('HSET', gameKey, unpack(game))
  for _, entry in ipairs(log) do redis.call('RPUSH', logKey, entry) end
  local kept = redis.call('HMGET', gameKey, 'status', 'changed', 'dueAt', 'expiresAt', 'channelId', 'userIds')
  if kept[1] == 'live' then
    redis.call('ZADD', P .. 'live', kept[2] or '0', id)
    if kept[3] and kept[3] ~= '' then redis.call('ZADD', P .. 'due', kept[3], id) end
  else
    redis.call('ZADD', P .. 'finished', kept[4], id)
    for _, key in ipairs({ gameKey, logKey }) do redis.call('PEXPIRE', key, ARGV[3]) end
  end
  for at = 1, #entries, 4 do
    redis.call('HSET', P .. 'entry:' .. entries[at + 1], 'gameId', id, 'kind', entries[at + 2], 'payload', entries[at + 3])
    redis.call('ZADD', P .. 'outbox', entries[at], entries[at + 1])
    redis.call('ZADD', P .. 'outbox-of:' .. id, entries[at], entries[at + 1])
  end
  touched.people, touched.channels = peopleOf(kept[6]), { kept[5] }
end
if #archive > 0 and redis.call('EXISTS', archiveKey) == 0 then
  redis.call('HSET', archiveKey, unpack(archive))
  redis.call('HINCRBY', archiveKey, 'revision', 1)
  local kept = redis.call('HMGET', archiveKey, 'userIds', 'guildId')
  touched.archive, touched.archived, touched.archivedIn = { id }, peopleOf(kept[1]), { kept[2] }
end
unsettle(id, nowUs, touched)
return 'done'
