/** The worth of a companion's health: of healing it, and of damage it takes for its player. */

import type { Effect } from '../../engine/definitions.ts';
import { tokenById } from '../../engine/definitions.ts';
import type { Seat } from '../../engine/index.ts';
import { worthOfHarm } from './basic-worths.ts';
import { amountOf, type EvalContext, sideOf } from './eval-context.ts';
import { seatAt } from './table-facts.ts';

/** The worth of one point of a companion's health, relative to one point of its player's health. */
const POINT = 0.55;
/** The loss when a companion falls, in addition to its health. */
const FALL = 11;
/** The worth of permission to split damage. */
const SPLIT = 1.5;
/** The least incoming damage that is worth splitting. */
const WORTH_SPLITTING = 5;

type OfCompanion = Extract<Effect, { do: 'redirect' | 'allow-split' | 'harm-companion' }>;

/** Returns the worth of a heal to a companion, capped at its maximum health. */
export function companionHealed(context: EvalContext, seat: Seat, dial: string, amount: number): number {
  const { health, most } = seatAt(context.table, seat).dials[dial] ?? { health: 0, most: 0 };
  return sideOf(context, seat) * POINT * Math.max(0, Math.min(amount, most - health));
}

/** Returns the worth of damage to a companion, signed by side. */
function harmed(context: EvalContext, seat: Seat, dial: string, amount: number): number {
  const { health } = seatAt(context.table, seat).dials[dial] ?? { health: 0 };
  if (health === 0 || amount <= 0) return 0;
  const falls = amount >= health && tokenById(dial).health?.empty !== undefined;
  return -sideOf(context, seat) * (POINT * Math.min(health, amount) + (falls ? FALL : 0));
}

/** Rates an effect on the health of the owner's companion. */
export function companionWorth(context: EvalContext, effect: OfCompanion): number {
  const seat = context.owner;
  const own = sideOf(context, seat);
  const coming = context.table.coming[seat] ?? 0;
  switch (effect.do) {
    case 'redirect': {
      const amount = Math.min(coming, amountOf(context, effect.amount));
      const { health } = seatAt(context.table, seat);
      const spared = worthOfHarm(health, 0, coming) - worthOfHarm(health, 0, coming - amount);
      return own * spared + harmed(context, seat, effect.dial, amount);
    }
    case 'allow-split':
      return coming >= WORTH_SPLITTING ? own * SPLIT : 0;
    case 'harm-companion':
      return harmed(context, seat, effect.dial, amountOf(context, effect.amount));
  }
}
