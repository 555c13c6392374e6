/** The next ally that the owner exhausts stays with the owner (rule: m-perk-sheets). */
import { missionHeroOf } from '../core/mission/board.ts';
import type { KeepAlly } from '../vocabulary/effects/missions.ts';
import type { EffectRule } from './rule.ts';

export const keepAlly: EffectRule<KeepAlly> = {
  do: 'keep-ally',
  isBenign: () => true,
  run(game, { context }) {
    if (game.state.mission) missionHeroOf(game, context.owner).keepsAlly = true;
    return 'done';
  },
  unmet(game, seat) {
    const hasAlly = (game.state.mission?.heroes[seat]?.allies.length ?? 0) > 0;
    return hasAlly ? null : (say) => say.noAlly;
  },
};
