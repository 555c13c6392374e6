/** The modes that games are played in, by id. */
import { ContentError } from '../registry.ts';
import { duel } from './duel.ts';
import { kingOfTheHill } from './king-of-the-hill.ts';
import { mission } from './mission.ts';
import type { ModePolicy } from './policy.ts';
import { twoVersusTwoVersusTwo } from './three-teams.ts';
import { threeVersusThree, twoVersusTwo } from './two-teams.ts';

/** The modes that people are offered, in that order: by the number of players. */
export const MODE_IDS = ['duel', 'koth', '2v2', '3v3', '2v2v2'] as const;
export type Mode = (typeof MODE_IDS)[number];

/** The modes that games of people are played in: those that they choose among, and Missions. */
export const PLAYED_MODES = [...MODE_IDS, 'mission'] as const;
export type PlayedMode = (typeof PLAYED_MODES)[number];

const OFFERED: Readonly<Record<Mode, ModePolicy>> = {
  duel,
  koth: kingOfTheHill,
  '2v2': twoVersusTwo,
  '3v3': threeVersusThree,
  '2v2v2': twoVersusTwoVersusTwo,
};

/** Missions are played in this mode; which one it is stands in their own set-up. */
const modes = new Map<string, ModePolicy>([...Object.entries(OFFERED), [mission.id, mission]]);

/**
 * Makes one more mode playable; nobody is offered it before it has a name in `MODE_IDS` and in the words.
 * @returns takes the mode away again
 * @throws ContentError when there is a mode of that id
 */
export function registerMode(policy: ModePolicy): () => void {
  if (modes.has(policy.id)) throw new ContentError(`mode ${policy.id} is registered already`);
  modes.set(policy.id, policy);
  return () => void modes.delete(policy.id);
}

/**
 * The policies of a mode.
 * @throws ContentError for a mode that this build does not play
 */
export function modeOf(id: string): ModePolicy {
  const policy = modes.get(id);
  if (!policy) throw new ContentError(`mode ${id} is not known`);
  return policy;
}

/**
 * The id of a mode as one that games of people are played in.
 * @throws ContentError for any other
 */
export function playedMode(id: string): PlayedMode {
  const mode = PLAYED_MODES.find((played) => played === id);
  if (mode === undefined) throw new ContentError(`mode ${id} is not played by people`);
  return mode;
}

/** Whether people are offered a mode of that name. */
export function isMode(name: string): name is Mode {
  return Object.hasOwn(OFFERED, name);
}
