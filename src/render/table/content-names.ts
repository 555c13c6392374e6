/** Printed names of the ids in views and events. Ids are made from names, so one id has one name. */
import {
  allyById,
  boostById,
  type CardDefinition,
  cardOf,
  deckOf,
  type HeroDefinition,
  heroById,
  isAlly,
  isBoard,
  isBoost,
  isPerk,
  isToken,
  listHeroes,
  listMissions,
  listProgramBoards,
  looseCard,
  sharedAbility,
  tokenById,
} from '../../engine/definitions.ts';
import type { Words } from '../../words/index.ts';
import { escaped, titleOfId } from './phrasing.ts';

/** A card's name, from any deck, of loot or of a boss. */
export function cardName(card: string): string {
  const hero = listHeroes().find(({ id }) => deckOf(id).includes(card));
  const name = hero ? cardOf(hero.id, card).name : looseCard(card)?.name;
  return name ?? bossCardName(card) ?? titleOfId(card);
}

/** The kind of a card, in lower case but for names of phases. */
export function cardKind({ kind, stays }: CardDefinition, { hand }: Words): string {
  return stays ? hand.equipment : hand.kinds[kind];
}

function bossCardName(card: string): string | undefined {
  for (const { cards } of listProgramBoards()) {
    const found = cards.find(({ id }) => id === card);
    if (found) return found.name;
  }
  return undefined;
}

/** The name of an ability level or of a secondary ability on one. */
export function abilityName(ability: string): string {
  return findAbilityName(ability) ?? titleOfId(ability);
}

function findAbilityName(ability: string): string | undefined {
  return (
    nameOnBoards(listHeroes(), ability) ??
    sharedAbility(ability)?.name ??
    enemyAttackName(ability) ??
    nameOnBoards(listProgramBoards(), ability)
  );
}

function nameOnBoards(boards: readonly HeroDefinition[], ability: string): string | undefined {
  for (const { abilities } of boards) {
    for (const level of abilities) {
      if (level.id === ability) return level.name;
      const variant = level.variants.find(({ id }) => id === ability);
      if (variant) return variant.name;
    }
  }
  return undefined;
}

/** Whether a secondary ability stands on this ability level; damage that it adds is of the level. */
export function standsOn(ability: string, level: string): boolean {
  const levels = [...listHeroes(), ...listProgramBoards()].flatMap(({ abilities }) => abilities);
  return levels.some(({ id, variants }) => id === level && variants.some((line) => line.id === ability));
}

/** The name of an attack of a Mission's enemy. */
function enemyAttackName(attack: string): string | undefined {
  for (const { sides } of listMissions())
    for (const { panels } of sides)
      for (const { attacks } of panels) {
        const found = attacks.find(({ id }) => id === attack);
        if (found) return found.name;
      }
  return undefined;
}

export function tokenName(token: string): string {
  return isToken(token) ? tokenById(token).name : titleOfId(token);
}

/** The name of a side of a board, or of the companion `thing`. */
export function sideName(thing: string, side: string): string {
  const sides = isToken(thing)
    ? (tokenById(thing).sides ?? [])
    : listHeroes().flatMap((hero) => hero.sides ?? []);
  return sides.find(({ id }) => id === side)?.name ?? titleOfId(side);
}

/** The name of a question, roll or event source. The source is an id; older games contain names instead. */
export function sourceName(source: string, { table, phases }: Words): string {
  const ofRules = Object.entries({ ...phases, ...table.sources }).find(([id]) => id === source);
  if (ofRules) return ofRules[1];
  if (isToken(source)) return tokenById(source).name;
  if (isAlly(source)) return allyById(source).name;
  if (isPerk(source)) return table.feat;
  if (isBoost(source)) return boostById(source).name;
  const mission = listMissions().find(({ id }) => id === source);
  if (mission) return mission.name;
  const ability = findAbilityName(source);
  if (ability !== undefined) return ability;
  if (!/^[a-z0-9-]+$/.test(source)) return source;
  return isBoard(source) ? heroById(source).name : cardName(source);
}

/** As `sourceName`, escaped for markdown. */
export function sourceText(source: string, words: Words): string {
  return escaped(sourceName(source, words));
}

/** The name of what made an event happen: of an ability the line that was activated. */
export function causeText(
  { source = '', variant }: { readonly source?: string; readonly variant?: string },
  words: Words,
): string {
  return sourceText(variant ?? source, words);
}

/** The printed text of an ability, card or token; empty where none is known. */
export function printedText(source: string): string {
  if (isToken(source)) return tokenById(source).text;
  const boards = [...listHeroes(), ...listProgramBoards()];
  const level = boards
    .flatMap(({ abilities }) => abilities)
    .find(({ id, variants }) => id === source || variants.some((variant) => variant.id === source));
  if (level) return level.text;
  const hero = boards.find(({ id }) => deckOf(id).includes(source));
  return (hero ? cardOf(hero.id, source) : looseCard(source))?.text ?? '';
}
