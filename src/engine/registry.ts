/**
 * The content that games are played with: heroes, the cards of every deck, tokens. Filled at
 * start-up by `content/` and by packs; a state names content by id and never carries it,
 * except for effects that are already under way.
 */
import type { AbilityId, CardId, HeroId, TokenId } from './ids.ts';
import { indexModifiersOfHero, indexModifiersOfToken, unindexModifiers } from './standing/registered.ts';
import { indexTriggersOfHero, indexTriggersOfToken, unindexTriggers } from './triggers/listening.ts';
import type { CardDefinition } from './vocabulary/card.ts';
import type { AbilityLevel, HeroDefinition } from './vocabulary/hero.ts';
import type { TokenDefinition } from './vocabulary/token.ts';

/** Thrown when content is missing or contradicts what is registered. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

interface HeroEntry {
  readonly hero: HeroDefinition;
  readonly deck: readonly CardId[];
  readonly cards: ReadonlyMap<string, CardDefinition>;
  readonly allCards: readonly CardDefinition[];
  readonly abilities: ReadonlyMap<string, AbilityLevel>;
  /** The board before any upgrade, by the side that lies up; `null` for the one that does at the start. */
  readonly firstLevels: ReadonlyMap<string | null, readonly AbilityLevel[]>;
  readonly hasPaidActions: boolean;
}

const sharedCards: CardDefinition[] = [];
const heroes = new Map<string, HeroEntry>();
const tokens = new Map<string, TokenDefinition>();

/** Adds the cards that are in every hero's deck. Call it before any hero is registered. */
export function registerSharedCards(cards: readonly CardDefinition[]): void {
  if (sharedCards.length > 0) throw new ContentError('the shared cards are registered already');
  sharedCards.push(...cards);
}

/** Adds a token; the same definition may come with several heroes. */
export function registerToken(token: TokenDefinition): void {
  const known = tokens.get(token.id);
  if (known && JSON.stringify(known) !== JSON.stringify(token)) {
    throw new ContentError(`token ${token.id} is defined in two different ways`);
  }
  tokens.set(token.id, token);
  if (known) return;
  indexTriggersOfToken(token);
  indexModifiersOfToken(token);
}

/**
 * Adds the tokens of a Mission.
 * @returns takes them out again with all that the Mission listens to; tokens that were there before stay
 */
export function registerTokensOf(
  mission: { readonly id: string },
  brought: readonly TokenDefinition[],
): () => void {
  const own = brought.filter(({ id }) => !tokens.has(id)).map(({ id }) => id);
  for (const token of brought) registerToken(token);
  return () => {
    for (const id of own) tokens.delete(id);
    unindexTriggers(mission, own);
    unindexModifiers(mission, own);
  };
}

/**
 * Adds a hero with its tokens.
 * @returns takes them out again, tokens that were there before left where they are
 */
export function registerHero(hero: HeroDefinition): () => void {
  if (heroes.has(hero.id)) throw new ContentError(`hero ${hero.id} is registered already`);
  const all = [...sharedCards, ...hero.cards];
  const cards = new Map(all.map((card) => [card.id, card]));
  if (cards.size !== all.length) throw new ContentError(`hero ${hero.id} has two cards with one id`);
  const brought = hero.tokens.filter(({ id }) => !tokens.has(id));
  for (const token of hero.tokens) registerToken(token);
  heroes.set(hero.id, {
    hero,
    deck: all.map((card) => card.id),
    cards,
    allCards: all,
    abilities: new Map(hero.abilities.map((level) => [level.id, level])),
    firstLevels: firstLevelsBySide(hero),
    hasPaidActions: hero.abilities.some(({ passive }) => passive?.actions !== undefined),
  });
  indexTriggersOfHero(hero);
  indexModifiersOfHero(hero);
  return () => {
    heroes.delete(hero.id);
    const gone = brought.map(({ id }) => id);
    for (const id of gone) tokens.delete(id);
    unindexTriggers(hero, gone);
    unindexModifiers(hero, gone);
  };
}

