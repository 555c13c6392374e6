/** How triggers and standing modifiers are said. A new event or modifier does not compile until it has words here. */
import type { Modifier } from '../../../engine/vocabulary/modifier.ts';
import type { Trigger, TriggerEvent, TriggerOn } from '../../../engine/vocabulary/trigger.ts';
import { condition } from './conditions.ts';
import { effectList } from './effects.ts';
import { type Phrase, phrase, said } from './phrase.ts';
import { constant, flag, number, oneOf, ownId, type Slot, tokenName, usually } from './slot.ts';
import { damageTypes, dieValue, whose } from './who.ts';

const EVENTS = {
  'game-start': 'the game starts',
  'turn-start': 'the turn starts',
  upkeep: 'upkeep',
  'upkeep-end': 'the end of upkeep',
  'token-prevented': 'a token has prevented damage',
  aiming: 'aiming',
  'ultimate-announced': 'an ultimate is announced',
  activation: 'activation',
  activated: 'an ability is activated',
  attack: 'an attack',
  'no-activation': 'no activation',
  'no-attack': 'no attack',
  attacked: 'being attacked',
  'offense-end': 'the end of the offensive roll phase',
  'damage-due': 'damage is due',
  'damage-taken': 'damage is taken',
  'damage-dealt': 'damage is dealt',
  'roll-phase-end': 'the end of the roll phase',
  gained: 'a gain',
  'gained-in-vain': 'a gain in vain',
  'card-played': 'a card is played',
  upgraded: 'an upgrade',
  defeat: 'a defeat',
  'turn-end': 'the turn ends',
  'round-start': 'a round starts',
  'clock-round': 'the clock is round',
  moved: 'a move',
} satisfies Record<TriggerEvent, string>;

/** The words of events. */
export const EVENT_WORDS: readonly string[] = Object.values(EVENTS);

const on: Slot<TriggerOn> = said('an event', () => [
  phrase<TriggerOn>({}, '{event} [by {whose}] [of {token}] [, {heldFromStart}] [, if {when}]', {
    event: oneOf<TriggerEvent>(EVENTS, 'EVENT'),
    whose: usually(whose, 'holder'),
    token: tokenName,
    heldFromStart: flag('held from the start'),
    when: condition,
  }),
]);

/** Triggers; `prefix` tells those that belong to the hero who brings a token. */
export const triggersAfter = (prefix: string): readonly Phrase<Trigger>[] => [
  phrase<Trigger>({}, `${prefix} {on} [, {once}] {do}`, { on, do: effectList, once: flag('once for all') }),
];

/** A number with its sign. */
const signed: Slot<number> = {
  read: (cursor) => number.read(cursor),
  write: (value) => (value < 0 ? String(value) : `+${value}`),
  shown: '+N | -N',
};

type Side<K extends Modifier['side']> = Extract<Modifier, { side: K }>;
const side = <K extends Modifier['side']>(
  name: K,
  template: string,
  parts: Parameters<typeof phrase<Side<K>, 'side'>>[2],
): Phrase<Side<K>> => phrase<Side<K>, 'side'>({ side: name }, `always ${template}`, parts);

type Step<K extends 'attacking' | 'attacked', N extends 2 | 3> = Extract<Side<K>, { step: N }>;

function ofAttack<K extends 'attacking' | 'attacked'>(name: K, words: string) {
  return [
    phrase<Step<'attacking', 2>, 'side' | 'step'>(
      { side: name, step: 2 },
      `always {amount} dmg/damage ${words} with {types} dmg/damage [, {once}] [, if {when}]`,
      { amount: signed, types: damageTypes, once: flag('however many'), when: condition },
    ),
    phrase<Step<'attacking', 3>, 'side' | 'step'>(
      { side: name, step: 3 },
      `always {factor} dmg/damage ${words} with {types} dmg/damage [, if {when}]`,
      { factor: oneOf({ half: 'half', zero: 'no' }), types: damageTypes, when: condition },
    ),
  ];
}

const MODIFIERS = {
  attacking: ofAttack('attacking', 'when attacking'),
  attacked: ofAttack('attacked', 'when attacked'),
  income: [side('income', 'skip the income {skip}', { skip: constant<true>(true) })],
  attempts: [side('attempts', '{amount} roll attempts|attempt', { amount: signed })],
  'attempt-price': [
    side('attempt-price', 'pay {cp} CP for each roll attempt after the first {beyond}', {
      cp: number,
      beyond: number,
    }),
  ],
  offense: [side('offense', 'pay {cp} CP for the offensive roll phase', { cp: number })],
  actions: [side('actions', 'no actions {none}', { none: constant<true>(true) })],
  defeat: [side('defeat', 'stay with {health} health instead of a defeat', { health: number })],
  rerolls: [side('rerolls', 're-roll once in rolls of {of}', { of: ownId })],
  dice: [side('dice', 'dice of {blank} are blank', { blank: dieValue })],
  upgrades: [side('upgrades', 'play upgrades in {in}', { in: oneOf({ 'roll-phase': 'roll phases' }) })],
  statuses: [side('statuses', 'abilities have no status effects {none}', { none: constant<true>(true) })],
  abilities: [
    side('abilities', 'no abilities with a {without}', { without: oneOf({ straight: 'straight' }) }),
  ],
} satisfies Record<Modifier['side'], readonly Phrase<never>[]>;

export const modifierPhrases: readonly Phrase<Modifier>[] = Object.values(MODIFIERS).flat();
