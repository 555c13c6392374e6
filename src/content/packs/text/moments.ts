/**
 * The moments of tokens and actions, in one table for both: the words of the grammar, and what references say of a
 * moment. A new event or timing does not compile until it has both.
 */
import type { ModifierSide } from '../../../engine/vocabulary/modifier.ts';
import type { SpendTiming } from '../../../engine/vocabulary/token.ts';
import type { TriggerEvent, Whose } from '../../../engine/vocabulary/trigger.ts';
import { oneOf } from './slot.ts';

interface Words {
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

const damaged = (words: string) => [`${words} damage`, `${words} dmg`];

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
    typed: ['an ability is activated', 'you activate an ability'],
    told: (whose) => `when ${whose} has activated an Offensive Ability`,
  },
  attack: { typed: ['an attack', 'you attack', 'the holder attacks', 'you make an attack'], told: (whose) => `when ${whose} makes an Attack` },
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

interface TimingWords extends Words {
  /** In references. */
  readonly told: string;
}

const TIMINGS: Readonly<Record<SpendTiming, TimingWords>> = {
  'incoming-damage': {
    typed: [
      'on incoming damage',
      ...['take', 'receive'].flatMap((word) => damaged(`when you would ${word}`)),
    ],
    told: 'spent when its holder has damage coming',
  },
  'own-attack': {
    typed: [
      'in your attack',
      'when attacking',
      'when you attack',
      'during your attack',
      'after attacking',
      'after you attack',
    ],
    told: 'spent in an own Attack, before damage lands',
  },
  'own-attack-at-offense-end': {
    typed: 'in your attack at the end of the offensive roll phase',
    told: 'spent in an own Attack, at the end of the Offensive Roll Phase',
  },
  'own-attack-before-defense': {
    typed: 'in your attack before a defence',
    told: 'spent in an own Attack, before a defense is rolled',
  },
  'own-attack-landed': {
    typed: ['after your attack', 'when your attack is over'],
    told: 'spent when an own Attack is over',
  },
  attacked: {
    typed: ['when attacked', 'when being attacked', 'when you are attacked'],
    told: 'spent when its holder was Attacked, before damage lands',
  },
  'own-dice': {
    typed: [
      'on your dice',
      'after your roll',
      'after you roll',
      'after your roll attempt',
      'after a roll attempt',
      'after each of your roll attempts',
    ],
    told: 'spent while dice of its holder can be changed',
  },
  'opponent-dice': {
    typed: [
      "on an opponent's dice",
      "during an opponent's roll phase",
      "during an opponent's offensive roll phase",
    ],
    told: "spent while an opponent's dice can be changed",
  },
  'status-coming': {
    typed: [
      'on a coming status effect',
      'when you would gain a status effect',
      'when you would be inflicted with a status effect',
      ...['gain', 'receive', 'be inflicted with', 'suffer', 'take'].map(
        (word) => `when you would ${word} a negative status effect`,
      ),
    ],
    told: 'spent when a status effect is aimed at its holder',
  },
  'own-main': {
    typed: [
      'in your main phase',
      'in a main phase',
      'in your main phases',
      'during your main phase',
      'during a main phase',
    ],
    told: 'spent in an own Main Phase',
  },
  'own-upkeep': {
    typed: [
      'in your upkeep phase',
      'in your upkeep',
      'at upkeep',
      'during your upkeep phase',
      'at the start of your upkeep phase',
      'at the beginning of your upkeep phase',
    ],
    told: 'spent in an own Upkeep Phase',
  },
  'any-time': { typed: 'at any time', told: 'spent at any time' },
};

function typedWords<K extends string>(
  table: Readonly<Record<K, Words>>,
): Readonly<Record<K, string | readonly string[]>>;
function typedWords(
  table: Readonly<Record<string, Words>>,
): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(Object.entries(table).map(([key, { typed }]) => [key, typed]));
}

/** An event of a trigger. */
export const event = oneOf<TriggerEvent>(typedWords(EVENTS), 'EVENT');

/** The words for each time at which a token or an action may be used. */
export const TIMING_WORDS: Readonly<Record<SpendTiming, string | readonly string[]>> = typedWords(TIMINGS);

/** When a token or an action may be used. */
export const timing = oneOf<SpendTiming>(TIMING_WORDS, 'TIME');

/** What references say of a timing: `spent in an own Main Phase`. */
export function timingText(moment: SpendTiming): string {
  return TIMINGS[moment].told;
}

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
};

/** What references say of the time in which a modifier holds: `in Attacks of its holder`. */
export function worksText(side: ModifierSide): string {
  return WORKS[side];
}
