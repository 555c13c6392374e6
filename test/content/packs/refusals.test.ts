import { afterEach, describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { addPack, unloadPacks } from '../../../src/content/packs/add-pack.ts';
import { printPack } from '../../../src/content/packs/print.ts';
import { formatProblem } from '../../../src/content/packs/problem.ts';
import { listHeroes } from '../../../src/engine/definitions.ts';
import { changedPack, type JsonPath } from './changed-pack.ts';

afterEach(unloadPacks);

function problemsOf(text: string): string[] {
  const checked = addPack('own.json', text);
  return 'pack' in checked ? [] : checked.problems.map(formatProblem);
}

const FIRST = ['hero', 'abilities', 0, 'variants', 0];
const EFFECTS = [...FIRST, 'effects'];
const CARD = ['hero', 'cards', 0];
const SHOT = { do: 'deal', amount: 1, type: 'normal', to: 'target' };
const TOKEN = { id: 'frost', name: 'Frost', kind: 'negative', limit: 2, text: 'It is cold.' };
const nested = (depth: number): unknown =>
  depth === 0 ? SHOT : { do: 'after-damage', effects: [nested(depth - 1)] };
const loop = (...effects: unknown[]) => ({ do: 'repeat', times: 2, effects });
const rolls = (count: number) => Array.from({ length: count }, () => ({ do: 'roll', dice: 5, by: 'owner' }));

/** Changes to a valid pack, and the reported problems. */
const CASES: readonly (readonly [string, JsonPath, unknown, string])[] = [
  // Shape
  ['another format', ['pack'], 2, 'pack must be 1.'],
  ['no format', ['pack'], undefined, 'pack is missing; it must be 1.'],
  ['a property more', ['hero', 'script'], 'x', 'hero has no place for "script".'],
  [
    'a colour in words',
    ['look', 'colour'],
    'red',
    'look.colour must be a colour in small hex digits, such as "#3f6b2c".',
  ],
  ['no name', ['hero', 'name'], undefined, 'hero.name is missing.'],
  ['a name that is none', ['hero', 'name'], 7, 'hero.name must be a text.'],
  ['a list that is none', ['hero', 'cards'], {}, 'hero.cards must be a list.'],
  [
    'an unknown effect',
    EFFECTS,
    [{ do: 'explode' }],
    'hero.abilities[0].variants[0].effects[0].do must be one of "deal"',
  ],
  [
    'an unknown property of an effect',
    [...EFFECTS, 0, 'what'],
    1,
    'hero.abilities[0].variants[0].effects[0] has no place for "what".',
  ],
  [
    'half an amount',
    [...EFFECTS, 0, 'amount'],
    { count: 'tokens', who: 'owner' },
    'hero.abilities[0].variants[0].effects[0].amount.token is missing.',
  ],
  [
    'an amount that is none',
    [...EFFECTS, 0, 'amount'],
    'much',
    'hero.abilities[0].variants[0].effects[0].amount has none of the forms',
  ],
  [
    'a wrong part of a sum',
    [...EFFECTS, 0, 'amount'],
    { sum: [1, { count: 'rage' }] },
    'hero.abilities[0].variants[0].effects[0].amount.sum[1].count must be one of "symbols"',
  ],
  // Texts
  ['a long name', ['hero', 'name'], 'x'.repeat(33), 'hero.name is longer than 32 characters.'],
  ['an empty name', ['hero', 'name'], '', 'hero.name is empty'],
  ['two lines', ['hero', 'name'], 'Two\nlines', 'hero.name must be one line of letters'],
  ['a mention', [...CARD, 'text'], 'Hello @everyone', 'hero.cards[0].text must be one line of letters'],
  [
    'a mention of somebody',
    [...CARD, 'text'],
    'Hello <@1234>',
    'hero.cards[0].text must be one line of letters',
  ],
  [
    'an address',
    [...CARD, 'text'],
    'See https://example.org',
    'hero.cards[0].text must be one line of letters',
  ],
  ['markup', ['hero', 'name'], 'Very **bold**', 'hero.name must be one line of letters'],
  ['letters written backwards', ['hero', 'name'], 'a\u202Eb', 'hero.name must be one line of letters'],
  ['letters that cannot be seen', ['hero', 'name'], 'a\u200Bb', 'hero.name must be one line of letters'],
  [
    'letters that grow upwards',
    ['hero', 'name'],
    `a${'\u0301'.repeat(9)}`,
    'hero.name must be one line of letters',
  ],
  ['spaces at the end', ['hero', 'name'], 'Bear ', 'hero.name has spaces at its end'],
  // Figures and lengths
  [
    'too much damage',
    [...EFFECTS, 0, 'amount'],
    51,
    'hero.abilities[0].variants[0].effects[0].amount is more than 50.',
  ],
  [
    'damage below nothing',
    [...EFFECTS, 0, 'amount'],
    -1,
    'hero.abilities[0].variants[0].effects[0].amount is less than 0.',
  ],
  [
    'half a point',
    [...EFFECTS, 0, 'amount'],
    1.5,
    'hero.abilities[0].variants[0].effects[0].amount must be a whole number',
  ],
  [
    'no dice',
    EFFECTS,
    [{ do: 'roll', dice: 0, by: 'owner' }],
    'hero.abilities[0].variants[0].effects[0].dice is less than 1.',
  ],
  [
    'a hundred dice',
    EFFECTS,
    [{ do: 'roll', dice: 100, by: 'owner' }],
    'hero.abilities[0].variants[0].effects[0].dice is more than 5.',
  ],
  [
    'many effects',
    EFFECTS,
    Array.from({ length: 17 }, () => SHOT),
    'hero.abilities[0].variants[0].effects has more than 16 entries.',
  ],
  ['deep effects', EFFECTS, [nested(16)], 'hero.abilities[0].variants holds things more than 32 deep.'],
  [
    'six symbols to be shown',
    [...FIRST, 'requires', 'need'],
    { sword: 3, pow: 3 },
    'hero.abilities[0].variants[0].requires.need asks for 6 dice; five are rolled.',
  ],
  [
    'nothing to be shown',
    [...FIRST, 'requires', 'need'],
    {},
    'hero.abilities[0].variants[0].requires.need asks for nothing.',
  ],
  // Ids
  ['an id in capitals', [...CARD, 'id'], 'Get-Some', 'hero.cards[0].id must be in kebab-case'],
  ['a long id', ['hero', 'id'], 'the-longest-of-all', 'hero.id is longer than 17 characters.'],
  ['the word for any hero', ['hero', 'id'], 'random', 'hero.id is a word that the commands use'],
  [
    'the id of a hero of the bot',
    ['hero', 'id'],
    'monk',
    'hero.id is "monk", by which people mean another hero, "Monk".',
  ],
  [
    'an id that is written like another',
    ['hero', 'id'],
    'moonelf',
    'hero.id is "moonelf", by which people mean another hero, "Moon Elf".',
  ],
  [
    'the name of a hero of the bot',
    ['hero', 'name'],
    'Mónk!',
    'hero.name is "Mónk!", by which people mean another hero, "Monk".',
  ],
  ['a name without letters', ['hero', 'name'], '12', 'hero.name has no letter from a to z.'],
  [
    'a name for any hero',
    ['hero', 'name'],
    'Random',
    'hero.name is a word that the commands use; choose another.',
  ],
  [
    'the id of a token of the bot',
    ['hero', 'tokens'],
    [{ ...TOKEN, id: 'stun', name: 'Stun' }],
    'hero.tokens[0].id is "stun", which the bot has already',
  ],
  ['a token twice', ['hero', 'tokens'], [TOKEN, TOKEN], 'hero.tokens[1].id is "frost" for a second time.'],
  [
    'the id of another card',
    ['hero', 'tokens'],
    [{ ...TOKEN, id: 'tip-it' }],
    'hero.tokens[0].id is "tip-it", the id of "Tip It!": choose another.',
  ],
  [
    'one id for two names',
    ['hero', 'tokens'],
    [{ ...TOKEN, id: 'smack' }],
    'hero.tokens[0].id is "smack", the id of "Smack": choose another.',
  ],
  // Names that lead nowhere
  [
    'a token that is not there',
    EFFECTS,
    [{ do: 'gain', token: 'frost', count: 1, who: 'owner' }],
    'hero.abilities[0].variants[0].effects[0].token names the token "frost", which neither the pack nor the bot has.',
  ],
  [
    'a token in an amount',
    [...EFFECTS, 0, 'amount'],
    { count: 'tokens', token: 'constructor', who: 'owner' },
    'hero.abilities[0].variants[0].effects[0].amount.token cannot be "constructor".',
  ],
  [
    'a companion that is not there',
    EFFECTS,
    [{ do: 'heal', amount: { count: 'dial', of: 'frost', who: 'owner' }, who: 'owner', dial: 'nyra' }],
    'hero.abilities[0].variants[0].effects[0].amount.of names the token "frost", which neither the pack nor the bot has.',
  ],
  [
    'a side that the board has not',
    ['hero', 'abilities', 0, 'side'],
    'night',
    'hero.abilities[0].side is "night", which is none of the sides of the board.',
  ],
  [
    'a board turned to a side that it has not',
    EFFECTS,
    [{ do: 'turn-over', thing: 'board', side: 'night', who: 'owner' }],
    'hero.abilities[0].variants[0].effects[0].side is "night", which is none of the sides of the board.',
  ],
  [
    'a companion turned to a side that it has not',
    EFFECTS,
    [{ do: 'turn-over', thing: 'nyra', side: 'away', who: 'owner' }],
    'hero.abilities[0].variants[0].effects[0].side is "away", which is none of the sides of Nyra.',
  ],
  [
    'something turned that is not there',
    EFFECTS,
    [{ do: 'turn-over', thing: 'frost', side: 'away', who: 'owner' }],
    'hero.abilities[0].variants[0].effects[0].thing names "frost", which is neither the board nor a companion.',
  ],
  [
    'a companion that falls to a side that it has not',
    ['hero', 'tokens'],
    [{ ...TOKEN, kind: 'companion', health: { start: 3, most: 2, empty: 'away' } }],
    `hero.tokens[0].health.empty is "away", which is none of the sides of ${TOKEN.name}.`,
  ],
  [
    'a symbol that is not on the dice',
    [...FIRST, 'requires', 'need'],
    { moon: 3 },
    'hero.abilities[0].variants[0].requires.need.moon names "moon", which is not on the dice.',
  ],
  [
    'a symbol counted',
    [...EFFECTS, 0, 'amount'],
    { count: 'symbols', symbols: ['sword', 'moon'], dice: 'shown', every: 1 },
    'hero.abilities[0].variants[0].effects[0].amount.symbols[1] names "moon", which is not on the dice.',
  ],
  [
    'a number that nobody put aside',
    [...EFFECTS, 0, 'amount'],
    { count: 'noted', name: 'anger' },
    'hero.abilities[0].variants[0].effects[0].amount.name names "anger", which nothing puts aside.',
  ],
  // Board
  [
    'an ability without a line',
    ['hero', 'abilities', 0, 'variants'],
    [],
    'hero.abilities[0].variants is missing; offensive abilities have it.',
  ],
  [
    'dice for an attack',
    ['hero', 'abilities', 0, 'dice'],
    3,
    'hero.abilities[0].dice has no place in offensive abilities.',
  ],
  [
    'a slot of nothing',
    ['hero', 'abilities', 1, 'slot'],
    'slap',
    'hero.abilities[1].slot is "slap", where nothing of level 1 lies.',
  ],
  [
    'the same level twice',
    ['hero', 'abilities', 1, 'level'],
    1,
    'hero.abilities[1].level is 1 for a second time in "smack".',
  ],
  [
    'a level that no card brings',
    ['hero', 'abilities', 1, 'id'],
    'smack-four',
    'hero.abilities[1] cannot be reached: no card upgrades to "smack-four".',
  ],
  // Deck
  [
    'no cards',
    ['hero', 'cards'],
    [],
    'hero.cards are 0; a hero has 15 of its own, or 14 or 16, which makes 33, 32 or 34 with those of every deck.',
  ],
  [
    'an upgrade to nowhere',
    [...CARD, 'upgradesTo'],
    'smack-iv',
    'hero.cards[0].upgradesTo names "smack-iv", which is no ability of level 2 or 3.',
  ],
  [
    'an upgrade to the first level',
    [...CARD, 'upgradesTo'],
    'smack',
    'hero.cards[0].upgradesTo names "smack", which is no ability of level 2 or 3.',
  ],
  [
    'an upgrade under another id',
    [...CARD, 'id'],
    'smacker',
    'hero.cards[0].id must be "smack-ii", as the level that it puts into play.',
  ],
  ['a card that does nothing', ['hero', 'cards', 10, 'effects'], [], 'hero.cards[10].effects are empty.'],
  [
    'a condition without words',
    [...CARD, 'when'],
    { test: 'damage-landed' },
    'hero.cards[0] must have both "when" and "whenText", or neither.',
  ],
  // Work
  [
    'loops in loops',
    EFFECTS,
    [loop(loop(SHOT))],
    'hero.abilities[0].variants[0].effects[0] repeats effects that repeat others themselves.',
  ],
  [
    'long loops',
    EFFECTS,
    [
      loop(
        ...Array.from({ length: 5 }, () => ({
          do: 'if',
          when: { test: 'damage-landed' },
          effects: Array.from({ length: 16 }, () => SHOT),
          otherwise: [],
        })),
      ),
    ],
    'hero.abilities[0].variants[0].effects[0] repeats 85 effects; 60 are possible.',
  ],
  [
    'too much to think about',
    EFFECTS,
    rolls(3),
    'hero.abilities[0].variants[0].effects take too long to think through',
  ],
  [
    'any number',
    EFFECTS,
    [{ do: 'choose-amount', what: 'How many?', least: 0, most: { count: 'dealt' }, note: 'many' }],
    'hero.abilities[0].variants[0].effects[0].most can be more than 24; put "least" around it, with 24 or fewer.',
  ],
  [
    'the tokens of everybody',
    EFFECTS,
    [
      {
        do: 'choose-amount',
        what: 'How many?',
        least: 0,
        most: { count: 'tokens', token: 'stun', who: 'opponents' },
        note: 'many',
      },
    ],
    'hero.abilities[0].variants[0].effects[0].most can be more than 24;',
  ],
  [
    'a number below nothing',
    EFFECTS,
    [{ do: 'choose-amount', what: 'How many?', least: { sum: [1, -2] }, most: 3, note: 'many' }],
    'hero.abilities[0].variants[0].effects[0].least can be less than 0.',
  ],
  [
    'an option twice',
    EFFECTS,
    [
      {
        do: 'choose',
        what: 'Which?',
        options: [
          { id: 'a', label: 'A', effects: [] },
          { id: 'a', label: 'B', effects: [] },
        ],
      },
    ],
    'hero.abilities[0].variants[0].effects[0].options[1].id is "a" for a second time.',
  ],
];

describe('a pack is refused for', () => {
  it.each(CASES)('%s', (_, way, value, words) => {
    const problems = problemsOf(changedPack([[way, value]]));
    expect(
      problems.filter((problem) => problem.startsWith(words)),
      problems.join('\n'),
    ).toHaveLength(1);
    expect(
      problems.every((problem) => /^[^\n]+\.$/.test(problem)),
      problems.join('\n'),
    ).toBe(true);
    expect(listHeroes().some(({ id }) => id === 'my-barbarian')).toBe(false);
  });

  it.each([
    ['not JSON', '{"pack": 1,', 'The file is not JSON: '],
    ['a program', 'module.exports = require("fs")', 'The file is not JSON: '],
    ['nothing', '', 'The file is not JSON: '],
    ['another thing', '[]', 'The file must be an object.'],
    ['a number', '7', 'The file must be an object.'],
    ['a prototype', '{"__proto__": {"pack": 1}}', 'The file has no place for "__proto__".'],
    [
      'a tower of lists',
      `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      '[0][0][0][0] holds things more than 32 deep.',
    ],
    [
      'a crowd of values',
      JSON.stringify(Array.from({ length: 20_000 }, () => 0)),
      'The file holds more than 12000 values.',
    ],
  ])('being %s', (_, text, words) => {
    expect(problemsOf(text).filter((problem) => problem.startsWith(words))).toHaveLength(1);
  });

  it('hostile names in whatever place, and nothing is changed by them', () => {
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const [problem = '', ...others] = problemsOf(changedPack([[[...FIRST, 'requires', 'need', name], 2]]));
      expect(others).toEqual([]);
      expect(problem).toBe(`hero.abilities[0].variants[0].requires.need has no place for "${name}".`);
    }
    expect(Object.hasOwn(Object.prototype, 'pack')).toBe(false);
  });
});

describe('the author of a bad pack', () => {
  it('is told of all problems at once', () => {
    const problems = problemsOf(
      changedPack([
        [['hero', 'id'], 'monk'],
        [[...FIRST, 'requires', 'need'], { moon: 3 }],
        [['hero', 'cards', 0, 'upgradesTo'], 'nowhere'],
      ]),
    );
    expect(problems).toHaveLength(4);
  });

  it('is told of ten problems and how many more there are', () => {
    const problems = problemsOf(
      changedPack(Array.from({ length: 15 }, (_, at) => [['hero', 'cards', at, 'cost'], 99] as const)),
    );
    expect(problems).toHaveLength(11);
    expect(problems.at(-1)).toBe('The file has 5 more problems.');
  });

  it('is not told their own words at length', () => {
    const long = 'x'.repeat(5_000);
    const [problem = ''] = problemsOf(changedPack([[['hero', long], 1]]));
    expect(problem.length).toBeLessThan(100);
  });

  it('cannot take the place of a pack that came first', () => {
    expect(problemsOf(printPack('monk'))).toEqual([]);
    expect(problemsOf(printPack('monk'))).toEqual([
      'hero.id is "my-monk", by which people mean another hero, "My Monk".',
      'hero.name is "My Monk", by which people mean another hero, "My Monk".',
    ]);
  });
});
