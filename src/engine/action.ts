/** What a seat may do. Plain data: an action travels from a button through the store to a replay. */
import type { DieValue } from './dice/requirement.ts';
import type { StandingOrders } from './priority/orders.ts';

export type Action =
  | { readonly type: 'roll' }
  /** Dice by position, 1 to 5. */
  | { readonly type: 'reroll'; readonly dice: readonly number[] }
  /** Announces an ability; it takes effect when all accept the dice. */
  | { readonly type: 'activate'; readonly ability: string; readonly variant?: string }
  | { readonly type: 'no-ability' }
  | { readonly type: 'defend'; readonly ability: string }
  | { readonly type: 'no-defense' }
  | { readonly type: 'play'; readonly card: string }
  | { readonly type: 'sell'; readonly card: string }
  | { readonly type: 'spend'; readonly token: string; readonly use: string; readonly count: number }
  /** A paid line of a passive ability. */
  | { readonly type: 'use'; readonly ability: string; readonly line: string }
  | { readonly type: 'pass' }
  | { readonly type: 'concede' }
  | { readonly type: 'target'; readonly player: number }
  | { readonly type: 'alter'; readonly die: number; readonly to?: DieValue }
  | { readonly type: 'choose'; readonly option: string | number }
  | { readonly type: 'set-orders'; readonly orders: StandingOrders };

export type ActionType = Action['type'];
