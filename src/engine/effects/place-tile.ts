/** Places tiles of a Mission on spaces: plot tokens, boosts, tiles that open a blocked space, tiles that block one. */

import { missionOf } from '../core/mission/board.ts';
import { putBoost, putTile } from '../core/mission/boosts.ts';
import { pushHeroesOff } from '../core/mission/pushed.ts';
import { tilesOn } from '../core/mission/spaces.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import type { PlaceTile } from '../vocabulary/effects/missions.ts';
import { spacesFor } from './parts/on-the-map.ts';
import type { EffectRule } from './rule.ts';

export const placeTile: EffectRule<PlaceTile> = {
  do: 'place-tile',
  sameForAnyOwner: true,
  isBenign: () => true,
  changesMovement: ({ tile }) => tile === 'clear',
  run(game, { context }, effect) {
    if (!game.state.mission) return 'done';
    const mission = missionOf(game);
    const { tile } = effect;
    const most = tile === 'plot' ? (effect.most ?? Number.POSITIVE_INFINITY) : 1;
    const hasRoom = (space: string) => tilesOn(game, tile, [space]) < most;
    const spaces = spacesFor(game, context, effect.at, effect, hasRoom);
    for (const space of spaces) {
      if (tile === 'boost') putBoost(game, space, false);
      else {
        const times = tile === 'plot' ? amountOf(game, context, effect.count ?? 1) : 1;
        for (let i = 0; i < times; i += 1) putTile(mission, space, { kind: tile });
      }
      game.events.push({ e: 'tile', space, kind: tile });
    }
    if (tile === 'blocked') pushHeroesOff(game, spaces);
    return 'done';
  },
};
