/** The mode `mission`. */
import { FREE_FOR_ALL } from './duel.ts';
import type { ModePolicy } from './policy.ts';

/** Starting health by the number of heroes; healing may exceed it by ten (rule: m-setup). */
const HEALTH: Readonly<Record<number, number>> = { 1: 45, 2: 30, 3: 25, 4: 20 };

/** One to four heroes against the enemies of a Mission (rule: m-round-phases). Objectives decide on the outcome. */
export const mission: ModePolicy = {
  ...FREE_FOR_ALL,
  id: 'mission',
  players: [1, 2, 3, 4],
  healthFor: (players) => HEALTH[players] ?? 0,
  teamOf: () => 0,
  isCooperative: true,
  targeting: () => ({ how: 'chosen' }),
  begin: () => ({ k: 'round', step: 'set-up', next: 'pass', heroes: [], acts: [], segments: 0 }),
  // rule: m-hero-phase-1
  everybodySkipsFirstIncome: true,
  outcome: () => null,
};
