/** Actions of seats, as plain data: they are stored, and replayed. */

import type { DieValue } from '../vocabulary/dice.ts';
import type { AbilityId, CardId, DiePosition, Seat, SpaceId, TokenId } from './ids.ts';
import type { PassingUntil, StandingOrders } from './orders.ts';
import type { Plan } from './plan.ts';

export type Action =
  | { readonly type: 'roll' }
  /** Dice by position, 1 to 5. */
  | { readonly type: 'reroll'; readonly dice: readonly DiePosition[] }
  /** Announces an ability. It is activated once all seats have accepted the dice. */
  | { readonly type: 'activate'; readonly ability: AbilityId; readonly variant?: string }
  | { readonly type: 'no-ability' }
  /** With `until`: also passes in the rest of the Attack, or defends in this way until the enemies are done. */
  | { readonly type: 'defend'; readonly ability: AbilityId; readonly until?: 'attack' | 'enemies' }
  | { readonly type: 'no-defense' }
  | ({ readonly type: 'play'; readonly card: CardId } & Assisting)
  | { readonly type: 'sell'; readonly card: CardId }
  | ({
      readonly type: 'spend';
      readonly token: TokenId;
      readonly use: string;
      readonly count: number;
    } & Assisting)
  /** Uses a paid line of a passive ability, or in a Mission a power. */
  | ({ readonly type: 'use'; readonly ability: AbilityId; readonly line: string } & Assisting)
  /**
   * With `until`: also passes in the rest of the Attack or turn (see flow/priority/passing.ts). With `next`: already answers
   * a later question (see flow/priority/plans.ts).
   */
  | { readonly type: 'pass'; readonly until?: PassingUntil; readonly next?: Plan }
  | { readonly type: 'concede' }
  /** A bot takes the seat over. The action answers no question. */
  | { readonly type: 'hand-over' }
  /** A person takes the seat over from a bot or another person. The action answers no question. */
  | { readonly type: 'take-over' }
  | { readonly type: 'target'; readonly player: Seat }
  /** With `of`: a die of a hero who rolls in another lane at the same time (R82). */
  | { readonly type: 'alter'; readonly die: DiePosition; readonly to?: DieValue; readonly of?: Seat }
  | { readonly type: 'choose'; readonly option: string | number }
  /** In a Mission: the space on which a hero's move ends. */
  | { readonly type: 'move'; readonly to: SpaceId }
  /** In a Mission: the enemy that a hero plans to attack, null to leave it open. The action answers no question. */
  | { readonly type: 'plan'; readonly target: Seat | null }
  /** In a Mission: a hero who waits for the others takes back the last decision. */
  | { readonly type: 'not-ready' }
  | { readonly type: 'set-orders'; readonly orders: StandingOrders };

export type ActionType = Action['type'];

/** A play may be made in the lane of a team-mate who is in the same phase (see missions/assist.ts). */
interface Assisting {
  /** The team-mate's seat; absent for a play in the own lane. */
  readonly into?: Seat;
}

/** A play in the lane of a team-mate. */
export type AssistAction = Extract<Action, { type: 'play' | 'spend' | 'use' }> & { readonly into: Seat };
