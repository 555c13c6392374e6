import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { loadRules } from '../../src/content/rules/load.ts';
import { searchRules } from '../../src/lookup/rule-search.ts';

const texts = z.array(z.string()).min(1);
const faq = read('newcomer-faq-queries.yaml', z.record(z.string(), texts));
const rules = read('newcomer-rule-queries.yaml', z.array(z.strictObject({ ids: texts, ask: texts })));

function read<T>(file: string, schema: z.ZodType<T>): T {
  return schema.parse(parse(readFileSync(join(import.meta.dirname, file), 'utf8')));
}

/** The questions that bring none of the entries among the first three. */
function missed(ids: readonly string[], questions: readonly string[]): string[] {
  return questions.filter(
    (question) => !searchRules(question, { limit: 3 }).hits.some(({ id }) => ids.includes(id)),
  );
}

// Both lists are exact: hits must stay hits, and a fixed miss must leave the list.
describe('questions of a chat', () => {
  it('are listed for each entry of the FAQ', () => {
    const entries = loadRules().entries.filter(({ subject }) => subject === 'faq');
    expect(Object.keys(faq).sort()).toEqual(entries.map(({ id }) => id).sort());
  });

  it('bring the entry of the FAQ, or the rule that it is about, among the first three', () => {
    const ruleOf = (id: string) => loadRules().byId.get(id)?.see.slice(0, 1) ?? [];
    expect(Object.entries(faq).flatMap(([id, asked]) => missed([id, ...ruleOf(id)], asked))).toEqual([
      'inflict poison on an enemy i didnt attack',
      'she spends evasive, can i buh bye it first',
      'buh bye on 2 evasives, both gone?',
    ]);
  });

  it('bring the rule among the first three', () => {
    expect(rules.flatMap(({ ids, ask }) => missed(ids, ask))).toEqual([]);
  });
});
