import type { Phase } from '../../engine/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
/**
 * What the picture of the table shows. It knows nothing of the engine: whoever has a view of a game
 * fills this in, with words ready for people.
 */

export interface Palette {
  /** The hero's colour, `#rrggbb`. */
  readonly base: string;
  /** A light companion to it for lines and symbols, `#rrggbb`. */
  readonly accent: string;
}

export type BadgeKind = 'positive' | 'negative' | 'unique' | 'companion';

export interface TokenModel {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly limit: number;
  readonly kind: BadgeKind;
  /** What a count cannot say: a companion's side or health. */
  readonly detail?: string;
}

export interface UpgradeModel {
  readonly name: string;
  /** Level 1 is the printed ability: the picture leaves it out. */
  readonly level: 1 | 2 | 3;
}

export interface SeatModel extends HealthModel {
  readonly seat: number;
  readonly playerName: string;
  readonly heroId: string;
  readonly heroName: string;
  /** Instead of the hero's usual colours, as when two seats play the same hero. */
  readonly palette?: Palette;
  readonly cp: number;
  readonly maxCp: number;
  readonly handCount: number;
  readonly deckCount: number;
  readonly discardCount: number;
  readonly tokens: readonly TokenModel[];
  readonly upgrades: readonly UpgradeModel[];
  readonly defeated: boolean;
  /** Has the most health where that matters (rule: koth-leader). */
  readonly leader: boolean;
  /** Anything else that everybody may see, such as a stance or a hero's own track. */
  readonly extras: readonly { readonly label: string; readonly value: string }[];
}

export interface DieModel {
  /** 1 to 6. */
  readonly value: number;
  /** The symbol on the face, such as `sword`; an unknown one is shown by its first letter. */
  readonly symbolId: string;
  readonly kept: boolean;
  /** Changed by a card or token after it was rolled. */
  readonly altered: boolean;
  /** Not rolled yet: an empty face. */
  readonly blank: boolean;
}

export interface RollModel {
  /** Seat of the roller. */
  readonly owner: number;
  /** Such as `Offensive Roll` or `Evasive`. */
  readonly label: string;
  /** Roll attempts left, or null where that has no meaning. */
  readonly attemptsLeft: number | null;
  readonly dice: readonly DieModel[];
}

export interface LedgerLineModel {
  readonly label: string;
  /** With its sign: `+8`, `-3`, `x1/2`. */
  readonly amount: string;
}

/** What is coming to one seat: a target, the attacker, or a third one. */
export interface SumModel {
  readonly seat: number;
  readonly total: number;
  readonly lines: readonly LedgerLineModel[];
}

export interface AttackModel {
  readonly name: string;
  /** Seat of the attacker. */
  readonly attacker: number;
  /** Seats of the targets; empty while none is chosen. */
  readonly targets: readonly number[];
  /** Such as `undefendable`; empty where there is nothing to say. */
  readonly type: string;
  /** Its damage has been taken: the sums tell what was, no longer what is coming. */
  readonly landed: boolean;
}

/** Seats that play together. */
export interface TeamModel {
  readonly name: string;
  readonly seats: readonly number[];
  /** The health that they share, or null where each seat has its own. */
  readonly dial: HealthModel | null;
}

export interface HealthModel {
  readonly health: number;
  readonly startHealth: number;
  readonly maxHealth: number;
}

export interface PhaseModel {
  readonly label: string;
  /** At most about 9 characters, for the phases that are not the present one. */
  readonly short: string;
}

export interface BoardModel {
  readonly title: string;
  /** Such as `Turn 7`. */
  readonly turn: string;
  readonly phases: readonly PhaseModel[];
  /** Index into `phases`. */
  readonly phase: number;
  readonly activeSeat: number;
  /** Who is asked now, or null when nobody is. */
  readonly whoseMove: number | null;
  /** Such as `Alice: reroll or activate`. */
  readonly prompt: string;
  /** One to six seats, in the order in which they sit. */
  readonly seats: readonly SeatModel[];
  /** Empty where everybody plays alone. */
  readonly teams: readonly TeamModel[];
  /** The latest six are shown, each of at most five dice. */
  readonly rolls: readonly RollModel[];
  readonly attack: AttackModel | null;
  /** Damage on its way, by recipient. */
  readonly sums: readonly SumModel[];
  /** Who has won, in words; null while the game goes on. */
  readonly outcome: string | null;
  /** Discord's name of the language of the words that the picture adds; English when left out. */
  readonly language?: string;
}

const PHASES = [
  'upkeep',
  'income',
  'main-1',
  'offensive-roll',
  'targeting-roll',
  'defensive-roll',
  'main-2',
  'discard',
] as const satisfies readonly Phase[];

/** The phases of a turn in a game of heroes against heroes (rule: turn-order). */
export function turnPhases({ phases, picture }: Words): readonly (PhaseModel & { readonly id: Phase })[] {
  return PHASES.map((id) => ({ id, label: phases[id], short: picture.shortPhases[id] }));
}

export const TURN_PHASES = turnPhases(ENGLISH);
