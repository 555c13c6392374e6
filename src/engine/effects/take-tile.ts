/** Removes tiles of a Mission from spaces. Removed boosts are added to the used ones. */
import { hasTile, missionOf, tilesAt } from '../core/mission/board.ts';
import { setTiles } from '../core/mission/boosts.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import type { TakeTile } from '../vocabulary/effects/missions.ts';
import { spacesFor } from './parts/on-the-map.ts';
import type { EffectRule } from './rule.ts';

export const takeTile: EffectRule<TakeTile> = {
  do: 'take-tile',
  sameForAnyOwner: true,
  isBenign: () => true,
  changesMovement: ({ tile }) => tile === 'blocked',
  run(game, { context }, effect) {
    if (!game.state.mission) return 'done';
    const mission = missionOf(game);
    const { tile } = effect;
    const lies = (space: string) => hasTile(mission, space, tile);
    for (const space of spacesFor(game, context, effect.at, effect, lies)) {
      let left =
        effect.count === undefined ? Number.POSITIVE_INFINITY : amountOf(game, context, effect.count);
      const kept = tilesAt(mission, space).filter(({ kind, id }) => {
        if (kind !== tile || left <= 0) return true;
        left -= 1;
        if (kind === 'boost' && id !== undefined) mission.boosts.used.push(id);
        return false;
      });
      setTiles(mission, space, kept);
      game.events.push({ e: 'tile', space, kind: tile, gone: true });
    }
    return 'done';
  },
};
