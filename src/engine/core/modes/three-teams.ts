/** The mode `2v2v2`. */
import { FREE_FOR_ALL } from './duel.ts';
import type { ModePolicy } from './policy.ts';

const TEAMS = 3;

/**
 * Three teams of two. Team-mates are three seats apart: first the first player of each team, then the second
 * (rule: team-2v2v2). Health and the table of the die have one source only and are unconfirmed.
 */
export const twoVersusTwoVersusTwo: ModePolicy = {
  ...FREE_FOR_ALL,
  id: '2v2v2',
  players: [6],
  healthFor: () => 50,
  teamOf: (seat) => seat % TEAMS,
  poolOf: (seat) => seat % TEAMS,
  targeting: () => ({
    how: 'rolled',
    table: {
      1: { opponent: 1 },
      2: { opponent: 2 },
      3: { opponent: 3 },
      4: { opponent: 4 },
      5: 'attacker-chooses',
      6: 'attacker-chooses',
    },
  }),
  openHandsInTeam: true,
};
