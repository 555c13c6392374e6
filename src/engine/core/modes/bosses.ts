/** The modes `boss-v-many` and `boss-v-boss` of Adventures, in which people or bots play the bosses. */
import type { Seat } from '../../model/ids.ts';
import { FREE_FOR_ALL } from './duel.ts';
import type { ModePolicy, Targeting } from './policy.ts';
import { twoVersusTwoVersusTwo } from './three-teams.ts';
import { threeVersusThree, twoVersusTwo } from './two-teams.ts';

/** The seat of the boss in Boss v Many: it is always the start player. */
const BOSS: Seat = 0;
const BOSS_TEAM = 0;
const HEROES = 1;

/** The dial that the heroes share (rule: boss-vs-many). */
const HEROES_HEALTH = 50;
/** The boss has this much, and as much again as `FOR_EACH_HERO` for each hero. */
const BOSS_HEALTH = 10;
const FOR_EACH_HERO = 20;

/** Health of each boss in Boss v Boss (rule: boss-vs-boss). */
const BOSS_IN_DUEL = 70;

/** King's Hands that a boss may hold where a person plays it (rule: king-hand-token). */
const KINGS_HANDS = 5;

/**
 * By the number of heroes, what the Chaos die of the boss means. No source has the printed tables: these are the tables
 * of the team modes for as many opponents, unconfirmed.
 */
const BOSS_AIMS: Readonly<Record<number, Targeting>> = {
  2: twoVersusTwo.targeting(BOSS, 4),
  3: threeVersusThree.targeting(BOSS, 6),
  4: twoVersusTwoVersusTwo.targeting(BOSS, 6),
};

/**
 * Three to five players: one is the boss, the others are heroes with one dial (rule: boss-vs-many). The boss begins, and
 * nobody skips Income. If both sides fall together, the boss has lost, as in a Boss Battle (unconfirmed here).
 */
export const bossVersusMany: ModePolicy = {
  ...FREE_FOR_ALL,
  id: 'boss-v-many',
  players: [3, 4, 5],
  healthFor: (players, pool) =>
    pool === BOSS_TEAM ? BOSS_HEALTH + FOR_EACH_HERO * (players - 1) : HEROES_HEALTH,
  teamOf: (seat) => (seat === BOSS ? BOSS_TEAM : HEROES),
  poolOf: (seat) => (seat === BOSS ? BOSS_TEAM : HEROES),
  targeting: (attacker, players) =>
    attacker === BOSS ? (BOSS_AIMS[players - 1] ?? { how: 'chosen' }) : { how: 'sole' },
  bosses: { at: (seat) => seat === BOSS, mostKingsHands: KINGS_HANDS },
  alwaysBegins: BOSS,
  startPlayerSkipsIncome: false,
  openHandsInTeam: true,
  outcome: (state) => {
    const outcome = FREE_FOR_ALL.outcome(state);
    return outcome?.kind === 'draw' ? { kind: 'won', team: HEROES, how: 'defeat' } : outcome;
  },
};

/** Two bosses against each other, by the rules of a duel (rule: boss-vs-boss). */
export const bossVersusBoss: ModePolicy = {
  ...FREE_FOR_ALL,
  id: 'boss-v-boss',
  players: [2],
  healthFor: () => BOSS_IN_DUEL,
  targeting: () => ({ how: 'sole' }),
  bosses: { at: () => true, mostKingsHands: KINGS_HANDS },
};
