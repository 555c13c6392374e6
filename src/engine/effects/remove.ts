/** Takes away tokens that the text names. */
import { changeTokens, leastOf } from '../damage/foresight.ts';
import { tokenCount } from '../game.ts';
import { tokenById } from '../registry.ts';
import { firstToGo, removeTokens } from '../seat/tokens.ts';
import type { Amount, Who } from '../vocabulary/amount.ts';
import { amountOf, seatsMeant } from './evaluate.ts';
import { isNeverNegative, ofAmount, seatOfWho, tokensNamed } from './footprint.ts';
import type { EffectRule } from './rule.ts';

export interface Remove {
  readonly do: 'remove';
  readonly token: string;
  readonly count: Amount | 'all';
  readonly who: Who;
  /** The text says to spend it: it counts as spent, without what spending it otherwise brings (R193). */
  readonly spent?: true;
}

export const remove: EffectRule<Remove> = {
  do: 'remove',
  run(game, { context }, { token, count, who, spent }) {
    for (const seat of seatsMeant(game, context, who)) {
      const most = count === 'all' ? tokenCount(game, seat, token) : amountOf(game, context, count);
      const first = firstToGo(game, seat, token, context.owner);
      removeTokens(game, seat, token, most, spent ? 'spent' : 'removed', first);
    }
    return 'done';
  },
  aimedAt: ({ who }) => who,
  concernsTokens: true,
  takes({ game, seat, context, taken }, { token, who }) {
    // Nobody minds losing a negative status effect.
    if (tokenById(token).kind === 'negative' || tokenCount(game, seat, token) === 0) return;
    if (seatsMeant(game, context, who).includes(seat)) taken.add('tokens');
  },
  touches(known, { token, count, who }) {
    const { game, context } = known;
    const seat = seatOfWho(known, who);
    const isPlain = seat !== 'any' && (count === 'all' || isNeverNegative(count));
    const how = isPlain ? `remove the ${firstToGo(game, seat, token, context.owner)}` : 'change';
    const counted = count === 'all' ? [] : ofAmount(known, count);
    return [{ what: tokensNamed(token), seat, how }, ...counted];
  },
  foresee(sight, { token, count, who }) {
    if (who === 'owner' && count !== 'all') changeTokens(sight, token, -leastOf(sight, count));
  },
};
