/** The worth of allies, the momentum card and feats to a Mission hero, and their price. */

import { allyById, type Effect, isAlly, isPerk } from '../../../engine/definitions.ts';
import type { Action } from '../../../engine/index.ts';
import { type PowerLine, powerLine, type Requirement } from '../../../engine/rules.ts';
import type { AllyPower } from '../../../engine/vocabulary/ally.ts';
import { effectNames } from '../effect-names.ts';
import { worthOfList } from '../effect-worth.ts';
import { evalContextOf } from '../eval-context.ts';
import { PRICES } from '../prices.ts';
import type { Situation } from '../situation.ts';

/** The number of rounds in which an ally that stays is useful. */
const ROUNDS = 3;
/** The chance that a kept ally meets the moment it is designed for. */
const BETTER_MOMENT = 0.7;
/** The worth of an additional ability on the board: it covers dice results that are otherwise worth less. */
const ABILITY = 2;
const RANGE_OF_ABILITY = 1;
/** The worth of a change to own dice at a suitable moment. */
const DICE = 2.2;
const DICE_MOMENTS = ['alter', 'reroll-own', 'extra-attempt'];
/** Effects that change damage; they are rated by an attack with `ATTACK` damage. */
const LATE = ['prevent', 'avoid', 'add-damage'];
const ATTACK = 6;
/** The price of a feat, which can be used once per Mission. */
const FEAT = 1.5;

/** The number of momentum points that a hero keeps for range. */
const FIRST_POINTS = 2;
/** The worth of each of these points. */
const FIRST_POINT = 1.6;
/** The worth of each further point. */
const FURTHER_POINT = 0.7;

/** Returns a power line with its price in points of damage; null for a paid line of the hero's board. */
export function powerOffer(
  situation: Situation,
  { ability, line }: Extract<Action, { type: 'use' }>,
): { readonly power: PowerLine; readonly price: number } | null {
  const power = powerLine(ability, line);
  if (!power) return null;
  const paid = priceOfMomentum(momentumOf(situation), power.cost);
  if (power.line === 'recruit' && isAlly(ability)) {
    const own = alliesOf(situation).map((one) => worthOfAlly(situation, one));
    const left = own.length < limitOf(situation) ? 0 : Math.min(...own);
    return { power, price: paid + left - worthOfAlly(situation, ability) };
  }
  if (power.exhausts) return { power, price: paid + worthOfAlly(situation, ability) };
  return { power, price: paid + (isPerk(ability) ? FEAT : 0) };
}

/** The worth of a further momentum to a hero that lacks this many points for its first ally: the fewer, the more. */
const LACKING = [0, 60, 50, 40, 30];

/**
 * Rates who gets a momentum that the party shares out: a hero without an ally who is close to the price of one, or else
 * whoever has least.
 */
export function worthOfMomentumFor({ view }: Situation, hero: number): number {
  const { heroes = [], headquarters = [] } = view.mission ?? {};
  const { momentum = 0, allies = [] } = heroes[hero] ?? {};
  const cheapest = Math.min(...headquarters.map((ally) => allyById(ally).cost));
  const isHiring = allies.length === 0 && momentum < cheapest;
  return (isHiring ? (LACKING[cheapest - momentum] ?? 0) : 0) - momentum;
}

function momentumOf({ table, me }: Situation): number {
  return table.board?.momentum[me] ?? 0;
}

function alliesOf({ view, me }: Situation): readonly string[] {
  return view.mission?.heroes[me]?.allies ?? [];
}

function limitOf({ view, me }: Situation): number {
  return view.mission?.heroes[me]?.allyLimit ?? 1;
}

/** Returns the worth of momentum paid; the last points are worth most. */
export function priceOfMomentum(held: number, cost: number): number {
  let price = 0;
  for (let left = held; left > held - cost; left -= 1) {
    price += left <= FIRST_POINTS ? FIRST_POINT : FURTHER_POINT;
  }
  return price;
}

/** Returns the worth of an ally to the hero from now on. */
export function worthOfAlly(situation: Situation, ally: string): number {
  const worths = allyById(ally).powers.map((power) => worthOfPower(situation, power));
  return worths.reduce((sum, worth) => sum + worth, 0);
}

function worthOfPower(situation: Situation, power: AllyPower): number {
  switch (power.kind) {
    case 'recruit':
      return 0;
    case 'ability':
      return ABILITY + (power.reach === 'range' ? RANGE_OF_ABILITY : 0);
    case 'kicker':
      return ROUNDS * chanceOf(power.requires) * worthAtItsMoment(situation, power.effects);
    case 'exhaust':
    case 'plus-exhaust':
      return BETTER_MOMENT * worthAtItsMoment(situation, power.effects);
  }
}

/** Returns the heuristic chance that dice show a requirement nobody rolls for. */
function chanceOf(requires: Requirement | undefined): number {
  switch (requires?.kind) {
    case undefined:
      return 1;
    case 'of-a-kind':
      return [1, 1, 0.9, 0.45, 0.12][requires.count] ?? 0.02;
    case 'like-symbols':
      return [1, 1, 1, 0.85, 0.4][requires.sizes.reduce((sum, size) => sum + size, 0)] ?? 0.1;
    case 'symbols':
    case 'straight':
    case 'values':
      return 0.3;
  }
}

function worthAtItsMoment({ table, me, aim }: Situation, effects: readonly Effect[]): number {
  const names = effectNames(effects);
  if (DICE_MOMENTS.some((name) => names.has(name))) return DICE;
  const isLate = LATE.some((name) => names.has(name));
  const coming = table.seats.map(({ seat }) => (isLate && (seat === aim || seat === me) ? ATTACK : 0));
  const attacked = names.has('add-damage') ? aim : me;
  const moment = isLate ? { ...table, coming, attackBase: ATTACK, attacked } : table;
  return Math.max(
    0,
    worthOfList(evalContextOf(moment, PRICES, me, me, { target: aim, holder: me }), effects),
  );
}
