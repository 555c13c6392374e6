-- Returns what waits for the game ARGV[2] (see "unsettle"; '' for nothing), with what the indexes need of the game and
-- of its archive entry.
return {
  redis.call('HGET', P .. 'unsettled', ARGV[2]) or '',
  redis.call('HMGET', P .. 'game:' .. ARGV[2], 'channelId', 'status', 'userIds', 'expiresAt'),
  redis.call('HMGET', P .. 'archive:' .. ARGV[2], 'guildId', 'userIds', 'revision', 'order'),
}
