/** What a bot of a Mission saves its momentum for, so that it can say so and ask for what is missing. */
import { allyById } from '../../../engine/definitions.ts';
import type { GameView } from '../../../engine/index.ts';
import { situationOf } from '../situation.ts';
import { priceOfMomentum, worthOfAlly } from './powers.ts';

/** An ally that a bot wants and cannot pay yet. */
interface AllyWish {
  readonly ally: string;
  /** The ally's price, and what the bot has of it, in momentum. */
  readonly cost: number;
  readonly momentum: number;
}

/** A bot speaks only of an ally that is at most this much momentum away. */
const NEAR = 4;

/**
 * Returns the ally that a hero saves for: the one worth most to it beyond its price.
 * @param view the hero's own view of a Mission
 * @returns null outside of Missions, when the hero may have no further ally, and when it can pay the ally already or is
 *   far from it
 */
export function allyWishOf(view: GameView): AllyWish | null {
  const hero = view.mission?.heroes.find(({ seat }) => seat === view.viewer);
  const offered = view.mission?.headquarters ?? [];
  if (!hero || hero.exited || hero.allies.length >= hero.allyLimit) return null;
  const isNear = (cost: number) => cost > hero.momentum && cost - hero.momentum <= NEAR;
  // What a hero could gain takes milliseconds to work out, at each table.
  if (!offered.some((ally) => isNear(allyById(ally).cost))) return null;
  const situation = situationOf(view);
  if (situation.facts.defeated) return null;
  const { momentum } = hero;
  const best = offered
    .map((ally) => {
      const { cost } = allyById(ally);
      const worth = worthOfAlly(situation, ally) - priceOfMomentum(Math.max(momentum, cost), cost);
      return { ally, cost, momentum, worth };
    })
    .filter(({ worth }) => worth > 0)
    .reduce<(AllyWish & { readonly worth: number }) | null>(
      (top, one) => (top === null || one.worth > top.worth ? one : top),
      null,
    );
  return best !== null && isNear(best.cost) ? { ally: best.ally, cost: best.cost, momentum } : null;
}
