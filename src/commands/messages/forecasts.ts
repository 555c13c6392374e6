/** What buttons tell of what is best: the dice worth keeping, what each defence would bring, where to move. */
import { requirementWords } from '../../ai/odds/wording.ts';
import {
  bestSpaces,
  type DefenseForecast,
  forecastDefense,
  worthwhileKeeps,
} from '../../ai/players/index.ts';
import type { Action, GameView, Seat } from '../../engine/index.ts';
import { type AnnouncedDamage, announcedDamage, type QuickKeep } from '../../render/table/index.ts';
import type { Words } from '../../words/index.ts';

interface Forecasts {
  readonly quickKeeps: readonly QuickKeep[];
  readonly defenses: Readonly<Record<string, string>>;
  /** The spaces that the hero may move to, the best first. */
  readonly bestSpaces: readonly string[];
}

/**
 * Returns the forecasts for the question of a seat.
 * @param view a view of the lane in which the seat is asked; only public facts are used
 * @param seat the seat that is asked; null when nobody is
 * @param legal the legal actions of the seat
 */
export function forecastsFor(
  view: GameView,
  seat: Seat | null,
  legal: readonly Action[],
  words: Words,
): Forecasts {
  const mayReroll = legal.some(({ type }) => type === 'reroll');
  return {
    quickKeeps: mayReroll ? quickKeepsIn(view, words) : [],
    defenses: seat === null ? {} : defensesIn(view, seat, legal, words),
    bestSpaces: seat === null || view.mission === null ? [] : bestSpaces(view, seat, legal),
  };
}

/** The most promising keeps of the open Offensive Roll, with whole percents. */
function quickKeepsIn(view: GameView, words: Words): readonly QuickKeep[] {
  return worthwhileKeeps(view).map(({ dice, goal, requires, chance }) => ({
    dice,
    goal: requires === null ? goal : words.table.tierOf(goal, requirementWords(requires, words)),
    chance: `${Math.round(chance * 100)} %`,
  }));
}

/**
 * Returns the forecast of each defence that a seat can choose, or plan while the dice may still change, by the ability's
 * id: what it prevents, else what it deals back, else what it heals. Defences that do none of these have none.
 * @param view a view in which the seat is asked; only public facts are used
 * @param legal the legal actions of the seat
 */
function defensesIn(
  view: GameView,
  seat: Seat,
  legal: readonly Action[],
  words: Words,
): Readonly<Record<string, string>> {
  // The plans of a question are those of who is asked in it, and a reminder may be for somebody else.
  const plans = view.pending?.seat === seat ? view.pending.plans : [];
  const planned = plans.flatMap((plan) => (plan.do === 'defend' ? [plan.ability] : []));
  const open = legal.flatMap((action) => (action.type === 'defend' ? [action.ability] : []));
  const abilities = new Set([...open, ...planned]);
  const announced = planned.length > 0 ? announcedDamage(view, words) : { least: 0, isAll: true };
  return Object.fromEntries(
    [...abilities].flatMap((ability) => {
      const told = toldOf(announced, (damage) =>
        forecastWords(forecastDefense(view, seat, ability, damage), words),
      );
      return told === null ? [] : [[ability, told]];
    }),
  );
}

/** More than any defence prevents. */
const MUCH = 99;

/** Where more damage may come, the forecast is told if it is the same for any damage. */
function toldOf(
  { least, isAll }: AnnouncedDamage,
  forecastFor: (damage: number) => string | null,
): string | null {
  const told = forecastFor(least);
  return isAll || told === forecastFor(least + MUCH) ? told : forecastFor(0);
}

function forecastWords(forecast: DefenseForecast | null, { table }: Words): string | null {
  if (forecast === null) return null;
  const said = (['prevented', 'dealt', 'healed'] as const).find((amount) => forecast[amount].most > 0);
  if (said === undefined) return null;
  const { least, most, average } = forecast[said];
  const say = table.forecasts;
  const told = say[said](say.spread(least, most));
  return least === most ? told : say.onAverage(told, average);
}
