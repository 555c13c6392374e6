/** Moves a token of a given kind from one player to another. Its inflictor stays the same (R127). */

import { type Game, seatOf, tokenCount, tokensFrom } from '../core/game.ts';
import { addTokens, removeTokens } from '../core/seat/tokens.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import type { PassOn } from '../vocabulary/effects/tokens.ts';
import type { Step } from './parts/step.ts';
import { takeTokens } from './parts/take-tokens.ts';
import type { EffectRule } from './rule.ts';
import { INFLICT_OR_MOMENTUM, settleMove } from './status-or-momentum.ts';

export const passOn: EffectRule<PassOn> = {
  do: 'pass-on',
  asksWhom: ({ token, from }) => (from === 'chosen' ? { ask: 'player' } : { ask: 'who-gains', token }),
  legal: () => [...INFLICT_OR_MOMENTUM],
  answer(game, frame, effect, action) {
    if (action.type === 'choose') frame.picked.push(action.option);
    return runPassOn(game, frame, effect);
  },
  run: runPassOn,
  aimedAt: ({ to, atOnce }) => (atOnce ? 'owner' : to),
  concernsTokens: true,
};

function runPassOn(game: Game, frame: EffectsFrame, effect: PassOn): Step {
  const { context } = frame;
  const { token, from, to, given } = effect;
  const giver = seatsOfWho(game, context, from).find((seat) => held(game, seat, effect, context.owner) > 0);
  const [taker] = seatsOfWho(game, context, to);
  if (giver === undefined || taker === undefined || giver === taker) return 'done';
  const move = settleMove(game, frame, giver, taker, token);
  if (move === 'waits') return 'wait';
  if (move === 'stays') return 'done';
  const state = seatOf(game, giver);
  const before = state.passedThisTurn?.[token] ?? 0;
  state.passedThisTurn = { ...state.passedThisTurn, [token]: before + 1 };
  if (move === 'take') {
    takeTokens(game, { seat: giver, token, count: 1, how: 'removed', chooser: giver });
  } else if (given === undefined) {
    takeTokens(game, { seat: giver, token, count: 1, how: 'moved', chooser: giver, to: taker });
  } else {
    removeTokens(game, giver, token, 1, 'moved', ({ by }) => by === context.owner);
    addTokens(game, taker, token, 1, context.owner);
  }
  return 'done';
}

function held(game: Game, seat: Seat, { token, given }: PassOn, owner: Seat): number {
  return given === undefined ? tokenCount(game, seat, token) : tokensFrom(game, seat, token, owner);
}
