/** Index of the modifiers of tokens and abilities by side. Content is added when it is registered. */
import type { CombatantState } from '../../model/combatant.ts';
import type { AbilityLevel, HeroDefinition } from '../../vocabulary/hero.ts';
import { type Modifier, type ModifierOf, type ModifierSide, modifiersIn } from '../../vocabulary/modifier.ts';
import type { TokenDefinition } from '../../vocabulary/token.ts';

type BySide = { readonly [Side in ModifierSide]: readonly ModifierOf<Side>[] };

function bySide(thing: { readonly modifiers?: readonly Modifier[] }): BySide {
  return {
    attacking: modifiersIn(thing, 'attacking'),
    attacked: modifiersIn(thing, 'attacked'),
    income: modifiersIn(thing, 'income'),
    attempts: modifiersIn(thing, 'attempts'),
    'attempt-price': modifiersIn(thing, 'attempt-price'),
    offense: modifiersIn(thing, 'offense'),
    actions: modifiersIn(thing, 'actions'),
    defeat: modifiersIn(thing, 'defeat'),
    rerolls: modifiersIn(thing, 'rerolls'),
    upgrades: modifiersIn(thing, 'upgrades'),
    statuses: modifiersIn(thing, 'statuses'),
    abilities: modifiersIn(thing, 'abilities'),
    dice: modifiersIn(thing, 'dice'),
    cards: modifiersIn(thing, 'cards'),
    healing: modifiersIn(thing, 'healing'),
  };
}

const NONE = bySide({});
const ofTokens = new Map<string, BySide>();
/** Keyed by the level object, because heroes may share levels. */
const ofAbilities = new WeakMap<AbilityLevel, BySide>();
const ofHeroes = new Map<string, ReadonlySet<ModifierSide>>();

/** Ids of the tokens that have modifiers of a side. */
const tokensOfSide = new Map<ModifierSide, Set<string>>();

/** Adds the modifiers of a token to the index. */
export function indexModifiersOfToken(token: TokenDefinition): void {
  ofTokens.set(token.id, bySide(token));
  for (const { side } of token.modifiers ?? []) {
    const ids = tokensOfSide.get(side);
    if (ids) ids.add(token.id);
    else tokensOfSide.set(side, new Set([token.id]));
  }
}

/** Adds the modifiers of a hero's passive abilities to the index. */
export function indexModifiersOfHero({ id, abilities }: HeroDefinition): void {
  const sides = new Set<ModifierSide>();
  for (const level of abilities) {
    if (!level.passive?.modifiers) continue;
    ofAbilities.set(level, bySide(level.passive));
    for (const { side } of level.passive.modifiers) sides.add(side);
  }
  if (sides.size > 0) ofHeroes.set(id, sides);
}

/** Removes a hero (or Mission) and some tokens from the index. */
export function unindexModifiers({ id }: { readonly id: string }, tokens: readonly string[]): void {
  ofHeroes.delete(id);
  for (const token of tokens) ofTokens.delete(token);
  for (const ids of tokensOfSide.values()) for (const token of tokens) ids.delete(token);
}

/** Whether any ability of a hero has modifiers of a side, at any level. */
export function heroModifies(hero: string, side: ModifierSide): boolean {
  return ofHeroes.get(hero)?.has(side) ?? false;
}

/** Whether a seat holds any token that has modifiers of a side. */
export function holdsModifier(tokens: CombatantState['tokens'], side: ModifierSide): boolean {
  const ids = tokensOfSide.get(side);
  if (ids === undefined) return false;
  for (const id in tokens) if (ids.has(id)) return true;
  return false;
}

/** The modifiers of a token by side. */
export function modifiersOfToken(token: string): BySide {
  return ofTokens.get(token) ?? NONE;
}

/** The modifiers of an ability level by side. */
export function modifiersOfAbility(level: AbilityLevel): BySide {
  return ofAbilities.get(level) ?? NONE;
}
