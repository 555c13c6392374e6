/** Looks up memberships in the servers where games are played. */
export interface MembershipCheck {
  /** Returns whether a person is in a server; null when that cannot be found out now. Never rejects. */
  isMember(guildId: string, userId: string): Promise<boolean | null>;
}
