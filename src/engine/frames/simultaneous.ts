/**
 * Effects that come at the same moment: the active player orders them wherever the order can matter (R38), and
 * nobody is asked where it cannot.
 */
import type { Action } from '../action.ts';
import { commute } from '../effects/commute.ts';
import { type Game, rollPhaseOf, seatOf, tokenCount } from '../game.ts';
import type { OfferedEffects } from '../prompts.ts';
import { tokenById } from '../registry.ts';
import type { TokenHooks } from '../vocabulary/token.ts';
import type { SimultaneousEffects, SimultaneousFrame } from './frame.ts';
import { contextOf, pushEffects } from './push-effects.ts';

/** Hooks that are lists of effects and leave their token where it is. */
export type HookMoment = 'upkeep' | 'turnEnd' | 'rollPhaseEnd' | 'attacked';

/** Puts effects on the stack that come at the same moment; they run next, those of the list's order first. */
export function pushSimultaneous(game: Game, items: SimultaneousEffects[]): void {
  if (items.length === 0) return;
  game.lane.stack.push({ k: 'simultaneous', chooser: game.lane.turn.active, items });
}

/**
 * What tokens of a seat do at a moment, for whoever inflicted them.
 * @param tokens ids of those that are looked at, in the order in which they act where that is all the same
 */
export function hooksOf(
  game: Game,
  seat: number,
  moment: keyof TokenHooks & HookMoment,
  tokens: readonly string[],
): SimultaneousEffects[] {
  const target = moment === 'attacked' ? rollPhaseOf(game).attack.attacker : seat;
  return tokens.flatMap((id) => {
    const newest = seatOf(game, seat).tokens[id]?.at(-1);
    const list = tokenById(id).hooks?.[moment];
    if (!newest || !list) return [];
    const context = { ...contextOf(newest.by, { kind: 'token', id }, target), holder: seat };
    return [{ list, context, whileHeld: true }];
  });
}

export function runSimultaneousFrame(game: Game, frame: SimultaneousFrame): void {
  frame.items = frame.items.filter((item) => isStillThere(game, item));
  const { items } = frame;
  if (items.length === 0) {
    game.lane.stack.pop();
    return;
  }
  // What commutes with everything else may as well come first: only the rest has an order that matters.
  const free = items.find((item) => items.every((other) => other === item || commute(game, item, other)));
  if (free) take(game, frame, free);
  else askForOrder(game, frame);
}

function isStillThere(game: Game, { context, whileHeld }: SimultaneousEffects): boolean {
  return !whileHeld || context.holder === null || tokenCount(game, context.holder, context.source.id) > 0;
}

function take(game: Game, frame: SimultaneousFrame, item: SimultaneousEffects): void {
  frame.items = frame.items.filter((other) => other !== item);
  pushEffects(game, item.list, item.context);
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

/** Each by its source's id; the same token on several seats with the seat besides. */
function offered({ items }: SimultaneousFrame): OfferedEffects[] {
  return items.map(({ context }) => {
    const { id, kind } = context.source;
    const seat = context.holder ?? context.owner;
    const isOnly = items.filter((other) => other.context.source.id === id).length === 1;
    return { option: isOnly ? id : `${id}-${seat}`, kind: kind === 'token' ? kind : 'ability', id, seat };
  });
}

export function legalOrders(frame: SimultaneousFrame): Action[] {
  return offered(frame).map(({ option }) => ({ type: 'choose', option }));
}

export function answerOrder(game: Game, frame: SimultaneousFrame, action: Action): void {
  if (action.type !== 'choose') return;
  const item = frame.items[offered(frame).findIndex(({ option }) => option === action.option)];
  if (item) take(game, frame, item);
}
