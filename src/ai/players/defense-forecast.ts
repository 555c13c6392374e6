/** What a Defensive Ability would bring against the damage that is coming. */
import { abilityOf, type Effect } from '../../engine/definitions.ts';
import type { GameView, Seat } from '../../engine/index.ts';
import { outcomesOf } from './dice-outcomes.ts';
import { opposedOutcomes } from './effect-worth.ts';
import { evalContextOf } from './eval-context.ts';
import { expectedAmount, type Measure } from './expected-amounts.ts';
import { withMission } from './missions/table.ts';
import { PRICES } from './prices.ts';
import { factsOf, seatAt } from './table-facts.ts';

/** An amount over all results of the dice. */
export interface Spread {
  readonly least: number;
  readonly most: number;
  readonly average: number;
}

export interface DefenseForecast {
  /** Damage that it keeps off, at most what is coming. */
  readonly prevented: Spread;
  /** Damage that it deals to opponents. */
  readonly dealt: Spread;
  /** Health that it brings, as if the dial had room for it. */
  readonly healed: Spread;
}

/**
 * Returns what a defence of `seat` brings over all results of its dice, with the choices that bring the most of each
 * amount. Re-rolls that the ability allows, and later cards and tokens, are not counted.
 * @param view any view of the game; only public facts are used
 * @param ability the id of a Defensive Ability on the seat's board
 * @param announced damage that an announced ability is about to deal, while none is coming yet
 * @returns null when no damage is coming that is known already
 */
export function forecastDefense(
  view: GameView,
  seat: Seat,
  ability: string,
  announced = 0,
): DefenseForecast | null {
  const facts = withMission(factsOf(view), view, seat);
  const coming = facts.coming[seat] || announced;
  if (coming <= 0) return null;
  const table = { ...facts, coming: facts.coming.with(seat, coming) };
  const { dice = 0, effects = [], opposed } = abilityOf(seatAt(table, seat).hero, ability);
  const target = view.attack?.attacker ?? view.rolls[0]?.owner ?? null;
  const amountsOf = (measure: Measure, list: readonly Effect[]) =>
    outcomesOf(dice).flatMap(({ dice: rolled, chance }) => {
      const context = evalContextOf(table, PRICES, seat, seat, { rolled, shown: rolled, target });
      return opposedOutcomes(context, { opposed }).map(({ way, share }) => ({
        amount: expectedAmount(measure, { ...way }, list),
        chance: chance * share,
      }));
    });
  return {
    prevented: spreadOf(amountsOf('prevention', effects)),
    dealt: spreadOf(amountsOf('damage', effects)),
    healed: spreadOf(amountsOf('healing', effects)),
  };
}

function spreadOf(amounts: readonly { readonly amount: number; readonly chance: number }[]): Spread {
  const all = amounts.map(({ amount }) => amount);
  return {
    least: Math.min(...all),
    most: Math.max(...all),
    average: amounts.reduce((sum, { amount, chance }) => sum + chance * amount, 0),
  };
}
