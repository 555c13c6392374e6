/** When somebody is asked because of an effect, and what it can take or harm. */

import { BrokenState, type Game } from '../core/game.ts';
import type { AnyEffect, EffectStructure } from '../evaluation/foresight.ts';
import type { EffectContext } from '../model/effect-context.ts';
import type { Seat } from '../model/ids.ts';
import type { Moment } from '../model/moments.ts';

/** A kind of thing that an opponent's effect can take from a seat. The seat may use it before it is taken (R90, R94, R98). */
export type LossKind = 'tokens' | 'cp' | 'cards';

/** A list that is about to be carried out, checked for what it takes from one seat. */
export interface LossCheck {
  readonly game: Game;
  /** The seat that may lose something. */
  readonly seat: Seat;
  /** The context of the list. */
  readonly context: EffectContext;
  /** The result; `takes` adds to it. */
  readonly taken: Set<LossKind>;
}

/** What a seat pays to use a list. */
export interface UsePrice {
  /** The token that is spent. */
  readonly token?: string;
  /** Combat points, 0 or more. */
  readonly cp?: number;
}

/** A list that a seat might use, checked for whether it would change anything now. */
export interface InVainCheck {
  readonly game: Game;
  /** The seat that would use the list. */
  readonly seat: Seat;
  /** What is paid to use the list. */
  readonly price: UsePrice;
  /** The seats among which the list chooses; null if it chooses nobody, or that is not known. */
  readonly chosen: readonly number[] | null;
}

/**
 * Why a seat may be asked whether it wants to use an effect, or answer it. `effect` is the effect as it stands in the
 * list, `seat` the seat that would use it.
 */
export interface Occasion<E extends AnyEffect> extends EffectStructure<E> {
  /**
   * The moments for which the effect is made. A seat that wants to be asked "when it fits" is asked because of this
   * effect at these moments only. Example: a prevention when damage is about to land. Absent: at none.
   */
  madeFor?(effect: E): readonly Moment[];
  /** Whether the effect could change anything at one of the moments of `madeFor`. Absent: always. */
  fits?(game: Game, seat: Seat, effect: E, moment: Moment): boolean;
  /** Whether the effect deals damage that a Defensive Ability may answer. Absent: no. */
  isDefendable?(effect: E): boolean;
  /**
   * Whether the effect takes nothing from other players and harms nobody. Inner lists are judged by themselves.
   * Absent: no.
   */
  isBenign?(effect: E): boolean;
  /** Whether the effect would change nothing now. A play whose effects are all in vain is refused. Absent: no. */
  isInVain?(check: InVainCheck, effect: E): boolean;
  /**
   * Whether a change by the effect is not worth a question, because it comes out the same without it: damage for targets
   * that fall anyway. Absent: no.
   */
  isNeedless?(game: Game, seat: Seat, effect: E): boolean;
  /** The seats that the effect may choose or goes through, for inner lists and later effects; null if not known. */
  choosesAmong?(check: InVainCheck, effect: E): readonly number[] | null;
  /** Set on effects that change dice which lie on the table. */
  readonly changesDice?: true;
  /** Set on effects that place, remove or move status effects. */
  readonly concernsTokens?: true;
  /** The id of the token that the effect places on another player. Absent: none. */
  inflicts?(effect: E): string;
  /** Adds to `check.taken` what the effect takes from `check.seat`. Absent: nothing. */
  takes?(check: LossCheck, effect: E): void;
  /** Whether the effect deals damage that makes an Attack, so that it needs reach. Absent: no. */
  makesAttack?(effect: E): boolean;
  /** Whether the effect may open a space to heroes that was closed, or move a figure. Absent: no. */
  changesMovement?(effect: E): boolean;
}

const known = new Map<string, Occasion<AnyEffect>>();

/**
 * Registers when somebody is asked because of an effect.
 * @returns a function that removes it again
 */
export function registerOccasion(occasion: Occasion<AnyEffect>): () => void {
  known.set(occasion.do, occasion);
  return () => known.delete(occasion.do);
}

/**
 * When somebody is asked because of an effect, by the effect's name.
 * @throws BrokenState when no effect of this name is registered
 */
export function occasionOf(effect: AnyEffect): Occasion<AnyEffect> {
  const occasion = known.get(effect.do);
  if (!occasion) throw new BrokenState(`the effect ${effect.do} is not known`);
  return occasion;
}
