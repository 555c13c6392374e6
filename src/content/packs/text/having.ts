/** Conditions on what players have, as cards print them: "if you have 2 or more Chi". */
import type { Amount, Condition, Who } from '../../../engine/vocabulary/amount.ts';
import { alsoReads, type Phrase, phrase, reshaped } from './phrase.ts';
import { number, oneOf, type Slot, tokenName } from './slot.ts';
import { somebody } from './who.ts';

type Of<K extends Condition['test']> = Extract<Condition, { test: K }>;
type Counted<K extends Extract<Amount, { count: string }>['count']> = Extract<Amount, { count: K }>;
type Bound = 'at-least' | 'at-most';

const given: Slot<'owner'> = { read: () => 'owner', write: () => '', shown: '' };
/** Only one player's number can be compared with more than 1: of a group it is that of all together. */
const single: Slot<Who> = {
  ...somebody,
  write: (value, names) =>
    /^(owner|target|chosen|holder)$/.test(value) ? somebody.write(value, names) : null,
};

interface Parts {
  readonly who: Who;
  readonly token: string;
  readonly from?: 'owner';
  readonly bound?: number;
}

/** The tokens that a condition compares with a number. */
function partsOf(value: Condition, test: Bound): (Parts & { readonly bound: number }) | null {
  if (value.test !== test) return null;
  const { amount, bound } = value;
  if (typeof amount !== 'object' || !('count' in amount) || amount.count !== 'tokens') return null;
  const { token, who: of, from } = amount;
  return { token, who: of, ...(from === undefined ? {} : { from }), bound };
}

/** Tokens compared with one number, which the sentence says in words. */
function havingExactly(test: Bound, template: string, bound: number): Phrase<Of<Bound>> {
  const form = phrase<Omit<Parts, 'bound'>>({}, template, {
    who: somebody,
    token: tokenName,
    from: given,
  });
  return reshaped<Of<Bound>, Omit<Parts, 'bound'>>(
    form,
    (value) => {
      const parts = partsOf(value, test);
      if (parts === null || parts.bound !== bound) return null;
      const { bound: _, ...rest } = parts;
      return rest;
    },
    (parts) => ({ test, amount: { count: 'tokens', ...parts }, bound }),
  );
}

function having(test: Bound, template: string): Phrase<Of<Bound>> {
  const form = phrase<Parts>({}, template, {
    who: single,
    token: tokenName,
    from: given,
    bound: number,
  });
  return reshaped<Of<Bound>, Parts>(
    form,
    (value) => partsOf(value, test),
    (parts) => {
      const { bound, ...tokens } = { bound: undefined, ...parts };
      return { test, amount: { count: 'tokens', ...tokens }, bound };
    },
  );
}

/** CP, health and cards of a player, as cards ask for them. They are written as amounts. */
const STOCKS = oneOf<'cp' | 'health' | 'hand'>({
  cp: 'CP',
  health: ['health', 'HP'],
  hand: ['cards|card in hand', 'cards|card'],
});
interface Stock {
  readonly who: Who;
  readonly count: 'cp' | 'health' | 'hand';
  readonly bound: number;
}
function stocked(test: Bound, template: string, bound?: number): Phrase<Of<Bound>> {
  const form = phrase<Stock>({}, template, { who: somebody, count: STOCKS, bound: number });
  return alsoReads(
    reshaped<Of<Bound>, Stock>(
      form,
      () => null,
      (parts) => {
        const { bound: typed, ...amount } = { bound, ...parts };
        return { test, amount, bound: typed };
      },
    ),
  );
}

interface Room {
  readonly who: Who;
  readonly token: string;
}
const isCount = <K extends Extract<Amount, { count: string }>['count']>(
  value: Amount,
  count: K,
): value is Counted<K> => typeof value === 'object' && 'count' in value && value.count === count;

const ROOM = reshaped<Of<'at-least'>, Room>(
  phrase<Room>({}, '{who} has~have room for {token}', { who: single, token: tokenName }),
  ({ amount, bound, test }) => {
    if (test !== 'at-least' || bound !== 1 || !isCount(amount, 'room')) return null;
    return { who: amount.who, token: amount.token };
  },
  (parts) => ({ test: 'at-least', amount: { count: 'room', ...parts }, bound: 1 }),
);

/** `you have the maximum number of Chi` */
const AT_LIMIT: readonly Phrase<Of<'at-most'>>[] = [
  '{who} has~have the maximum/max [number/amount] [of] {token}',
  '{who} has~have max/maximum {token}',
  '{who} is~are at the/your/their [stack] limit/maximum of/for {token}',
].map((words) =>
  alsoReads(
    reshaped<Of<'at-most'>, Room>(
      phrase<Room>({}, words, { who: single, token: tokenName }),
      () => null,
      (parts) => ({ test: 'at-most', amount: { count: 'room', ...parts }, bound: 0 }),
    ),
  ),
);

