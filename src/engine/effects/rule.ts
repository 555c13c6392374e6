/** What an effect is to the engine: one such object for each, in the file of its name. */
import type { Action } from '../action.ts';
import type { AttackTarget } from '../attack.ts';
import type { Foresight } from '../damage/foresight.ts';
import type { EffectsFrame } from '../frames/frame.ts';
import type { Game } from '../game.ts';
import type { NamedPrompt } from '../prompts.ts';
import type { Refusal } from '../refusals.ts';
import type { EffectContext, Moment } from '../state.ts';
import type { Who } from '../vocabulary/amount.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { Footprint, Known } from './footprint.ts';
import type { Step } from './step.ts';

/** Anything that can stand in an effect list. */
export interface AnyEffect {
  readonly do: string;
}

/** A list that stands inside an effect. */
export interface InnerList {
  readonly effects: readonly Effect[];
  /** Where it stands in the effect: `['otherwise']`, `['options', 2, 'effects']`. */
  readonly at: readonly (string | number)[];
}

/** The list that a requirement stands in. */
export interface Considered {
  /** The effect that follows. */
  readonly next: Effect | undefined;
  /** Whom the list has chosen last. */
  readonly chosen: number | null;
  /** The token that is spent for the list. Nobody spends one to take its like. */
  readonly spent?: string;
}

/** What an opponent's effect can take from a seat that could use it first (R90, R94, R98). */
export type Taken = 'tokens' | 'cp' | 'cards';

/** A list that is about to be carried out, looked at from a seat that may lose something by it. */
export interface Taking {
  readonly game: Game;
  readonly seat: number;
  readonly context: EffectContext;
  readonly taken: Set<Taken>;
}

/**
 * Everything that the engine asks about an effect. Only `do` and `run` are needed; what an effect does not say
 * has the meaning that stands with each of the others.
 */
export interface EffectRule<E extends AnyEffect> {
  readonly do: E['do'];

  /** Carries the effect out, or asks about it and waits. */
  run(game: Game, frame: EffectsFrame, effect: E): Step;
  /** The answers to what it asks. Without it, it asks nothing. */
  legal?(game: Game, frame: EffectsFrame, effect: E): Action[];
  /** Carries on with an answer out of `legal`. */
  answer?(game: Game, frame: EffectsFrame, effect: E, action: Action): Step;

  /** The lists inside it. Without it, none. */
  contains?(effect: E): readonly InnerList[];

  /** Whom it is aimed at; what is aimed at the Attack's target waits for the defence. Without it, nobody. */
  aimedAt?(effect: E): Who;
  /**
   * It works on the Attack on one target without naming it: tells whether it could do anything for this one.
   * Without it, it does not.
   */
  worksOnAttack?(target: AttackTarget): boolean;
  /** It puts something aside in its list: dice, a number, a player. */
  readonly learns?: true;
  /** The parts that must be known before it can begin. Without it, all of it. */
  begunBy?(effect: E): unknown;

  /** Why it would do nothing now, as a sentence for the player. Without it, it is always possible. */
  unmet?(game: Game, seat: number, effect: E, among: Considered): Refusal | null;
  /** What it brings cannot be known yet, so that nothing behind it is required. */
  readonly opensOutcome?: true;
  /** What is asked where a player is named for it. Without it, only which player. */
  asksWhom?(effect: E): NamedPrompt;
  /** Whether it could do anything to a player who may be picked for it. Without it, always. */
  servesChosen?(game: Game, seat: number, effect: E): boolean;
  /** What is said when it could do nothing to anybody. */
  servesNobody?(effect: E): Refusal;

  /** The moments that it is made for: only there a player is asked because of it. Without it, none. */
  madeFor?(effect: E): readonly Moment[];
  /** Whether it has something to work on at one of those moments. Without it, always. */
  fits?(game: Game, seat: number, effect: E, moment: Moment): boolean;
  /** It deals damage that a Defensive Ability may answer. Without it, none. */
  isDefendable?(effect: E): boolean;
  /** By itself, lists inside it left aside, it takes nothing from others and harms nobody. Without it, it may. */
  isBenign?(effect: E): boolean;
  /** It would change nothing for the seat as things stand, whatever the lists around it come to. Without it, it may. */
  isInVain?(game: Game, effect: E, seat: number): boolean;
  /** It changes dice that lie on the table. */
  readonly changesDice?: true;
  /** It places, takes or moves status effects. */
  readonly concernsTokens?: true;
  /** The token that it places on somebody else. */
  inflicts?(effect: E): string;
  /** Notes what it takes from a seat. Without it, nothing. */
  takes?(taking: Taking, effect: E): void;

  /** It may let heroes of a Mission go where they could not, or move a figure. Without it, it does not. */
  opensWays?(effect: E): boolean;

  /** It names the player for whom the rest of the list is: an answer to a card comes after it. */
  readonly namesPlayer?: true;
  /** It opens the window for answers itself, once it is known what it takes. */
  readonly opensReply?: true;
  /** Its answers would tell others what only the asked may know. */
  readonly isSecret?: true;
  /** It is that window. */
  readonly isInterruption?: true;
  /** What follows it comes after what came before it, and waits with that (rule: then). */
  readonly separates?: true;
  /** It is the moment right after the activation (R51). */
  readonly opensActivation?: true;

  /** Unless it names its owner, it comes to the same whoever that is. Without it, it may not. */
  readonly sameForAnyOwner?: true;

  /** What it could read and change. Without it, everything. */
  touches?(known: Known, effect: E): Footprint;
  /** Follows what it is certain to bring (R51). Without it, nothing. */
  foresee?(sight: Foresight, effect: E): void;
}
