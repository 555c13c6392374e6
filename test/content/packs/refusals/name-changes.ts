import { CARD, EFFECTS, FIRST, type RefusedChange, TOKEN } from './places.ts';

/** Changes of ids, and names that lead nowhere. */
export const NAME_CHANGES: readonly RefusedChange[] = [
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
];
