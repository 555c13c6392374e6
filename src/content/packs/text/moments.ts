/**
 * The moments of tokens and passives, in one table for both: the words of the grammar, and what references say of a
 * moment. A new event does not compile until it has both.
 */
import type { ModifierSide } from '../../../engine/vocabulary/modifier.ts';
import type { TriggerEvent, Whose } from '../../../engine/vocabulary/trigger.ts';
import { oneOf } from './slot.ts';

export interface Words {
  /** In files; the first is written. */
  readonly typed: string | readonly string[];
}

interface EventWords extends Words {
  /** In references. @param whose its player: `its holder`, `an opponent` */
  told(whose: string): string;
}

/** A part of the turn of whoever holds the token or has the passive, as it is printed. */
function ofHolder(part: string): string[] {
  const whose = [
    'your',
    'each',
    'every',
    'the',
    'their',
    'your next',
    'their next',
    "an afflicted player's",
    "the holder's",
    "the afflicted player's",
    "the affected player's",
  ];
  return [...whose.map((words) => `${words} ${part}`), `each of your ${part}s`, `your ${part}s`];
}

const startOf = (part: string) => [`the start of ${part}`, `the beginning of ${part}`];
const endOf = (part: string) => `the end of ${part}`;

/** `take damage`, `take dmg` */
export const damaged = (words: string) => [`${words} damage`, `${words} dmg`];

const EVENTS: Readonly<Record<TriggerEvent, EventWords>> = {
  'game-start': { typed: 'the game starts', told: (whose) => `when the game begins with ${whose}` },
  'turn-start': {
    typed: ['the turn starts', 'your turn starts', ...ofHolder('turn').flatMap(startOf)],
    told: (whose) => `at the start of the turn of ${whose}`,
  },
  upkeep: {
    typed: [
      'upkeep',
      'the start of upkeep',
      ...ofHolder('upkeep'),
      ...ofHolder('upkeep phase'),
      ...ofHolder('upkeep').flatMap(startOf),
      ...ofHolder('upkeep phase').flatMap(startOf),
    ],
    told: (whose) => `in the Upkeep Phase of ${whose}`,
  },
  'upkeep-end': { typed: 'the end of upkeep', told: (whose) => `at the end of the Upkeep Phase of ${whose}` },
  income: {
    typed: [
      'income',
      ...ofHolder('income'),
      ...ofHolder('income phase'),
      ...ofHolder('income').flatMap(startOf),
      ...ofHolder('income phase').flatMap(startOf),
    ],
    told: (whose) => `in the Income Phase of ${whose}`,
  },
  'main-start': {
    typed: [
      'the main phase starts',
      'the main phase begins',
      'your main phase starts',
      'your main phase begins',
      ...ofHolder('main phase').flatMap(startOf),
      'the start of a main phase',
      'the start of your main phases',
    ],
    told: (whose) => `at the start of each Main Phase of ${whose}`,
  },
  'main-end': {
    typed: ['the main phase ends', 'your main phase ends', ...ofHolder('main phase').map(endOf)],
    told: (whose) => `at the end of each Main Phase of ${whose}`,
  },
  'offense-start': {
    typed: [
      'the offensive roll phase starts',
      'the offensive roll phase begins',
      'your offensive roll phase starts',
      'your offensive roll phase begins',
      'the start of the roll phase',
      'the start of the offensive roll phase',
      ...ofHolder('offensive roll phase').flatMap(startOf),
      ...ofHolder('roll phase').flatMap(startOf),
    ],
    told: (whose) => `at the start of an Offensive Roll Phase of ${whose}`,
  },
  'token-prevented': {
    typed: 'a token has prevented damage',
    told: (whose) => `when a positive token of ${whose} has prevented damage`,
  },
  aiming: { typed: 'aiming', told: (whose) => `when ${whose} is about to attack` },
  'ultimate-announced': {
    typed: 'an ultimate is announced',
    told: (whose) => `when an Ultimate is announced against ${whose}`,
  },
  activation: { typed: 'activation', told: (whose) => `when ${whose} activates an Offensive Ability` },
  activated: {
    typed: [
      'an ability is activated',
      'you activate an ability',
      'you activate an offensive ability',
      'you use an offensive ability',
    ],
    told: (whose) => `when ${whose} has activated an Offensive Ability`,
  },
  attack: {
    typed: ['an attack', 'you attack', 'the holder attacks', 'you make an attack'],
    told: (whose) => `when ${whose} makes an Attack`,
  },
  'no-activation': { typed: 'no activation', told: (whose) => `when ${whose} activates nothing` },
  'no-attack': {
    typed: 'no attack',
    told: (whose) => `when the Offensive Roll Phase of ${whose} results in no Attack`,
  },
  attacked: {
    typed: ['being attacked', 'attacked', 'the holder is attacked', 'you are attacked', "you're attacked"],
    told: (whose) => `when ${whose} is Attacked`,
  },
  'offense-end': {
    typed: [
      'the end of the offensive roll phase',
      'the offensive roll phase ends',
      ...ofHolder('offensive roll phase').map(endOf),
    ],
    told: (whose) => `before the damage of a Roll Phase of ${whose}`,
  },
  'damage-due': {
    typed: 'damage is due',
    told: (whose) => `when damage of a Roll Phase is about to land on ${whose}`,
  },
  'damage-taken': {
    typed: [
      'damage is taken',
      'taking damage',
      ...['take', 'receive', 'are dealt'].flatMap((word) => damaged(`you ${word}`)),
    ],
    told: (whose) => `when ${whose} takes damage`,
  },
  'damage-dealt': {
    typed: ['damage is dealt', 'dealing damage', ...damaged('you deal')],
    told: (whose) => `when an Attack of ${whose} deals damage`,
  },
  'roll-phase-end': {
    typed: ['the end of the roll phase', 'the roll phase ends', ...ofHolder('roll phase').map(endOf)],
    told: (whose) => `at the end of a Roll Phase of ${whose}`,
  },
  gained: { typed: ['a gain', 'gained'], told: (whose) => `when ${whose} gains a token` },
  'gained-in-vain': { typed: 'a gain in vain', told: (whose) => `when ${whose} has no room for a token` },
  spent: { typed: ['a spending', 'spent'], told: (whose) => `when ${whose} spends a token` },
  removed: {
    typed: ['a removal', 'removed'],
    told: (whose) => `when a token of ${whose} is removed`,
  },
  healed: {
    typed: ['a heal', 'healed', 'you heal', 'you gain health', 'the holder heals'],
    told: (whose) => `when ${whose} is healed`,
  },
  'card-played': {
    typed: ['a card is played', 'you play a card'],
    told: (whose) => `when ${whose} plays a card`,
  },
  upgraded: {
    typed: ['an upgrade', 'you play an upgrade', 'you upgrade an ability'],
    told: (whose) => `when ${whose} puts an upgrade into play`,
  },
  defeat: { typed: ['a defeat', 'you are defeated'], told: (whose) => `when ${whose} is defeated` },
  'turn-end': {
    typed: [
      'the turn ends',
      'your turn ends',
      ...ofHolder('turn').map(endOf),
      'turn end',
      'the end of each turn',
    ],
    told: (whose) => `at the end of the turn of ${whose}`,
  },
  'round-start': {
    typed: ['a round starts', 'the start of a round', 'the start of each round', 'the start of the round'],
    told: () => 'when a round of a Mission begins',
  },
  'clock-round': { typed: 'the clock is round', told: () => 'when the crisis clock has gone round' },
  moved: { typed: 'a move', told: (whose) => `when ${whose} has moved on the map` },
};

