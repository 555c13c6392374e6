/** Gaining, inflicting, removing and limiting tokens named by the text. */

import type { Action } from '../action.ts';
import type { EffectsFrame } from '../frames/frame.ts';
import { type Game, seatOf, tokenCount, tokenLimit } from '../game.ts';
import { tokenById } from '../registry.ts';
import { addTokens, firstToGo, removeTokens } from '../seat/tokens.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { paidAsPlaced } from './attacked-hooks.ts';
import { amountOf, seatsMeant } from './evaluate.ts';
import { ask, type Step } from './step.ts';

export function runGain(game: Game, frame: EffectsFrame, effect: Extract<Effect, { do: 'gain' }>): 'done' {
  const count = amountOf(game, frame.context, effect.count);
  for (const seat of seatsMeant(game, frame.context, effect.who)) {
    addTokens(game, seat, effect.token, count, frame.context.owner);
  }
  return 'done';
}

/**
 * Places a token on somebody; who may still prevent a status effect in this roll phase is asked first.
 * Several recipients are served one after another.
 */
export function runInflict(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'inflict' }>,
): Step {
  const count = amountOf(game, frame.context, effect.count);
  const seats = seatsMeant(game, frame.context, effect.who);
  for (const seat of seats.slice(frame.picked.length)) {
    const guards = game.lane.rollPhase?.statusGuards[String(seat)] ?? 0;
    if (guards > 0 && count > 0 && tokenById(effect.token).kind === 'negative') {
      return ask(game, frame, seat, 'choose', { ask: 'prevent', token: effect.token });
    }
    place(game, frame, seat, effect.token, count);
    frame.picked.push(seat);
  }
  return 'done';
}

function place(game: Game, frame: EffectsFrame, seat: number, token: string, count: number): void {
  const added = addTokens(game, seat, token, count, frame.context.owner);
  const phase = game.lane.rollPhase;
  if (added === 0 || !phase || seat === frame.context.owner) return;
  phase.inflicted.push({ seat, token, count: added });
  paidAsPlaced(game, frame, seat, token);
}

export const YES_OR_NO: Action[] = [
  { type: 'choose', option: 'yes' },
  { type: 'choose', option: 'no' },
];

export function answerInflict(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'inflict' }>,
  action: Action,
): Step {
  const seat = seatsMeant(game, frame.context, effect.who)[frame.picked.length];
  const phase = game.lane.rollPhase;
  if (action.type !== 'choose' || seat === undefined || !phase) return 'wait';
  const count = amountOf(game, frame.context, effect.count);
  if (action.option === 'yes') {
    phase.statusGuards[String(seat)] = (phase.statusGuards[String(seat)] ?? 1) - 1;
    game.events.push({ e: 'status-prevented', seat, token: effect.token });
    if (count > 1) place(game, frame, seat, effect.token, count - 1);
  } else {
    place(game, frame, seat, effect.token, count);
  }
  frame.picked.push(seat);
  return runInflict(game, frame, effect);
}

export function runRemove(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'remove' }>,
): 'done' {
  for (const seat of seatsMeant(game, frame.context, effect.who)) {
    const count =
      effect.count === 'all'
        ? tokenCount(game, seat, effect.token)
        : amountOf(game, frame.context, effect.count);
    const first = firstToGo(game, seat, effect.token, frame.context.owner);
    removeTokens(game, seat, effect.token, count, effect.spent ? 'spent' : 'removed', first);
  }
  return 'done';
}

/** Nobody has come near so many of a token; how many are spent is one choice among them. */
const HIGHEST_LIMIT = 24;

/** The owner's limit grows for the rest of the game (rule: increase-stack-limit). */
export function runRaiseLimit(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'raise-limit' }>,
): 'done' {
  const seat = frame.context.owner;
  const { limits } = seatOf(game, seat);
  const most = HIGHEST_LIMIT - tokenById(effect.token).limit;
  limits[effect.token] = Math.min(most, (limits[effect.token] ?? 0) + effect.by);
  game.events.push({
    e: 'limit-raised',
    seat,
    token: effect.token,
    now: tokenLimit(game, seat, effect.token),
  });
  return 'done';
}
