/** The owner takes an ally from the headquarters without paying for it (rule: m-perk-sheets). */

import type { Game } from '../core/game.ts';
import { effectsOfRecruiting, giveAlly } from '../core/mission/allies.ts';
import { missionOf } from '../core/mission/board.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Recruit } from '../vocabulary/effects/missions.ts';
import { ask, noteForced, type Step } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const recruit: EffectRule<Recruit> = {
  do: 'recruit',
  isBenign: () => true,
  run(game, frame) {
    const [only, ...others] = waiting(game);
    if (only === undefined) return 'done';
    const { owner } = frame.context;
    if (others.length > 0) return ask(game, frame, owner, 'choose', { ask: 'ally-to-recruit' });
    noteForced(game, owner, { type: 'choose', option: only });
    return take(game, frame, only);
  },
  legal: (game) => waiting(game).map((ally) => ({ type: 'choose', option: ally })),
  answer(game, frame, _effect, action) {
    return action.type === 'choose' ? take(game, frame, String(action.option)) : 'wait';
  },
};

function waiting(game: Game): readonly string[] {
  return game.state.mission ? missionOf(game).allies.hq : [];
}

/** Replaces this effect with the effects that the ally has when it is recruited. */
function take(game: Game, { context: { owner } }: EffectsFrame, ally: string): Step {
  giveAlly(game, owner, ally);
  return effectsOfRecruiting(ally);
}
