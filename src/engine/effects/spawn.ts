/** Places new figures of one type on the map of a Mission, each on a free space. */
import { sideInPlay } from '../core/mission/board.ts';
import { panelIn } from '../core/mission/registry.ts';
import { isFree } from '../core/mission/spaces.ts';
import type { Spawn } from '../vocabulary/effects/missions.ts';
import { spacesFor } from './parts/on-the-map.ts';
import { placeFigure } from './parts/place-figure.ts';
import type { EffectRule } from './rule.ts';

export const spawn: EffectRule<Spawn> = {
  do: 'spawn',
  sameForAnyOwner: true,
  run(game, { context }, effect) {
    if (!game.state.mission) return 'done';
    const panel = panelIn(sideInPlay(game), effect.panel);
    if (!panel) return 'done';
    const spaces = spacesFor(game, context, effect.at, effect, (space) => isFree(game, space));
    for (const space of spaces) placeFigure(game, panel, [space]);
    return 'done';
  },
};
