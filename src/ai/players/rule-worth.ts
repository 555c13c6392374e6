/** Rules of thumb for effects that change a rule for a seat, and the effects without a worth. */

import type { Effect } from '../../engine/definitions.ts';
import type { Seat } from '../../engine/index.ts';
import { worthOfHarm } from './basic-worths.ts';
import { type EvalContext, seatsOfWho, sideOf, tokensOf } from './eval-context.ts';
import { worthOfFound } from './found-cards.ts';
import { overSeats } from './goods-worth.ts';
import { seatAt } from './table-facts.ts';
import { changeOfTokens, sideTurnedWorth, turnedWorth } from './token-moves.ts';

/** The damage of an average attack: the worth of an extra offensive roll phase, or of making an ability fail. */
export const AVERAGE_ATTACK = 6.5;
const STATUS_PREVENTED = 2;
const EXTRA_OFFENSIVE_ATTEMPT = 2;
const EXTRA_DEFENSIVE_ATTEMPT = 0.8;
const RAISED_LIMIT = 1;
const GRANTED_REROLL = 1;
const HAND_SEEN = 0.3;

/** The worth of one effect to `context.me`, in points of damage. It may update the context. */
type Worth<Do extends Effect['do']> = (context: EvalContext, effect: Extract<Effect, { do: Do }>) => number;

/** The worth of each effect of the vocabulary; `no worth` for those that are rated elsewhere, or not at all. */
export type EffectWorths = { readonly [Do in Effect['do']]: Worth<Do> | 'no worth' };

const own = (context: EvalContext): 1 | -1 => sideOf(context, context.owner);
const another = (context: EvalContext): number => own(context) * AVERAGE_ATTACK;
const found = (context: EvalContext, effect: Parameters<typeof worthOfFound>[0]): number =>
  own(context) * worthOfFound(effect);

/** The worths of effects that change a rule for a seat, and the effects without a worth. */
export const RULE_WORTHS = {
  'turn-over': (context, { who, thing, side }) =>
    overSeats(context, who, (seat) => sideTurnedWorth(context, seat, thing, side)),
  'raise-limit': (context, { by }) => own(context) * RAISED_LIMIT * by,
  'look-at-hand': (context) => own(context) * HAND_SEEN,
  'pass-on'(context, effect) {
    const from = seatsOfWho(context, effect.from).find((seat) => tokensOf(context, seat, effect.token) > 0);
    const to = seatsOfWho(context, effect.to)[0];
    if (from === undefined || to === undefined) return 0;
    return changeOfTokens(context, from, effect.token, -1) + changeOfTokens(context, to, effect.token, 1);
  },
  'prevent-status': (context) => own(context) * STATUS_PREVENTED,
  'grant-reroll': (context) => own(context) * GRANTED_REROLL,
  'extra-attempt'(context, { who, phase }) {
    const attempt = phase === 'offensive' ? EXTRA_OFFENSIVE_ATTEMPT : EXTRA_DEFENSIVE_ATTEMPT;
    return overSeats(context, who, (seat) => sideOf(context, seat) * attempt);
  },
  'fail-ability'(context) {
    const failing = context.holder ?? context.target;
    return failing === null ? 0 : -sideOf(context, failing) * AVERAGE_ATTACK;
  },
  'play-upgrade': found,
  'look-at-deck': found,
  search: found,
  'turn-token': turnedWorth,
  'halve-dealt': (context, { who }) =>
    overSeats(context, who, (seat) => -sideOf(context, seat) * (AVERAGE_ATTACK / 2)),
  outlive: (context, { who, health }) =>
    overSeats(context, who, (seat) => survivalWorth(context, seat, health)),
  'allow-defense': (context) => own(context) * lateDefenseWorth(context),
  'offense-again': another,
  'extra-offensive-roll-phase': another,
  // Rated with the dice on the table.
  alter: 'no worth',
  'reroll-own': 'no worth',
  'read-as': 'no worth',
  // Moments of a list.
  then: 'no worth',
  'activation-window': 'no worth',
  interruption: 'no worth',
  // Rated with the rest of their list.
  roll: 'no worth',
  'choose-player': 'no worth',
  'choose-players': 'no worth',
  'choose-amount': 'no worth',
} satisfies Partial<EffectWorths>;

/** Returns the worth of a defence against the owner's incoming damage. */
function lateDefenseWorth({ prices, table, owner, harm }: EvalContext): number {
  return prices.defense(seatAt(table, owner), harm[owner] ?? 0);
}

/** Returns the worth of surviving with `left` health to a seat that would fall; 0 when it would not. */
function survivalWorth(context: EvalContext, seat: Seat, left: number): number {
  const { health } = seatAt(context.table, seat);
  const coming = context.harm[seat] ?? 0;
  if (coming < health) return 0;
  return sideOf(context, seat) * (worthOfHarm(health, 0, coming) - worthOfHarm(health, 0, health - left));
}
