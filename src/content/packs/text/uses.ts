/**
 * Uses of tokens as leaflets print them: "When attacked, you may spend 1 Chi to prevent 2 damage". They are read, and
 * written as "spend 1 when attacked: prevent 2 dmg".
 */
import type { Spend, SpendTiming } from '../../../engine/vocabulary/token.ts';
import { NO } from './cursor.ts';
import { effectsOfUse } from './effects.ts';
import { alsoReads, type Phrase, phrase, reshaped } from './phrase.ts';
import { either, number, numberOrArticle, oneOf, type Slot, thisToken, tokenName, usually } from './slot.ts';
import { TIMING_WORDS } from './timings.ts';
import { listAt, propertyOf } from './untyped.ts';

/** How many are spent at once. */
const takes = either(
  { any: ['any', 'any number of', 'any number', 'any amount of', 'any amount'] },
  numberOrArticle,
);
export const spentAtOnce: typeof takes = {
  ...takes,
  read(cursor) {
    const value = takes.read(cursor);
    // What "each" and "that many" mean behind it.
    if (value === 'any')
      Object.assign(cursor.reading, { quantity: { count: 'noted', name: 'spent' }, isQuantityGiven: true });
    return value;
  },
};

/** The token whose section it is, by name or as "it". */
const ownToken: Slot<string> = {
  read(cursor) {
    const start = cursor.at;
    const own = thisToken.read(cursor);
    if (own !== NO) return own;
    cursor.at = start;
    cursor.take('these');
    if (cursor.take('token') || cursor.take('tokens')) return cursor.reading.ownToken ?? NO;
    cursor.take('of');
    if (cursor.take('them')) return cursor.reading.ownToken ?? NO;
    cursor.at = start;
    const named = tokenName.read(cursor);
    return named === cursor.reading.ownToken ? named : NO;
  },
  write: () => null,
  shown: 'TOKEN',
};

const MOMENTS = oneOf<SpendTiming | 'roll'>(
  {
    ...TIMING_WORDS,
    'incoming-damage': [
      ...[TIMING_WORDS['incoming-damage']].flat(),
      ...['receive', 'take', 'are dealt'].flatMap((word) => [
        `when you ${word} damage`,
        `when you ${word} dmg`,
      ]),
      'when receiving damage',
      'when taking damage',
      'when damage is dealt to you',
      'when you are about to take damage',
      'when you are about to receive damage',
      'before damage is dealt to you',
      'before you take damage',
      'before you receive damage',
    ],
    'own-main': [
      ...[TIMING_WORDS['own-main']].flat(),
      'in their main phase',
      'during their main phase',
      'main phase',
    ],
    attacked: [
      ...[TIMING_WORDS.attacked].flat(),
      'when an opponent attacks you',
      'when an opponent targets you with an attack',
      'when you are targeted by an attack',
      'when you are targeted',
      'when defending',
      'when you defend',
      'when you would be attacked',
      'defensive roll phase',
      'during your defensive roll phase',
    ],
    roll: [
      ...['during', 'in', 'at the end of', 'after', 'following'].flatMap((when) => [
        `${when} your offensive roll phase`,
        `${when} your roll phase`,
      ]),
      ...['at any time', 'at any point', 'any time'].flatMap((when) => [
        `${when} during your roll phase`,
        `${when} during your offensive roll phase`,
      ]),
      'during any roll phase of yours',
      'during any of your roll phases',
    ],
  },
  'TIME',
);

/** Between the roll and the end of a phase: what is done says whether it is for the dice or for the attack. */
const moment: typeof MOMENTS = {
  ...MOMENTS,
  read(cursor) {
    const value = MOMENTS.read(cursor);
    if (value === 'status-coming') cursor.reading.coming = 'status';
    if (value === 'incoming-damage' || value === 'attacked') cursor.reading.coming = 'damage';
    return value;
  },
};

interface PrintedUse {
  readonly takes: Spend['takes'];
  readonly own: string;
  readonly timing: SpendTiming | 'roll';
  readonly cp: number;
  readonly oncePerTurn?: Spend['oncePerTurn'];
  readonly effects: Spend['effects'];
}

type PaidUse = Omit<PrintedUse, 'takes' | 'own'>;

/** Effects that change dice before an ability is chosen. */
const OF_DICE: ReadonlySet<unknown> = new Set(['alter', 'reroll-own', 'extra-attempt', 'read-as']);

