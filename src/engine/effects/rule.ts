/** The interface that each effect of the vocabulary implements, in a file of its own beside this one. */

import type { Game } from '../core/game.ts';
import type { AnyEffect, EffectStructure, Foresight } from '../evaluation/foresight.ts';
import type { Action } from '../model/action.ts';
import type { AttackTarget } from '../model/attack.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import type { NamedPrompt } from '../model/prompts.ts';
import type { Refusal } from '../model/refusals.ts';
import type { Who } from '../vocabulary/amount.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { Occasion } from './occasion.ts';
import type { Step } from './parts/step.ts';

/** What `unmet` is told about the list that its effect is part of. */
export interface RequirementContext {
  /** The effect after this one in the list; undefined at the end of the list. */
  readonly next: Effect | undefined;
  /** The seat that the list has chosen last; null before any choice. */
  readonly chosen: Seat | null;
  /**
   * The token that is spent to use the list. A removal does not count this token as something to remove: nobody
   * spends a token only to remove one of the same kind.
   */
  readonly spent?: string;
}

/**
 * What an effect does and asks. Each optional member says what its absence means. `effect` is always the effect as it
 * stands in the list, `seat` the seat that would use it.
 */
export interface Execution<E extends AnyEffect> extends EffectStructure<E> {
  // Running.

  /**
   * Carries the effect out. The effect is the head of `frame.list`. Returns `'done'`, a list that replaces the
   * effect, or `'wait'` after asking a question or pushing another frame (see `Step`).
   */
  run(game: Game, frame: EffectsFrame, effect: E): Step;
  /** The legal answers to the question that `run` or `answer` has asked. Absent: the effect never asks. */
  legal?(game: Game, frame: EffectsFrame, effect: E): Action[];
  /** Continues with one of the answers of `legal`. The result is that of `run`. */
  answer?(game: Game, frame: EffectsFrame, effect: E, action: Action): Step;

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
   * The parts of the effect that are evaluated before it starts. If they mention the Attack's target, the effect
   * waits until the target is known. Example: `if` returns its condition but not its lists, which are judged when
   * they run. Absent: all parts.
   */
  neededToStart?(effect: E): unknown;

  // Legality and choice of players.

  /** Why the effect would do nothing now, as a text for the player; null if it would do something. Absent: null. */
  unmet?(game: Game, seat: Seat, effect: E, among: RequirementContext): Refusal | null;
  /**
   * Set on effects whose result is not known beforehand, such as a roll. The effects behind it in the list are
   * then not checked with `unmet`. Absent: they are.
   */
  readonly hasUnknownResult?: true;
  /** The question that asks for the player whom this effect will act on. Absent: "which player?". */
  asksWhom?(effect: E): NamedPrompt;
  /**
   * Whether the effect could change anything for a player who may be chosen for it. Absent: always.
   * @param spent the token that this player spends to use the list, if any (see `RequirementContext.spent`)
   */
  couldAffect?(game: Game, seat: Seat, effect: E, spent?: string): boolean;
  /** The refusal when `couldAffect` is false for every candidate. Absent: a general text. */
  nobodyAffected?(effect: E): Refusal;

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
}

/**
 * The rule of one effect, in three parts by who asks: what it does and asks, when somebody is asked because of it, and
 * what can be foreseen of it. Only `do` and `run` are required.
 */
export interface EffectRule<E extends AnyEffect> extends Execution<E>, Occasion<E>, Foresight<E> {}
