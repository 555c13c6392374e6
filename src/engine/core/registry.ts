/**
 * Registry of content: heroes, cards and tokens. `content/` and packs fill it at start-up. A state refers to content by
 * id and contains none of it, except for effects that have begun.
 */
import type { AbilityId, CardId, HeroId, TokenId } from '../model/ids.ts';
import type { CardDefinition } from '../vocabulary/card.ts';
import type { AbilityLevel, HeroDefinition } from '../vocabulary/hero.ts';
import type { TokenDefinition } from '../vocabulary/token.ts';
import { ContentError } from './content-error.ts';
import {
  levelOfMythic,
  registerSharedAbility,
  sharedAbility,
  unregisterSharedAbility,
} from './shared-abilities.ts';
import { indexModifiersOfHero, indexModifiersOfToken, unindexModifiers } from './standing/registered.ts';
import { indexTriggersOfHero, indexTriggersOfToken, unindexTriggers } from './triggers/listening.ts';

interface HeroEntry {
  readonly hero: HeroDefinition;
  readonly deck: readonly CardId[];
  /** Cards of which the deck holds several. */
  readonly copies: Readonly<Record<CardId, number>>;
  readonly cards: ReadonlyMap<string, CardDefinition>;
  readonly allCards: readonly CardDefinition[];
  readonly abilities: ReadonlyMap<string, AbilityLevel>;
  /** The abilities of the board without upgrades, by side; the key `null` is the initial side. */
  readonly firstLevels: ReadonlyMap<string | null, readonly AbilityLevel[]>;
  readonly hasPaidActions: boolean;
  /** A board that is no hero's: that of a minion, which only the program plays, or of a boss. */
  readonly isProgram: boolean;
}

const sharedCards: CardDefinition[] = [];
const heroes = new Map<string, HeroEntry>();
const tokens = new Map<string, TokenDefinition>();

/** All boards by kind, until one is added or removed: look-ups ask for them several times a question. */
let listed: {
  readonly heroes: readonly HeroDefinition[];
  readonly programs: readonly HeroDefinition[];
} | null = null;

/** Adds the cards that are in every deck. Call it once, before heroes are registered. */
export function registerSharedCards(cards: readonly CardDefinition[]): void {
  if (sharedCards.length > 0) throw new ContentError('the shared cards are registered already');
  sharedCards.push(...cards);
}

/**
 * Adds a token. Several heroes may bring the same definition.
 * @throws ContentError if a different token of that id is registered
 */
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
 * @returns a function that removes the tokens that are new, and the triggers of the Mission
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
 * @returns a function that removes the hero and the tokens that are new
 * @throws ContentError if the hero is registered, two cards have one id, or a token differs from a registered one
 */
export function registerHero(hero: HeroDefinition): () => void {
  return registerBoard(hero, sharedCards, false);
}

/**
 * Adds the board of a minion or boss. Its deck has no cards but its own.
 * @param copies card -> how often it is in the deck, where that is not once
 * @returns a function that removes the board and the tokens that are new
 * @throws ContentError as `registerHero`
 */
export function registerProgramBoard(
  board: HeroDefinition,
  copies: Readonly<Record<CardId, number>> = {},
): () => void {
  return registerBoard(board, [], true, copies);
}

