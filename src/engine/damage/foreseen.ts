/**
 * What the activated ability is certain to do still. An Attack exists from its activation on, before any of its
 * effects have run (R51): whatever needs an Attack looks at the ledger together with what is foreseen here.
 * Dice count with the least that they can bring (R50); the choices of the ability's owner with the most, because
 * nobody else has a say in them.
 */
import { contextsByTarget } from '../attack.ts';
import { ruleOf } from '../effects/rule-of.ts';
import type { Game } from '../game.ts';
import type { EffectContext, RollPhase } from '../state.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { type ForeseenDamage, type Foresight, type Judge, sumOf } from './foresight.ts';

export interface Foreseen {
  /** Parts of the Attack with the least that they deal. */
  readonly damage: readonly ForeseenDamage[];
  /** Tokens that will be inflicted unless something stops them. */
  readonly inflicted: readonly { readonly token: string; readonly seat: number }[];
  /** Re-rolls that it grants its owner. */
  readonly rerolls: readonly { readonly of: string; readonly bonus: number }[];
  /** Tokens that the ability's owner will have gained, less those that it removes; limits left aside. */
  readonly gained: Readonly<Record<string, number>>;
}

export const NOTHING: Foreseen = { damage: [], inflicted: [], rerolls: [], gained: {} };

/** What is still to come of the activated ability; nothing before its activation and where it failed. */
export function foresee(game: Game, judge: Judge): Foreseen {
  const phase = game.lane.rollPhase;
  if (!phase?.activated || phase.activated.failed || phase.landed !== null) return NOTHING;
  const lists = listsUnderWay(game, phase);
  if (lists.length === 0) return NOTHING;
  const damage: ForeseenDamage[] = [];
  const inflicted: Foresight['inflicted'] = [];
  const rerolls: Foresight['rerolls'] = [];
  const tokens: Record<string, number> = {};
  const cp = { gained: 0 };
  for (const { list, context, unrolled } of lists) {
    const contexts = contextsByTarget(phase, context);
    for (let at = contexts.length - 1; at >= 0; at -= 1) {
      const each = contexts[at] ?? context;
      const own = { ...each, notes: { ...each.notes } };
      const parts: ForeseenDamage[] = [];
      // What it brings its owner comes once, what it does to a target to each.
      const brings =
        at === 0 ? { cp, tokens, rerolls } : { cp: { ...cp }, tokens: { ...tokens }, rerolls: [] };
      walk({ game, phase, judge, context: own, unrolled, damage: parts, inflicted, ...brings }, list);
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

/** Follows what a list is certain to bring. */
export function walk(sight: Foresight, list: readonly Effect[]): void {
  for (const effect of list) ruleOf(effect).foresee?.(sight, effect);
}

/** The damage of a list that may not be carried out. */
export function attempt(sight: Foresight, list: readonly Effect[]): ForeseenDamage[] {
  const damage: ForeseenDamage[] = [];
  const context = { ...sight.context, notes: { ...sight.context.notes } };
  const { cp, tokens } = sight;
  const apart = { damage, inflicted: [], rerolls: [] };
  walk({ ...sight, ...apart, context, cp: { ...cp }, tokens: { ...tokens } }, list);
  return damage;
}

/** Of lists that somebody else, or dice, decide about only the damage of the weakest is certain. */
export function takeWeaker(sight: Foresight, lists: readonly (readonly Effect[])[]): void {
  const tried = lists.map((list) => attempt(sight, list));
  const least = Math.min(...tried.map(sumOf));
  if (least > 0) sight.damage.push(...(tried.find((parts) => sumOf(parts) === least) ?? []));
}
