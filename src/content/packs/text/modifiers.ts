/** How triggers and standing modifiers are said. A new event or modifier does not compile until it has words here. */
import type { Condition } from '../../../engine/vocabulary/amount.ts';
import type { Modifier } from '../../../engine/vocabulary/modifier.ts';
import type { Trigger, TriggerOn, Whose } from '../../../engine/vocabulary/trigger.ts';
import { count } from './amounts.ts';
import { condition } from './conditions.ts';
import { NO } from './cursor.ts';
import { dieValue } from './die-values.ts';
import { effectsThen } from './effects.ts';
import { event } from './moments.ts';
import { alsoReads, type Phrase, phrase, reshaped, said } from './phrase.ts';
import { constant, flag, number, oneOf, ownId, type Slot, tokenName, usually } from './slot.ts';
import { propertyOf } from './untyped.ts';
import { damageTypes, somebody, whose } from './who.ts';

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

interface Hit {
  readonly whose: Whose;
  readonly bound: number;
}

/** `you receive 5 or more damage`, as it is printed. */
const HITS = [
  [
    'damage-taken',
    '{whose} takes/receives~take/receive {bound} or more dmg/damage [from an/a/one/1 [single] attack]',
  ],
  ['damage-dealt', '{whose} deals~deal {bound} or more dmg/damage [with/in an/a/one/1 [single] attack]'],
  ['damage-taken', 'an attack deals {whose} {bound} or more dmg/damage'],
  ['damage-taken', 'an attack deals {bound} or more dmg/damage to {whose}'],
  ['damage-dealt', 'your attack deals {bound} or more dmg/damage {whose}'],
] as const;

const hitting: Slot<TriggerOn> = said('damage', () =>
  HITS.map(([name, words]) =>
    alsoReads(
      reshaped<TriggerOn, Hit>(
        phrase<Hit>({}, words, {
          whose: words.endsWith('damage {whose}') ? constant<Whose>('holder') : gainer,
          bound: number,
        }),
        () => null,
        (parts) => {
          const { whose: of, bound } = { whose: 'holder', bound: 0, ...parts };
          const amount = { count: 'noted', name: 'amount' };
          return { event: name, whose: of, when: { test: 'at-least', amount, bound } };
        },
      ),
    ),
  ),
);

/** A condition of the event itself; with "otherwise" behind it, it belongs to what happens. */
const whenAlone: Slot<Condition> = {
  ...condition,
  read(cursor) {
    const rest = cursor.line.words.slice(cursor.at).map(({ text }) => text.toLowerCase());
    return /[.;,] (?:otherwise|else|if not) [,:]/.test(rest.join(' ')) ? NO : condition.read(cursor);
  },
};

const on: Slot<TriggerOn> = said('an event', () => [
  phrase<TriggerOn>({}, '{event} [by {whose}] [of {token}] [, {heldFromStart}] [, if {when}]', {
    event,
    whose: usually(whose, 'holder'),
    token: tokenName,
    heldFromStart: flag('held from the start'),
    when: whenAlone,
  }),
]);

/** An event in words that are not written. */
const readOnly = (slot: Slot<TriggerOn>): Slot<TriggerOn> => ({
  read: (cursor) => slot.read(cursor),
  write: () => null,
  get shown() {
    return slot.shown;
  },
});

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
    { word: 'when/whenever/if', event: hitting },
    { word: 'when/whenever', event: gaining },
    ...['each time', 'every time'].flatMap((word) =>
      [on, hitting, gaining].map((moment) => ({ word, event: readOnly(moment) })),
    ),
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

