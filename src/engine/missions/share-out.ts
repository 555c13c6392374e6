/**
 * When the start player shares out the momentum of defeat tiles (rule: m-henchman-defeat): at the end of the phase, and
 * in Target & Resolve before the next hero if one of those to come may need it. So one answer is for the tiles of all
 * heroes who went before.
 */

import { type Game, openGame } from '../core/game.ts';
import { laneIndexOf } from '../core/lanes.ts';
import { missionHeroOf, missionOf, partyOf } from '../core/mission/board.ts';
import { linesOf, type PowerTime } from '../core/mission/power-lines.ts';
import { canPayRange } from '../core/mission/reach.ts';
import { contextOf, pushEffects } from '../core/stack/push-effects.ts';
import { reachesAll } from '../flow/mission/aim.ts';
import { announcedVariant } from '../flow/phases/met-variants.ts';
import type { Seat } from '../model/ids.ts';

/** Asks the start player to share out the momentum of defeat tiles. */
export function shareMomentum(game: Game): void {
  const mission = missionOf(game);
  const [first] = partyOf(game);
  if (mission.unshared === 0 || first === undefined) return;
  const amount = mission.unshared;
  mission.unshared = 0;
  pushEffects(
    game,
    [{ do: 'share-momentum', amount }],
    contextOf(first, { kind: 'setup', id: mission.id }, null),
  );
}

/**
 * Whether one of the heroes who are still to resolve could do more with momentum than with what it has: reach an enemy
 * that it cannot pay range for, or use a power outside of its Main Phase.
 */
export function mayNeedMomentum(game: Game, heroes: readonly Seat[]): boolean {
  return heroes.some((seat) => {
    const hero = missionHeroOf(game, seat);
    const own = openGame(game.state, laneIndexOf(game.state, seat));
    const announced = own.lane.rollPhase && announcedVariant(own);
    if (announced && !reachesAll(announced.ability) && !canPayRange(game, seat)) return true;
    return linesOf(hero).some(({ cost, at }) => cost > hero.momentum && !isOfMain(at));
  });
}

function isOfMain(at: PowerTime): boolean {
  return at.when === 'timing' && at.timing === 'own-main';
}
