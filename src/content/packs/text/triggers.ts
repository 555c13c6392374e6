/** How triggers are said: what a token or a passive ability does by itself, and when. */
import type { Condition } from '../../../engine/vocabulary/amount.ts';
import type { Trigger, TriggerOn, Whose } from '../../../engine/vocabulary/trigger.ts';
import { condition } from './conditions.ts';
import { NO } from './cursor.ts';
import { effectsThen } from './effects.ts';
import { event, timeOfOthers } from './moments.ts';
import { alsoReads, type Phrase, phrase, reshaped, said } from './phrase.ts';
import { constant, flag, listOf, number, oneOf, type Slot, tokenName, usually } from './slot.ts';
import { somebody, whose } from './who.ts';

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

/** `negative status effect`, of any kind where it is not said. */
const statusKinds: Slot<readonly StatusKind[]> = {
  read(cursor) {
    for (const article of ['a', 'an', 'any', '1', 'one', 'one or more'])
      if (article.split(' ').every((word) => cursor.take(word))) break;
    const kind = STATUS_KIND.read(cursor);
    const isStatus = cursor.take('status') && (cursor.take('effect') || cursor.take('effects'));
    if (!isStatus) return NO;
    return kind === NO ? ['positive', 'negative', 'unique'] : [kind];
  },
  write: () => null,
  shown: '[positive | negative] status effect',
};
type StatusKind = NonNullable<TriggerOn['kinds']>[number];
const STATUS_KIND = oneOf<StatusKind>({ positive: 'positive', negative: 'negative', unique: 'unique' });

const A_TOKEN = '[a/an/any/1/one/another] {token}';

/** What happens to tokens, as it is printed. */
const OF_TOKENS = [
  [
    'gained',
    `{whose} gains~gain ${A_TOKEN}`,
    `{whose} is~are inflicted with ${A_TOKEN}`,
    '{whose} gains~gain {kinds}',
    '{whose} is~are inflicted with {kinds}',
  ],
  [
    'spent',
    `{whose} spends/uses~spend/use ${A_TOKEN}`,
    '{whose} spends~spend one or more {token}',
    '[a/an] {token} is spent',
  ],
  [
    'removed',
    `{whose} loses/removes~lose/remove ${A_TOKEN}`,
    '[a/an/one] [of your] {token} is removed [from you]',
    '{whose} loses/removes~lose/remove {kinds}',
  ],
] as const;

interface Inflicted {
  readonly token?: string;
  readonly kinds?: readonly StatusKind[];
}

const INFLICTED_ON = '[on/upon/to] [a/an/another/any/the/your] [chosen] [opponent/player/target]';
const INFLICTING = [`inflict ${A_TOKEN} ${INFLICTED_ON}`, `inflict {kinds} ${INFLICTED_ON}`].flatMap(
  (words) => [words, `you ${words}`],
);

/** `you gain Chi`, `you inflict a negative status effect`, as it is printed. */
const gaining: Slot<TriggerOn> = said('a gain', () => [
  ...OF_TOKENS.flatMap(([event, ...forms]) =>
    forms.map((words) =>
      alsoReads(
        phrase<TriggerOn, 'event' | 'heldFromStart'>(
          { event, heldFromStart: undefined },
          `${words} [, if {when}]`,
          { whose: usually(gainer, 'holder'), token: tokenName, kinds: statusKinds, when: condition },
        ),
      ),
    ),
  ),
  ...INFLICTING.map((words) =>
    alsoReads(
      reshaped<TriggerOn, Inflicted>(
        phrase<Inflicted>({}, words, { token: tokenName, kinds: statusKinds }),
        () => null,
        (parts) => ({
          event: 'gained',
          whose: 'others',
          ...parts,
          when: { test: 'among', who: 'target', of: 'owner' },
        }),
      ),
    ),
  ),
]);

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

/** `the start of an opponent's turn`: events that are points of time, of others than the holder. */
const ofOthers: Slot<TriggerOn> = said('an event', () => [
  alsoReads(
    reshaped<TriggerOn, { readonly event: string; readonly when?: Condition }>(
      phrase<{ readonly event: string; readonly when?: Condition }>({}, '{event} [, if {when}]', {
        event: timeOfOthers,
        when: whenAlone,
      }),
      () => null,
      (parts) => {
        const { event: typed, ...rest } = { event: '', ...parts };
        const [name, of] = typed.split('/');
        return { event: name, whose: of, ...rest };
      },
    ),
  ),
]);

const on: Slot<TriggerOn> = said('an event', () => [
  phrase<TriggerOn>(
    {},
    '{event} [by {whose}] [of {token}] [of kind {kinds}] [, {heldFromStart}] [, if {when}]',
    {
      event,
      whose: usually(whose, 'holder'),
      token: tokenName,
      kinds: listOf(STATUS_KIND, 'or'),
      heldFromStart: flag('held from the start'),
      when: whenAlone,
    },
  ),
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
  'main-start',
  'main-end',
  'offense-start',
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
    { word: 'at/during/when/whenever', event: readOnly(ofOthers) },
    { word: 'at/during', event: atTime },
    { word: 'when/whenever', event: on },
    { word: 'when/whenever/if', event: hitting },
    { word: 'when/whenever', event: gaining },
    ...['each time', 'every time'].flatMap((word) =>
      [on, hitting, gaining].map((moment) => ({ word, event: readOnly(moment) })),
    ),
  ].flatMap(({ word, event: moment }) => [
    phrase<Trigger>({}, `${prefix}${word} {on} [, {once}] [, {oncePerTurn}] {do}`, {
      on: moment,
      do: effectsThen,
      once: flag('once for all'),
      oncePerTurn: flag('once a turn', 'once per turn', 'once each turn'),
    }),
    ...[`once per/a/each turn {oncePerTurn} [,] ${word} {on}`, FIRST_TIME].map((words) =>
      alsoReads(
        phrase<Trigger, 'once'>({ once: undefined }, `${prefix}${words} {do}`, {
          on: moment,
          do: effectsThen,
          oncePerTurn: constant<true>(true),
        }),
      ),
    ),
  ]);

/** `the first time each turn that you gain Chi` */
const FIRST_TIME =
  'the first time [that] [each/per/a/every turn] {oncePerTurn} [that/when] {on} [each/per/a/every turn]';
