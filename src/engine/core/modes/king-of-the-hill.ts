/** The mode `koth`. */
import { FREE_FOR_ALL } from './duel.ts';
import type { ModePolicy } from './policy.ts';

/**
 * Starting health by the number of players. 35 is printed for three players; the others have one companion app as their
 * only source and are unconfirmed.
 */
const HEALTH: Readonly<Record<number, number>> = { 3: 35, 4: 25, 5: 20 };
/** Six players are allowed, but no source gives their health. This is the health for five players; unconfirmed. */
const HEALTH_OF_MORE = 20;

/** Three to six players against each other, targets chosen freely (rule: king-of-the-hill). */
export const kingOfTheHill: ModePolicy = {
  ...FREE_FOR_ALL,
  id: 'koth',
  players: [3, 4, 5, 6],
  healthFor: (players) => HEALTH[players] ?? HEALTH_OF_MORE,
  targeting: () => ({ how: 'chosen' }),
  leaderBonus: true,
};
