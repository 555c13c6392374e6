/** The ability that the roller has announced and that is still to be activated. */
import { boardOf, type Game } from '../game.ts';
import type { Effect } from '../vocabulary/effect.ts';

/** The effects of the announced line, one list for each of its tiers; none where nothing is announced. */
export function announcedEffects(game: Game): readonly (readonly Effect[])[] {
  const phase = game.lane.rollPhase;
  const announced = phase?.announced;
  if (!phase || !announced || announced.ability === null) return [];
  const level = boardOf(game, phase.attack.attacker).find(({ id }) => id === announced.ability);
  return (level?.variants ?? []).flatMap(({ id, effects }) => (id === announced.variant ? [effects] : []));
}
