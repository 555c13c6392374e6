import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { canSay } from '../../../../src/content/packs/text/can-say.ts';
import { readHero } from '../../../../src/content/packs/text/read.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/packs.md'), 'utf8');

/** The hero of the walk: the blocks that are lines of one file. */
const HERO = [...PAGE.matchAll(/^```\n([\s\S]*?)^```$/gm)]
  .map(([, block = '']) => block)
  .filter((block) => /^(?:hero|ability|main card|token) |^ {2}3 pow:/.test(block))
  .join('');

describe('the hero in docs/packs.md', () => {
  it('is read without a question', () => {
    expect(readHero(HERO)).toMatchObject({ messages: [], blanks: 0 });
  });

  it('is one of which every part is shown', () => {
    expect(readHero(HERO).data).toMatchObject({
      hero: {
        id: 'northwoman',
        abilities: expect.arrayContaining([expect.objectContaining({ id: 'axe-ii', level: 2 })]),
        tokens: [expect.objectContaining({ id: 'frostbite' }), expect.objectContaining({ id: 'furs' })],
      },
    });
  });
});

describe('the table of printed sentences in docs/packs.md', () => {
  const typed = [...PAGE.matchAll(/^\| [^|]+ \| (`.*`.*) \|$/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replace('...', 'draw 1 card')),
  );

  it('has some', () => expect(typed.length).toBeGreaterThan(10));

  it.each(typed)('%s', (sentence) => {
    expect(canSay(sentence, [{ id: 'glow', name: 'Glow' }], ['sword', 'life'])).toBe(true);
  });
});
