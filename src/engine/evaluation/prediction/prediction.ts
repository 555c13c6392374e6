/**
 * Calculates what the activated ability is certain to do in the rest of its effects. An Attack exists from the
 * activation on, before any effect has run (R51). So checks that need an Attack read the ledger together with this
 * result. Dice that are not rolled yet count with their worst result (R50). A choice of the owner counts with its best
 * option, because only the owner decides on it.
 */

import { contextsByTarget } from '../../core/attack.ts';
import type { Game } from '../../core/game.ts';
import type { EffectContext } from '../../model/effect-context.ts';
import type { PredictedDamage, Prediction } from '../../model/prediction.ts';
import type { RollPhase } from '../../model/state.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { foresightOf } from '../foresight.ts';
import { type ConditionCheck, type PredictionContext, sumOf } from './prediction-context.ts';

/** No certain results. */
export const NO_PREDICTION: Prediction = { damage: [], inflicted: [], rerolls: [], gained: {} };

/**
 * The certain results of the rest of the activated ability.
 * @param holds evaluates conditions in the effect lists
 * @param worst choices of the owner count with their worst option
 * @returns nothing before the activation, after the damage has landed, or if the ability failed
 */
export function predict(game: Game, holds: ConditionCheck, worst?: 'worst-choices'): Prediction {
  const phase = game.lane.rollPhase;
  if (!phase?.activated || phase.activated.failed || phase.landed !== null) return NO_PREDICTION;
  const lists = listsUnderWay(game, phase);
  if (lists.length === 0) return NO_PREDICTION;
  const damage: PredictedDamage[] = [];
  const inflicted: PredictionContext['inflicted'] = [];
  const rerolls: PredictionContext['rerolls'] = [];
  const tokens: Record<string, number> = {};
  const cp = { gained: 0 };
  for (const { list, context, unrolled } of lists) {
    const contexts = contextsByTarget(phase, context);
    for (let at = contexts.length - 1; at >= 0; at -= 1) {
      const each = contexts[at] ?? context;
      const own = { ...each, notes: { ...each.notes } };
      const parts: PredictedDamage[] = [];
      // Results for the owner count once. Results for a target count for each target.
      const forOwner =
        at === 0 ? { cp, tokens, rerolls } : { cp: { ...cp }, tokens: { ...tokens }, rerolls: [] };
      predictList(
        {
          game,
          phase,
          holds,
          ...(worst ? { worstChoices: true } : {}),
          context: own,
          unrolled,
          damage: parts,
          inflicted,
          ...forOwner,
        },
        list,
      );
      damage.push(...parts.filter(({ to }) => contexts.length === 1 || to === each.target));
    }
  }
  return { damage, inflicted, rerolls, gained: tokens };
}

interface ListUnderWay {
  readonly list: readonly Effect[];
  readonly context: EffectContext;
  readonly unrolled: number;
}

/** The effect lists of the activated ability that have not run to their end. */
function listsUnderWay(game: Game, phase: RollPhase): ListUnderWay[] {
  const { stack } = game.lane;
  const lists: ListUnderWay[] = [];
  const offense = stack.find((frame) => frame.k === 'phase' && frame.phase === 'offensive-roll');
  if (phase.activated && phase.context && offense?.k === 'phase' && offense.step === 'resolve') {
    lists.push({ list: phase.activated.effects, context: phase.context, unrolled: 0 });
  }
  for (let at = 0; at < stack.length; at += 1) {
    const frame = stack[at];
    if (frame?.k !== 'effects' || frame.context.owner !== phase.attack.attacker) continue;
    const { source } = frame.context;
    if (source.kind !== 'ability' || source.id !== phase.activated?.ability) continue;
    const above = stack[at + 1];
    const unrolled = above?.k === 'roll' && !above.roll.settled ? above.dice : 0;
    lists.push({ list: frame.list, context: frame.context, unrolled });
  }
  for (const { context, effects } of phase.waiting) {
    if (context.source.kind === 'ability') lists.push({ list: effects, context, unrolled: 0 });
  }
  return lists;
}

/** Adds the certain results of a list to `prediction`. */
export function predictList(prediction: PredictionContext, list: readonly Effect[]): void {
  for (const effect of list) foresightOf(effect).predict?.(prediction, effect);
}

/** The certain damage of a list that may not run; `prediction` is not changed. */
export function predictedDamageOf(prediction: PredictionContext, list: readonly Effect[]): PredictedDamage[] {
  const damage: PredictedDamage[] = [];
  const context = { ...prediction.context, notes: { ...prediction.context.notes } };
  const { cp, tokens } = prediction;
  const apart = { damage, inflicted: [], rerolls: [] };
  predictList({ ...prediction, ...apart, context, cp: { ...cp }, tokens: { ...tokens } }, list);
  return damage;
}

/** For alternatives that another player or dice decide on: adds only the damage of the list that deals the least. */
export function predictWeakest(prediction: PredictionContext, lists: readonly (readonly Effect[])[]): void {
  const tried = lists.map((list) => predictedDamageOf(prediction, list));
  const least = Math.min(...tried.map(sumOf));
  if (least > 0) prediction.damage.push(...(tried.find((parts) => sumOf(parts) === least) ?? []));
}

/**
 * Whether a list is certain to be an Attack of the Roll Phase, whatever its owner chooses and its dice show (R50).
 * @param context that of the list; its `shown` dice are final
 */
export function isCertainAttack(
  game: Game,
  phase: RollPhase,
  holds: ConditionCheck,
  context: EffectContext,
  list: readonly Effect[],
): boolean {
  const damage: PredictedDamage[] = [];
  const apart = { damage, inflicted: [], rerolls: [], cp: { gained: 0 }, tokens: {} };
  const own = { ...context, notes: { ...context.notes } };
  predictList({ game, phase, holds, worstChoices: true, context: own, unrolled: 0, ...apart }, list);
  return sumOf(damage) > 0;
}