/** Status effects of a kind: "if the opponent has a negative status effect". */
const HAS_STATUS: readonly Phrase<Of<'at-least'>>[] = (['positive', 'negative', 'any'] as const).flatMap(
  (kind) =>
    ['a/an/any/1/one', 'at least 1/one', '1/one or more'].map((many) =>
      alsoReads(
        reshaped<Of<'at-least'>, { readonly who: Who }>(
          phrase<{ readonly who: Who }>(
            {},
            `{who} has~have ${many} ${kind === 'any' ? '' : `${kind} `}status effect/effects`,
            { who: somebody },
          ),
          () => null,
          (parts) => ({
            test: 'at-least',
            amount: { count: 'statuses', kind: kind === 'any' ? 'removable' : kind, ...parts },
            bound: 1,
          }),
        ),
      ),
    ),
);

interface Comparison {
  readonly who: Who;
  readonly other: Who;
  readonly count?: 'cp' | 'health' | 'hand';
  readonly token?: string;
}

/** `you have more CP than the opponent`, of what both have. */
const COMPARED: readonly Phrase<Of<'less'>>[] = (['{count}', '{token}'] as const).flatMap((what) =>
  (['more', 'fewer/less'] as const).map((word) =>
    alsoReads(
      reshaped<Of<'less'>, Comparison>(
        phrase<Comparison>({}, `{who} has~have ${word} ${what} than {other} [has/have/does/do]`, {
          who: single,
          other: single,
          count: STOCKS,
          token: tokenName,
        }),
        () => null,
        (parts) => {
          const { who: of, other, ...thing } = { who: 'owner', other: 'target', ...parts };
          const counted = 'token' in thing ? { count: 'tokens', ...thing } : thing;
          const [first, second] = [of, other].map((player) => ({ ...counted, who: player }));
          return word === 'more'
            ? { test: 'less', left: second, right: first }
            : { test: 'less', left: first, right: second };
        },
      ),
    ),
  ),
);

/** The sentences, the longer ones first. */
export const HAVING: readonly Phrase<never>[] = [
  stocked('at-most', '{who} has~have no {count}', 0),
  havingExactly('at-most', '{who} has~have no {token} [of yours {from}]', 0),
  ROOM,
  ...AT_LIMIT,
  ...HAS_STATUS,
  ...['{bound} or more {count}', '{bound} {count} or more', 'at least {bound} {count}'].map((words) =>
    stocked('at-least', `{who} has~have ${words}`),
  ),
  ...['{bound} or fewer/less {count}', '{bound} {count} or fewer/less', 'at most {bound} {count}'].map(
    (words) => stocked('at-most', `{who} has~have ${words}`),
  ),
  havingExactly('at-least', '{who} has~have [a/an/1/one] [your {from}] {token}', 1),
  having('at-least', '{who} has~have {bound} or more [your {from}] {token}'),
  alsoReads(having('at-least', '{who} has~have {bound} [your {from}] {token} or more')),
  alsoReads(having('at-most', '{who} has~have {bound} [your {from}] {token} or fewer/less')),
  ...[
    'has~have any/some [your {from}] {token}',
    'is~are afflicted/affected/inflicted with/by [a/an] {token}',
    'is~are [currently/still] [in] {token}',
  ].map((words) => alsoReads(havingExactly('at-least', `{who} ${words}`, 1))),
  alsoReads(
    reshaped<Of<'at-least'>, { readonly token: string }>(
      phrase<{ readonly token: string }>({}, 'in {token}', { token: tokenName }),
      () => null,
      (parts) => ({ test: 'at-least', amount: { count: 'tokens', who: 'owner', ...parts }, bound: 1 }),
    ),
  ),
  ...['is~are at/on {bound} {count} or more', 'is~are at/on {bound} or more {count}'].map((words) =>
    stocked('at-least', `{who} ${words}`),
  ),
  ...['is~are at/on {bound} {count} or fewer/less', 'is~are at/on {bound} or fewer/less {count}'].map(
    (words) => stocked('at-most', `{who} ${words}`),
  ),
  ...COMPARED,
  alsoReads(having('at-least', '{who} has~have [at least] {bound} [your {from}] {token}')),
  having('at-most', '{who} has~have {bound} or fewer/less [your {from}] {token}'),
  alsoReads(having('at-most', '{who} has~have at most {bound} [your {from}] {token}')),
];

/** The opposites of those with words of their own. */
export const NOT_HAVING: readonly Phrase<never>[] = [
  havingExactly('at-least', '{who} does~do not have [a/an/1/one] [your {from}] {token}', 1),
  havingExactly('at-least', '{who} is~are not {token}', 1),
  having('at-least', '{who} has~have fewer/less than {bound} [your {from}] {token}'),
  stocked('at-least', '{who} has~have fewer/less than {bound} {count}'),
  stocked('at-least', '{who} is~are below/under {bound} {count}'),
  stocked('at-most', '{who} is~are above/over {bound} {count}'),
  stocked('at-most', '{who} has~have more than {bound} {count}'),
  alsoReads(having('at-most', '{who} has~have more than {bound} [your {from}] {token}')),
];
