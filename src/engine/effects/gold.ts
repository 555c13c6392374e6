/** Changes the gold of the party in a Portal Crawl, which never falls below 0 (rule: a-gold). */
import { changeGold } from '../core/crawl/party.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import type { TeamGold } from '../vocabulary/effects/adventures.ts';
import type { EffectRule } from './rule.ts';

export const teamGold: EffectRule<TeamGold> = {
  do: 'gold',
  sameForAnyOwner: true,
  isBenign: ({ amount }) => typeof amount === 'number' && amount >= 0,
  run(game, { context }, { amount }) {
    if (game.state.crawl) changeGold(game, amountOf(game, context, amount));
    return 'done';
  },
};
