/** What can be foreseen of an effect before it runs. */

import { BrokenState, type Game } from '../core/game.ts';
import type { EffectContext } from '../model/effect-context.ts';
import type { Seat } from '../model/ids.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { PredictionContext } from './prediction/prediction-context.ts';

/** One part of the game state that an effect reads or changes. */
export interface Access {
  /** The part: `cp`, `cards`, `damage`, `tokens burn` (see `tokensNamed`). */
  readonly what: string;
  /** The seat it belongs to; `any` if it belongs to no seat or the seat is not known beforehand. */
  readonly seat: Seat | 'any';
  /** For tokens: only those inflicted by this seat; absent: any. */
  readonly by?: number;
  /** `read`, `change`, or the name of a kind of change that commutes with other changes of the same name. */
  readonly how: string;
}

/** What a list could touch. `everything` if others may act during the list or its effects are not known beforehand. */
export type Footprint = readonly Access[] | 'everything';

/** What is known about a list before it starts. */
export interface FootprintContext {
  readonly game: Game;
  readonly context: EffectContext;
}

/** Any effect, also one that is not part of the vocabulary (tests register their own). */
export interface AnyEffect {
  readonly do: string;
}

/** An effect list inside an effect. */
export interface InnerList {
  readonly effects: readonly Effect[];
  /** Path from the effect to the list: `['otherwise']`, `['options', 2, 'effects']`. */
  readonly at: readonly (string | number)[];
}

/** What all who ask for an effect need: its name, the lists in it, and whether later effects use its result. */
export interface EffectStructure<E extends AnyEffect> {
  /** The name of the effect in the vocabulary: `'heal'`. */
  readonly do: E['do'];
  /** The effect lists inside the effect. Absent: none. */
  contains?(effect: E): readonly InnerList[];
  /**
   * Set on effects that store a result in the context of their list: rolled dice, a number, a chosen player. Later
   * effects of the list may depend on it. Absent: the effect stores nothing.
   */
  readonly storesResult?: true;
}

/** What is known of an effect before it runs: what it is certain to do, and what it could touch. */
export interface Foresight<E extends AnyEffect> extends EffectStructure<E> {
  /** Adds to `prediction` what the effect is certain to do (R51). Absent: nothing is certain. */
  predict?(prediction: PredictionContext, effect: E): void;
  /** Everything that the effect could read and change. Absent: everything. */
  touches?(known: FootprintContext, effect: E): Footprint;
  /**
   * Set on effects that do the same for any owner, provided that they do not name the owner. Tokens with such
   * effects need not be told apart by who inflicted them. Absent: the owner may matter.
   */
  readonly sameForAnyOwner?: true;
}

const known = new Map<string, Foresight<AnyEffect>>();

/**
 * Registers what is known of an effect before it runs.
 * @returns a function that removes it again
 */
export function registerForesight(foresight: Foresight<AnyEffect>): () => void {
  known.set(foresight.do, foresight);
  return () => known.delete(foresight.do);
}

/**
 * What is known of an effect before it runs, by the effect's name.
 * @throws BrokenState when no effect of this name is registered
 */
export function foresightOf(effect: AnyEffect): Foresight<AnyEffect> {
  const foresight = known.get(effect.do);
  if (!foresight) throw new BrokenState(`the effect ${effect.do} is not known`);
  return foresight;
}
