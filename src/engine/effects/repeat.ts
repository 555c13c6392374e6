/** The same effects as often as an amount says, as worked out when they begin. */
import { walk } from '../damage/foreseen.ts';
import { leastOf } from '../damage/foresight.ts';
import type { Amount } from '../vocabulary/amount.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { amountOf } from './evaluate.ts';
import { joined, ofAmount, ofList } from './footprint.ts';
import type { EffectRule } from './rule.ts';

export interface Repeat {
  readonly do: 'repeat';
  readonly times: Amount;
  readonly effects: readonly Effect[];
}

/** Nothing in a game happens so often at once; more would not come to an end between two questions. */
const MOST_REPEATS = 99;
/** What is foreseen of a list is worked out again and again: so much of it is enough. */
const MOST_FORESEEN = 20;

export const repeat: EffectRule<Repeat> = {
  do: 'repeat',
  isBenign: () => true,
  sameForAnyOwner: true,
  run(game, { context }, effect) {
    const list: Effect[] = [];
    const times = Math.min(MOST_REPEATS, amountOf(game, context, effect.times));
    for (let left = times; left > 0; left -= 1) list.push(...effect.effects);
    return list;
  },
  contains: ({ effects }) => [{ effects, at: ['effects'] }],
  begunBy: ({ times }) => times,
  touches: (known, { times, effects }) => joined([ofAmount(known, times), ofList(known, effects)]),
  foresee(sight, { times, effects }) {
    for (let left = Math.min(MOST_FORESEEN, leastOf(sight, times)); left > 0; left -= 1) {
      walk(sight, effects);
    }
  },
};
