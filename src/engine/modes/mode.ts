/** The modes of this build by name. */
import type { Mode } from '../state.ts';
import { duel } from './duel.ts';
import { kingOfTheHill } from './king-of-the-hill.ts';
import type { ModePolicy } from './policy.ts';
import { twoVersusTwoVersusTwo } from './three-teams.ts';
import { threeVersusThree, twoVersusTwo } from './two-teams.ts';

const MODES: Readonly<Record<Mode, ModePolicy>> = {
  duel,
  koth: kingOfTheHill,
  '2v2': twoVersusTwo,
  '3v3': threeVersusThree,
  '2v2v2': twoVersusTwoVersusTwo,
};

/** In the order in which they are offered: by the number of players. */
export const MODE_IDS = ['duel', 'koth', '2v2', '3v3', '2v2v2'] as const satisfies readonly Mode[];

export function modeOf(mode: Mode): ModePolicy {
  return MODES[mode];
}

/** Whether this build plays a mode of that name. */
export function isMode(name: string): name is Mode {
  return Object.hasOwn(MODES, name);
}
