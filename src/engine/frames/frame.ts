/** What the interpreter does next, as plain records on a lane's stack; the last one runs. */

import type { LedgerEntry } from '../damage/ledger.ts';
import type { CardId, Seat, TokenId } from '../ids.ts';
import type { EffectContext, Moment, Phase, RollState } from '../state.ts';
import type { Effect } from '../vocabulary/effect.ts';

/** A lane's turn order. */
export interface TurnFrame {
  k: 'turn';
  /** Ends with the lane once each of its seats has had a turn; absent: the order goes round and round. */
  forRound?: true;
  /** The lane has waited for the others before its second Main Phase; absent in other modes. */
  passedGate?: true;
  next:
    | 'begin'
    | Exclude<Phase, 'start' | 'targeting-roll' | 'defensive-roll'>
    | 'extra-offense'
    | 'end'
    | 'pass-on';
}

/** The roll for the start player. */
export interface StartFrame {
  k: 'start';
  /** Who begins, or null when they roll for it. */
  first: number | null;
}

/** Seats play side by side in lanes of their own; the frame waits until all of these are over, round by round. */
export interface BarrierFrame {
  k: 'barrier';
  /** Seats of each lane, in ascending order. */
  groups: number[][];
}

/** Points at which lanes of one round wait for one another, in the order in which a lane comes to them. */
export const GATES = ['moved', 'ready', 'resolved'] as const;
export type Gate = (typeof GATES)[number];

/** A lane waits here until another one opens the gate. */
export interface GateFrame {
  k: 'gate';
  gate: Gate;
}

/** The lane waits until the other lanes that go on have come to the gate or beyond, or are over. */
export interface JoinFrame {
  k: 'join';
  gate: Gate | 'over';
  /** Only the lane of this seat; absent: all others. */
  of?: Seat;
}

/** A hero says where to end the present move. */
export interface MoveFrame {
  k: 'move';
}

/** One attack of a figure, or what it does at a segment of the clock. */
export interface EnemyAct {
  seat: Seat;
  /** The attack's id; null for a crisis. */
  attack: string | null;
  /** Who is still to be attacked, in turn order; null before the figure acts. */
  targets: number[] | null;
  /** Dice are blank for the figure that its attack needs. */
  fails?: true;
}

/** A round of a Mission, in the main lane. */
export interface RoundFrame {
  k: 'round';
  step: RoundStep;
  /** What comes after the look at objectives and health at the end of a phase. */
  next: RoundStep;
  /** Heroes whose Target & Resolve is still to come. */
  heroes: number[];
  acts: EnemyAct[];
  /** Segments of the clock that are still to be resolved. */
  segments: number;
}

export type RoundStep =
  | 'set-up'
  | 'pass'
  | 'lanes'
  | 'target'
  | 'resolved'
  | 'part-2'
  | 'enemy-upkeep'
  | 'enemy-roll'
  | 'place'
  | 'act'
  | 'reveal'
  | 'clock'
  | 'segment'
  | 'phase-end'
  | 'objectives'
  | 'flip';

/** One phase; what it does at each step stands in `phases/`. */
export interface PhaseFrame {
  k: 'phase';
  phase: Exclude<Phase, 'start'>;
  step: PhaseStep;
  /** Tokens whose hooks are still to run, in games kept by older versions. */
  queue: string[];
  /** Targets named so far, of an ability that has several. */
  named?: number[];
  /** A defense by itself in the middle of a phase: of this target, and nothing else of the phase. */
  only?: Seat;
}

/** Where a phase stands; each phase uses the steps that it needs. */
export type PhaseStep =
  | 'begin'
  | 'hooks'
  | 'work'
  | 'knockdown'
  | 'attempts'
  | 'decide'
  | 'announced'
  | 'planning'
  | 'aiming'
  | 'reach'
  | 'activate'
  | 'blind'
  | 'resolve'
  | 'offense-end'
  | 'offense-over'
  | 'throw'
  | 'choose'
  | 'defense'
  | 'aimed'
  | 'before-defense'
  | 'attacked'
  | 'choose-defense'
  | 'defense-reroll'
  | 'defense-rolled'
  | 'defense-effects'
  | 'boss-defense'
  | 'last-chance'
  | 'before-damage'
  | 'enemy-tokens'
  | 'land'
  | 'landing'
  | 'after-damage'
  | 'conclude'
  | 'end';

