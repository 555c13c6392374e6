-- Removes the entries ARGV[6...] of the game ARGV[5], and returns the oldest ARGV[4] entries with its version.
-- When none is left, it releases the name ARGV[2] if the holder ARGV[3] still has it.
if tooLate() then return 'late' end
local game, limit = ARGV[5], tonumber(ARGV[4])
local settled, isSettled = { unpack(ARGV, 6) }, {}
for _, id in ipairs(settled) do isSettled[id] = true end
local left = {}
for _, id in ipairs(unsentIds(game, limit + #settled)) do
  if not isSettled[id] and #left < limit then left[#left + 1] = id end
end
if #left > 0 then
  removeEntriesOf(game, settled)
  return withVersion(game, left)
end
if #settled > MOST_AT_ONCE then
  removeEntriesOf(game, settled)
  release(ARGV[2], ARGV[3])
  return 'empty'
end
-- Nothing stays of the outbox of the game: its list goes with the entries and the claim.
local gone, claim = { P .. 'outbox-of:' .. game }, P .. 'claim:' .. ARGV[2]
if redis.call('GET', claim) == ARGV[3] then gone[2] = claim end
for _, id in ipairs(settled) do gone[#gone + 1] = P .. 'entry:' .. id end
redis.call('DEL', unpack(gone))
if #settled > 0 then redis.call('ZREM', P .. 'outbox', unpack(settled)) end
return 'empty'
