/**
 * State of the calculation in `prediction.ts`: the results of an effect list up to an effect, and the least value of
 * amounts at that point. Dice count with their worst result, because the dice of some abilities decide whether
 * these are an Attack (R50).
 */

import { dialOf } from '../../core/damage/companion-dials.ts';
import { countShowing, countSymbol, sumOfBest } from '../../core/dice/requirement.ts';
import {
  cpOf,
  type Game,
  handOf,
  heroOf,
  roomFor,
  seatOf,
  tokenCount,
  tokenLimit,
  upgradesOf,
} from '../../core/game.ts';
import { missionAmount } from '../../core/mission/measures.ts';
import { momentumOf } from '../../core/mission/momentum.ts';
import type { EffectContext } from '../../model/effect-context.ts';
import type { PredictedDamage } from '../../model/prediction.ts';
import type { RollPhase } from '../../model/state.ts';
import type { Amount, Condition, Who } from '../../vocabulary/amount.ts';
import { seatsNamed } from '../seats-of-who.ts';

/** Evaluates a condition against the present state. */
export type ConditionCheck = (context: EffectContext, condition: Condition) => boolean;

/** The results so far; effects add theirs. */
export interface PredictionContext {
  readonly game: Game;
  readonly phase: RollPhase;
  readonly holds: ConditionCheck;
  readonly context: EffectContext;
  /** Number of dice of the list's last roll that are still unknown; 0 if its faces are known. */
  unrolled: number;
  /** CP that the list's owner will have gained by earlier effects. */
  readonly cp: { gained: number };
  /** Tokens that the list's owner will have gained by earlier effects, minus losses: token -> count. */
  readonly tokens: Record<string, number>;
  readonly damage: PredictedDamage[];
  readonly inflicted: { readonly token: string; readonly seat: number }[];
  readonly rerolls: { readonly of: string; readonly bonus: number }[];
}

/** The sum of some damage. */
export const sumOf = (parts: readonly PredictedDamage[]): number =>
  parts.reduce((sum, part) => sum + part.amount, 0);

/** Adds to the tokens that the owner will have gained; a negative change is a loss. */
export function predictTokenChange(prediction: PredictionContext, token: string, change: number): void {
  prediction.tokens[token] = (prediction.tokens[token] ?? 0) + change;
}

/** How many of a token a seat will hold at this point of the list. */
function heldLater(prediction: PredictionContext, seat: number, token: string): number {
  const now = tokenCount(prediction.game, seat, token);
  if (seat !== prediction.context.owner) return now;
  const later = now + (prediction.tokens[token] ?? 0);
  return Math.max(0, Math.min(tokenLimit(prediction.game, seat, token, seat), later));
}

/** How many more of a token fit on a seat at this point of the list, if the list's owner gives them. */
function predictedRoom(prediction: PredictionContext, seat: number, token: string): number {
  const room = roomFor(prediction.game, seat, token, prediction.context.owner);
  const later = seat === prediction.context.owner ? (prediction.tokens[token] ?? 0) : 0;
  return Math.max(0, room - later);
}

/** The least possible value of an amount. */
export function leastAmount(prediction: PredictionContext, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('sum' in amount)
    return amount.sum.reduce<number>((sum, part) => sum + leastAmount(prediction, part), 0);
  if ('times' in amount)
    return leastAmount(prediction, amount.times[0]) * leastAmount(prediction, amount.times[1]);
  if ('half' in amount) return Math.ceil(leastAmount(prediction, amount.half) / 2);
  if ('least' in amount)
    return Math.min(leastAmount(prediction, amount.least[0]), leastAmount(prediction, amount.least[1]));
  return leastCounted(prediction, amount);
}

function leastCounted(
  prediction: PredictionContext,
  amount: Exclude<Amount, number | { sum: unknown }>,
): number {
  if (!('count' in amount)) return 0;
  const { game, context } = prediction;
  const over = (who: Who, measure: (seat: number) => number) =>
    seatsNamed(prediction.game, prediction.context, who).reduce((sum, seat) => sum + measure(seat), 0);
  switch (amount.count) {
    case 'symbols': {
      if (amount.dice === 'rolled' && prediction.unrolled > 0) return 0;
      const dice = amount.dice === 'rolled' ? context.rolled : context.shown;
      const key = heroOf(game, context.owner).dice;
      const reads = amount.dice === 'rolled' ? context.reads : undefined;
      const shown = amount.symbols.reduce((sum, symbol) => sum + countSymbol(dice, key, symbol, reads), 0);
      return Math.floor(shown / amount.every);
    }
    case 'values': {
      if (amount.dice === 'rolled' && prediction.unrolled > 0) return 0;
      return countShowing(amount.dice === 'rolled' ? context.rolled : context.shown, amount.values);
    }
    case 'total':
      if (prediction.unrolled > 0) return prediction.unrolled;
      return context.rolled.reduce<number>((sum, die) => sum + (die ?? 0), 0);
    case 'best':
      // Every die shows at least 1.
      return prediction.unrolled > 0
        ? Math.min(amount.dice, prediction.unrolled)
        : sumOfBest(context.rolled, amount.dice);
    case 'passed':
      return over(amount.who, (seat) => seatOf(game, seat).passedThisTurn?.[amount.token] ?? 0);
    case 'tokens':
      return over(amount.who, (seat) => heldLater(prediction, seat, amount.token));
    case 'cp':
      return over(
        amount.who,
        (seat) => cpOf(game, seat) + (seat === context.owner ? prediction.cp.gained : 0),
      );
    case 'dial':
      return over(amount.who, (seat) => dialOf(game, seat, amount.of)?.health ?? 0);
    case 'hand':
      return over(amount.who, (seat) => handOf(game, seat).length);
    case 'noted':
      return context.notes[amount.name] ?? 0;
    case 'attempts':
      return amount.in === 'turn' ? (game.lane.turn.attempts ?? 0) : prediction.phase.attemptsUsed;
    case 'upgrades':
      return over(amount.who, (seat) => upgradesOf(game, seat, amount.thisTurn ?? false));
    case 'momentum':
      return over(amount.who, (seat) => momentumOf(game, seat));
    case 'counter':
    case 'figures':
    case 'heroes':
    case 'by-heroes':
    case 'round':
      return missionAmount(game, amount);
    case 'room':
      return over(amount.who, (seat) => predictedRoom(prediction, seat, amount.token));
    case 'attack-base':
      return sumOf(prediction.damage);
    case 'dealt':
    // Tiles on the map may change before the effect runs.
    case 'tiles':
      return 0;
  }
}
