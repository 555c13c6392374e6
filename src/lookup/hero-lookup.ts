/** Looks up heroes: their board, cards and tokens, and what is missing or unconfirmed. */
import { loadHeroReferences } from '../content/reference/load.ts';
import type { AbilityReference, HeroReference } from '../content/reference/schema.ts';
import { loadRules } from '../content/rules/load.ts';
import type { Words } from '../words/index.ts';
import { nameSearch } from './name-search.ts';
import { letterPairs, similarity } from './nearest.ts';
import { lettersAndDigits, plain } from './normalise.ts';
import { cachedFromReferences } from './reference-cache.ts';

/** The pages of a hero's answer. */
export const HERO_TABS = [
  'overview',
  'board',
  'upgrades',
  'cards',
  'tokens',
  'clarifications',
  'odds',
  'sources',
] as const;
export type HeroTab = (typeof HERO_TABS)[number];

/** A part of a hero that is unknown. */
export type MissingPart = keyof Words['lookup']['hero']['missing'];

/** Values of a die that show one symbol. */
export interface FaceLine {
  /** `1-3`, `6`. */
  readonly values: string;
  /** `fiery soul`; a capital letter if the name is unknown. */
  readonly symbol: string;
  readonly isNamed: boolean;
}

/** How much of a hero is known: abilities of the board, upgrades, cards that are no upgrades, tokens. */
export interface KnownParts {
  readonly abilities: number;
  readonly upgrades: number;
  readonly cards: number;
  readonly tokens: number;
}

export interface HeroAnswer {
  readonly hero: HeroReference;
  /** The dice key; empty when unknown. */
  readonly dice: readonly FaceLine[];
  /** The abilities printed on the board. */
  readonly board: readonly AbilityReference[];
  /** The abilities of upgrade cards, or of the other side of the board. */
  readonly upgrades: readonly AbilityReference[];
  readonly clarifications: readonly string[];
  /** Id of the rule with the clarifications about the hero. */
  readonly clarificationsRule: string | undefined;
  /** What is known of the board, the cards and the tokens. */
  readonly known: KnownParts;
  /** Unknown parts that a game with this hero would need; empty when complete. */
  readonly missing: readonly MissingPart[];
}

/** Returns the heroes that match a name, the beginning of a name, or a misspelt name, best first. */
export function findHeroes(query: string, limit = Number.POSITIVE_INFINITY): HeroReference[] {
  return heroNames().find(query, limit);
}

/** The minimum similarity of whole names (0 to 1), and of single words, where one typing error has more weight. */
const MIN_SIMILARITY = 0.6;
const MIN_WORD_SIMILARITY = 0.4;

/**
 * True when the query is this hero's name, false when it is only similar: `captain america` is not Captain Marvel.
 * Each word must begin a word of the name or be similar to one, or the whole must be part of the name or similar.
 */
export function matchesName({ name }: HeroReference, query: string): boolean {
  if (lettersAndDigits(name).includes(lettersAndDigits(query))) return true;
  if (similarity(letterPairs(query), letterPairs(name)) >= MIN_SIMILARITY) return true;
  const own = plain(name).split(' ');
  const isOwn = (word: string) =>
    own.some(
      (one) => one.startsWith(word) || similarity(letterPairs(one), letterPairs(word)) >= MIN_WORD_SIMILARITY,
    );
  return plain(query).split(' ').every(isOwn);
}

/** Returns the three heroes with the most similar names, for a query without a match. */
export function nearestHeroes(query: string): HeroReference[] {
  return heroNames().nearest(query, 3);
}

/** Returns the answer for a hero's id; undefined when there is no such hero. */
export function heroAnswer(id: string): HeroAnswer | undefined {
  const hero = loadHeroReferences().find((candidate) => candidate.id === id);
  if (hero === undefined) return undefined;
  const rule = loadRules().byId.get(`hero-${id}`);
  const firstSide = hero.sides === undefined ? undefined : Object.keys(hero.sides)[0];
  const printed = (ability: AbilityReference): boolean =>
    ability.level === 1 && (ability.side === undefined || ability.side === firstSide);
  const board = hero.abilities.filter(printed);
  const upgrades = hero.abilities.filter((ability) => !printed(ability));
  return {
    hero,
    dice: diceLines(hero),
    board,
    upgrades,
    known: {
      abilities: board.length,
      upgrades: upgrades.length,
      cards: hero.cards.filter(({ kind }) => kind !== 'upgrade').length,
      tokens: hero.tokens.length,
    },
    clarifications: rule?.details ?? [],
    clarificationsRule: rule?.id,
    missing: missingParts(hero),
  };
}

function diceLines(hero: HeroReference): FaceLine[] {
  if (hero.dice === null) return [];
  const lines: { symbol: string; first: string; last: string }[] = [];
  for (const [value, symbol] of Object.entries(hero.dice)) {
    const line = lines.at(-1);
    if (line?.symbol === symbol) line.last = value;
    else lines.push({ symbol, first: value, last: value });
  }
  return lines.map(({ symbol, first, last }) => ({
    values: first === last ? first : `${first}-${last}`,
    symbol: symbol.replaceAll('-', ' '),
    isNamed: !isUnnamed(symbol),
  }));
}

function isUnnamed(symbol: string): boolean {
  return /^[A-Z]$/.test(symbol);
}

/** The parts that are missing before this hero can be played. */
export function missingParts(hero: HeroReference): MissingPart[] {
  const has = (kind: AbilityReference['kind']): boolean =>
    hero.abilities.some((ability) => ability.kind === kind && isKnown(ability));
  const missing: MissingPart[] = [];
  if (hero.dice === null) missing.push('dice');
  else if (Object.values(hero.dice).some(isUnnamed)) missing.push('symbols');
  const offensive = new Set(
    hero.abilities.filter(({ kind }) => kind === 'offensive').map(({ slot }) => slot),
  );
  if (offensive.size < 5) missing.push(offensive.size === 0 ? 'offense' : 'someOffense');
  if (!has('defensive')) missing.push('defense');
  if (!has('ultimate')) missing.push('ultimate');
  if (hero.sides === undefined && !hero.cards.some(({ kind }) => kind === 'upgrade'))
    missing.push('upgrades');
  if (hero.cards.filter(({ kind }) => kind !== 'upgrade').length < 4) missing.push('cards');
  return missing;
}

function isKnown(ability: AbilityReference): boolean {
  return ability.tiers.every(({ requires, effects }) =>
    [requires, ...effects].every((text) => !text.includes('not established')),
  );
}

const heroNames = cachedFromReferences((heroes) =>
  nameSearch(heroes.map((hero) => ({ item: hero, names: [hero.name] }))),
);
