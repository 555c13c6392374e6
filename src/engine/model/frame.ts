/** Stack frames: plain records that say what a lane does next. The last one on the stack runs. */

import type { Effect } from '../vocabulary/effect.ts';
import type { Because } from './amount-part.ts';
import type { EffectContext } from './effect-context.ts';
import type { CardId, Seat, TokenId } from './ids.ts';
import type { LedgerEntry } from './ledger.ts';
import type {
  BarrierFrame,
  CrawlFrame,
  GateFrame,
  JoinFrame,
  MoveEndFrame,
  MoveFrame,
  RoundFrame,
} from './mission-frame.ts';
import type { Moment, Phase } from './moments.ts';
import type { KnownAttack } from './orders.ts';
import type { RollState } from './roll.ts';

/** A lane's turn order. */
export interface TurnFrame {
  k: 'turn';
  /** The frame ends once each seat of the lane has had a turn; absent: turns go on until the game ends. */
  forRound?: true;
  /** In a Mission: the lane has already waited for the others before its second Main Phase. */
  passedGate?: true;
  /** In a Portal Crawl: the frame ends with this one turn. `minion`: without Income, Main and Discard Phases; `boss`: without the second Main and the Discard Phase. */
  single?: 'hero' | 'minion' | 'boss';
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
  /** The seat that begins, or null if the seats roll for it. */
  first: number | null;
}

/** One phase of a turn. The files in `phases/` implement its steps. */
export interface PhaseFrame {
  k: 'phase';
  phase: Exclude<Phase, 'start'>;
  step: PhaseStep;
  /** Tokens whose upkeep effects have not run yet; only used by games stored by older versions. */
  queue: string[];
  /** Seats named so far as targets of an ability that has several. */
  named?: number[];
  /** The frame only aims an ability that has turned out to be an Attack while its effects run (R50). */
  late?: true;
  /** The frame runs only the defence of this target, in the middle of another phase, and skips the other steps. */
  only?: Seat;
}

/** The current step of a phase; each phase uses the steps that it needs. */
export type PhaseStep =
  | 'begin'
  | 'hooks'
  | 'work'
  | 'knockdown'
  | 'attempts'
  | 'decide'
  | 'announced'
  | 'answered'
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

/** A running effect list. Branches are spliced into it, so there is always one flat list. */
export interface EffectsFrame {
  k: 'effects';
  list: readonly Effect[];
  context: EffectContext;
  /** `offense`: effects that are aimed at the target are postponed until the Defensive Roll Phase. */
  stage: 'plain' | 'offense';
  /** Options picked so far for the effect at the head. */
  picked: (string | number)[];
  /** Pooled damage lands when the list ends. Set for effects that follow the damage of a roll phase. */
  landsPool: boolean;
  /** The removal that others may answer now; absent in games stored by older versions. */
  aim?: RemovalAim;
  /** Why the effects at the head run, for display; absent: without a condition on dice. */
  because?: Because;
  /** Dice were rolled, and nothing that is told has come of them yet; for display. */
  silent?: true;
}

/** The target of a removal or transfer, from the moment it is named until it takes effect. */
export interface RemovalAim {
  /** The seat that holds the tokens. */
  seat: Seat;
  /** Ids of the named tokens. */
  tokens: string[];
  /** How many the seat held of each token that could be named: token -> count. */
  held: Record<string, number>;
  /** The named tokens were spent in reply, so others are picked; the new pick cannot be answered again. */
  settled: boolean;
}

/** A priority window. Seats get priority in order until all have passed in succession. */
export interface WindowFrame {
  k: 'window';
  moment: Moment;
  order: number[];
  /** Index into `order` of the seat with priority. */
  at: number;
  passes: number;
  /** The window closes once the open roll has more changes than this, because the announcement has lapsed. */
  closesOnChange: number | null;
  /** A seat whose own question follows at once. It is asked in the window only if another seat is. */
  merges: number | null;
  /** In a window in which all heroes are asked together: those who have passed since the last act. Absent: none. */
  passed?: Seat[];
}

/** Dice rolled by an effect. They stay open until settled, then go to the frame below. */
export interface RollFrame {
  k: 'roll';
  roll: RollState;
  step: 'throw' | 'may-reroll' | 'settle' | 'done';
  dice: number;
  mayReroll: number;
  /** Number of re-rolls left; each grant allows one. */
  rerolls: number;
  /** The token that a re-roll costs. */
  rerollCosts: string | null;
  /** The name under which re-rolls of this roll are granted. */
  rerollsFor: string | null;
  /** Bonuses of the grants that are not used up, highest first. Absent before the first re-roll. */
  bonuses?: number[];
  /** Of the roll of a Mission's enemies: the attacks that each hero accepted by a pass. Absent: nobody has passed. */
  accepted?: Record<string, KnownAttack[]>;
  note: string | null;
  /** Other seats that roll with the owner, the number of dice for each, and the note that gets their sum. */
  opposed?: { seats: Seat[]; dice: number; note: string };
}

/** Damage that lands outside of the Defensive Roll Phase: the pool of the lane, or isolated damage by itself. */
export interface LandingFrame {
  k: 'landing';
  step: 'before' | 'land' | 'after';
  /** The separate ledger of isolated damage; absent for the pool. */
  isolated?: LedgerEntry[];
}

/** A card whose effects are above it on the stack. It is discarded when they are over (rule: discard-pile). */
export interface CardFrame {
  k: 'card';
  seat: Seat;
  card: CardId;
}

/** Effect lists that come at the same moment. `chooser` orders them if the order can matter (R38). */
export interface SimultaneousFrame {
  k: 'simultaneous';
  chooser: Seat;
  /** The lists that have not run yet, in the order that is used if nobody has to choose. */
  items: SimultaneousEffects[];
}

/** One list of a `SimultaneousFrame`. */
export interface SimultaneousEffects {
  list: readonly Effect[];
  context: EffectContext;
  /**
   * The list is dropped once the context's holder has none of its source token left: none at all (`true`), or none
   * that the context's owner gave (`from-owner`).
   */
  whileHeld: boolean | 'from-owner';
}

/** Tokens that leave a seat. If the instances differ, `chooser` picks them one at a time. */
export interface TakeFrame {
  k: 'take';
  seat: Seat;
  token: TokenId;
  /** Number of tokens that are still to be taken. */
  left: number;
  how: 'spent' | 'removed' | 'moved';
  chooser: Seat;
  /** Tokens gained in this turn stay. */
  olderOnly: boolean;
  /** The seat to which they move; null if they leave the game. */
  to: Seat | null;
}

export type Frame =
  | TurnFrame
  | StartFrame
  | BarrierFrame
  | GateFrame
  | JoinFrame
  | MoveFrame
  | MoveEndFrame
  | RoundFrame
  | CrawlFrame
  | PhaseFrame
  | EffectsFrame
  | WindowFrame
  | RollFrame
  | LandingFrame
  | CardFrame
  | SimultaneousFrame
  | TakeFrame;
