/** The upgrades of a boss: levels II and III of each ability, for the same prices in every deck. */
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import { upgrade } from '../../../engine/vocabulary/cards.ts';

/**
 * Two upgrades for each ability. Level II of the defence is the only one that costs 3 CP and not 2; level III costs 4.
 * @param offense names of the offensive abilities, as on the board
 * @param defense name of the defensive ability
 * @param printed what the cards say of where they come from
 */
export function bossUpgrades(
  offense: readonly string[],
  defense: string,
  printed: Parameters<typeof upgrade>[2] = {},
): CardDefinition[] {
  const levels = (name: string, second: number) => [
    upgrade(`${name} II`, second, printed),
    upgrade(`${name} III`, 4, printed),
  ];
  return [...offense.flatMap((name) => levels(name, 2)), ...levels(defense, 3)];
}
