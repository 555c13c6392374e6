-- Takes up to ARGV[2] requests from the budget that all programs share: one every ARGV[3] ms, at most ARGV[4] at once.
-- Returns how many were granted, and in how many ms the next one is free (0 when all were granted).
if tooLate() then return 'late' end
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + tonumber(time[2]) / 1000
local wanted, every, atOnce = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local key = P .. 'requests'
-- The time from which the next request is free. An idle budget saves up no more than `atOnce` requests.
local free = math.max(tonumber(redis.call('GET', key) or '0'), now - (atOnce - 1) * every)
local granted = math.max(0, math.min(wanted, math.floor((now - free) / every) + 1))
free = free + granted * every
if granted > 0 then redis.call('SET', key, string.format('%.3f', free), 'PX', 60000) end
if granted == wanted then return { granted, 0 } end
return { granted, math.max(1, math.ceil(free - now)) }
