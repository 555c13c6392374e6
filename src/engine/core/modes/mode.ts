/** Registry of modes. */
import type { Seat } from '../../model/ids.ts';
import type { GameState } from '../../model/state.ts';
import { ContentError } from '../content-error.ts';
import { bossVersusBoss, bossVersusMany } from './bosses.ts';
import { bossBattle, crawl } from './crawl.ts';
import { duel } from './duel.ts';
import { kingOfTheHill } from './king-of-the-hill.ts';
import { mission } from './mission.ts';
import type { ModePolicy, Targeting } from './policy.ts';
import { twoVersusTwoVersusTwo } from './three-teams.ts';
import { threeVersusThree, twoVersusTwo } from './two-teams.ts';

/** The modes that are offered to players, in the order in which they are listed. */
export const MODE_IDS = ['duel', 'koth', '2v2', '3v3', '2v2v2', 'boss-v-many', 'boss-v-boss'] as const;
export type Mode = (typeof MODE_IDS)[number];

/** All built-in modes: those offered to players, Missions, and the Portal Crawls of Adventures. */
export const PLAYED_MODES = [...MODE_IDS, 'mission', 'crawl', 'boss-battle'] as const;
export type PlayedMode = (typeof PLAYED_MODES)[number];

const OFFERED: Readonly<Record<Mode, ModePolicy>> = {
  duel,
  koth: kingOfTheHill,
  '2v2': twoVersusTwo,
  '3v3': threeVersusThree,
  '2v2v2': twoVersusTwoVersusTwo,
  'boss-v-many': bossVersusMany,
  'boss-v-boss': bossVersusBoss,
};

/** All registered modes by id. Every Mission is played in the one mode `mission`. */
const modes = new Map<string, ModePolicy>([
  ...Object.entries(OFFERED),
  [mission.id, mission],
  [crawl.id, crawl],
  [bossBattle.id, bossBattle],
]);

/**
 * Registers a mode. It is offered to players only if its id is in `MODE_IDS` and its name in `src/words/`.
 * @returns a function that removes the mode
 * @throws ContentError if the id is taken
 */
export function registerMode(policy: ModePolicy): () => void {
  if (modes.has(policy.id)) throw new ContentError(`mode ${policy.id} is registered already`);
  modes.set(policy.id, policy);
  return () => void modes.delete(policy.id);
}

/**
 * The policy of a mode.
 * @throws ContentError if no such mode is registered
 */
export function modeOf(id: string): ModePolicy {
  const policy = modes.get(id);
  if (!policy) throw new ContentError(`mode ${id} is not known`);
  return policy;
}

/** How an attacker of a game finds the target. */
export function targetingOf({ mode, seats }: Pick<GameState, 'mode' | 'seats'>, attacker: Seat): Targeting {
  return modeOf(mode).targeting(attacker, seats.length);
}

/** Whether a seat of a mode plays a boss. */
export function isBossSeat(mode: string, seat: Seat): boolean {
  return modeOf(mode).bosses?.at(seat) ?? false;
}

/**
 * Narrows the id of a mode to a built-in one.
 * @throws ContentError for any other id
 */
export function playedMode(id: string): PlayedMode {
  const mode = PLAYED_MODES.find((played) => played === id);
  if (mode === undefined) throw new ContentError(`mode ${id} is not played by people`);
  return mode;
}

/** Whether a string is the id of a mode that is offered to players. */
export function isMode(name: string): name is Mode {
  return Object.hasOwn(OFFERED, name);
}
