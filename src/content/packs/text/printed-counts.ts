import { counted, type Of } from './count-phrases.ts';
import { scope } from './die-values.ts';
import { alsoReads, type Phrase, phrase } from './phrase.ts';
import { listOf, number, oneOf, symbol, usually } from './slot.ts';
import { who } from './who.ts';

const shown = usually(scope, 'rolled');

/** The dice that the effect has rolled, as cards print it. */
const ROLLED: readonly Phrase<Of<'total'>>[] = [
  'the value/result/sum rolled',
  'the roll',
  'the value/result/total of the roll/die/dice [rolled]',
  // The others begin like it.
  'the/their sum/total [rolled] [of the/all dice]',
].map((words) => alsoReads(counted('total', words, {})));

/** `the highest value rolled`: the best die. */
const HIGHEST = alsoReads(
  phrase<Of<'best'>, 'count' | 'dice'>(
    { count: 'best', dice: 1 },
    'the highest/higher value/die/result/number/roll [rolled]',
    {},
  ),
);

/** `for each opponent` */
export const PLAYERS: readonly Phrase<never>[] = (
  [
    ['opponents', 'opponent/opponents'],
    ['everyone', 'player/players'],
    ['team-mates', 'team-mate/teammate/team-mates/teammates'],
  ] as const
).map(([of, words]) =>
  alsoReads(phrase<Of<'players'>, 'count' | 'who'>({ count: 'players', who: of }, words, {})),
);

/** `each die showing a sword`, `the two highest dice` */
const OF_DICE: readonly Phrase<never>[] = [
  phrase<Of<'symbols'>, 'count' | 'every'>(
    { count: 'symbols', every: 1 },
    'die/dice showing [a/an] {symbols} [{dice}]',
    { symbols: listOf(symbol, 'or'), dice: shown },
  ),
  counted('best', 'the {dice} highest/best dice [rolled]', { dice: number }),
].map((form) => alsoReads<never>(form));

/** Status effects of one player, as cards print it. */
const STATUSES_HAD = alsoReads(
  counted('statuses', '{kind} status effect/effects on/of {who}', {
    kind: oneOf({ positive: 'positive', negative: 'negative' }),
    who,
  }),
);

/** `negative status effect your opponent has` */
const STATUSES_OF = alsoReads(
  counted('statuses', '{kind} status effect/effects {who} has/have', {
    kind: oneOf({ positive: 'positive', negative: 'negative' }),
    who,
  }),
);

/** All but the players, who are tried after "players among". */
export const PRINTED_COUNTS: readonly Phrase<never>[] = [
  ...ROLLED,
  HIGHEST,
  STATUSES_HAD,
  STATUSES_OF,
  ...OF_DICE,
];
