/** Reads the heroes' reference texts of this folder, once, when they are first asked for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CardReference, commonCardsSchema, type HeroReference, heroReferenceSchema } from './schema.ts';

let ofFolder: readonly HeroReference[] | undefined;
let ofPacks: readonly HeroReference[] = [];
let heroes: readonly HeroReference[] | undefined;
let commonCards: readonly CardReference[] | undefined;

/**
 * The reference texts of every hero, by name; the same list until heroes are added.
 * @throws Error naming the file and the place in it when one does not fit the schema
 */
export function loadHeroReferences(): readonly HeroReference[] {
  if (heroes === undefined) {
    const added = new Set(ofPacks.map(({ id }) => id));
    heroes = [...loadFolder().filter(({ id }) => !added.has(id)), ...ofPacks].sort((a, b) =>
      a.name.localeCompare(b.name, 'en'),
    );
  }
  return heroes;
}

/** The texts of heroes that come with packs, instead of those that were there before; they say what is played here. */
export function setPackReferences(references: readonly HeroReference[]): void {
  ofPacks = references;
  heroes = undefined;
}

function loadFolder(): readonly HeroReference[] {
  ofFolder ??= readdirSync(join(import.meta.dirname, 'heroes'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name: file }) => readJson(join('heroes', file), heroReferenceSchema.parse));
  return ofFolder;
}

/**
 * The cards that are in every hero's deck.
 * @throws Error naming the place when one does not fit the schema
 */
export function loadCommonCards(): readonly CardReference[] {
  commonCards ??= readJson('common-cards.json', commonCardsSchema.parse).cards;
  return commonCards;
}

function readJson<T>(file: string, parse: (data: unknown) => T): T {
  try {
    return parse(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')));
  } catch (error) {
    throw new Error(`src/content/reference/${file} is not right: ${String(error)}`, { cause: error });
  }
}
