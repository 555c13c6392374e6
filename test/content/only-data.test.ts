import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { heroReferenceSchema } from '../../src/content/reference/schema.ts';
import { readRules } from '../../src/content/rules/load.ts';
import { cardAnswer, heroAnswer, ruleAnswer, tokenAnswer } from '../../src/lookup/index.ts';

const RULES = join(import.meta.dirname, '../../src/content/rules');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throneroom-rules-'));
  cpSync(RULES, folder, { recursive: true, filter: (path) => !path.endsWith('.ts') });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  '../../package.json',
  '..',
];

describe('data files', () => {
  it('are read as they are, from their folder', () => {
    expect(readRules(folder).entries).toEqual(readRules(RULES).entries);
    writeFileSync(join(folder, 'evil.js'), 'throw new Error("it ran");');
    writeFileSync(join(folder, 'evil.json.ts'), 'throw new Error("it ran");');
    expect(readRules(folder).entries).toHaveLength(readRules(RULES).entries.length);
  });

  it.each([
    ['not JSON', '{"entries": [}'],
    ['a program', 'module.exports = require("fs")'],
    ['of another shape', '{"entries": [{"id": 7}]}'],
    ['without entries', '[]'],
    ['a prototype', '{"__proto__": {"entries": []}}'],
  ])('that are %s are refused by name', (_, text) => {
    writeFileSync(join(folder, 'glossary.json'), text);
    expect(() => readRules(folder)).toThrow(/glossary\.json are not right|glossary\.json/);
  });

  it('that lead out of the folder by ids or links are refused', () => {
    const text = readFileSync(join(folder, 'glossary.json'), 'utf8');
    const [id = ''] = /(?<="id": ")[^"]+/.exec(text) ?? [];
    for (const name of NAMES) {
      writeFileSync(join(folder, 'glossary.json'), text.replace(`"${id}"`, JSON.stringify(name)));
      expect(() => readRules(folder), name).toThrow();
    }
  });

  it('keep no polluted prototypes', () => {
    const polluted: unknown = JSON.parse(
      '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
    );
    expect(heroReferenceSchema.safeParse(polluted).success).toBe(false);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('are found by their own ids only', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: 'binary' })), (name) => {
        for (const find of [ruleAnswer, heroAnswer, tokenAnswer, cardAnswer]) {
          expect(find(name)).toBeUndefined();
          expect(find(`${name}/${name}`)).toBeUndefined();
        }
      }),
      { numRuns: 25 },
    );
  });

  it('are not followed to where a link leads', () => {
    symlinkSync('/etc/passwd', join(folder, 'passwd.json'));
    expect(readRules(folder).entries).toHaveLength(readRules(RULES).entries.length);
  });
});
