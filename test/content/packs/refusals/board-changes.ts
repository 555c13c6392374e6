import { CARD, EFFECTS, loop, type RefusedChange, rolls, SHOT } from './places.ts';

/** Changes of the board and the deck, and of the work that effects cause. */
export const BOARD_CHANGES: readonly RefusedChange[] = [
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
