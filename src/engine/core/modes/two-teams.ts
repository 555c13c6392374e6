/** The modes `2v2` and `3v3`. */
import type { Seat } from '../../model/ids.ts';
import { FREE_FOR_ALL } from './duel.ts';
import type { ModePolicy } from './policy.ts';

/**
 * Two teams on opposite sides of the table. Turns alternate between them, so even seats are one team and odd seats the
 * other (rule: team-turn-order).
 */
const TWO_TEAMS = {
  ...FREE_FOR_ALL,
  teamOf: (seat: Seat) => seat % 2,
  poolOf: (seat: Seat) => seat % 2,
  /** Clockwise: seat 0, the second team in turn order, then the rest of the first team in reverse order. */
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
  ...TWO_TEAMS,
  id: '2v2',
  players: [4],
  targeting: () => ({
    how: 'rolled',
    table: {
      1: { opponent: 1 },
      2: { opponent: 1 },
      3: { opponent: 2 },
      4: { opponent: 2 },
      5: 'opponents-choose',
      6: 'attacker-chooses',
    },
  }),
};

/** Two teams of three (rule: team-3v3). Health and the table of the die have one source only and are unconfirmed. */
export const threeVersusThree: ModePolicy = {
  ...TWO_TEAMS,
  id: '3v3',
  players: [6],
  targeting: () => ({
    how: 'rolled',
    table: {
      1: { opponent: 1 },
      2: { opponent: 1 },
      3: { opponent: 2 },
      4: { opponent: 2 },
      5: { opponent: 3 },
      6: { opponent: 3 },
    },
  }),
};
