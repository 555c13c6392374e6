/** Runs effects only if the damage that is coming would bring the owner to 0 health as things stand. */

import { openLedger } from '../core/damage/open-ledger.ts';
import { type Game, poolOf, seatOf } from '../core/game.ts';
import { totalsOf } from '../evaluation/damage/totals.ts';
import type { Seat } from '../model/ids.ts';
import { DAMAGE_MOMENTS } from '../model/moments.ts';
import type { IfFalling } from '../vocabulary/effect.ts';
import type { EffectRule } from './rule.ts';

export const ifFalling: EffectRule<IfFalling> = {
  do: 'if-falling',
  run: (game, { context }, { effects }) => (wouldFall(game, context.owner) ? effects : 'done'),
  contains: ({ effects }) => [{ effects, at: ['effects'] }],
  neededToStart: () => null,
  unmet: (game, seat) => (wouldFall(game, seat) ? null : (say) => say.wouldNotFall),
  madeFor: () => DAMAGE_MOMENTS,
  fits: wouldFall,
};

/** Whether the damage coming to a seat, and to team-mates who share its health dial, would bring the dial to 0. */
export function wouldFall(game: Game, seat: Seat): boolean {
  const { pool } = seatOf(game, seat);
  const coming = totalsOf(game, openLedger(game) ?? []).reduce(
    (sum, landed) => (seatOf(game, landed.seat).pool === pool ? sum + landed.total : sum),
    0,
  );
  return coming >= poolOf(game, seat).health;
}
