-- Puts the archived game ARGV[2], whose entry has the revision ARGV[3], into the lists of the archive: of all games, of
-- the server ARGV[4] and of the people ARGV[5]. It leaves those of the people ARGV[6] and the servers ARGV[7] (JSON
-- lists) that are not named. Returns its place in the order of ends, which it gets once; ARGV[8]
-- is the one that it got in another store ('' for none).
if tooLate() then return 'late' end
if isSealed() then return 'sealed' end
local id = ARGV[2]
local order = redis.call('ZSCORE', P .. 'archive-all', id)
if order and overtaken(P .. 'settled:archive:' .. id, ARGV[3]) then return order end
if not order then
  order = ARGV[8] ~= '' and ARGV[8] or whole(redis.call('INCR', P .. 'archive-order'))
  redis.call('ZADD', P .. 'archive-all', order, id)
end
for _, person in ipairs(peopleOf(ARGV[6])) do redis.call('ZREM', P .. 'archive-of:' .. person, id) end
for _, guild in ipairs(peopleOf(ARGV[7])) do redis.call('ZREM', P .. 'archive-guild:' .. guild, id) end
for _, person in ipairs(peopleOf(ARGV[5])) do redis.call('ZADD', P .. 'archive-of:' .. person, order, id) end
if ARGV[4] ~= '' then redis.call('ZADD', P .. 'archive-guild:' .. ARGV[4], order, id) end
return order