function registerBoard(
  hero: HeroDefinition,
  shared: readonly CardDefinition[],
  isProgram: boolean,
  copies: Readonly<Record<CardId, number>> = {},
): () => void {
  if (heroes.has(hero.id)) throw new ContentError(`hero ${hero.id} is registered already`);
  const all = [...shared, ...hero.cards];
  const cards = new Map(all.map((card) => [card.id, card]));
  if (cards.size !== all.length) throw new ContentError(`hero ${hero.id} has two cards with one id`);
  const brought = hero.tokens.filter(({ id }) => !tokens.has(id));
  for (const token of hero.tokens) registerToken(token);
  listed = null;
  heroes.set(hero.id, {
    hero,
    deck: all.flatMap(({ id }) => Array.from({ length: copies[id] ?? 1 }, () => id)),
    copies,
    cards,
    allCards: all,
    abilities: new Map(hero.abilities.map((level) => [level.id, level])),
    firstLevels: firstLevelsBySide(hero),
    hasPaidActions: hero.abilities.some(({ passive }) => passive?.actions !== undefined),
    isProgram,
  });
  if (hero.mythic) registerSharedAbility(levelOfMythic(hero.mythic));
  indexTriggersOfHero(hero);
  indexModifiersOfHero(hero);
  return () => {
    listed = null;
    heroes.delete(hero.id);
    if (hero.mythic) unregisterSharedAbility(hero.mythic.id);
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

/** Whether a hero of that id is registered. Boards of minions and bosses are no heroes. */
export function isHero(heroId: HeroId): boolean {
  return heroes.get(heroId)?.isProgram === false;
}

/** Whether a board of that id is registered: of a hero, a minion or a boss. */
export function isBoard(heroId: HeroId): boolean {
  return heroes.has(heroId);
}

/** All registered heroes, in the order of their registration. */
export function listHeroes(): readonly HeroDefinition[] {
  return boards().heroes;
}

/** The boards that are no hero's: minions and bosses of Adventures, in the order of their registration. */
export function listProgramBoards(): readonly HeroDefinition[] {
  return boards().programs;
}

function boards() {
  if (listed) return listed;
  const all = [...heroes.values()];
  listed = {
    heroes: all.filter(({ isProgram }) => !isProgram).map(({ hero }) => hero),
    programs: all.filter(({ isProgram }) => isProgram).map(({ hero }) => hero),
  };
  return listed;
}

/** A hero; throws ContentError for an unknown id. */
export function heroById(heroId: HeroId): HeroDefinition {
  return entryOf(heroId).hero;
}

/** The ids of all cards in a hero's or boss's deck, unshuffled; several copies of a card are several ids. */
export function deckOf(heroId: HeroId): readonly string[] {
  return entryOf(heroId).deck;
}

/** How often a card is in the deck of a hero or a boss; 1 for one that comes from elsewhere, such as loot. */
export function copiesOf(heroId: HeroId, card: CardId): number {
  return entryOf(heroId).copies[card] ?? 1;
}

/** The definitions of all different cards in a hero's deck, in the order of `deckOf`. Each call returns the same list object. */
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
 * @param side a side of the board; the initial one if left out
 * @throws ContentError if the board has no such side
 */
export function firstLevelsOf(heroId: HeroId, side: string | null = null): readonly AbilityLevel[] {
  const levels = entryOf(heroId).firstLevels.get(side);
  if (!levels) throw new ContentError(`the board of ${heroId} has no side ${side}`);
  return levels;
}

/** Whether any ability of a hero has paid actions, at any level; a fast path, because most heroes have none. */
export function hasPaidActions(heroId: HeroId): boolean {
  return entryOf(heroId).hasPaidActions;
}

/** A card of a hero's deck, or one that any hero may get; throws ContentError if there is no such card. */
export function cardOf(heroId: HeroId, cardId: CardId): CardDefinition {
  const card = entryOf(heroId).cards.get(cardId) ?? looseCards.get(cardId);
  if (!card) throw new ContentError(`card ${cardId} is not in the deck of ${heroId}`);
  return card;
}

/** Cards that belong to no hero; any hero may get them in a campaign. */
const looseCards = new Map<string, CardDefinition>();

/**
 * Adds a card that belongs to no hero.
 * @returns a function that removes it
 * @throws ContentError if the id is taken
 */
export function registerLooseCard(card: CardDefinition): () => void {
  if (looseCards.has(card.id)) throw new ContentError(`card ${card.id} is registered already`);
  looseCards.set(card.id, card);
  return () => void looseCards.delete(card.id);
}

/** A card that belongs to no hero, or undefined. */
export function looseCard(cardId: CardId): CardDefinition | undefined {
  return looseCards.get(cardId);
}

/** A level of an ability on a hero's board, or undefined; shared abilities are not found. */
export function ownAbility(heroId: HeroId, abilityId: AbilityId): AbilityLevel | undefined {
  return entryOf(heroId).abilities.get(abilityId);
}

/** An ability level of a hero's board, or a shared ability; throws ContentError if there is none. */
export function abilityOf(heroId: HeroId, abilityId: AbilityId): AbilityLevel {
  const level = ownAbility(heroId, abilityId) ?? sharedAbility(abilityId);
  if (!level) throw new ContentError(`ability ${abilityId} is not on the board of ${heroId}`);
  return level;
}

/** A token; throws ContentError for an unknown id. */
export function tokenById(tokenId: TokenId): TokenDefinition {
  const token = tokens.get(tokenId);
  if (!token) throw new ContentError(`token ${tokenId} is not known`);
  return token;
}

/** Whether a token of that id is registered. */
export function isToken(tokenId: TokenId): boolean {
  return tokens.has(tokenId);
}

/** All registered tokens. */
export function listTokens(): readonly TokenDefinition[] {
  return [...tokens.values()];
}
