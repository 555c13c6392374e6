/** The owner picks which of the allies leaves after one too many has joined (rule: m-recruit-ally). */

import { partWithAlly as leave } from '../core/mission/allies.ts';
import { missionHeroOf } from '../core/mission/board.ts';
import type { AllyId } from '../model/ids.ts';
import type { PartWithAlly } from '../vocabulary/effects/missions.ts';
import { ask, noteForced } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const partWithAlly: EffectRule<PartWithAlly> = {
  do: 'part-with-ally',
  isBenign: () => true,
  run(game, frame) {
    const { owner } = frame.context;
    const [only, ...others] = game.state.mission ? earlier(missionHeroOf(game, owner)) : [];
    if (only === undefined) return 'done';
    if (others.length > 0) return ask(game, frame, owner, 'choose', { ask: 'ally-to-leave' });
    noteForced(game, owner, { type: 'choose', option: only });
    leave(game, owner, only);
    return 'done';
  },
  legal: (game, { context }) =>
    earlier(missionHeroOf(game, context.owner)).map((ally) => ({ type: 'choose', option: ally })),
  answer(game, { context }, _effect, action) {
    if (action.type !== 'choose') return 'wait';
    leave(game, context.owner, String(action.option));
    return 'done';
  },
};

/** The allies before the last, who has just joined. */
function earlier({ allies }: { readonly allies: readonly AllyId[] }): readonly AllyId[] {
  return allies.slice(0, -1);
}
