/** What a reroll puts at risk: an Ultimate that the dice fulfil, or the only ability that they fulfil. */
import { abilityOf, heroById, isBoard } from '../../engine/definitions.ts';
import type { Action, GameView } from '../../engine/index.ts';
import { meets } from '../../engine/rules.ts';
import { facesOf, openRollOf } from './dice-words.ts';

/**
 * Returns the names of the abilities that a reroll may lose and that a player would hardly give up unasked.
 * @param open the answers that the roller has, among them the abilities that the dice fulfil
 * @param again positions, from 1, of the dice to reroll
 * @returns none when the kept dice fulfil the ability by themselves, or when lesser abilities stay to choose from
 */
export function lostByReroll(
  view: GameView,
  open: readonly Action[],
  again: readonly number[],
): readonly string[] {
  const roll = openRollOf(view);
  const hero = roll === null ? undefined : view.seats[roll.owner]?.hero;
  if (roll?.kind !== 'offensive' || hero === undefined || !isBoard(hero)) return [];
  const { dice: key } = heroById(hero);
  const kept = facesOf(roll).filter((_, at) => !again.includes(at + 1));
  const fulfilled = open.flatMap((action) => {
    if (action.type !== 'activate') return [];
    const { kind, variants } = abilityOf(hero, action.ability);
    const lines = variants.filter(({ id }) => id === (action.variant ?? action.ability));
    const name = lines[0]?.name;
    if (name === undefined) return [];
    const isSafe = lines.some(({ requires }) => meets(kept, key, requires));
    return [{ name, isUltimate: kind === 'ultimate', isSafe }];
  });
  const names = new Set(fulfilled.map(({ name }) => name));
  const lost = fulfilled.filter(({ isSafe, isUltimate }) => !isSafe && (isUltimate || names.size === 1));
  return [...new Set(lost.map(({ name }) => name))];
}
