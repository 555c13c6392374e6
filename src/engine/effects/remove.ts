/** Removes tokens of a given kind. */

import { tokenCount } from '../core/game.ts';
import { tokenById } from '../core/registry.ts';
import { removeAllTokens, removeTokens } from '../core/seat/tokens.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import {
  accessOfAmount,
  accessOfChoice,
  accessSeatOf,
  accessToTokens,
  isNeverNegative,
} from '../evaluation/order/footprint.ts';
import { leastAmount, predictTokenChange } from '../evaluation/prediction/prediction-context.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { Remove } from '../vocabulary/effects/tokens.ts';
import { takeTokens } from './parts/take-tokens.ts';
import { kindsHeld } from './parts/token-kinds.ts';
import type { EffectRule } from './rule.ts';

export const remove: EffectRule<Remove> = {
  do: 'remove',
  isBenign: ({ who }) => who === 'owner',
  sameForAnyOwner: true,
  run(game, { context }, { token, count, who, from, spent }) {
    const { owner } = context;
    for (const seat of seatsOfWho(game, context, who)) {
      const how = spent ? 'spent' : 'removed';
      const most = count === 'all' ? tokenCount(game, seat, token) : amountOf(game, context, count);
      if (from !== undefined) removeTokens(game, seat, token, most, how, ({ by }) => by === owner);
      else if (count === 'all') removeAllTokens(game, seat, token, how);
      else takeTokens(game, { seat, token, count: most, how, chooser: owner });
    }
    return 'done';
  },
  aimedAt: ({ who }) => who,
  concernsTokens: true,
  takes({ game, seat, context, taken }, { token, who }) {
    // Removing a negative status effect is no loss.
    if (tokenById(token).kind === 'negative' || tokenCount(game, seat, token) === 0) return;
    if (seatsOfWho(game, context, who).includes(seat)) taken.add('tokens');
  },
  touches(known, effect) {
    const { token, count, who, from } = effect;
    if (count === 'all') return [accessToTokens(known, effect, 'remove')];
    const seat = accessSeatOf(known, who);
    // If the tokens differ, the effect's owner chooses which ones are removed.
    const isAlike =
      from !== undefined || (seat !== 'any' && kindsHeld(known.game, seat, token, false).length <= 1);
    const how = isAlike && isNeverNegative(count) ? 'remove' : 'change';
    const choice = isAlike ? [] : accessOfChoice(known.context.owner);
    return [accessToTokens(known, effect, how), ...choice, ...accessOfAmount(known, count)];
  },
  predict(prediction, { token, count, who }) {
    if (who === 'owner' && count !== 'all')
      predictTokenChange(prediction, token, -leastAmount(prediction, count));
  },
};
