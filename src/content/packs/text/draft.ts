/** What can be drawn of a hero while the file is still being written. */
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { ability } from '../schema/abilities.ts';
import { card } from '../schema/cards.ts';
import { diceKey } from '../schema/dice.ts';
import { token } from '../schema/tokens.ts';
import { propertyOf } from './untyped.ts';

/** Before the dice are typed. */
const NO_DICE = { 1: 'a', 2: 'a', 3: 'a', 4: 'b', 5: 'b', 6: 'c' };

interface Schema<T> {
  safeParse(data: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

/** A definition of the parts that are right; other parts are left out. */
export function draftOf(data: unknown): HeroDefinition {
  const hero = propertyOf(data, 'hero');
  const dice = diceKey.safeParse(propertyOf(hero, 'dice'));
  const name = propertyOf(hero, 'name');
  const id = propertyOf(hero, 'id');
  const set = propertyOf(hero, 'set');
  const complexity = propertyOf(hero, 'complexity');
  return {
    id: typeof id === 'string' ? id : 'draft',
    name: typeof name === 'string' ? name : 'A hero without a name',
    set: typeof set === 'string' ? set : 'Own heroes',
    complexity: typeof complexity === 'number' ? Math.min(6, Math.max(1, Math.round(complexity))) : 1,
    dice: dice.success ? dice.data : NO_DICE,
    abilities: partsOf(hero, 'abilities', ability),
    cards: partsOf(hero, 'cards', card),
    tokens: partsOf(hero, 'tokens', token),
  };
}

function partsOf<T>(hero: unknown, property: string, schema: Schema<T>): T[] {
  const parts = propertyOf(hero, property);
  if (!Array.isArray(parts)) return [];
  return parts.flatMap((part: unknown) => {
    const read = schema.safeParse(part);
    return read.success ? [read.data] : [];
  });
}
