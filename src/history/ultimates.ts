/** Which lines of abilities are Ultimates. */
import { listBosses, listHeroes } from '../engine/definitions.ts';
import type { HeroDefinition } from '../engine/vocabulary/hero.ts';

/** Whether an ability, or a line of it, is an Ultimate. */
export function isUltimate(ability: string): boolean {
  return ultimates().has(ability);
}

let known: { readonly heroes: readonly HeroDefinition[]; readonly ids: ReadonlySet<string> } = {
  heroes: [],
  ids: new Set(),
};

/** Heroes of packs come later, and may be replaced by the editor: the ids are collected anew then. */
function ultimates(): ReadonlySet<string> {
  const heroes = [...listHeroes(), ...listBosses().map(({ board }) => board)];
  const isSame = heroes.length === known.heroes.length;
  if (!isSame || heroes.some((hero, at) => hero !== known.heroes[at])) {
    const levels = heroes.flatMap(({ abilities }) => abilities.filter(({ kind }) => kind === 'ultimate'));
    const ids = levels.flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]);
    known = { heroes, ids: new Set(ids) };
  }
  return known.ids;
}
