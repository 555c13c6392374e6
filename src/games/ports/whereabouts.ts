/** Whether people are still members of the servers where their games are played. */
export interface Whereabouts {
  /** Whether somebody is in a server; null when that cannot be found out now. Never rejects. */
  isMember(guildId: string, userId: string): Promise<boolean | null>;
}
