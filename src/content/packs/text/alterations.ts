/** How changes of dice and filters of tokens are said. */
import type { Alteration } from '../../../engine/vocabulary/effects/dice.ts';
import type { TokenFilter } from '../../../engine/vocabulary/effects/tokens.ts';
import { NO } from './cursor.ts';
import { dieValues } from './die-values.ts';
import { alsoReads, type Phrase, phrase, said } from './phrase.ts';
import { listOf, number, oneOf, type Slot, symbol, tokenNameAlone } from './slot.ts';

type Of<K extends Alteration['how']> = Extract<Alteration, { how: K }>;
const how = <K extends Alteration['how']>(
  name: K,
  template: string,
  parts: Parameters<typeof phrase<Of<K>, 'how'>>[2],
): Phrase<Of<K>> => phrase<Of<K>, 'how'>({ how: name }, template, parts);

const ALTERATIONS = {
  'set-any': phrase<Of<'set-any'>, 'how' | 'same'>({ how: 'set-any', same: undefined }, 'to any value', {}),
  set: how('set', 'to [a] {values}', { values: dieValues }),
  step: phrase<Of<'step'>, 'how' | 'way'>({ how: 'step', way: undefined }, 'up or down by 1', {}),
  copy: how('copy', 'to the value of another [die]', {}),
  'force-reroll': how('force-reroll', 'by a re-roll/reroll [unless {unless} CP are paid]', {
    unless: number,
  }),
} satisfies { readonly [K in Alteration['how']]: Phrase<Of<K>> };

const oneStep = (way: 'up' | 'down' | undefined, words: string) =>
  phrase<Of<'step'>, 'how' | 'way'>({ how: 'step', way }, words, {});

/** As cards print it of one die that becomes like another. */
const LIKE_ANOTHER = [
  'to the same value as another/any/one/a [third/second/other] [one] [of your/their/the] [other] [dice/die] [of yours]',
  'to the value of another/one [one] [of your/their/the] [other] [dice/die] [of yours]',
  'into a copy of another [one] [of your/their/the] [other] [dice/die]',
  "so that it's/they're the same [value] as another/any [other] [of your/their/the] [dice/die]",
  'so that it is the same [value] as another/any [other] [of your/their/the] [dice/die]',
  'to match another/any [other] [of your/their/the] [dice/die]',
].map((words) => alsoReads(how('copy', words, {})));

/** As cards print it of a die whose value goes up or down. */
const STEPS = [
  'by 1 [,] up or down',
  'by one [,] up or down',
  'up or down 1/one',
  'by + 1 or - 1',
  'by 1/one [,] either up or down',
  'by + / - 1',
  'by +1 or -1',
  'by -1 or +1',
  'by +1/-1',
  'to an/one adjacent value/face/side/number [up or down]',
  'to the next higher or lower value/face/side/number',
].map((words) => alsoReads(oneStep(undefined, words)));

/** As cards print it of a die that may go in one direction only. */
const ONE_WAY = (['up', 'down'] as const).flatMap((way) =>
  (way === 'up'
    ? ['by +1', 'by 1 up', 'to the next higher value/face/side/number']
    : ['by -1', 'by 1 down', 'to the next lower value/face/side/number']
  ).map((words) => alsoReads(oneStep(way, words))),
);

/** The values of a symbol: "change one of your dice to a moon". */
const TO_SYMBOL: Phrase<Of<'set'>> = {
  template: 'to [a]',
  shown: 'to [a] SYMBOL',
  read(cursor) {
    if (!cursor.take('to') && !cursor.take('into')) return NO;
    if (!cursor.take('a')) cursor.take('an');
    const called = symbol.read(cursor);
    const values = typeof called === 'string' ? cursor.reading.names.valuesOf(called) : [];
    return values.length === 0 ? NO : { how: 'set', values };
  },
  write: () => null,
};

const SAME = ['to the same value', 'to any one value', 'to any same value'].map((words, at) => {
  const form = phrase<Of<'set-any'>, 'how' | 'same'>({ how: 'set-any', same: true }, words, {});
  return at === 0 ? form : alsoReads(form);
});

const alterations: readonly Phrase<never>[] = [
  ...LIKE_ANOTHER,
  ...SAME,
  ...STEPS,
  ...ONE_WAY,
  oneStep('up', 'up by 1'),
  oneStep('down', 'down by 1'),
  ...Object.values(ALTERATIONS),
  TO_SYMBOL,
];
export const alteration: Slot<Alteration> = said<never>('a change of dice', () => alterations);

const kinds = listOf(oneOf({ positive: 'positive', negative: 'negative', unique: 'unique' }), 'or');

const FILTERS: readonly Phrase<TokenFilter>[] = [
  phrase<TokenFilter, 'only'>({ only: undefined }, '[{kinds}] status effects|effect', { kinds }),
  phrase<TokenFilter>({}, '[{kinds}] {only} tokens|token', { kinds, only: tokenNameAlone }),
];
export const filter: Slot<TokenFilter> = said('status effects', () => FILTERS);
