/** Whether a server shows its ladder and the records of its people, by the will of its moderators. */
import { z } from 'zod';
import type { GameStore } from '../../store/index.ts';

const schema = z.object({ boards: z.boolean() });
const recordId = (guildId: string) => `boards-${guildId}`;

/** Returns whether a server shows boards: not until its moderators say so. @throws StoreUnavailable */
export async function showsBoards(store: GameStore, guildId: string | null): Promise<boolean> {
  if (guildId === null) return false;
  const kept = schema.safeParse(await store.readRecord('settings', recordId(guildId)));
  return kept.data?.boards ?? false;
}

/** Stores whether a server shows boards. @throws StoreUnavailable */
export async function keepBoards(store: GameStore, guildId: string, boards: boolean): Promise<void> {
  await store.writeRecord('settings', recordId(guildId), { boards });
}
