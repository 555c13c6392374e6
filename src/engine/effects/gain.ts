/** Gives tokens to players, up to their stack limit (rule: gain-all-at-once). */

import { addTokens } from '../core/seat/tokens.ts';
import { paralyzePrevents } from '../core/standing/paralysed.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import { accessOfGain } from '../evaluation/order/footprint.ts';
import { leastAmount, predictTokenChange } from '../evaluation/prediction/prediction-context.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { Gain } from '../vocabulary/effects/tokens.ts';
import { changesNobody, isLost } from './parts/in-vain.ts';
import type { EffectRule } from './rule.ts';

export const gain: EffectRule<Gain> = {
  do: 'gain',
  isBenign: () => true,
  asksWhom: ({ token }) => ({ ask: 'who-gains', token }),
  run(game, { context }, effect) {
    if (paralyzePrevents(game, context, effect.token)) return 'done';
    const count = amountOf(game, context, effect.count);
    for (const seat of seatsOfWho(game, context, effect.who)) {
      addTokens(game, seat, effect.token, count, context.owner);
    }
    return 'done';
  },
  concernsTokens: true,
  isInVain: (check, { who, token }) => changesNobody(check, who, (seat) => isLost(check, seat, token)),
  touches: accessOfGain,
  predict(prediction, { token, count, who }) {
    if (who === 'owner') predictTokenChange(prediction, token, leastAmount(prediction, count));
  },
};
