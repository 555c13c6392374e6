import { FREE_FOR_ALL } from './duel.ts';
import type { ModePolicy } from './policy.ts';

/**
 * Two teams that face each other, team-mates side by side. Turns zigzag between them, so that even seats are
 * one team and odd seats the other (rule: team-turn-order).
 */
const FACING = {
  ...FREE_FOR_ALL,
  teamOf: (seat: number) => seat % 2,
  poolOf: (seat: number) => seat % 2,
  /** The second team sits opposite in the same direction; round the table the first team comes back reversed. */
  clockwise: (players: number) => {
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const [first = 0, ...rest] = seats.filter((seat) => seat % 2 === 0);
    return [first, ...seats.filter((seat) => seat % 2 === 1), ...rest.reverse()];
  },
  healthFor: () => 50,
  openHandsInTeam: true,
} satisfies Partial<ModePolicy>;

/** Two teams of two (rule: team-2v2, team-2v2-targeting). */
export const twoVersusTwo: ModePolicy = {
  ...FACING,
  id: '2v2',
  players: [4],
  targeting: {
    how: 'rolled',
    table: {
      1: { opponent: 1 },
      2: { opponent: 1 },
      3: { opponent: 2 },
      4: { opponent: 2 },
      5: 'opponents-choose',
      6: 'attacker-chooses',
    },
  },
};

/** Two teams of three (rule: team-3v3). Dial and values of the die come from one source: unconfirmed. */
export const threeVersusThree: ModePolicy = {
  ...FACING,
  id: '3v3',
  players: [6],
  targeting: {
    how: 'rolled',
    table: {
      1: { opponent: 1 },
      2: { opponent: 1 },
      3: { opponent: 2 },
      4: { opponent: 2 },
      5: { opponent: 3 },
      6: { opponent: 3 },
    },
  },
};
