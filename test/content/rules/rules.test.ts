import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadRules, readRules } from '../../../src/content/rules/load.ts';
import {
  FIGURE_LOST,
  type RuleEntry,
  ruleFileSchema,
  ruleProblems,
} from '../../../src/content/rules/schema.ts';
import { loadSynonyms } from '../../../src/content/rules/synonyms.ts';
import { HOUSE_RULE_IDS } from '../../../src/engine/hosting.ts';

const GOOD = {
  id: 'burn',
  title: 'Burn',
  aliases: ['burning'],
  modes: 'all',
  summary: 'The holder takes 2 damage.',
  sources: ['003: Status effects'],
};

function entry(changes: Partial<RuleEntry>): RuleEntry {
  const [parsed] = ruleFileSchema.parse({ entries: [GOOD] }).entries;
  if (parsed === undefined) throw new Error('the example is no entry');
  return { ...parsed, subject: 'status-tokens', ...changes };
}

describe('the rule texts', () => {
  it('hold every subject in full', () => {
    const counts: Record<string, number> = {};
    for (const { subject } of loadRules().entries) counts[subject] = (counts[subject] ?? 0) + 1;
    expect(counts).toEqual({
      adventures: 56,
      basics: 37,
      cards: 33,
      damage: 31,
      faq: 61,
      glossary: 13,
      heroes: 35,
      missions: 62,
      modes: 17,
      phases: 16,
      rolling: 24,
      'status-tokens': 142,
      timing: 10,
      ultimates: 7,
    });
  });

  it('mark the figures that are lost, and no others', () => {
    const lost = loadRules()
      .entries.filter((rule) => rule.lost !== undefined)
      .map(({ id }) => id);
    expect(lost.sort()).toEqual([
      'a-salve',
      'achievements-huntress',
      'egg-nog',
      'hero-deadpool',
      'lightning',
      'm-increase-difficulty',
      'onomatopoeia',
      'parasite',
      'shoot-card',
    ]);
  });

  it('give an answer of at most what one embed field shows', () => {
    for (const { id, summary, details } of loadRules().entries) {
      expect(summary.length, id).toBeLessThanOrEqual(600);
      expect(details.join('\n').length, id).toBeLessThanOrEqual(1024);
    }
  });

  it('tell both readings of each contested point, once', () => {
    const told = loadRules().entries.flatMap(({ contested }) => contested?.houseRule ?? []);
    expect(told.sort()).toEqual([...HOUSE_RULE_IDS].sort());
  });

  it('say where a rule differs by mode', () => {
    const { byId } = loadRules();
    expect(byId.get('faq-koth-after-target')?.modes).toEqual(['koth']);
    expect(byId.get('m-momentum')?.modes).toEqual(['missions']);
    expect(byId.get('knockdown')?.modes).toEqual(['duel', 'koth', 'team', 'missions', 'adventures']);
  });
});

describe('the schema', () => {
  it('refuses a lost figure that is not declared, and a declared one that is not lost', () => {
    const undeclared = { ...GOOD, summary: `Takes ${FIGURE_LOST} damage.` };
    expect(ruleFileSchema.safeParse({ entries: [undeclared] }).success).toBe(false);
    expect(ruleFileSchema.safeParse({ entries: [{ ...GOOD, lost: 'the damage' }] }).success).toBe(false);
    expect(ruleFileSchema.safeParse({ entries: [{ ...undeclared, lost: 'the damage' }] }).success).toBe(true);
  });

  it.each([
    ['an id with capitals', { id: 'Burn' }],
    ['no aliases', { aliases: [] }],
    ['an unknown mode', { modes: ['solo'] }],
    ['no source', { sources: [] }],
    ['a source without a page', { sources: ['003'] }],
    ['a misspelt field', { sumary: 'x' }],
  ])('refuses %s', (_, change) => {
    expect(ruleFileSchema.safeParse({ entries: [{ ...GOOD, ...change }] }).success).toBe(false);
  });

  it('names every fault between entries', () => {
    const faults = ruleProblems(
      [
        entry({ see: ['burn', 'nowhere'] }),
        entry({ subject: 'cards' }),
        entry({ id: 'poison', sources: ['009: Tokens'] }),
      ],
      new Set(['003']),
    );
    expect(faults).toEqual([
      'burn: in status-tokens and again in cards',
      'burn: links to itself',
      'burn: links to "nowhere", which does not exist',
      'poison: "009" is neither a known book nor a hero',
    ]);
  });
});

describe('a broken file', () => {
  const books = join(import.meta.dirname, '../../../src/content/rules/books.json');

  it.each([
    ['that is no JSON', '{ "entries": [', /broken\.json/],
    [
      'with a misspelt field',
      JSON.stringify({ entries: [{ ...GOOD, sumary: 'x' }] }),
      /broken\.json.*sumary/s,
    ],
    [
      'with a link to nowhere',
      JSON.stringify({ entries: [{ ...GOOD, see: ['nowhere'] }] }),
      /burn: links to "nowhere"/,
    ],
  ])('%s is refused with its place', (_, text, message) => {
    const folder = mkdtempSync(join(tmpdir(), 'rules-'));
    try {
      cpSync(books, join(folder, 'books.json'));
      writeFileSync(join(folder, 'broken.json'), text);
      expect(() => readRules(folder)).toThrow(message);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the synonyms', () => {
  it('are known, and no stop word stands for anything', () => {
    const { groups, stopWords } = loadSynonyms();
    const grouped = new Set(groups.flat());
    expect(grouped.has('hp')).toBe(true);
    expect(stopWords.filter((word) => grouped.has(word))).toEqual([]);
  });
});
