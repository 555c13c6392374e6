import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { addText, unloadPacks } from '../../../../src/content/packs/add-pack.ts';
import { newText } from '../../../../src/content/packs/start-text.ts';
import { phrasebook } from '../../../../src/content/packs/text/phrasebook.ts';
import { readHero } from '../../../../src/content/packs/text/read.ts';
import { linesOf, same } from './typed-lines.ts';

const DOCS = join(import.meta.dirname, '../../../../docs');

afterEach(unloadPacks);

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
    ['3 pole: gain a Synth. Deal 2 damage per Synth.', '3 pole: gain 1 Synth; deal 2 dmg per Synth on you'],
    ['3 pole: gain 2 Synths and draw a card', '3 pole: gain 2 Synth; draw 1 card'],
    ['3 pole: the opponent loses 1 CP, you gain 2 CP', '3 pole: the target loses 1 CP; gain 2 CP'],
    ['3 pole: the target takes 2 pure damage; draw 1', '3 pole: deal 2 pure dmg; draw 1 card'],
    ['3 pole: you heal 2; all opponents gain 1 Stun', '3 pole: heal 2; gain 1 Stun for all opponents'],
    ['3 pole: change one of your dice to any value', '3 pole: alter 1 of your dice to any value'],
    ['3 pole: on 4-of-a-kind shown: +2 damage', '3 pole: if the dice show 4 of a kind shown: add 2 dmg'],
    [
      '3 pole: roll 1 die; on 1-2: heal 1; on 5 or 6: heal 2',
      '3 pole: roll 1 die; if die with 1 or 2 is at least 1: heal 1; if die with 5 or 6 is at least 1: heal 2',
    ],
    ['3 poles: deal 4 dmg', '3 pole: deal 4 dmg'],
    ['2 poles, 1 wick and a flame: deal 4 dmg', 'pole pole wick flame: deal 4 dmg'],
    [
      '3 pole: gain Synth, 2 Protect & Evasive, deal 4 dmg',
      '3 pole: gain 1 Synth; gain 2 Protect; gain 1 Evasive; deal 4 dmg',
    ],
    ['3 pole: roll 1 die: on a pole, heal 1', '3 pole: roll 1 die; on 1 pole: heal 1'],
    [
      '3 pole: roll 1 die: on 1-3 add 1 damage, on 4-6 add 3 damage',
      '3 pole: roll 1 die; on 1-3: add 1 dmg; on 4-6: add 3 dmg',
    ],
    ['3 pole: a chosen opponent discards a card', '3 pole: choose an opponent; the chosen discards 1 card'],
    [
      '3 pole: remove a negative status effect from a chosen player. They heal 2',
      '3 pole: choose a player; remove 1 negative status effect from the chosen; heal 2 for the chosen',
    ],
    [
      '3 pole: roll 1 die; on pole: a chosen opponent loses 1 CP; on wick: heal 1',
      '3 pole: roll 1 die; on pole: choose an opponent; the chosen loses 1 CP; on wick: heal 1',
    ],
    [
      '3 pole: you may spend 2 Synth to deal 4 more damage. Draw 1 card',
      '3 pole: you may "Spend 2 Synth to deal 4 more damage?": spend 2 Synth; deal 4 dmg',
      'draw 1 card',
    ],
    ['3 pole: change any die to a 6', '3 pole: alter 1 of all dice to 6'],
    ['3 pole: lose 1 CP, take 2 damage', '3 pole: you lose 1 CP; deal 2 dmg to you'],
    ['3 pole: discard 2 random cards', '3 pole: you discard 2 random cards'],
    ['3 pole: give the opponent a Stun', '3 pole: gain 1 Stun for the target'],
  ])('%s', same);

  it('"if you do not" says what a refusal brings, also below a token, where the holder is asked', () => {
    const read = readHero(
      [
        'hero X',
        'dice 1-3 pole, 4-5 wick, 6 flame',
        'token Chill, negative, limit 1',
        '  at upkeep: the holder may lose 1 CP. If they do not, take 2 damage. Remove it.',
        '  cannot be transferred',
        '  until the turn ends',
      ].join('\n'),
    );
    expect(read.messages).toEqual([]);
    expect(read.data).toMatchObject({
      hero: {
        tokens: [
          {
            stays: true,
            until: 'turn-end',
            triggers: [
              {
                do: [
                  {
                    do: 'may',
                    ask: 'holder',
                    what: 'Lose 1 CP?',
                    effects: [{ do: 'lose-cp', amount: 1, who: 'holder' }],
                    otherwise: [{ do: 'deal', amount: 2, to: 'holder' }],
                  },
                  { do: 'remove', token: 'chill', count: 1, who: 'holder' },
                ],
              },
            ],
          },
        ],
      },
    });
  });

  it('uses of a token get their words from what they do, each its own', () => {
    const read = readHero(
      [
        'hero X',
        'dice 1-3 pole, 4-5 wick, 6 flame',
        'token Tide, positive, limit 4',
        '  spend a when attacking: +1 damage',
        '  spend 2 when attacking: +3 damage',
        '  spend 2 when attacked: prevent 3 damage',
        '  spend 1 in your main phase: choose one:',
        '    option "2 health": heal 2',
        '    option "Draw": draw 1 card',
      ].join('\n'),
    );
    expect(read.messages).toEqual([]);
    expect(read.data).toMatchObject({
      hero: {
        tokens: [
          {
            spends: [
              { use: 'damage', timing: 'own-attack', takes: 1 },
              { use: 'damage-2', takes: 2 },
              { use: 'prevent', timing: 'attacked' },
              {
                use: 'use',
                timing: 'own-main',
                effects: [{ what: 'Choose one.', options: [{ id: 'option-2-health' }, { id: 'draw' }] }],
              },
            ],
          },
        ],
      },
    });
  });

  it('abilities of one name on two sides of the board are two', () => {
    const read = readHero(
      [
        'hero X',
        'dice 1-3 pole, 4-5 wick, 6 flame',
        'sides Day, Night',
        'ability Y, side Day',
        '  3 pole: deal 4 dmg',
        'ability Y, side Night',
        '  3 pole: deal 5 dmg',
      ].join('\n'),
    );
    expect(read.messages).toEqual([]);
    expect(read.data).toMatchObject({
      hero: {
        abilities: [
          { id: 'y', side: 'day' },
          { id: 'y-night', side: 'night', slot: 'y' },
        ],
      },
    });
  });

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
