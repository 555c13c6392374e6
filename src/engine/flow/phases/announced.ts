/** Reads the ability that the roller has announced but not activated yet. */
import { boardOf, type Game } from '../../core/game.ts';
import type { Effect } from '../../vocabulary/effect.ts';

/** The effects of the announced variant, one list for each of its tiers; empty if no ability is announced. */
export function announcedEffects(game: Game): readonly (readonly Effect[])[] {
  const phase = game.lane.rollPhase;
  const announced = phase?.announced;
  if (!phase || !announced || announced.ability === null) return [];
  const level = boardOf(game, phase.attack.attacker).find(({ id }) => id === announced.ability);
  return (level?.variants ?? []).flatMap(({ id, effects }) => (id === announced.variant ? [effects] : []));
}
