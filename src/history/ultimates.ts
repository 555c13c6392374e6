/** Which lines of abilities are Ultimates. */
import { listHeroes } from '../engine/definitions.ts';

/** Whether an ability, or a line of it, is an Ultimate. */
export function isUltimate(ability: string): boolean {
  return ultimates().has(ability);
}

let known: { readonly heroes: number; readonly ids: ReadonlySet<string> } = { heroes: 0, ids: new Set() };

/** Heroes of packs come later, so the ids are collected anew when there are more heroes. */
function ultimates(): ReadonlySet<string> {
  const heroes = listHeroes();
  if (heroes.length !== known.heroes) {
    const levels = heroes.flatMap(({ abilities }) => abilities.filter(({ kind }) => kind === 'ultimate'));
    const ids = levels.flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]);
    known = { heroes: heroes.length, ids: new Set(ids) };
  }
  return known.ids;
}
