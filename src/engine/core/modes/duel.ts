/** The mode `duel`, and the defaults of all modes. */
import type { Seat } from '../../model/ids.ts';
import { lastTeamStanding } from './outcome.ts';
import type { ModePolicy } from './policy.ts';

/** Defaults of all modes: each seat is a team of its own, and seats sit in turn order. */
export const FREE_FOR_ALL = {
  cp: 2,
  hand: 4,
  teamOf: (seat: Seat) => seat,
  poolOf: (seat: Seat) => seat,
  clockwise: (players: number) => Array.from({ length: players }, (_, seat) => seat),
  startPlayerSkipsIncome: true,
  leaderBonus: false,
  openHandsInTeam: false,
  outcome: lastTeamStanding,
} satisfies Partial<ModePolicy>;

/** Two players, 50 health each (rule: setup, starting-health). */
export const duel: ModePolicy = {
  ...FREE_FOR_ALL,
  id: 'duel',
  players: [2],
  healthFor: () => 50,
  targeting: () => ({ how: 'sole' }),
};
