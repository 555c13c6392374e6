/** Every hero of a Portal Crawl rolls the Loot die for a chest (rule: a-loot-chests). */
import { openChest as open } from '../core/crawl/chests.ts';
import type { OpenChest } from '../vocabulary/effects/adventures.ts';
import type { EffectRule } from './rule.ts';

export const openChest: EffectRule<OpenChest> = {
  do: 'open-chest',
  sameForAnyOwner: true,
  isBenign: () => true,
  run(game, _frame, { chest }) {
    if (game.state.crawl) open(game, chest, game.lane.turn.active);
    return 'done';
  },
};
