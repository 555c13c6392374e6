/** Validates actions that come from outside. */
import { isDieValue } from '../core/dice/requirement.ts';
import { isPassingUntil, readOrders } from '../core/orders.ts';
import type { Action } from '../model/action.ts';
import type { Plan } from '../model/plan.ts';

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
  return until === 'attack' || until === 'enemies' ? { type: 'defend', ability, until } : null;
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

function readAlteration({ die, to, of }: Fields): Action | null {
  if (!isWhole(die) || !(of === undefined || isWhole(of))) return null;
  const whose = of === undefined ? {} : { of };
  if (to === undefined) return { type: 'alter', die, ...whose };
  return isDieValue(to) ? { type: 'alter', die, to, ...whose } : null;
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

/**
 * Validates an unknown value as a plan.
 * @returns the plan, or null if the value is not valid
 */
function readPlan(value: unknown): Plan | null {
  if (typeof value !== 'object' || value === null || !('do' in value)) return null;
  switch (value.do) {
    case 'roll':
    case 'end-turn':
      return { do: value.do };
    case 'defend':
      return 'ability' in value && typeof value.ability === 'string'
        ? { do: 'defend', ability: value.ability }
        : null;
    default:
      return null;
  }
}
