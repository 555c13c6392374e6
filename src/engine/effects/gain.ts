/** Gives tokens to players, up to their stack limit (rule: gain-all-at-once). */
import { changeTokens, leastOf } from '../damage/prediction-context.ts';
import { addTokens } from '../seat/tokens.ts';
import { isKeptFromStatuses } from '../standing/paralysed.ts';
import type { Amount, Who } from '../vocabulary/amount.ts';
import { amountOf } from './evaluate.ts';
import { ofGain } from './footprint.ts';
import type { EffectRule } from './rule.ts';
import { seatsMeant } from './seats-meant.ts';

export interface Gain {
  readonly do: 'gain';
  readonly token: string;
  readonly count: Amount;
  readonly who: Who;
}

export const gain: EffectRule<Gain> = {
  do: 'gain',
  isBenign: () => true,
  asksWhom: ({ token }) => ({ ask: 'who-gains', token }),
  run(game, { context }, effect) {
    if (isKeptFromStatuses(game, context, effect.token)) return 'done';
    const count = amountOf(game, context, effect.count);
    for (const seat of seatsMeant(game, context, effect.who)) {
      addTokens(game, seat, effect.token, count, context.owner);
    }
    return 'done';
  },
  concernsTokens: true,
  touches: ofGain,
  predict(sight, { token, count, who }) {
    if (who === 'owner') changeTokens(sight, token, leastOf(sight, count));
  },
};
