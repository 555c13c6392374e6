/** Takes away tokens that the text names. */
import { changeTokens, leastOf } from '../damage/foresight.ts';
import { takeTokens } from '../frames/take.ts';
import { tokenCount } from '../game.ts';
import { tokenById } from '../registry.ts';
import { kindsHeld } from '../seat/token-kinds.ts';
import { removeAllTokens } from '../seat/tokens.ts';
import type { Amount, Who } from '../vocabulary/amount.ts';
import { amountOf, seatsMeant } from './evaluate.ts';
import { choiceOf, isNeverNegative, ofAmount, seatOfWho, tokensNamed } from './footprint.ts';
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
  sameForAnyOwner: true,
  run(game, { context }, { token, count, who, spent }) {
    for (const seat of seatsMeant(game, context, who)) {
      const how = spent ? 'spent' : 'removed';
      if (count === 'all') removeAllTokens(game, seat, token, how);
      else {
        const most = amountOf(game, context, count);
        takeTokens(game, { seat, token, count: most, how, chooser: context.owner });
      }
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
    const what = tokensNamed(token);
    if (count === 'all') return [{ what, seat, how: 'remove' }];
    // Where they differ, its owner says which one goes.
    const isAlike = seat !== 'any' && kindsHeld(game, seat, token, false).length <= 1;
    const how = isAlike && isNeverNegative(count) ? 'remove' : 'change';
    return [{ what, seat, how }, ...(isAlike ? [] : choiceOf(context.owner)), ...ofAmount(known, count)];
  },
  foresee(sight, { token, count, who }) {
    if (who === 'owner' && count !== 'all') changeTokens(sight, token, -leastOf(sight, count));
  },
};