/** A number that is taken away. */
const fewer: Slot<number> = {
  read(cursor) {
    const value = number.read(cursor);
    return typeof value === 'number' ? -value : NO;
  },
  write: () => null,
  shown: 'N',
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

interface PerToken {
  readonly per?: never;
}

/** `for each Ray you have`: every token holds by itself, so it says nothing more. */
const perToken: Slot<never> = {
  read(cursor) {
    const isPer = cursor.take('per') || (cursor.take('for') && (cursor.take('each') || cursor.take('every')));
    const counted = isPer ? count.read(cursor) : NO;
    const isOwn = counted !== NO && propertyOf(counted, 'token') === cursor.reading.ownToken;
    return isOwn && propertyOf(counted, 'count') === 'tokens' ? undefined : NO;
  },
  write: () => null,
  shown: 'per TOKEN',
};

/** `+1 dmg when attacked`, as it is printed, of the types that attacks have. */
function inAttack<K extends 'attacking' | 'attacked'>(name: K, forms: readonly string[]) {
  const fixed = { side: name, step: 2, types: ['normal', 'undefendable', 'ultimate'] } as const;
  return forms.map((words) =>
    alsoReads(
      phrase<Step<'attacking', 2> & PerToken, 'side' | 'step' | 'types' | 'once' | 'when'>(
        { ...fixed, once: undefined, when: undefined },
        `${words} [{per}]`,
        { amount: /\b(?:fewer|less)\b/.test(words) ? fewer : signed, per: perToken },
      ),
    ),
  );
}

const WHEN_ATTACKED =
  'when/whenever [you/they/it] [the/an holder/afflicted] [this] [player] [is/are] attacked';
const PER_TOKEN = '[to/from the/that/this attack] [per/for token/each/stack] [token/stack]';

const MODIFIERS = {
  attacking: [
    ...ofAttack('attacking', 'when attacking'),
    ...['while/whenever/if', 'as long as'].map((words) =>
      alsoReads(
        phrase<Step<'attacking', 2>, 'side' | 'step' | 'types' | 'once'>(
          { side: 'attacking', step: 2, types: ['normal', 'undefendable', 'ultimate'], once: undefined },
          `${words} {when} , [each/all of] your attacks deals/deal {amount} [more/additional/extra] dmg/damage`,
          { when: condition, amount: signed },
        ),
      ),
    ),
    ...inAttack('attacking', [
      '{amount} dmg/damage when/whenever [you] attacking/attack',
      '[each/all of] your attacks deals/deal {amount} [more/additional/extra] dmg/damage',
      '[the/an holder/afflicted/affected] [player] deals {amount} less/fewer dmg/damage with [their/all] [of] [their] attacks',
      '[the/an holder/afflicted/affected] [player] deals {amount} less/fewer dmg/damage when/whenever attacking',
      '{amount} dmg/damage to/on/with [all] [of] your attacks',
      'your attacks get/gain/have {amount} dmg/damage',
    ]),
  ],
  attacked: [
    ...ofAttack('attacked', 'when attacked'),
    ...inAttack('attacked', [
      `{amount} dmg/damage ${PER_TOKEN} ${WHEN_ATTACKED}`,
      `${WHEN_ATTACKED} , {amount} dmg/damage ${PER_TOKEN}`,
      `[the/an holder/afflicted] [player] takes/receives/take/receive {amount} more/additional/extra dmg/damage ${PER_TOKEN} ${WHEN_ATTACKED}`,
      `${WHEN_ATTACKED} , [you/they] take/takes/receive/receives {amount} more/additional/extra dmg/damage ${PER_TOKEN}`,
      `when/whenever [you/they/it] [the/an holder/afflicted] [player] is/are/takes/take/receives/receive [dealt] dmg/damage [by/from an attack] , [you/they] take/takes/receive/receives {amount} more/additional/extra dmg/damage ${PER_TOKEN}`,
      `${WHEN_ATTACKED} , add {amount} dmg/damage ${PER_TOKEN}`,
      `${WHEN_ATTACKED} , the/that attack deals {amount} more/additional dmg/damage ${PER_TOKEN}`,
    ]),
  ],
  income: [
    side('income', 'skip the income {skip}', { skip: constant<true>(true) }),
    alsoReads(
      phrase<Side<'income'>, 'side' | 'skip'>(
        { side: 'income', skip: true },
        '[you/they] [the/an holder/afflicted] [player] [must] skip/skips your/their/the [next] income [phase]',
        {},
      ),
    ),
  ],
  attempts: [
    side('attempts', '{amount} roll attempts|attempt', { amount: signed }),
    ...['have/has {amount} fewer/less', 'lose/loses {amount}'].map((words) =>
      alsoReads(
        phrase<Side<'attempts'>, 'side'>(
          { side: 'attempts' },
          `[while you/they have/hold this token ,] [you/they] [the/an holder/afflicted] [player] ${words} roll attempts|attempt [during/in/on your/their/the] [next] [offensive roll phase] [roll phase] [turn] ${PER_TOKEN}`,
          { amount: fewer },
        ),
      ),
    ),
  ],
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
