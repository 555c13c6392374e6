import { CARD, EFFECTS, FIRST, nested, type RefusedChange, SHOT } from './places.ts';

/** Changes of shape, texts, figures and lengths. */
export const SHAPE_CHANGES: readonly RefusedChange[] = [
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
];
