/** Whether people are still where their games are played, as far as the chat tells. */
export interface Whereabouts {
  /** Whether somebody is in a server; null when that cannot be found out now. Never rejects. */
  isMember(guildId: string, userId: string): Promise<boolean | null>;
}
