/** The worth of tokens that are gained, lost or transferred. */

import type { Effect } from '../../engine/definitions.ts';
import { isToken, tokenById } from '../../engine/definitions.ts';
import type { Seat } from '../../engine/index.ts';
import type { TokenFilter } from '../../engine/vocabulary/effects/tokens.ts';
import {
  amountOf,
  type EvalContext,
  moveTokens,
  roomFor,
  seatsOfWho,
  sideOf,
  tokensOf,
} from './eval-context.ts';
import { seatAt } from './table-facts.ts';
import { turnsOfToken } from './turns-left.ts';

/** The factor for each further token of a kind: it waits longer to be spent. */
const NEXT_TOKEN = 0.75;
const NEXT_BURDEN = 0.85;

type TurnToken = Extract<Effect, { do: 'turn-token' }>;
type RemoveChosen = Extract<Effect, { do: 'remove-chosen' }>;
type TransferChosen = Extract<Effect, { do: 'transfer-chosen' }>;

function tokenPrice({ prices, table, owner }: EvalContext, token: string, seat: Seat): number {
  const turns = turnsOfToken(table, seatAt(table, seat));
  return prices.token(tokenById(token), seatAt(table, owner).hero, undefined, turns);
}

/** Returns the worth of a change in a seat's tokens, within the stack limit, relative to `context.me`. */
export function changeOfTokens(context: EvalContext, seat: Seat, token: string, change: number): number {
  const held = tokensOf(context, seat, token);
  const lost = change < 0 ? Math.min(held, -change) : 0;
  const gained = change > 0 ? Math.min(roomFor(context, seat, token), change) : 0;
  const moved = lost + gained;
  if (moved === 0) return 0;
  moveTokens(context, seat, token, gained - lost);
  const price = tokenPrice(context, token, seat) * (gained > 0 ? 1 : -1);
  const arrival = gained > 0 ? context.prices.arrival(context, tokenById(token), seat) : 0;
  // The first tokens of a stack are used first, so further positive tokens count less, whether gained or lost. The
  // discount of negative tokens ignores the tokens already held, as each does its own harm.
  const isBurden = tokenById(token).kind === 'negative';
  const next = isBurden ? NEXT_BURDEN : NEXT_TOKEN;
  const before = isBurden ? 0 : held - lost;
  const counted = (next ** before * (1 - next ** moved)) / (1 - next);
  return arrival + sideOf(context, seat) * price * counted;
}

/** Returns the worth of tokens that a seat gains. */
export function tokenCountWorth(context: EvalContext, seat: Seat, token: string, count: number): number {
  return count > 0 ? changeOfTokens(context, seat, token, count) : 0;
}

/** Returns the ids of tokens that a seat holds or has gained or lost during the list. */
function tokensInvolved(context: EvalContext, seat: Seat): string[] {
  const moved: string[] = [];
  for (let move = context.moved; move; move = move.before) if (move.seat === seat) moved.unshift(move.token);
  return [...new Set([...Object.keys(seatAt(context.table, seat).tokens), ...moved])];
}

/** Returns the tokens of a seat that a choosing effect may remove. */
export function removableTokens(context: EvalContext, seat: Seat, filter: TokenFilter): string[] {
  return tokensInvolved(context, seat).filter((id) => {
    const { kind, fixed } = tokenById(id);
    if (kind === 'companion' || fixed || tokensOf(context, seat, id) === 0) return false;
    if (filter.only !== undefined && filter.only !== id) return false;
    return filter.kinds === undefined || filter.kinds.includes(kind);
  });
}

/** Returns the tokens of a seat that may be transferred to another seat. */
export function movableTokens(context: EvalContext, seat: Seat, filter: TokenFilter): string[] {
  return removableTokens(context, seat, filter).filter((id) => !tokenById(id).stays);
}

/**
 * Returns the worth of removing tokens that the owner chooses. The removal is mandatory unless the effect is optional.
 */
export function removeChosenWorth(context: EvalContext, effect: RemoveChosen): number {
  let worth = 0;
  for (const seat of seatsOfWho(context, effect.who)) {
    const tokens = removableTokens(context, seat, effect.filter);
    if (effect.count === 'all') {
      for (const id of tokens) worth += changeOfTokens(context, seat, id, Number.NEGATIVE_INFINITY);
      continue;
    }
    const own = sideOf(context, context.owner);
    const changes = tokens.map((id) => changeOfTokens({ ...context }, seat, id, -1));
    changes.sort((a, b) => own * (b - a));
    for (const change of changes.slice(0, effect.count)) {
      if (!effect.optional || own * change > 0) worth += change;
    }
  }
  return worth;
}

/** Returns the worth of the best token transfer for the owner; 0 when no token can be transferred. */
export function transferWorth(context: EvalContext, effect: TransferChosen): number {
  const named = effect.from === undefined ? null : seatsOfWho(context, effect.from);
  const from = context.table.seats.filter(
    ({ seat }) => (named?.includes(seat) ?? true) && movableTokens(context, seat, effect.filter).length > 0,
  );
  return bestForOwner(
    context,
    from.map(({ seat }) => bestMoveFrom(context, seat, effect)),
  );
}

function bestForOwner(context: EvalContext, worths: readonly number[]): number {
  if (worths.length === 0) return 0;
  return sideOf(context, context.owner) > 0 ? Math.max(...worths) : Math.min(...worths);
}

/** Returns the worth of the owner's best transfer of a token from this seat. */
export function bestMoveFrom(context: EvalContext, from: number, { filter, to }: TransferChosen): number {
  const named = to === undefined ? null : seatsOfWho(context, to);
  const others = context.table.seats.filter(
    ({ seat, defeated }) => seat !== from && !defeated && (named?.includes(seat) ?? true),
  );
  return bestForOwner(
    context,
    others.map(({ seat }) => bestMoveBetween(context, from, seat, filter)),
  );
}

/** Returns the worth of the owner's best transfer of a token between these seats. */
export function bestMoveBetween(context: EvalContext, from: number, to: number, filter: TokenFilter): number {
  const worths = movableTokens(context, from, filter).map((token) => moveWorth(context, from, token, to));
  return bestForOwner(context, worths);
}

/** Returns the worth of turning tokens into other tokens. */
export function turnedWorth(context: EvalContext, { token, to, count, who }: TurnToken): number {
  let worth = 0;
  for (const seat of seatsOfWho(context, who)) {
    const there = tokensOf(context, seat, token);
    const turned = count === 'all' ? there : Math.min(there, amountOf(context, count));
    worth += changeOfTokens(context, seat, token, -turned) + changeOfTokens(context, seat, to, turned);
  }
  return worth;
}

/** Returns the worth of transferring one token from a seat to another. */
export function moveWorth(context: EvalContext, from: number, token: string, to: number): number {
  const after = { ...context };
  return changeOfTokens(after, from, token, -1) + changeOfTokens(after, to, token, 1);
}

/** Returns the worth of turning a companion to another side; 0 for a hero board, as its sides have no prices. */
export function sideTurnedWorth(context: EvalContext, seat: Seat, thing: string, side: string): number {
  const { hero, sides } = seatAt(context.table, seat);
  if (!isToken(thing)) return 0;
  const token = tokenById(thing);
  const price = (up: string | undefined) => context.prices.token(token, hero, up);
  return sideOf(context, seat) * (price(side) - price(sides[thing]));
}
