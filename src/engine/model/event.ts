/** Events: what has happened in a game. The log, pictures and statistics are made from them. */

import type { DieFace } from '../vocabulary/dice.ts';
import type { Action } from './action.ts';
import type { Caused } from './caused.ts';
import type { AbilityId, CardId, DiePosition, Seat, TokenId } from './ids.ts';
import type { LandedDamage, LedgerLine } from './landed-damage.ts';
import type { MissionEvent } from './mission-event.ts';
import type { Phase } from './moments.ts';

export type GameEvent =
  /** A choice had only one option, so nobody was asked. */
  | { readonly e: 'forced'; readonly seat: Seat; readonly answer: Action }
  | { readonly e: 'started'; readonly startPlayer: Seat; readonly rolls: readonly (readonly number[])[] }
  /** `inRound`: a turn in a round of a Mission, whose `round` event has the number. */
  | { readonly e: 'turn'; readonly seat: Seat; readonly number: number; readonly inRound?: true }
  | { readonly e: 'phase'; readonly seat: Seat; readonly phase: Phase; readonly skipped?: string }
  | {
      readonly e: 'rolled';
      readonly seat: Seat;
      readonly label: string;
      readonly dice: readonly DieFace[];
      readonly rerolled: readonly number[];
      readonly attempt: number | null;
    }
  | (Caused & {
      readonly e: 'altered';
      readonly by: Seat;
      readonly owner: Seat;
      readonly die: DiePosition;
      readonly from: DieFace;
      readonly to: DieFace;
    })
  /** A symbol on dice is replaced: if `symbol` is asked for, the dice are searched for `as`. */
  | (Caused & {
      readonly e: 'read-as';
      readonly seat: Seat;
      readonly symbol: string;
      readonly as: readonly string[];
      readonly source: string;
    })
  | { readonly e: 'announced'; readonly seat: Seat; readonly ability: AbilityId; readonly variant: AbilityId }
  | { readonly e: 'lapsed'; readonly seat: Seat; readonly variant: AbilityId }
  | {
      readonly e: 'activated';
      readonly seat: Seat;
      readonly ability: AbilityId;
      readonly variant: AbilityId;
    }
  | MissionEvent
  | { readonly e: 'targeted'; readonly seat: Seat; readonly target: Seat }
  | { readonly e: 'no-ability'; readonly seat: Seat }
  /** Dice were rolled for an ability, card or token of the seat, and nothing came of it. */
  | (Caused & { readonly e: 'in-vain'; readonly seat: Seat; readonly source: string })
  | { readonly e: 'ability-failed'; readonly seat: Seat; readonly variant: AbilityId }
  | { readonly e: 'defended'; readonly seat: Seat; readonly ability: AbilityId }
  | { readonly e: 'undefended'; readonly seat: Seat }
  | { readonly e: 'played'; readonly seat: Seat; readonly card: CardId; readonly cost: number }
  | { readonly e: 'upgraded'; readonly seat: Seat; readonly ability: AbilityId; readonly cost: number }
  | { readonly e: 'sold'; readonly seat: Seat; readonly card: CardId; readonly cp: number }
  /** A player sees the top `count` cards of the own deck, or all. The cards are secret, so no event names them. */
  | (Caused & { readonly e: 'looked-into-deck'; readonly seat: Seat; readonly count?: number })
  /** Cards are shown to everybody. */
  | (Caused & { readonly e: 'revealed'; readonly seat: Seat; readonly cards: readonly CardId[] })
  /** A deck was searched and shuffled. `cards`: the cards that were found, if everybody sees them; else null. */
  | (Caused & {
      readonly e: 'searched';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    })
  | (Caused & { readonly e: 'discarded'; readonly seat: Seat; readonly cards: readonly CardId[] })
  | (Caused & {
      readonly e: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly reshuffled: boolean;
    })
  | (Caused & { readonly e: 'cp'; readonly seat: Seat; readonly change: number; readonly now: number })
  | (Caused & { readonly e: 'healed'; readonly seat: Seat; readonly amount: number; readonly now: number })
  | (Caused & {
      readonly e: 'gained';
      readonly seat: Seat;
      readonly token: TokenId;
      readonly count: number;
      readonly by: Seat;
    })
  | (Caused & {
      readonly e: 'lost';
      readonly seat: Seat;
      readonly token: TokenId;
      readonly count: number;
      readonly how: 'spent' | 'removed' | 'expired' | 'moved';
    })
  /** A token was used and stays, as companions do. */
  | { readonly e: 'used'; readonly seat: Seat; readonly token: TokenId }
  /** Tokens were turned into others. */
  | (Caused & {
      readonly e: 'turned-token';
      readonly seat: Seat;
      readonly token: TokenId;
      readonly to: TokenId;
      readonly count: number;
    })
  | (Caused & { readonly e: 'status-prevented'; readonly seat: Seat; readonly token: TokenId })
  | (Caused & {
      readonly e: 'limit-raised';
      readonly seat: Seat;
      readonly token: TokenId;
      readonly now: number;
    })
  | (Caused & {
      readonly e: 'damage-added';
      readonly seat: Seat;
      readonly amount: number;
      /** Null if the Attack's target is not known yet. */
      readonly to: Seat | null;
      readonly source: string;
    })
  | (Caused & {
      readonly e: 'damage-prevented';
      readonly seat: Seat;
      readonly amount: number | 'half' | 'all';
      readonly source: string;
    })
  /** Half of the damage that the seat deals in this Roll Phase will be prevented. */
  | (Caused & { readonly e: 'damage-halved'; readonly seat: Seat; readonly source: string })
  /** If the damage would bring the seat to 0, its health becomes `health` instead. */
  | (Caused & {
      readonly e: 'outlives';
      readonly seat: Seat;
      readonly health: number;
      readonly source: string;
    })
  | (Caused & { readonly e: 'undefendable'; readonly seat: Seat; readonly source: string })
  /**
   * Damage lands. In the order of `totals`: `dealers`, the seat that dealt the largest part to that seat, or null;
   * `dials`, the health of that seat's dial before and now.
   */
  | {
      readonly e: 'landed';
      readonly totals: readonly LandedDamage[];
      readonly dealers?: readonly (Seat | null)[];
      readonly dials?: readonly { readonly before: number; readonly now: number }[];
    }
  | (Caused & {
      readonly e: 'isolated';
      readonly seat: Seat;
      readonly amount: number;
      readonly now: number;
      readonly source: string;
      /** The seat that dealt it; absent if none did. */
      readonly by?: Seat;
      /** The parts of the amount, of all sources; absent in games of earlier versions. */
      readonly lines?: readonly LedgerLine[];
    })
  | (Caused & {
      readonly e: 'stole';
      readonly seat: Seat;
      readonly from: Seat;
      readonly what: 'cp' | 'health';
      readonly amount: number;
      /** For health: what `from` has left. */
      readonly left?: number;
    })
  /** A board or a companion was turned over. `thing`: `board`, or the token's id. */
  | (Caused & { readonly e: 'turned'; readonly seat: Seat; readonly thing: string; readonly side: string })
  /** The health of a companion has changed. */
  | (Caused & {
      readonly e: 'companion';
      readonly seat: Seat;
      readonly token: TokenId;
      readonly change: number;
      readonly now: number;
    })
  /** A player looked at the hand of `of`. The cards are secret, so no event names them. */
  | (Caused & { readonly e: 'looked'; readonly seat: Seat; readonly of: Seat })
  /** An Offensive Roll Phase ended without an Attack and is repeated. */
  | { readonly e: 'offense-again'; readonly seat: Seat }
  | { readonly e: 'extra-offense'; readonly seat: Seat; readonly target: Seat }
  /** `conceded`: the seat fell because all who share its dial gave up, not by damage. */
  | { readonly e: 'defeated'; readonly seat: Seat; readonly conceded?: true }
  | { readonly e: 'conceded'; readonly seat: Seat }
  | { readonly e: 'ended'; readonly winner: number | null };
