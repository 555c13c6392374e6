/**
 * State of the calculation in `prediction.ts`: the results of an effect list up to an effect, and the least value of
 * amounts at that point. Dice count with their worst result, because the dice of some abilities decide whether
 * these are an Attack (R50).
 */

import { countShowing, countSymbol, sumOfBest } from '../../core/dice/requirement.ts';
import { cpOf, type Game, heroOf, roomFor, tokenCount, tokenLimit } from '../../core/game.ts';
import type { EffectContext } from '../../model/effect-context.ts';
import type { Seat } from '../../model/ids.ts';
import type { PredictedDamage } from '../../model/prediction.ts';
import type { RollPhase } from '../../model/state.ts';
import type { Amount, Condition } from '../../vocabulary/amount.ts';
import { type AmountFacts, evaluateAmount } from '../facts.ts';
import { seatsNamed } from '../seats-of-who.ts';
import { sharedCounts, sumOverSeats } from '../shared-counts.ts';

/** Evaluates a condition against the present state. */
export type ConditionCheck = (context: EffectContext, condition: Condition) => boolean;

/** The results so far; effects add theirs. */
export interface PredictionContext {
  readonly game: Game;
  readonly phase: RollPhase;
  readonly holds: ConditionCheck;
  /** Choices of the owner count with their worst option instead of their best one. */
  readonly worstChoices?: true;
  readonly context: EffectContext;
  /** Number of dice of the list's last roll that are still unknown; 0 if its faces are known. */
  unrolled: number;
  /** CP that the list's owner will have gained by earlier effects. */
  readonly cp: { gained: number };
  /** Tokens that the list's owner will have gained by earlier effects, minus losses: token -> count. */
  readonly tokens: Record<string, number>;
  readonly damage: PredictedDamage[];
  readonly inflicted: { readonly token: string; readonly seat: Seat }[];
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
function heldLater(prediction: PredictionContext, seat: Seat, token: string): number {
  const now = tokenCount(prediction.game, seat, token);
  if (seat !== prediction.context.owner) return now;
  const later = now + (prediction.tokens[token] ?? 0);
  return Math.max(0, Math.min(tokenLimit(prediction.game, seat, token, seat), later));
}

/** How many more of a token fit on a seat at this point of the list, if the list's owner gives them. */
function predictedRoom(prediction: PredictionContext, seat: Seat, token: string): number {
  const room = roomFor(prediction.game, seat, token, prediction.context.owner);
  const later = seat === prediction.context.owner ? (prediction.tokens[token] ?? 0) : 0;
  return Math.max(0, room - later);
}

const sumOver = sumOverSeats(seatsNamed);

const LEAST: AmountFacts<PredictionContext> = {
  ...sharedCounts(sumOver),
  symbols({ game, context, unrolled }, { symbols, dice: scope, every }) {
    if (scope === 'rolled' && unrolled > 0) return 0;
    const dice = scope === 'rolled' ? context.rolled : context.shown;
    const key = heroOf(game, context.owner).dice;
    const reads = scope === 'rolled' ? context.reads : undefined;
    const shown = symbols.reduce((sum, symbol) => sum + countSymbol(dice, key, symbol, reads), 0);
    return Math.floor(shown / every);
  },
  values({ context, unrolled }, { dice, values }) {
    if (dice === 'rolled' && unrolled > 0) return 0;
    return countShowing(dice === 'rolled' ? context.rolled : context.shown, values);
  },
  // Every die shows at least 1.
  total: ({ context, unrolled }) =>
    unrolled > 0 ? unrolled : context.rolled.reduce<number>((sum, die) => sum + (die ?? 0), 0),
  best: ({ context, unrolled }, { dice }) =>
    unrolled > 0 ? Math.min(dice, unrolled) : sumOfBest(context.rolled, dice),
  tokens: (prediction, { who, token }) =>
    sumOver(prediction, who, (seat) => heldLater(prediction, seat, token)),
  cp: (prediction, { who }) =>
    sumOver(
      prediction,
      who,
      (seat) => cpOf(prediction.game, seat) + (seat === prediction.context.owner ? prediction.cp.gained : 0),
    ),
  room: (prediction, { who, token }) =>
    sumOver(prediction, who, (seat) => predictedRoom(prediction, seat, token)),
  'attack-base': ({ damage }) => sumOf(damage),
  dealt: () => 0,
  // Tiles on the map may change before the effect runs.
  tiles: () => 0,
};

/** The least possible value of an amount. */
export function leastAmount(prediction: PredictionContext, amount: Amount): number {
  return evaluateAmount(LEAST, prediction, amount);
}
