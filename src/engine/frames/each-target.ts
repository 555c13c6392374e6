/**
 * "The target" where an Attack has several: an ability's effects run once for each of them (rule: m-multi-strike);
 * a card or token counts for one, which its owner names where it can matter (a spent Flight or Bonus Damage affects
 * one target only).
 */
import type { Action } from '../action.ts';
import type { AttackTarget } from '../attack.ts';
import { ruleOf } from '../effects/rule-of.ts';
import { noteForced } from '../effects/step.ts';
import { type Game, seatOf } from '../game.ts';
import { areOpponents } from '../seat/relations.ts';
import type { RollPhase } from '../state.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { EffectsFrame } from './frame.ts';
import { pushEffects } from './push-effects.ts';

/** Names of what depends on one target without naming it: damage dealt to it, damage of the Attack on it. */
const OF_ONE_TARGET: readonly unknown[] = ['target', 'dealt', 'attack-base'];

/** Names of what an effect list has learned by its own rolls, choices and notes. */
const LEARNED: readonly unknown[] = ['rolled', 'total', 'noted', 'chosen', 'picked'];

function mentions(part: unknown, names: readonly unknown[]): boolean {
  if (typeof part !== 'object' || part === null) return names.includes(part);
  // Who is not to be named is no one whom the effect means.
  return Object.entries(part).some(([key, inner]) => key !== 'except' && mentions(inner, names));
}

/** Whether an effect means one target; what it contains is judged by itself when it comes. */
function meansTarget(effect: Effect): boolean {
  const rule = ruleOf(effect);
  if (rule.worksOnAttack) return true;
  return mentions(rule.contains ? rule.neededToStart?.(effect) : effect, OF_ONE_TARGET);
}

/** How many effects from the head on belong to one target: those that mean it, and what builds on their results. */
function lengthForOne(list: readonly Effect[]): number {
  let hasResult = false;
  let length = 0;
  for (const effect of list) {
    if (!meansTarget(effect) && !(hasResult && mentions(effect, LEARNED))) break;
    hasResult ||= ruleOf(effect).storesResult ?? false;
    length += 1;
  }
  return length;
}

/** The targets among which a list has yet to find its own; null where it knows its target or needs none. */
function openTargets(game: Game, { context, list }: EffectsFrame): readonly AttackTarget[] | null {
  const phase = game.lane.rollPhase;
  const [head] = list;
  if (!phase || !head || context.target !== null || !meansTarget(head)) return null;
  if (areOpponents(game, context.owner, phase.attack.attacker)) return null;
  return phase.attack.targets.length === 0 ? null : phase.attack.targets;
}

function isAbilityOfAttacker({ attack }: RollPhase, { context }: EffectsFrame): boolean {
  return context.source.kind === 'ability' && context.owner === attack.attacker;
}

/**
 * Gives the head of a list its target where the Attack has several: of an ability it is carried out for each, in
 * turn order; of a card or token its owner is asked for one.
 * @returns whether the list must wait for that
 */
export function findTarget(game: Game, frame: EffectsFrame): boolean {
  const phase = game.lane.rollPhase;
  const targets = openTargets(game, frame);
  if (!phase || !targets) return false;
  if (isAbilityOfAttacker(phase, frame)) return runForEach(game, frame, targets);
  const [only, ...others] = worthNaming(game, frame, targets);
  if (only === undefined) {
    frame.list = frame.list.slice(1);
    return true;
  }
  if (others.length > 0) {
    game.lane.pending = {
      seat: frame.context.owner,
      kind: 'target',
      moment: null,
      prompt: { ask: 'attack-target' },
      source: frame.context.source.id,
    };
    return true;
  }
  if (targets.length > 1) noteForced(game, frame.context.owner, { type: 'target', player: only });
  frame.context.target = only;
  return false;
}

function runForEach(game: Game, frame: EffectsFrame, targets: readonly AttackTarget[]): boolean {
  const [only, ...others] = targets;
  if (only && others.length === 0) {
    frame.context.target = only.seat;
    return false;
  }
  const length = lengthForOne(frame.list);
  const list = frame.list.slice(0, length);
  frame.list = frame.list.slice(length);
  // The last one pushed runs first.
  for (const { seat } of targets.toReversed()) {
    pushEffects(game, list, { ...frame.context, target: seat }, frame.stage);
  }
  return true;
}

/** Targets for whom the effect at the head could do anything. */
function worthNaming(game: Game, { list }: EffectsFrame, targets: readonly AttackTarget[]): number[] {
  const [head] = list;
  const works = head && ruleOf(head).worksOnAttack;
  return targets.flatMap((target) =>
    !seatOf(game, target.seat).defeated && (works?.(target) ?? true) ? [target.seat] : [],
  );
}

/** The answers where a list asks for its target, or null where it does not. */
export function legalTargetsOf(game: Game, frame: EffectsFrame): Action[] | null {
  const targets = openTargets(game, frame);
  return targets && worthNaming(game, frame, targets).map((player) => ({ type: 'target', player }));
}

/** Takes the target that was named; false where the list did not ask for one. */
export function answerTargetOf(game: Game, frame: EffectsFrame, action: Action): boolean {
  if (action.type !== 'target' || !openTargets(game, frame)) return false;
  frame.context.target = action.player;
  return true;
}
