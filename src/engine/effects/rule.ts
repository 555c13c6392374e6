/** The interface that each effect of the vocabulary implements, in a file of its own beside this one. */

import type { Game } from '../core/game.ts';
import type { PredictionContext } from '../evaluation/prediction/prediction-context.ts';
import type { Action } from '../model/action.ts';
import type { AttackTarget } from '../model/attack.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { NamedPrompt } from '../model/prompts.ts';
import type { Refusal } from '../model/refusals.ts';
import type { EffectContext, Moment } from '../model/state.ts';
import type { Who } from '../vocabulary/amount.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { Footprint, FootprintContext } from './lists/footprint.ts';
import type { Step } from './parts/step.ts';

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

/** What `unmet` is told about the list that its effect is part of. */
export interface RequirementContext {
  /** The effect after this one in the list; undefined at the end of the list. */
  readonly next: Effect | undefined;
  /** The seat that the list has chosen last; null before any choice. */
  readonly chosen: number | null;
  /**
   * The token that is spent to use the list. A removal does not count this token as something to remove: nobody
   * spends a token only to remove one of the same kind.
   */
  readonly spent?: string;
}

/** A kind of thing that an opponent's effect can take from a seat. The seat may use it before it is taken (R90, R94, R98). */
export type LossKind = 'tokens' | 'cp' | 'cards';

/** A list that is about to be carried out, checked for what it takes from one seat. */
export interface LossCheck {
  readonly game: Game;
  /** The seat that may lose something. */
  readonly seat: number;
  /** The context of the list. */
  readonly context: EffectContext;
  /** The result; `takes` adds to it. */
  readonly taken: Set<LossKind>;
}

/**
 * The rule of one effect. Only `do` and `run` are required. Each optional member says what its absence means.
 * `effect` is always the effect as it stands in the list, `seat` the seat that would use it.
 */
export interface EffectRule<E extends AnyEffect> {
  /** The name of the effect in the vocabulary: `'heal'`. */
  readonly do: E['do'];

  // Execution.

  /**
   * Carries the effect out. The effect is the head of `frame.list`. Returns `'done'`, a list that replaces the
   * effect, or `'wait'` after asking a question or pushing another frame (see `Step`).
   */
  run(game: Game, frame: EffectsFrame, effect: E): Step;
  /** The legal answers to the question that `run` or `answer` has asked. Absent: the effect never asks. */
  legal?(game: Game, frame: EffectsFrame, effect: E): Action[];
  /** Continues with one of the answers of `legal`. The result is that of `run`. */
  answer?(game: Game, frame: EffectsFrame, effect: E, action: Action): Step;

  // Structure.

  /** The effect lists inside the effect. Absent: none. */
  contains?(effect: E): readonly InnerList[];

  // Targets of the Attack.

  /**
   * Whom the effect acts on. An effect that acts on `'target'` during the Offensive Roll Phase is postponed to the
   * start of the Defensive Roll Phase. Absent: nobody, so the effect is not postponed for this reason.
   */
  aimedAt?(effect: E): Who;
  /**
   * Present on effects that act on one target of the Attack without naming it (an Attack modifier). Tells whether
   * the effect could change anything for this target. Absent: the effect does not act on the Attack.
   */
  worksOnAttack?(target: AttackTarget): boolean;
  /**
   * Set on effects that store a result in the context of their list: rolled dice, a number, a chosen player. Later
   * effects of the list may depend on it. Absent: the effect stores nothing.
   */
  readonly storesResult?: true;
  /**
   * The parts of the effect that are evaluated before it starts. If they mention the Attack's target, the effect
   * waits until the target is known. Example: `if` returns its condition but not its lists, which are judged when
   * they run. Absent: all parts.
   */
  neededToStart?(effect: E): unknown;

  // Legality and choice of players.

  /** Why the effect would do nothing now, as a text for the player; null if it would do something. Absent: null. */
  unmet?(game: Game, seat: number, effect: E, among: RequirementContext): Refusal | null;
  /**
   * Set on effects whose result is not known beforehand, such as a roll. The effects behind it in the list are
   * then not checked with `unmet`. Absent: they are.
   */
  readonly hasUnknownResult?: true;
  /** The question that asks for the player whom this effect will act on. Absent: "which player?". */
  asksWhom?(effect: E): NamedPrompt;
  /** Whether the effect could change anything for a player who may be chosen for it. Absent: always. */
  couldAffect?(game: Game, seat: number, effect: E): boolean;
  /** The refusal when `couldAffect` is false for every candidate. Absent: a general text. */
  nobodyAffected?(effect: E): Refusal;

  // When a seat is asked whether it wants to use the effect.

  /**
   * The moments for which the effect is made. A seat that wants to be asked "when it fits" is asked because of this
   * effect at these moments only. Example: a prevention when damage is about to land. Absent: at none.
   */
  madeFor?(effect: E): readonly Moment[];
  /** Whether the effect could change anything at one of the moments of `madeFor`. Absent: always. */
  fits?(game: Game, seat: number, effect: E, moment: Moment): boolean;
  /** Whether the effect deals damage that a Defensive Ability may answer. Absent: no. */
  isDefendable?(effect: E): boolean;
  /**
   * Whether the effect takes nothing from other players and harms nobody. Inner lists are judged by themselves.
   * Absent: no.
   */
  isBenign?(effect: E): boolean;
  /**
   * Whether the effect would change nothing for the seat now. A card or spend whose effects are all in vain is not
   * worth a question. Absent: no.
   */
  isInVain?(game: Game, effect: E, seat: number): boolean;
  /** Set on effects that change dice which lie on the table. */
  readonly changesDice?: true;
  /** Set on effects that place, remove or move status effects. */
  readonly concernsTokens?: true;
  /** The id of the token that the effect places on another player. Absent: none. */
  inflicts?(effect: E): string;
  /** Adds to `check.taken` what the effect takes from `check.seat`. Absent: nothing. */
  takes?(check: LossCheck, effect: E): void;

  // Missions.

  /** Whether the effect deals damage that makes an Attack, so that it needs reach. Absent: no. */
  makesAttack?(effect: E): boolean;
  /** Whether the effect may open a space to heroes that was closed, or move a figure. Absent: no. */
  changesMovement?(effect: E): boolean;

  // Windows.

  /**
   * Set on effects that choose the player for the rest of the list. On a Main Phase card the window in which others
   * may respond opens after this effect.
   */
  readonly namesPlayer?: true;
  /** Set on effects that open this window themselves, once it is known which tokens they take. */
  readonly opensReply?: true;
  /** Set on effects whose legal answers are hidden information: only the asked player may see them. */
  readonly isSecret?: true;
  /** Set on the one effect that is this window (`interruption`). */
  readonly isInterruption?: true;
  /**
   * Set on the one effect that is the printed Then (rule: then). If effects before it are postponed, it and all
   * that follow are postponed with them.
   */
  readonly isThen?: true;
  /** Set on the one effect that opens the window right after the activation (R51). */
  readonly isActivationWindow?: true;

  // Order of simultaneous effects.

  /**
   * Set on effects that do the same for any owner, provided that they do not name the owner. Tokens with such
   * effects need not be told apart by who inflicted them. Absent: the owner may matter.
   */
  readonly sameForAnyOwner?: true;
  /** Everything that the effect could read and change. Absent: everything. */
  touches?(known: FootprintContext, effect: E): Footprint;
  /** Adds to `prediction` what the effect is certain to do (R51). Absent: nothing is certain. */
  predict?(prediction: PredictionContext, effect: E): void;
}