/** An effect list being carried out; branches are spliced into it, so it is always one list. */
export interface EffectsFrame {
  k: 'effects';
  list: readonly Effect[];
  context: EffectContext;
  /** `offense` postpones what is aimed at the target until the defence begins. */
  stage: 'plain' | 'offense';
  /** What was picked so far for the effect at the head. */
  picked: (string | number)[];
  /** Damage of the list lands when it ends: what follows the damage of a roll phase. */
  landsPool: boolean;
  /** A removal that was named and may be answered; games kept by older versions have none. */
  aim?: RemovalAim;
}

/** What a removal or transfer is aimed at, from its naming until it takes hold. */
export interface RemovalAim {
  /** Whose tokens. */
  seat: Seat;
  /** Ids of those that were named. */
  tokens: string[];
  /** What that seat held of everything that could be named. */
  held: Record<string, number>;
  /** The tokens were spent in reply: what is picked now stands. */
  settled: boolean;
}

/** A priority window: seats in order, until all pass one after another. */
export interface WindowFrame {
  k: 'window';
  moment: Moment;
  order: number[];
  /** Index into `order` of who has priority. */
  at: number;
  passes: number;
  /** Closes as soon as the roll beneath was changed more often than this (an announcement lapses). */
  closesOnChange: number | null;
  /** A seat that gets its own question right after, so that it need not be asked twice. */
  merges: number | null;
}

/** Dice rolled by an effect, on the table until settled; then handed to the effects beneath. */
export interface RollFrame {
  k: 'roll';
  roll: RollState;
  step: 'throw' | 'may-reroll' | 'settle' | 'done';
  dice: number;
  mayReroll: number;
  /** How often: each grant allows one re-roll. */
  rerolls: number;
  /** A token that such a re-roll costs. */
  rerollCosts: string | null;
  /** The name under which re-rolls of this roll are granted. */
  rerollsFor: string | null;
  note: string | null;
  /** Who throws beside the owner: dice for each, and under which name their sum is put aside. */
  opposed?: { seats: number[]; dice: number; note: string };
}

/** Damage about to land outside the conclusion of a roll phase: what is pooled, or isolated damage by itself. */
export interface LandingFrame {
  k: 'landing';
  step: 'before' | 'land' | 'after';
  /** A ledger of its own for isolated damage; absent for the pool. */
  isolated?: LedgerEntry[];
}

/** A card whose effects lie above: it goes to the discard pile when they are over (rule: discard-pile). */
export interface CardFrame {
  k: 'card';
  seat: Seat;
  card: CardId;
}

/** Effect lists that come at the same moment; `chooser` orders them where the order can matter (R38). */
export interface SimultaneousFrame {
  k: 'simultaneous';
  chooser: Seat;
  /** What has not come yet, in the order of tokens and abilities where nobody need choose. */
  items: SimultaneousEffects[];
}

/** One of them. */
export interface SimultaneousEffects {
  list: readonly Effect[];
  context: EffectContext;
  /**
   * It comes to nothing once the context's holder has none of the token that is its source, or none of those
   * that came from the context's owner.
   */
  whileHeld: boolean | 'from-owner';
}

/** Tokens that leave a seat; where its instances differ `chooser` says which ones, one after another. */
export interface TakeFrame {
  k: 'take';
  seat: Seat;
  token: TokenId;
  /** How many are still to go. */
  left: number;
  how: 'spent' | 'removed' | 'moved';
  chooser: Seat;
  /** Tokens gained in this turn stay. */
  olderOnly: boolean;
  /** To whom they move; null where they leave the game. */
  to: Seat | null;
}

export type Frame =
  | TurnFrame
  | StartFrame
  | BarrierFrame
  | GateFrame
  | JoinFrame
  | MoveFrame
  | RoundFrame
  | PhaseFrame
  | EffectsFrame
  | WindowFrame
  | RollFrame
  | LandingFrame
  | CardFrame
  | SimultaneousFrame
  | TakeFrame;
