/** What a mode decides: set-up, seats, health dials and who has won. The phases are shared. */
import type { GameState, Mode, Outcome } from '../state.ts';
import { duel } from './duel.ts';

export interface ModeRules {
  readonly id: Mode;
  /** Allowed numbers of seats. */
  readonly seats: { readonly least: number; readonly most: number };
  readonly health: number;
  /** Combat points at the start (rule: starting-cp). */
  readonly cp: number;
  /** Cards in the opening hand (rule: opening-hand). */
  readonly hand: number;
  /** The team of a seat and the health dial that it uses. */
  readonly teamOf: (seat: number) => number;
  readonly poolOf: (seat: number) => number;
  /** The start player skips the first Income Phase (rule: income-first-turn-skip). */
  readonly startPlayerSkipsIncome: boolean;
  readonly outcome: (state: GameState) => Outcome | null;
}

const MODES: Readonly<Record<Mode, ModeRules>> = { duel };

export function modeOf(mode: Mode): ModeRules {
  return MODES[mode];
}

/** Whether this build plays a mode of that name. */
export function isMode(name: string): name is Mode {
  return Object.hasOwn(MODES, name);
}
