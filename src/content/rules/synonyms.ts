/** The synonyms of the search, read once from synonyms.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const word = z.string().regex(/^[a-z0-9]+$/, 'lower-case letters and digits');
const words = z.string().regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'lower-case words');

const synonymsSchema = z
  .strictObject({
    /** Stop words. */
    stopWords: z.array(word),
    /** Phrases -> their replacement. */
    phrases: z.record(words, words),
    /** Words with the same meaning; the first represents all. */
    groups: z.array(z.array(word).min(2)),
    /** A word of players -> related words of the rules. */
    related: z.record(word, z.array(word).min(1)),
  })
  .superRefine(({ groups }, context) => {
    const seen = new Set<string>();
    for (const name of groups.flat()) {
      if (seen.has(name)) context.addIssue({ code: 'custom', message: `"${name}" is in two groups` });
      seen.add(name);
    }
  });

export type Synonyms = z.infer<typeof synonymsSchema>;

let loaded: Synonyms | undefined;

/** @throws Error when synonyms.json does not fit its schema */
export function loadSynonyms(): Synonyms {
  loaded ??= synonymsSchema.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, 'synonyms.json'), 'utf8')),
  );
  return loaded;
}
