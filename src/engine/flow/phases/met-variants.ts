/** The abilities that the dice of an Offensive Roll meet, and the one that is announced. */

import { facesOf } from '../../core/dice/open-roll.ts';
import { meets } from '../../core/dice/requirement.ts';
import type { Game } from '../../core/game.ts';
import { boardOf, heroOf, rollPhaseOf } from '../../core/game.ts';
import { abilityOf } from '../../core/registry.ts';
import { isInForce } from '../../core/standing/in-force.ts';
import type { Seat } from '../../model/ids.ts';
import type { AbilityLevel, AbilityVariant } from '../../vocabulary/hero.ts';

/** The variants on the board whose requirement the dice meet, with the best tier of each, in the board's order. */
export function metVariants(game: Game, seat: Seat): { ability: AbilityLevel; variant: AbilityVariant }[] {
  const roll = game.lane.rollPhase?.roll;
  if (!roll) return [];
  const dice = facesOf(roll);
  const key = heroOf(game, seat).dice;
  const met: { ability: AbilityLevel; variant: AbilityVariant }[] = [];
  const hasNoStraights = isInForce(game, seat, 'abilities');
  for (const ability of boardOf(game, seat)) {
    if (ability.kind !== 'offensive' && ability.kind !== 'ultimate') continue;
    const first = met.length;
    for (const variant of ability.variants) {
      if (hasNoStraights && variant.requires.kind === 'straight') continue;
      // Tiers of one variant share an id and are listed best first.
      if (meets(dice, key, variant.requires) && !hasVariant(met, first, variant.id))
        met.push({ ability, variant });
    }
  }
  return met;
}

function hasVariant(met: readonly { variant: AbilityVariant }[], from: number, id: string): boolean {
  for (let at = from; at < met.length; at += 1) if (met[at]?.variant.id === id) return true;
  return false;
}

/**
 * The announced variant with its best tier now, or null if the dice do not meet it. If the ability was upgraded after
 * the announcement, this is the variant of the new level (rule: upgrade-out-of-phase).
 */
export function announcedVariant(game: Game): { ability: AbilityLevel; variant: AbilityVariant } | null {
  const { announced, attack } = rollPhaseOf(game);
  if (!announced || announced.ability === null) return null;
  const { slot } = abilityOf(heroOf(game, attack.attacker).id, announced.ability);
  const isOwnLine = announced.variant === announced.ability;
  return (
    metVariants(game, attack.attacker).find(
      ({ ability, variant }) =>
        ability.slot === slot && variant.id === (isOwnLine ? ability.id : announced.variant),
    ) ?? null
  );
}