/** The typed words of a table. */
export function typedWords<K extends string>(
  table: Readonly<Record<K, Words>>,
): Readonly<Record<K, string | readonly string[]>>;
export function typedWords(
  table: Readonly<Record<string, Words>>,
): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(Object.entries(table).map(([key, { typed }]) => [key, typed]));
}

/** An event of a trigger. */
export const event = oneOf<TriggerEvent>(typedWords(EVENTS), 'EVENT');

/** Points of time that every player has, as they are printed of others than the holder. */
const TIMES_OF_TURN: Readonly<Partial<Record<TriggerEvent, (of: string) => string[]>>> = {
  'turn-start': (of) => [...startOf(`${of} turn`), `${of} turn starts`, `${of} turn begins`],
  upkeep: (of) => [
    `${of} upkeep`,
    `${of} upkeep phase`,
    ...startOf(`${of} upkeep`),
    ...startOf(`${of} upkeep phase`),
  ],
  income: (of) => [`${of} income`, `${of} income phase`, ...startOf(`${of} income phase`)],
  'main-start': (of) => startOf(`${of} main phase`),
  'main-end': (of) => [endOf(`${of} main phase`)],
  'offense-start': (of) => [...startOf(`${of} offensive roll phase`), ...startOf(`${of} roll phase`)],
  'offense-end': (of) => [endOf(`${of} offensive roll phase`)],
  'roll-phase-end': (of) => [endOf(`${of} roll phase`)],
  'turn-end': (of) => [endOf(`${of} turn`), `${of} turn ends`],
};

const OTHERS: Readonly<Partial<Record<Whose, readonly string[]>>> = {
  opponents: ["an opponent's", "any opponent's", "each opponent's", "your opponent's", "the opponent's"],
  everyone: ["each player's", "every player's", "any player's", "a player's"],
  others: ["another player's", "each other player's", "every other player's"],
};

/** `the start of an opponent's turn`, as the event and whose it is: `turn-start/opponents`. */
export const timeOfOthers = oneOf<string>(
  Object.fromEntries(
    Object.entries(TIMES_OF_TURN).flatMap(([of, words]) =>
      Object.entries(OTHERS).map(([whose, names]) => [`${of}/${whose}`, names.flatMap(words)]),
    ),
  ),
  'EVENT',
);

const SAID_OF: Readonly<Record<Whose, string>> = {
  holder: 'its holder',
  opponents: 'an opponent',
  'team-mates': 'a team-mate',
  others: 'another player',
  neighbours: 'a neighbour',
  engaged: 'an engaged opponent',
  everyone: 'any player',
};

/** What references say of an event: `in the Upkeep Phase of its holder`. */
export function eventText(of: TriggerEvent, whose: Whose): string {
  return EVENTS[of].told(SAID_OF[whose]);
}

const WORKS: Readonly<Record<ModifierSide, string>> = {
  attacking: 'in Attacks of its holder',
  attacked: 'in Attacks on its holder',
  income: "in its holder's Income Phase",
  attempts: "in its holder's next Offensive Roll Phase",
  'attempt-price': "in its holder's next Offensive Roll Phase",
  offense: "before its holder's next Offensive Roll Phase",
  actions: 'while it is held',
  defeat: "when its holder's health would reach 0",
  rerolls: 'while it is held',
  upgrades: 'while it is held',
  statuses: "in its holder's next Offensive Roll Phase",
  abilities: 'while it is held',
  dice: 'while it is held',
  cards: 'while it is held',
  healing: 'while it is held',
};

/** What references say of the time in which a modifier holds: `in Attacks of its holder`. */
export function worksText(side: ModifierSide): string {
  return WORKS[side];
}
