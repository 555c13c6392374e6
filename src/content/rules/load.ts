/** Reads the rule texts of this folder at the first use. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadHeroReferences } from '../reference/load.ts';
import { type Book, booksSchema, type RuleEntry, ruleFileSchema, ruleProblems } from './schema.ts';

/** Files of this folder that are not rule texts. */
const OTHER_FILES = new Set(['books.json', 'synonyms.json']);

export interface RuleTexts {
  readonly entries: readonly RuleEntry[];
  readonly byId: ReadonlyMap<string, RuleEntry>;
  readonly books: ReadonlyMap<string, Book>;
}

let loaded: RuleTexts | undefined;

/**
 * All rule texts, in the order of the files and their entries.
 * @throws Error naming the file and the place in it when a text does not fit the schema, or the entry
 *   when an id, link or source is invalid
 */
export function loadRules(): RuleTexts {
  loaded ??= readRules(import.meta.dirname);
  return loaded;
}

/** Like {@link loadRules}, one file at each step of the iterator. */
export function* loadingRules(): Generator<void, RuleTexts> {
  loaded ??= yield* readingRules(import.meta.dirname);
  return loaded;
}

/** Like {@link loadRules}, from any folder with the same layout, without caching. */
export function readRules(folder: string): RuleTexts {
  const reading = readingRules(folder);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

function* readingRules(folder: string): Generator<void, RuleTexts> {
  const books = new Map(Object.entries(readJson(folder, 'books.json', booksSchema.parse).books));
  const entries: RuleEntry[] = [];
  // Plain files only: a link could point anywhere.
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map(({ name }) => name).sort()) {
    if (!file.endsWith('.json') || OTHER_FILES.has(file)) continue;
    const subject = file.slice(0, -'.json'.length);
    for (const entry of readJson(folder, file, ruleFileSchema.parse).entries) {
      entries.push({ ...entry, subject });
    }
    yield;
  }
  const heroIds = loadHeroReferences().map((hero) => hero.id);
  const faults = ruleProblems(entries, new Set([...books.keys(), ...heroIds, 'common']));
  if (faults.length > 0) throw new Error(`The rule texts do not hold together:\n${faults.join('\n')}`);
  return { entries, byId: new Map(entries.map((entry) => [entry.id, entry])), books };
}

function readJson<T>(folder: string, file: string, parse: (data: unknown) => T): T {
  try {
    return parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  } catch (error) {
    throw new Error(`The rule texts in ${join(folder, file)} are not right: ${String(error)}`, {
      cause: error,
    });
  }
}
