/** Who may look at a finished game again, and whose hands they see. */
import type { RetoldGame } from '../../games/retelling.ts';
import type { BotContext } from '../bot-context.ts';
import { maySeeRecord } from '../panels/record-sight.ts';

/** Whether a person played a game, also if a bot took their seat. */
export function hasPlayed(
  { occupants, former }: Pick<RetoldGame, 'occupants' | 'former'>,
  userId: string,
): boolean {
  return (
    former.some((one) => one.userId === userId) ||
    occupants.some((one) => (one.kind === 'person' ? one.userId : one.for) === userId)
  );
}

/**
 * Whether a person may replay a game by its name: who played it, and others of its server where that shows records and
 * all of its people let them be seen.
 * @throws StoreUnavailable
 */
export async function mayReplay(
  context: Pick<BotContext, 'store' | 'profiles'>,
  game: RetoldGame,
  guildId: string | null,
  userId: string,
): Promise<boolean> {
  if (hasPlayed(game, userId)) return true;
  if (guildId === null || game.guildId !== guildId) return false;
  for (const occupant of game.occupants) {
    const person = occupant.kind === 'person' ? occupant.userId : occupant.for;
    if (person !== undefined && !(await maySeeRecord(context, guildId, userId, person))) return false;
  }
  return game.occupants.some(({ kind }) => kind === 'person');
}

/**
 * Returns the seats whose hands a person may see once the game is over: their own, those of bots, and those of people
 * who let others see them.
 * @param userId null for everybody, where a moment is shared
 * @throws StoreUnavailable
 */
export async function handsSeen(
  { profiles }: Pick<BotContext, 'profiles'>,
  { occupants, former }: Pick<RetoldGame, 'occupants' | 'former'>,
  userId: string | null,
): Promise<readonly number[]> {
  const seen = await Promise.all(
    occupants.map(async (occupant, seat) => {
      // Whoever played the seat at some time held cards of it. Somebody who was forgotten has agreed to nothing.
      const people = former.flatMap((one) => (one.seat === seat ? [one.userId] : []));
      const now = occupant.kind === 'person' ? occupant.userId : occupant.for;
      const holders = [...new Set(now === undefined ? people : [...people, now])];
      const isOpen = await Promise.all(
        holders.map(async (holder) => holder === userId || (await profiles.showsHands(holder))),
      );
      return isOpen.every(Boolean) ? seat : null;
    }),
  );
  return seen.flatMap((seat) => seat ?? []);
}
