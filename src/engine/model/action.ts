/** Actions of seats, as plain data: they are stored, and replayed. */

import { isDieValue } from '../core/dice/requirement.ts';
import type { DieValue } from '../vocabulary/dice.ts';
import type { AbilityId, CardId, Seat, SpaceId, TokenId } from './ids.ts';
import { isPassingUntil, type PassingUntil, readOrders, type StandingOrders } from './orders.ts';
import { type Plan, readPlan } from './plan.ts';

export type Action =
  | { readonly type: 'roll' }
  /** Dice by position, 1 to 5. */
  | { readonly type: 'reroll'; readonly dice: readonly number[] }
  /** Announces an ability. It is activated once all seats have accepted the dice. */
  | { readonly type: 'activate'; readonly ability: AbilityId; readonly variant?: string }
  | { readonly type: 'no-ability' }
  /** With `until`: also passes in the rest of the Attack. */
  | { readonly type: 'defend'; readonly ability: AbilityId; readonly until?: 'attack' }
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
  | { readonly type: 'alter'; readonly die: number; readonly to?: DieValue }
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

/** Whether an action is made in the lane of a team-mate. */
export function isAssist(action: Action): action is AssistAction {
  return 'into' in action && action.into !== undefined;
}

/**
 * Validates an unknown value as an action. Unknown fields are dropped. Whether the action is legal is not checked.
 * @returns the action, or null if the value is not one
 */
export function readAction(value: unknown): Action | null {
  if (!isRecord(value)) return null;
  switch (value.type) {
    case 'roll':
    case 'no-ability':
    case 'no-defense':
    case 'concede':
    case 'hand-over':
    case 'take-over':
    case 'not-ready':
      return { type: value.type };
    case 'pass':
      return readPass(value);
    case 'reroll':
      return isListOfDice(value.dice) ? { type: 'reroll', dice: [...value.dice] } : null;
    case 'activate':
      return readActivation(value);
    case 'defend':
      return readDefense(value);
    case 'play':
      return isName(value.card) ? withLane({ type: 'play', card: value.card }, value) : null;
    case 'sell':
      return isName(value.card) ? { type: 'sell', card: value.card } : null;
    case 'spend':
      return readSpend(value);
    case 'use':
      return isName(value.ability) && isName(value.line)
        ? withLane({ type: 'use', ability: value.ability, line: value.line }, value)
        : null;
    case 'target':
      return isWhole(value.player) ? { type: 'target', player: value.player } : null;
    case 'alter':
      return readAlteration(value);
    case 'choose':
      return isName(value.option) || isWhole(value.option) ? { type: 'choose', option: value.option } : null;
    case 'move':
      return isName(value.to) ? { type: 'move', to: value.to } : null;
    case 'plan':
      return isWhole(value.target) || value.target === null ? { type: 'plan', target: value.target } : null;
    case 'set-orders': {
      const orders = readOrders(value.orders);
      return orders && { type: 'set-orders', orders };
    }
    default:
      return null;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function readPass({ until, next }: Fields): Action | null {
  if (until !== undefined && !isPassingUntil(until)) return null;
  const plan = next === undefined ? undefined : readPlan(next);
  if (plan === null) return null;
  return { type: 'pass', ...(until === undefined ? {} : { until }), ...(plan ? { next: plan } : {}) };
}

function readDefense({ ability, until }: Fields): Action | null {
  if (!isName(ability)) return null;
  if (until === undefined) return { type: 'defend', ability };
  return until === 'attack' ? { type: 'defend', ability, until } : null;
}

function readActivation({ ability, variant }: Fields): Action | null {
  if (!isName(ability)) return null;
  if (variant === undefined) return { type: 'activate', ability };
  return isName(variant) ? { type: 'activate', ability, variant } : null;
}

function readSpend(value: Fields): Action | null {
  const { token, use, count } = value;
  if (!isName(token) || !isName(use) || !isWhole(count)) return null;
  return withLane({ type: 'spend', token, use, count }, value);
}

/** Adds `into` to a play if the value has it; null if it is not a whole number. */
function withLane(
  play: Extract<Action, { type: 'play' | 'spend' | 'use' }>,
  { into }: Fields,
): Action | null {
  if (into === undefined) return play;
  return isWhole(into) ? { ...play, into } : null;
}

function readAlteration({ die, to }: Fields): Action | null {
  if (!isWhole(die)) return null;
  if (to === undefined) return { type: 'alter', die };
  return isDieValue(to) ? { type: 'alter', die, to } : null;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isName(value: unknown): value is string {
  return typeof value === 'string';
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function isListOfDice(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every(isWhole);
}
