/** Looks up memberships in the servers where games are played. */
export interface MembershipCheck {
  /** Returns whether a person is in a server; null when that cannot be found out now. Never rejects. */
  isMember(guildId: string, userId: string): Promise<boolean | null>;
  /**
   * Returns whether a member can see a channel or thread; null when that cannot be found out now. Never rejects. Left out
   * when everybody sees every channel.
   */
  sees?(guildId: string, channelId: string, userId: string): Promise<boolean | null>;
}

/** True when a person is known to be out of the server, or unable to see the channel. */
export async function isOutOfReach(
  membership: MembershipCheck,
  guildId: string | null,
  channelId: string,
  userId: string,
): Promise<boolean> {
  if (guildId === null) return false;
  if ((await membership.isMember(guildId, userId)) === false) return true;
  return (await membership.sees?.(guildId, channelId, userId)) === false;
}
