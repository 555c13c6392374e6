/** Who may see whose record. */
import { showsBoards } from '../../games/repository/boards.ts';
import type { BotContext } from '../bot-context.ts';

/**
 * Whether a person may see another one's record: where the server shows boards and the other one lets them; one's own
 * always.
 * @throws StoreUnavailable
 */
export async function maySeeRecord(
  { store, profiles }: Pick<BotContext, 'store' | 'profiles'>,
  guildId: string | null,
  readerId: string,
  personId: string,
): Promise<boolean> {
  if (readerId === personId) return true;
  return (await showsBoards(store, guildId)) && (await profiles.showsRecord(personId));
}
