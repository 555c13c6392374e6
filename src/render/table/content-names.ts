/** Printed names behind the ids that views and events carry. Ids are made from names, so one id has one name. */
import { cardOf, deckOf, isToken, listHeroes, tokenById } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { titled } from './phrasing.ts';

/** A card's name, whoever's deck it is from. */
export function cardName(card: string): string {
  const hero = listHeroes().find(({ id }) => deckOf(id).includes(card));
  return hero ? cardOf(hero.id, card).name : titled(card);
}

/** The name of an ability level or of a secondary ability on one. */
export function abilityName(ability: string): string {
  return findAbilityName(ability) ?? titled(ability);
}

function findAbilityName(ability: string): string | undefined {
  for (const { abilities } of listHeroes()) {
    for (const level of abilities) {
      if (level.id === ability) return level.name;
      const variant = level.variants.find(({ id }) => id === ability);
      if (variant) return variant.name;
    }
  }
  return undefined;
}

export function tokenName(token: string): string {
  return isToken(token) ? tokenById(token).name : titled(token);
}

/** How the engine names the dice of an Offensive Roll. */
export const OFFENSIVE_LABEL = 'Offensive roll';

/** What a question, a roll or an event names as its source: an id, or a name that is shown as it stands. */
export function sourceName(source: string, { table }: Words): string {
  if (source === OFFENSIVE_LABEL) return table.sources.offensiveRoll;
  if (source === 'start player') return table.sources.startPlayer;
  if (isToken(source)) return tokenById(source).name;
  const ability = findAbilityName(source);
  if (ability !== undefined) return ability;
  return /^[a-z0-9-]+$/.test(source) ? cardName(source) : source;
}
