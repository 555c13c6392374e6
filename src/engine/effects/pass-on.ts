/** Moves a token of a given kind from one player to another. Its inflictor stays the same (R127). */

import { type Game, seatOf, tokenCount, tokensFrom } from '../core/game.ts';
import { addTokens, removeTokens } from '../core/seat/tokens.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { PassOn } from '../vocabulary/effects/tokens.ts';
import { takeTokens } from './parts/take-tokens.ts';
import type { EffectRule } from './rule.ts';

export const passOn: EffectRule<PassOn> = {
  do: 'pass-on',
  run(game, { context }, effect) {
    const { token, from, to, given } = effect;
    const giver = seatsOfWho(game, context, from).find((seat) => held(game, seat, effect, context.owner) > 0);
    const [taker] = seatsOfWho(game, context, to);
    if (giver === undefined || taker === undefined || giver === taker) return 'done';
    const state = seatOf(game, giver);
    const before = state.passedThisTurn?.[token] ?? 0;
    state.passedThisTurn = { ...state.passedThisTurn, [token]: before + 1 };
    if (given === undefined) {
      takeTokens(game, { seat: giver, token, count: 1, how: 'moved', chooser: giver, to: taker });
    } else {
      removeTokens(game, giver, token, 1, 'moved', ({ by }) => by === context.owner);
      addTokens(game, taker, token, 1, context.owner);
    }
    return 'done';
  },
  aimedAt: ({ to, atOnce }) => (atOnce ? 'owner' : to),
  concernsTokens: true,
};

function held(game: Game, seat: number, { token, given }: PassOn, owner: number): number {
  return given === undefined ? tokenCount(game, seat, token) : tokensFrom(game, seat, token, owner);
}