function useOf(parts: object): object {
  const { own: _, ...use } = { own: undefined, ...parts };
  const isOfDice = listAt(use, 'effects').some((effect) => OF_DICE.has(propertyOf(effect, 'do')));
  const timing = propertyOf(use, 'timing');
  return timing === 'roll' ? { ...use, timing: isOfDice ? 'own-dice' : 'own-attack' } : use;
}

/** `spend 2 CP during your Main Phase to remove this token`: a use that takes none of the tokens. */
const PAID: readonly Phrase<Spend>[] = [
  '[once per/a/each turn {oncePerTurn} [,]] [you/they may/can] spend/pay {cp} CP {timing} {effects}',
  'the holder/afflicted/affected/owner [player] may/can spend/pay {cp} CP {timing} {effects}',
  '{timing} , [you/they may/can] spend/pay {cp} CP {effects}',
].map((template) =>
  alsoReads(
    reshaped<Spend, PaidUse>(
      phrase<PaidUse>({}, template, {
        cp: number,
        timing: moment,
        oncePerTurn: { read: () => 'use', write: () => null, shown: '' },
        effects: effectsOfUse,
      }),
      () => null,
      (parts) => useOf({ ...parts, takes: 0 }),
    ),
  ),
);

/** Uses of the tokens themselves. */
const OF_TOKENS: readonly Phrase<Spend>[] = [
  '[alternatively/or [,]] [once per/a/each turn {oncePerTurn} [,]] [you/they/the may/can] [also] spend/discard/use/remove [{takes}] [of] [{own}] {timing} [for {cp} CP] [, once per/a/each turn {oncePerTurn}] {effects}',
  '[{own}] may be spent [once per/a/each turn {oncePerTurn}] {timing} [for {cp} CP] [, once per/a/each turn {oncePerTurn}] {effects}',
  '[alternatively/or [,]] [once per/a/each turn {oncePerTurn} [,]] {timing} [,] [:] [you/they may/can] [also] spend/discard/use/remove [{takes}] [of] [{own}] [for {cp} CP] {effects}',
].map((template) =>
  alsoReads(
    reshaped<Spend, PrintedUse>(
      phrase<PrintedUse>({}, template, {
        takes: usually(spentAtOnce, 1),
        own: ownToken,
        timing: moment,
        cp: number,
        oncePerTurn: { read: () => 'use', write: () => null, shown: '' },
        effects: effectsOfUse,
      }),
      () => null,
      useOf,
    ),
  ),
);

/** When effects can be for anything: damage that is prevented is coming, dice that change are on the table. */
function onlyTimeOf(effect: unknown): SpendTiming | null {
  switch (propertyOf(effect, 'do')) {
    case 'prevent':
      return 'incoming-damage';
    case 'add-damage':
    case 'undefendable':
      return 'own-attack';
    case 'reroll-own':
    case 'extra-attempt':
      return 'own-dice';
    case 'alter':
      return ofWhoseDice(propertyOf(effect, 'whose'));
    default:
      return null;
  }
}

function ofWhoseDice(whose: unknown): SpendTiming | null {
  if (whose === 'own') return 'own-dice';
  return whose === 'opponent' ? 'opponent-dice' : null;
}

/** `spend 1 Chi to prevent 2 damage`: a use whose time is told by what it does. */
const UNTIMED = alsoReads(
  reshaped<Spend, Omit<PrintedUse, 'timing' | 'cp'>>(
    phrase<Omit<PrintedUse, 'timing' | 'cp'>>(
      {},
      '[once per/a/each turn {oncePerTurn} [,]] [you/they/the may/can] spend/discard/use {takes} [of] [{own}] [, once per/a/each turn {oncePerTurn}] {effects}',
      {
        takes: spentAtOnce,
        own: ownToken,
        oncePerTurn: { read: () => 'use', write: () => null, shown: '' },
        effects: effectsOfUse,
      },
    ),
    () => null,
    (parts) => {
      const timing = onlyTimeOf(listAt(parts, 'effects')[0]);
      const { own: _, ...use } = { own: undefined, ...parts, timing };
      return timing === null ? null : use;
    },
  ),
);

/** The sentences, which are not written. */
export const PRINTED_USES: readonly Phrase<Spend>[] = [...OF_TOKENS, ...PAID, UNTIMED];
