/** Effects that come at the same moment. The active player orders them (R38), but is asked only if it can matter. */

import { type Game, seatOf } from '../../core/game.ts';
import { limitedSeat, mayActThisTurn, noteActed } from '../../core/seat/uses.ts';
import { pushEffects } from '../../core/stack/push-effects.ts';
import { commute } from '../../evaluation/order/commute.ts';
import { harshestOnEnemies } from '../../evaluation/order/harshest.ts';
import type { Action } from '../../model/action.ts';
import type { EffectContext } from '../../model/effect-context.ts';
import type { SimultaneousEffects, SimultaneousFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { OfferedEffects } from '../../model/prompts.ts';

/** Starts the next list, asks for the order, or ends the frame when no list is left. */
export function runSimultaneousFrame(game: Game, frame: SimultaneousFrame): void {
  frame.items = frame.items.filter((item) => isStillThere(game, item));
  const { items } = frame;
  if (items.length === 0) {
    game.lane.stack.pop();
    return;
  }
  // A list that commutes with all others can run first: only the order of the rest matters.
  const free = items.find((item) => items.every((other) => other === item || commute(game, item, other)));
  const next = free ?? harshestOnEnemies(game, frame);
  if (next) take(game, frame, next);
  else askForOrder(game, frame);
}

function isStillThere(game: Game, { context, whileHeld }: SimultaneousEffects): boolean {
  const { holder, owner, source, limit } = context;
  // Of several events of one moment the first uses up what acts once a turn.
  if (limit !== undefined && !mayActThisTurn(game, limitedSeat(context), limit)) return false;
  if (!whileHeld || holder === null) return true;
  const held = seatOf(game, holder).tokens[source.id] ?? [];
  return whileHeld === 'from-owner' ? held.some(({ by }) => by === owner) : held.length > 0;
}

function take(game: Game, frame: SimultaneousFrame, item: SimultaneousEffects): void {
  const { list, context } = item;
  frame.items = frame.items.filter((other) => other !== item);
  // A list that may be declined counts once it is accepted.
  if (context.limit !== undefined && list[0]?.do !== 'may')
    noteActed(game, limitedSeat(context), context.limit);
  pushEffects(game, list, context);
}

function askForOrder(game: Game, frame: SimultaneousFrame): void {
  game.lane.pending = {
    seat: frame.chooser,
    kind: 'choose',
    moment: null,
    prompt: { ask: 'which-comes-next', of: offered(frame) },
    source: null,
  };
}

/**
 * One option for each list. The option is the id of the source. If the same token lies on several seats, the seat
 * is added; if several players gave it to one seat, the giver is added too.
 */
function offered({ items }: SimultaneousFrame): OfferedEffects[] {
  return items.map(({ context }) => {
    const { id, kind } = context.source;
    const seat = seatOfItem(context);
    const named = items.filter((other) => other.context.source.id === id);
    const here = named.filter((other) => seatOfItem(other.context) === seat);
    const option = named.length === 1 ? id : `${id}-${seat}`;
    const is = { kind: kind === 'token' ? kind : 'ability', id, seat } as const;
    if (here.length === 1) return { option, ...is };
    return { option: `${option}-by-${context.owner}`, ...is, by: context.owner };
  });
}

function seatOfItem({ holder, owner }: EffectContext): Seat {
  return holder ?? owner;
}

/** The legal answers to the question which list comes next. */
export function legalOrders(frame: SimultaneousFrame): Action[] {
  return offered(frame).map(({ option }) => ({ type: 'choose', option }));
}

/** Starts the chosen list. */
export function answerOrder(game: Game, frame: SimultaneousFrame, action: Action): void {
  if (action.type !== 'choose') return;
  const item = frame.items[offered(frame).findIndex(({ option }) => option === action.option)];
  if (item) take(game, frame, item);
}
