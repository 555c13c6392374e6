import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { addText, unloadPacks } from '../../../../src/content/packs/add-pack.ts';
import { newText } from '../../../../src/content/packs/start-text.ts';
import { phrasebook } from '../../../../src/content/packs/text/phrasebook.ts';
import { readHero } from '../../../../src/content/packs/text/read.ts';

const DOCS = join(import.meta.dirname, '../../../../docs');

afterEach(unloadPacks);

/** What is read of the lines of one ability, and the messages. */
function linesOf(...lines: string[]) {
  const text = [
    'hero X',
    'dice 1-3 pole, 4-5 wick, 6 flame',
    'ability Y',
    ...lines.map((line) => `  ${line}`),
  ];
  const { data, messages } = readHero(text.join('\n'));
  const read: { hero: { abilities: { variants: unknown[] }[] } } = JSON.parse(JSON.stringify(data));
  return { lines: read.hero.abilities[0]?.variants ?? [], says: messages.map(({ says }) => says) };
}

/** What both lines are read as. */
function same(typed: string, written: string): void {
  const one = linesOf(typed);
  expect(one.says).toEqual([]);
  expect(one.lines).toEqual(linesOf(written).lines);
}

describe('sentences as people type them', () => {
  it.each([
    ['3 pole: gain 1 CP, deal 4 damage', '3 pole: gain 1 CP; deal 4 dmg'],
    ['3 pole: deal 4 damage and inflict 1 Stun.', '3 pole: deal 4 dmg; inflict 1 Stun'],
    [
      '3 pole: inflict Stun and Concussion, then deal 2 dmg',
      '3 pole: inflict 1 Stun; inflict 1 Concussion; then; deal 2 dmg',
    ],
    ['3 pole: deal 1 dmg per 2 pole', '3 pole: deal 1 dmg per every 2 pole'],
    ['3 pole: deal 2 dmg for each flame', '3 pole: deal 2 dmg per flame'],
    ['3 pole: change 1 of your dice to a 6', '3 pole: alter 1 of your dice to 6'],
    [
      '3 pole: choose an opponent; inflict 1 Stun on the chosen',
      '3 pole: choose one of opponents; inflict 1 Stun on the chosen',
    ],
    ['3 pole: remove a status effect from you', '3 pole: remove 1 status effects from you'],
  ])('%s', same);

  it('branches on one line stand beside each other, with an otherwise for the last', () => {
    const { lines, says } = linesOf(
      '3 pole: roll 1 die; on pole: heal 1; on wick: heal 2; draw 1 card; otherwise: gain 1 CP',
    );
    expect(says).toEqual([]);
    const branch = (symbol: string, effects: unknown[], otherwise: unknown[]) =>
      expect.objectContaining({
        do: 'if',
        when: expect.objectContaining({ need: { [symbol]: 1 } }),
        effects,
        otherwise,
      });
    const [heal, cp] = [1, 2].map((amount) => ({ do: 'heal', amount, who: 'owner' }));
    expect(lines).toMatchObject([
      {
        effects: [
          { do: 'roll' },
          branch('pole', [heal], []),
          branch(
            'wick',
            [cp, { do: 'draw', count: 1, who: 'owner' }],
            [{ do: 'cp', amount: 1, who: 'owner' }],
          ),
        ],
      },
    ]);
  });

  it('a branch of another kind on the same line is asked back, as it could belong to either', () => {
    const { says } = linesOf('3 pole: on wick: heal 1; if the total rolled is at least 4: heal 2');
    expect(says).toEqual(['Put "if ..." on a line of its own: beside this line, or indented below it.']);
  });

  it('a comma before anything else is named, not passed over', () => {
    expect(linesOf('3 pole: deal 4 dmg, unchangable').says).toEqual([
      expect.stringContaining('did you mean "unchangeable"?'),
    ]);
  });

  it('tiers are read best first from either order; others keep their places', () => {
    const { lines } = linesOf(
      '3 pole: deal 4 dmg',
      'small straight: deal 1 dmg',
      '4 pole: deal 5 dmg',
      'pole wick "Side": deal 2 dmg',
      '5 pole: deal 6 dmg',
      'large straight: deal 7 dmg',
    );
    const asked = lines.map(
      (line) => JSON.stringify(Reflect.get(Object(line), 'requires')).match(/\d|small|large|"wick"/)?.[0],
    );
    expect(asked).toEqual(['5', '4', '3', 'large', 'small', '1']);
  });
});

describe('what the docs bring', () => {
  it('the list of sentences is that of the grammar', () => {
    expect(readFileSync(join(DOCS, 'sentences.md'), 'utf8')).toBe(phrasebook());
  });

  it('the Lamplighter is a whole hero without a question', () => {
    const { pack, messages } = addText(
      'lamplighter.hero.txt',
      readFileSync(join(DOCS, 'examples/lamplighter.hero.txt'), 'utf8'),
    );
    expect(messages).toEqual([]);
    expect(pack?.hero.cards).toHaveLength(15);
    expect(pack?.hero.abilities[0]?.variants.map(({ requires }) => requires)).toEqual(
      [5, 4, 3].map((pole) => ({ kind: 'symbols', need: { pole } })),
    );
  });

  it('a new file of an unknown hero has blanks for 15 cards', () => {
    const text = newText('Somebody');
    expect(text.match(/^[^#\n]*\bcost \?/gm)).toHaveLength(15);
  });
});
