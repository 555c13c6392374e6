import type { Phase, Seat } from '../../engine/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
/**
 * The model of the table's picture. It does not depend on the engine: the board adapter fills it from a view of
 * a game, with texts ready to show.
 */

export interface Palette {
  /** The hero's colour, `#rrggbb`. */
  readonly base: string;
  /** A matching light colour for lines and symbols, `#rrggbb`. */
  readonly accent: string;
}

export type BadgeKind = 'positive' | 'negative' | 'unique' | 'companion';

export interface TokenModel {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly limit: number;
  readonly kind: BadgeKind;
  /** Details beside the count: a companion's side or health. */
  readonly detail?: string;
}

export interface UpgradeModel {
  readonly name: string;
  /** Level 1 is the printed ability: the picture leaves it out. */
  readonly level: 1 | 2 | 3;
}

export interface SeatModel extends HealthModel {
  readonly seat: Seat;
  readonly playerName: string;
  readonly heroId: string;
  readonly heroName: string;
  /** Replaces the hero's usual colours, for example if two seats play the same hero. */
  readonly palette?: Palette;
  readonly cp: number;
  readonly maxCp: number;
  readonly handCount: number;
  readonly deckCount: number;
  readonly discardCount: number;
  readonly tokens: readonly TokenModel[];
  readonly upgrades: readonly UpgradeModel[];
  readonly defeated: boolean;
  /** Has the most health in a mode where that matters (rule: koth-leader). */
  readonly leader: boolean;
  /** Other public information, such as a stance or a hero's track. */
  readonly extras: readonly { readonly label: string; readonly value: string }[];
}

export interface DieModel {
  /** 1 to 6. */
  readonly value: number;
  /** The symbol on the face, such as `sword`; an unknown one is drawn as its first letter. */
  readonly symbolId: string;
  readonly kept: boolean;
  /** Changed by a card or token after the roll. */
  readonly altered: boolean;
  /** Not rolled yet: an empty face. */
  readonly blank: boolean;
}

export interface RollModel {
  /** Seat of the roller. */
  readonly owner: number;
  /** Such as `Offensive Roll` or `Evasive`. */
  readonly label: string;
  /** Roll attempts left, or null if it does not apply. */
  readonly attemptsLeft: number | null;
  readonly dice: readonly DieModel[];
}

export interface LedgerLineModel {
  readonly label: string;
  /** With its sign: `+8`, `-3`, `x1/2`. */
  readonly amount: string;
  /** What the amount consists of: `5 + 4 for sword`; absent for a printed number. */
  readonly parts?: string;
}

/** Incoming damage of one seat: a target, the attacker, or another player. */
export interface SumModel {
  readonly seat: Seat;
  readonly total: number;
  readonly lines: readonly LedgerLineModel[];
}

export interface AttackModel {
  readonly name: string;
  /** Seat of the attacker. */
  readonly attacker: Seat;
  /** Seats of the targets; empty while none is chosen, and where the ability harms nobody. */
  readonly targets: readonly number[];
  /** The ability harms nobody, so that it needs no target. */
  readonly benign?: true;
  /** Such as `undefendable`; empty for normal damage. */
  readonly type: string;
  /** The damage has been taken: the sums show the past, not incoming damage. */
  readonly landed: boolean;
}

/** One recipient of the damage. */
export interface StrikeHit {
  readonly name: string;
  /** Damage to the dial. */
  readonly amount: number;
  /** Health before and after. */
  readonly before: number;
  readonly after: number;
  /** Damage that the attacker took back, by the defense. */
  readonly isBack: boolean;
}

/** Damage that has just landed, with everything ready to show. */
export interface StrikeModel {
  /** Each has a look of its own; `prevented`: nothing of the damage landed. */
  readonly kind: 'hit' | 'ultimate' | 'killing' | 'prevented';
  /** Absent for other abilities. A killing blow by an Ultimate says both. */
  readonly isUltimate?: true;
  /** The name of the ability. */
  readonly ability: string;
  /** `Ada → Bo`. */
  readonly sides: string;
  readonly heroId: string;
  readonly palette: Palette;
  /** The attacker's dice; empty for enemies of a Mission. */
  readonly dice: readonly DieModel[];
  /** At least one; those of the Attack first. */
  readonly hits: readonly StrikeHit[];
  /** What added or prevented damage: `+3 Shock Bot`, `−2 Protect`. */
  readonly changes: readonly string[];
}

/** A team of seats. */
export interface TeamModel {
  readonly name: string;
  readonly seats: readonly Seat[];
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
  /** At most about 9 characters, for all phases but the current one. */
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
  /** The asked seat, or null. */
  readonly whoseMove: number | null;
  /** Such as `Alice: reroll or activate`. */
  readonly prompt: string;
  /** One to six seats, in seating order. */
  readonly seats: readonly SeatModel[];
  /** Empty in modes without teams. */
  readonly teams: readonly TeamModel[];
  /** The latest six are shown, each of at most five dice. */
  readonly rolls: readonly RollModel[];
  readonly attack: AttackModel | null;
  /** Incoming damage, by recipient. */
  readonly sums: readonly SumModel[];
  /** The latest strike, shown while neither dice nor an Attack are on the table; null for none. */
  readonly strike: StrikeModel | null;
  /** A text that says who has won; null while the game continues. */
  readonly outcome: string | null;
  /** The locale (Discord's name) of texts that the picture adds; English when left out. */
  readonly language?: string;
  /** For a desktop, wider than it is high; for a phone when left out. */
  readonly layout?: 'wide';
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

/** The phases of a turn in a game of heroes against heroes (rule: turn-phases). */
export function turnPhases({ phases, picture }: Words): readonly (PhaseModel & { readonly id: Phase })[] {
  return PHASES.map((id) => ({ id, label: phases[id], short: picture.shortPhases[id] }));
}

export const TURN_PHASES = turnPhases(ENGLISH);
