/** Heuristic worths of effects that change a rule for a seat. */
import type { Effect } from '../../engine/definitions.ts';
import { worthOfHarm } from './basic-worths.ts';
import { type EvalContext, seatsOfWho, sideOf, tokensOf } from './eval-context.ts';
import { worthOfFound } from './found-cards.ts';
import { overSeats } from './goods-worth.ts';
import { seatAt } from './table-facts.ts';
import { changeOfTokens, sideTurnedWorth, turnedWorth } from './token-moves.ts';

/** The damage of an average attack: the worth of an extra offensive roll phase, or of making an ability fail. */
const AVERAGE_ATTACK = 6.5;
const STATUS_PREVENTED = 2;
const EXTRA_OFFENSIVE_ATTEMPT = 2;
const EXTRA_DEFENSIVE_ATTEMPT = 0.8;
const RAISED_LIMIT = 1;
const GRANTED_REROLL = 1;
const HAND_SEEN = 0.3;

/** @returns points of damage, relative to `context.me`; 0 for effects that are rated elsewhere */
export function worthOfRule(context: EvalContext, effect: Effect): number {
  const own = sideOf(context, context.owner);
  switch (effect.do) {
    case 'turn-over':
      return overSeats(context, effect.who, (seat) =>
        sideTurnedWorth(context, seat, effect.thing, effect.side),
      );
    case 'raise-limit':
      return own * RAISED_LIMIT * effect.by;
    case 'look-at-hand':
      return own * HAND_SEEN;
    case 'pass-on': {
      const from = seatsOfWho(context, effect.from).find((seat) => tokensOf(context, seat, effect.token) > 0);
      const to = seatsOfWho(context, effect.to)[0];
      if (from === undefined || to === undefined) return 0;
      return changeOfTokens(context, from, effect.token, -1) + changeOfTokens(context, to, effect.token, 1);
    }
    case 'prevent-status':
      return own * STATUS_PREVENTED;
    case 'grant-reroll':
      return own * GRANTED_REROLL;
    case 'extra-attempt': {
      const attempt = effect.phase === 'offensive' ? EXTRA_OFFENSIVE_ATTEMPT : EXTRA_DEFENSIVE_ATTEMPT;
      return overSeats(context, effect.who, (seat) => sideOf(context, seat) * attempt);
    }
    case 'fail-ability': {
      const failing = context.holder ?? context.target;
      return failing === null ? 0 : -sideOf(context, failing) * AVERAGE_ATTACK;
    }
    case 'play-upgrade':
    case 'look-at-deck':
    case 'search':
      return own * worthOfFound(effect);
    case 'turn-token':
      return turnedWorth(context, effect);
    case 'halve-dealt':
      return overSeats(context, effect.who, (seat) => -sideOf(context, seat) * (AVERAGE_ATTACK / 2));
    case 'outlive':
      return overSeats(context, effect.who, (seat) => survivalWorth(context, seat, effect.health));
    case 'allow-defense':
      return own * lateDefenseWorth(context);
    case 'offense-again':
    case 'extra-offensive-roll-phase':
      return own * AVERAGE_ATTACK;
    default:
      return 0;
  }
}

/** Returns the worth of a defence against the owner's incoming damage. */
function lateDefenseWorth({ prices, table, owner, harm }: EvalContext): number {
  return prices.defense(seatAt(table, owner), harm[owner] ?? 0);
}

/** Returns the worth of surviving with `left` health to a seat that would fall; 0 when it would not. */
function survivalWorth(context: EvalContext, seat: number, left: number): number {
  const { health } = seatAt(context.table, seat);
  const coming = context.harm[seat] ?? 0;
  if (coming < health) return 0;
  return sideOf(context, seat) * (worthOfHarm(health, 0, coming) - worthOfHarm(health, 0, health - left));
}
