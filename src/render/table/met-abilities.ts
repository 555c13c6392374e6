/** The abilities of a board that some dice fulfil, from public facts. */
import {
  type AbilityLevel,
  type AbilityVariant,
  abilityOf,
  heroById,
  isBoard,
} from '../../engine/definitions.ts';
import type { GameView, Seat } from '../../engine/index.ts';
import { type DieFace, meets } from '../../engine/rules.ts';

export interface MetAbility {
  readonly level: AbilityLevel;
  readonly variant: AbilityVariant;
}

/**
 * Every line of a seat's board that an Offensive Roll of these dice fulfils, the best tier of each, in the
 * board's order (rule: activation-requirement).
 */
export function metAbilities(view: GameView, seat: Seat, dice: readonly DieFace[]): MetAbility[] {
  const { hero, board } = view.seats[seat] ?? { hero: '', board: [] };
  if (!isBoard(hero)) return [];
  const key = heroById(hero).dice;
  return board.flatMap(({ id }) => {
    const level = abilityOf(hero, id);
    if (level.kind !== 'offensive' && level.kind !== 'ultimate') return [];
    const ids = new Set<string>();
    return level.variants.flatMap((variant) => {
      // Tiers of one line share an id; the best comes first.
      if (ids.has(variant.id) || !meets(dice, key, variant.requires)) return [];
      ids.add(variant.id);
      return [{ level, variant }];
    });
  });
}