function entryOf(heroId: HeroId): HeroEntry {
  const entry = heroes.get(heroId);
  if (!entry) throw new ContentError(`hero ${heroId} is not known`);
  return entry;
}

export function isHero(heroId: HeroId): boolean {
  return heroes.has(heroId);
}

/** All heroes that can be played, in the order of their registration. */
export function listHeroes(): readonly HeroDefinition[] {
  return [...heroes.values()].map((entry) => entry.hero);
}

export function heroById(heroId: HeroId): HeroDefinition {
  return entryOf(heroId).hero;
}

/** The ids of a hero's whole deck, unshuffled. */
export function deckOf(heroId: HeroId): readonly string[] {
  return entryOf(heroId).deck;
}

/** The definitions of a hero's whole deck, in the order of `deckOf`; always the same list. */
export function cardsOf(heroId: HeroId): readonly CardDefinition[] {
  return entryOf(heroId).allCards;
}

function firstLevelsBySide({ abilities, sides = [] }: HeroDefinition): HeroEntry['firstLevels'] {
  const on = (side: string | undefined) =>
    abilities.filter((level) => level.level === 1 && (level.side === undefined || level.side === side));
  return new Map<string | null, readonly AbilityLevel[]>([
    [null, on(sides[0]?.id)],
    ...sides.map(({ id }) => [id, on(id)] as const),
  ]);
}

/**
 * A hero's abilities at level I, in the board's order.
 * @param side of a board that can be turned over; the one that lies up at the start when left out
 */
export function firstLevelsOf(heroId: HeroId, side: string | null = null): readonly AbilityLevel[] {
  const levels = entryOf(heroId).firstLevels.get(side);
  if (!levels) throw new ContentError(`the board of ${heroId} has no side ${side}`);
  return levels;
}

/** Whether any ability of a hero sells something, at whatever level: most heroes need no look at their board. */
export function hasPaidActions(heroId: HeroId): boolean {
  return entryOf(heroId).hasPaidActions;
}

export function cardOf(heroId: HeroId, cardId: CardId): CardDefinition {
  const card = entryOf(heroId).cards.get(cardId);
  if (!card) throw new ContentError(`card ${cardId} is not in the deck of ${heroId}`);
  return card;
}

/** Abilities that no hero brings: any hero may come to have them beside the board. */
const sharedAbilities = new Map<string, AbilityLevel>();

/** @throws ContentError when there is one of that id */
export function registerSharedAbility(level: AbilityLevel): void {
  if (sharedAbilities.has(level.id)) throw new ContentError(`ability ${level.id} is registered already`);
  sharedAbilities.set(level.id, level);
}

/** Takes an ability out again that no hero brings. */
export function withdrawSharedAbility(id: AbilityId): void {
  sharedAbilities.delete(id);
}

/** An ability that no hero brings, or undefined. */
export function sharedAbility(abilityId: AbilityId): AbilityLevel | undefined {
  return sharedAbilities.get(abilityId);
}

/** A level of an ability on a hero's own board, or undefined: what else acts for a hero has no place there. */
export function ownAbility(heroId: HeroId, abilityId: AbilityId): AbilityLevel | undefined {
  return entryOf(heroId).abilities.get(abilityId);
}

export function abilityOf(heroId: HeroId, abilityId: AbilityId): AbilityLevel {
  const level = ownAbility(heroId, abilityId) ?? sharedAbilities.get(abilityId);
  if (!level) throw new ContentError(`ability ${abilityId} is not on the board of ${heroId}`);
  return level;
}

export function tokenById(tokenId: TokenId): TokenDefinition {
  const token = tokens.get(tokenId);
  if (!token) throw new ContentError(`token ${tokenId} is not known`);
  return token;
}

export function isToken(tokenId: TokenId): boolean {
  return tokens.has(tokenId);
}

export function listTokens(): readonly TokenDefinition[] {
  return [...tokens.values()];
}
