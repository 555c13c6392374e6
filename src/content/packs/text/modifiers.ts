/** How standing modifiers are said. A new one does not compile until it has words here. */
import type { Modifier } from '../../../engine/vocabulary/modifier.ts';
import { count } from './amounts.ts';
import { condition } from './conditions.ts';
import { NO } from './cursor.ts';
import { dieValue } from './die-values.ts';
import { alsoReads, type Phrase, phrase } from './phrase.ts';
import { constant, flag, number, oneOf, ownId, type Slot } from './slot.ts';
import { propertyOf } from './untyped.ts';
import { damageTypes } from './who.ts';

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

/** How leaflets call whoever a rule is for, and until when it is said to hold where that is as long as it lies there. */
const HOLDER =
  '[while/whenever you/they have/hold this token ,] [you/they] [the/an/this holder/afflicted] [player]';
const WHILE = '[while afflicted/inflicted] [with this token]';
const BANS = ["cannot/can't", 'may not', 'can not'];

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
  cards: [
    side('cards', '{none}', { none: oneOf({ all: 'no cards', 'roll-phase': 'no cards in roll phases' }) }),
    ...BANS.map((ban) =>
      alsoReads(
        phrase<Side<'cards'>, 'side'>({ side: 'cards' }, `${HOLDER} ${ban} play {none} ${WHILE}`, {
          none: oneOf({
            'roll-phase': [
              'roll phase cards',
              'roll phase action cards',
              'any roll phase cards',
              'cards in roll phases',
              'cards during their roll phase',
              'cards during their next roll phase',
              'cards during your roll phase',
              'cards in their roll phase',
              'cards in their next roll phase',
              'any cards during their roll phase',
              'any cards during their next roll phase',
            ],
            all: ['cards', 'any cards', 'cards from hand', 'cards from their hand', 'a card'],
          }),
        }),
      ),
    ),
  ],
  healing: [
    side('healing', 'no healing {none}', { none: constant<true>(true) }),
    ...BANS.flatMap((ban) => [`${ban} heal`, `${ban} be healed`, `${ban} gain health`]).map((words) =>
      alsoReads(
        phrase<Side<'healing'>, 'side' | 'none'>(
          { side: 'healing', none: true },
          `${HOLDER} ${words} ${WHILE}`,
          {},
        ),
      ),
    ),
  ],
  statuses: [side('statuses', 'abilities have no status effects {none}', { none: constant<true>(true) })],
  abilities: [
    side('abilities', 'no abilities with a {without}', { without: oneOf({ straight: 'straight' }) }),
  ],
} satisfies Record<Modifier['side'], readonly Phrase<never>[]>;

export const modifierPhrases: readonly Phrase<Modifier>[] = Object.values(MODIFIERS).flat();
