/** What allies, the momentum card and feats are worth to a hero of a Mission, and what they take. */

import { allyById, type Effect, isAlly, isPerk } from '../../../engine/definitions.ts';
import type { Action } from '../../../engine/index.ts';
import { type PowerLine, powerLine, type Requirement } from '../../../engine/rules.ts';
import type { AllyPower } from '../../../engine/vocabulary/ally.ts';
import { effectNames } from '../effect-names.ts';
import { worthOfList } from '../effect-worth.ts';
import { evalContextOf } from '../eval-context.ts';
import { PRICES } from '../prices.ts';
import type { Situation } from '../situation.ts';

/** Rounds for which an ally that stays is of use. */
const ROUNDS = 3;
/** How likely an ally that is kept for later meets the moment that it is made for. */
const BETTER_MOMENT = 0.7;
/** What a further ability on the board is worth: dice that would bring less bring that. */
const ABILITY = 2;
const RANGE_OF_ABILITY = 1;
/** What a change of own dice is worth at a moment that is made for it. */
const DICE = 2.2;
const OF_DICE = ['alter', 'reroll-own', 'extra-attempt'];
/** What answers damage; it is judged by an attack of so much. */
const LATE = ['prevent', 'avoid', 'add-damage'];
const ATTACK = 6;
/** A feat comes back in no round of the Mission. */
const FEAT = 1.5;

/** What the first points of momentum are worth, which pay for range, and those beyond. */
const FIRST_POINTS = 2;
const FIRST_POINT = 1.6;
const FURTHER_POINT = 0.7;

/** A line with what it takes from the hero, in points of damage; null for a paid line of the board. */
export function powerOffer(
  situation: Situation,
  { ability, line }: Extract<Action, { type: 'use' }>,
): { readonly power: PowerLine; readonly price: number } | null {
  const power = powerLine(ability, line);
  if (!power) return null;
  const paid = priceOfMomentum(momentumOf(situation), power.cost);
  if (power.line === 'recruit' && isAlly(ability)) {
    const [own] = alliesOf(situation);
    const left = own === undefined ? 0 : worthOfAlly(situation, own);
    return { power, price: paid + left - worthOfAlly(situation, ability) };
  }
  if (power.exhausts) return { power, price: paid + worthOfAlly(situation, ability) };
  return { power, price: paid + (isPerk(ability) ? FEAT : 0) };
}

function momentumOf({ table, me }: Situation): number {
  return table.board?.momentum[me] ?? 0;
}

function alliesOf({ view, me }: Situation): readonly string[] {
  return view.mission?.heroes[me]?.allies ?? [];
}

/** What momentum is worth that is given away, the last points most. */
function priceOfMomentum(held: number, cost: number): number {
  let price = 0;
  for (let left = held; left > held - cost; left -= 1) {
    price += left <= FIRST_POINTS ? FIRST_POINT : FURTHER_POINT;
  }
  return price;
}

/** What an ally is worth to the hero from now on. */
function worthOfAlly(situation: Situation, ally: string): number {
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

/** How often dice show a requirement that nobody rolls for: by rule of thumb. */
function chanceOf(requires: Requirement | undefined): number {
  if (requires?.kind !== 'of-a-kind') return requires ? 0.3 : 1;
  return [1, 1, 0.9, 0.45, 0.12][requires.count] ?? 0.02;
}

function worthAtItsMoment({ table, me, aim }: Situation, effects: readonly Effect[]): number {
  const names = effectNames(effects);
  if (OF_DICE.some((name) => names.has(name))) return DICE;
  const isLate = LATE.some((name) => names.has(name));
  const coming = table.seats.map(({ seat }) => (isLate && (seat === aim || seat === me) ? ATTACK : 0));
  const attacked = names.has('add-damage') ? aim : me;
  const moment = isLate ? { ...table, coming, attackBase: ATTACK, attacked } : table;
  return Math.max(
    0,
    worthOfList(evalContextOf(moment, PRICES, me, me, { target: aim, holder: me }), effects),
  );
}
