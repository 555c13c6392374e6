/** How triggers and standing modifiers are said. A new event or modifier does not compile until it has words here. */
import type { Modifier } from '../../../engine/vocabulary/modifier.ts';
import type { Trigger, TriggerOn, Whose } from '../../../engine/vocabulary/trigger.ts';
import { condition } from './conditions.ts';
import { NO } from './cursor.ts';
import { effectsThen } from './effects.ts';
import { event } from './moments.ts';
import { alsoReads, type Phrase, phrase, said } from './phrase.ts';
import { constant, flag, number, oneOf, ownId, type Slot, tokenName, usually } from './slot.ts';
import { damageTypes, dieValue, somebody, whose } from './who.ts';

/** Who gains: "when you gain Chi" means the holder of what has the line. */
const gainer: Slot<Whose> = {
  read(cursor) {
    const value = somebody.read(cursor);
    if (value === 'owner') return 'holder';
    return value === 'target' || value === 'chosen' || value === 'picked' ? NO : value;
  },
  write: () => null,
  shown: somebody.shown,
};

/** `you gain Chi`, as it is printed. */
const gaining: Slot<TriggerOn> = said('a gain', () =>
  ['{whose} gains~gain [a/an/1/one] {token}', '{whose} is~are inflicted with [a/an] {token}'].map((words) =>
    alsoReads(
      phrase<TriggerOn, 'event' | 'heldFromStart'>(
        { event: 'gained', heldFromStart: undefined },
        `${words} [, if {when}]`,
        { whose: gainer, token: tokenName, when: condition },
      ),
    ),
  ),
);

const on: Slot<TriggerOn> = said('an event', () => [
  phrase<TriggerOn>({}, '{event} [by {whose}] [of {token}] [, {heldFromStart}] [, if {when}]', {
    event,
    whose: usually(whose, 'holder'),
    token: tokenName,
    heldFromStart: flag('held from the start'),
    when: condition,
  }),
]);

/** Events that are points of time. */
const TIMES: ReadonlySet<TriggerOn['event']> = new Set([
  'upkeep',
  'upkeep-end',
  'income',
  'offense-end',
  'roll-phase-end',
]);

/** Like `on`, written for points of time only: "at upkeep", but "when being attacked". */
const atTime: Slot<TriggerOn> = {
  read: (cursor) => on.read(cursor),
  write: (value, names) => (TIMES.has(value.event) ? on.write(value, names) : null),
  get shown() {
    return on.shown;
  },
};

/**
 * Triggers.
 * @param prefix what stands before "at" or "when", for those that belong to the hero who brings a token
 */
export const triggersAfter = (prefix = ''): readonly Phrase<Trigger>[] =>
  [
    { word: 'at/during', event: atTime },
    { word: 'when/whenever', event: on },
    { word: 'when/whenever', event: gaining },
  ].map(({ word, event: moment }) =>
    phrase<Trigger>({}, `${prefix}${word} {on} [, {once}] {do}`, {
      on: moment,
      do: effectsThen,
      once: flag('once for all'),
    }),
  );

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
