/** A list that is for who would be brought to 0 health by what is coming, as things stand; otherwise nothing happens. */

import { openLedger } from '../damage/open-ledger.ts';
import { totalsOf } from '../damage/totals.ts';
import { type Game, poolOf, seatOf } from '../game.ts';
import { OF_DAMAGE } from '../priority/moments.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { EffectRule } from './rule.ts';

export interface IfFalling {
  readonly do: 'if-falling';
  readonly effects: readonly Effect[];
}

export const ifFalling: EffectRule<IfFalling> = {
  do: 'if-falling',
  run: (game, { context }, { effects }) => (wouldFall(game, context.owner) ? effects : 'done'),
  contains: ({ effects }) => [{ effects, at: ['effects'] }],
  begunBy: () => null,
  unmet: (game, seat) => (wouldFall(game, seat) ? null : (say) => say.wouldNotFall),
  madeFor: () => OF_DAMAGE,
  fits: wouldFall,
};

/** Whether what is coming to a seat, and to all who share its dial, would empty that. */
export function wouldFall(game: Game, seat: number): boolean {
  const { pool } = seatOf(game, seat);
  const coming = totalsOf(game, openLedger(game) ?? []).reduce(
    (sum, landed) => (seatOf(game, landed.seat).pool === pool ? sum + landed.total : sum),
    0,
  );
  return coming >= poolOf(game, seat).health;
}
