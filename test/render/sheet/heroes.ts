import { loadHeroReferences } from '../../../src/content/reference/load.ts';
import type { HeroReference } from '../../../src/content/reference/schema.ts';
import type { SheetLevel } from '../../../src/render/sheet/sheet-model.ts';

export const LEVELS: readonly SheetLevel[] = [1, 2, 3, 'upgrades'];

export function reference(id: string): HeroReference {
  const hero = loadHeroReferences().find((one) => one.id === id);
  if (!hero) throw new Error(`no hero ${id}`);
  return hero;
}

/** Every picture that can be asked for. */
export const EVERY_SHEET = loadHeroReferences().flatMap((hero) => LEVELS.map((level) => ({ hero, level })));

/** A hero with one offensive ability, to be changed by `changes`. */
export function referenceWith(changes: Partial<HeroReference>): HeroReference {
  return {
    id: 'tester',
    name: 'Tester',
    set: 'Workshop',
    complexity: 3,
    dice: { 1: 'sword', 2: 'sword', 3: 'sword', 4: 'fiery-soul', 5: 'card', 6: 'A' },
    abilities: [ability({})],
    cards: [],
    tokens: [],
    unconfirmed: [],
    ...changes,
  };
}

export function ability(
  changes: Partial<HeroReference['abilities'][number]>,
): HeroReference['abilities'][number] {
  return {
    id: 'hit',
    name: 'Hit',
    slot: 'hit',
    level: 1,
    kind: 'offensive',
    tiers: [{ requires: '3x sword', effects: ['deal 4 damage'] }],
    confidence: 'high',
    sources: ['test'],
    ...changes,
  };
}
