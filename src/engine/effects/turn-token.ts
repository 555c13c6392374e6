/**
 * Flips tokens to their other side, which is a token with an id of its own. The inflictor stays the same, and nothing
 * counts as gained or removed (rule: time-bomb).
 */
import { tokenCount } from '../core/game.ts';
import { flipTokens } from '../core/seat/tokens.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import { accessOfAmount, accessToTokens } from '../evaluation/order/footprint.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { TurnToken } from '../vocabulary/effects/tokens.ts';
import type { EffectRule } from './rule.ts';

export const turnToken: EffectRule<TurnToken> = {
  do: 'turn-token',
  isBenign: ({ who }) => who === 'owner',
  sameForAnyOwner: true,
  run(game, { context }, { token, to, count, who, from }) {
    for (const seat of seatsOfWho(game, context, who)) {
      const most = count === 'all' ? tokenCount(game, seat, token) : amountOf(game, context, count);
      flipTokens(game, seat, token, to, most, from === undefined ? null : context.owner);
    }
    return 'done';
  },
  touches: (known, effect) => [
    accessToTokens(known, effect, 'change'),
    accessToTokens(known, { ...effect, token: effect.to }, 'change'),
    ...(effect.count === 'all' ? [] : accessOfAmount(known, effect.count)),
  ],
};
