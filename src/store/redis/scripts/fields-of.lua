-- Returns the ARGV[3] fields ARGV[4...] of each of the keys ARGV[2] .. id; the ids come after the fields.
local count = tonumber(ARGV[3])
local all = {}
for at = 4 + count, #ARGV do
  all[#all + 1] = redis.call('HMGET', P .. ARGV[2] .. ARGV[at], unpack(ARGV, 4, 3 + count))
end
return all
