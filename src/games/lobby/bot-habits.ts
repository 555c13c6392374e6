/** The habits of bots in a new game. */
import { createHash } from 'node:crypto';
import { BOT_HABITS } from '../../ai/players/index.ts';
import type { GameSetup } from '../../engine/index.ts';
import type { SeatOccupant } from '../occupant-and-ending.ts';

/**
 * Returns the occupants, each bot with a habit. The seed draws it, so that two games on the same dice are played
 * against the same bot. Bots of a party and those that play on for a person have none.
 * @param seed that of the game, in hex
 */
export function withHabits(
  occupants: readonly SeatOccupant[],
  seed: string,
  { mission, crawl }: Pick<GameSetup, 'mission' | 'crawl'>,
): readonly SeatOccupant[] {
  if (mission || crawl) return occupants;
  return occupants.map((occupant, seat) => {
    if (occupant.kind === 'person' || occupant.for !== undefined) return occupant;
    const drawn = createHash('sha256').update(`habit ${seat} ${seed}`).digest().readUInt32BE();
    const habit = BOT_HABITS[drawn % BOT_HABITS.length];
    return habit === undefined ? occupant : { ...occupant, habit };
  });
}
