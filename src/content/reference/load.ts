/**
 * The references of heroes. Those of playable heroes are made from their definitions, so nothing is written twice. The
 * files of this folder contain the others.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heroById, isBoard, isToken, listHeroes, tokenById } from '../../engine/definitions.ts';
import type { HeroDefinition } from '../../engine/vocabulary/hero.ts';
import { SHARED_CARDS } from '../cards/shared.ts';
import '../index.ts';
import { packOf } from '../packs/loaded-packs.ts';
import { cardReference, heroReference, tokenReference } from './from-definition.ts';
import {
  type CardReference,
  type HeroReference,
  heroReferenceSchema,
  originsSchema,
  playStylesSchema,
} from './schema.ts';

interface KnownReferences {
  /** The playable heroes at that time. */
  readonly playable: readonly HeroDefinition[];
  readonly heroes: readonly HeroReference[];
}

let known: KnownReferences | undefined;
let files: readonly HeroReference[] | undefined;
let playStyles: ReturnType<typeof playStylesSchema.parse> | undefined;
let origins: ReturnType<typeof originsSchema.parse> | undefined;
let commonCards: readonly CardReference[] | undefined;

/**
 * The references of all heroes, sorted by name; cached until heroes are registered or removed.
 * @throws Error naming the file and the place in it when one does not fit the schema
 */
export function loadHeroReferences(): readonly HeroReference[] {
  const playable = listHeroes();
  if (known === undefined || !isSame(known.playable, playable))
    known = { playable, heroes: referencesOf(playable) };
  return known.heroes;
}

/** The reference of a hero, or of the board of a boss or a minion; undefined for an unknown id. */
export function boardReference(id: string): HeroReference | undefined {
  const hero = loadHeroReferences().find((one) => one.id === id);
  if (hero || !isBoard(id)) return hero;
  return heroReference(heroById(id), undefined, undefined);
}

function isSame(one: readonly HeroDefinition[], other: readonly HeroDefinition[]): boolean {
  return one.length === other.length && one.every((hero, at) => hero === other[at]);
}

function referencesOf(playable: readonly HeroDefinition[]): readonly HeroReference[] {
  const ids = new Set(playable.map(({ id }) => id));
  origins ??= readJson('origins.json', originsSchema.parse);
  const known = origins;
  playStyles ??= readJson('play-styles.json', playStylesSchema.parse);
  const styles = playStyles;
  return [
    ...playable.map((hero) => heroReference(hero, known[hero.id], packOf(hero.id)?.file)),
    ...unplayable(ids),
  ]
    .map((hero) => withStyle(hero, hero.pack === undefined ? styles[hero.id] : undefined))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function withStyle(hero: HeroReference, playStyle: string | undefined): HeroReference {
  return playStyle === undefined ? hero : { ...hero, playStyle };
}

/** Tokens that playable heroes have too are replaced by their definitions. */
function unplayable(playable: ReadonlySet<string>): HeroReference[] {
  return loadFiles().flatMap((hero) => {
    if (playable.has(hero.id)) return [];
    const tokens = hero.tokens.map((token) =>
      isToken(token.id) ? tokenReference(tokenById(token.id), token.sources) : token,
    );
    return [{ ...hero, tokens }];
  });
}

/** The heroes from files. */
export function loadFiles(): readonly HeroReference[] {
  files ??= readdirSync(join(import.meta.dirname, 'heroes'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name: file }) => readJson(join('heroes', file), heroReferenceSchema.parse));
  return files;
}

/** The cards that are in every hero's deck. */
export function loadCommonCards(): readonly CardReference[] {
  commonCards ??= SHARED_CARDS.map((card) => cardReference(card, ['card scans']));
  return commonCards;
}

function readJson<T>(file: string, parse: (data: unknown) => T): T {
  try {
    return parse(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')));
  } catch (error) {
    throw new Error(`src/content/reference/${file} is not right: ${String(error)}`, { cause: error });
  }
}
