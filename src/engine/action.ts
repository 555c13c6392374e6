/** What a seat may do. Plain data: an action travels from a button through the store to a replay. */

import { type DieValue, isDieValue } from './dice/requirement.ts';
import type { AbilityId, CardId, Seat, SpaceId, TokenId } from './ids.ts';
import { isPassingUntil, type PassingUntil, readOrders, type StandingOrders } from './priority/orders.ts';
import { type Plan, readPlan } from './priority/plan.ts';

export type Action =
  | { readonly type: 'roll' }
  /** Dice by position, 1 to 5. */
  | { readonly type: 'reroll'; readonly dice: readonly number[] }
  /** Announces an ability; it takes effect when all accept the dice. */
  | { readonly type: 'activate'; readonly ability: AbilityId; readonly variant?: string }
  | { readonly type: 'no-ability' }
  /** With `until`: what follows in the Attack is passed as well. */
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
  /** A paid line of a passive ability. */
  | ({ readonly type: 'use'; readonly ability: AbilityId; readonly line: string } & Assisting)
  /**
   * With `until`: this question and those that follow in the Attack or turn (see priority/passing.ts). With `next`:
   * what comes next, where nobody acts in between (see priority/plans.ts).
   */
  | { readonly type: 'pass'; readonly until?: PassingUntil; readonly next?: Plan }
  | { readonly type: 'concede' }
  /** A bot plays on for whoever had the seat; it answers no question. */
  | { readonly type: 'hand-over' }
  /** A person plays on for whoever had the seat, bot or not; it answers no question. */
  | { readonly type: 'take-over' }
  | { readonly type: 'target'; readonly player: Seat }
  | { readonly type: 'alter'; readonly die: number; readonly to?: DieValue }
  | { readonly type: 'choose'; readonly option: string | number }
  /** Where a hero of a Mission ends the move. */
  | { readonly type: 'move'; readonly to: SpaceId }
  /** Whom a hero of a Mission means to attack, null for nobody in particular; it answers no question. */
  | { readonly type: 'plan'; readonly target: Seat | null }
  /** A hero of a Mission takes the decision back that the others are waited for with. */
  | { readonly type: 'not-ready' }
  | { readonly type: 'set-orders'; readonly orders: StandingOrders };

export type ActionType = Action['type'];

/** A play may happen in the lane of a team-mate, while both stand in the same phase (see missions/assist.ts). */
interface Assisting {
  /** The team-mate's seat; absent for a play in the lane that asks. */
  readonly into?: Seat;
}

/** A play in the lane of a team-mate. */
export type AssistAction = Extract<Action, { type: 'play' | 'spend' | 'use' }> & { readonly into: Seat };

/** Whether an action happens in the lane of a team-mate. */
export function isAssist(action: Action): action is AssistAction {
  return 'into' in action && action.into !== undefined;
}

/**
 * Takes anything that claims to be an action and keeps what an action consists of, so that nothing else gets
 * near the state. Whether it is legal now is another question.
 * @param value anything at all
 * @returns the action, or null for what is none
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

/** The play with the seat in whose lane it happens, where it names one. */
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
