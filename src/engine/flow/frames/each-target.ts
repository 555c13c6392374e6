/**
 * What "the target" means when an Attack has several targets. Effects of the ability run once for each target
 * (rule: m-multi-strike). An effect of a card or token affects one target, for example a spent Flight or Bonus
 * Damage. Its owner is asked for the target if more than one is possible.
 */

import { type Game, seatOf } from '../../core/game.ts';
import { areOpponents } from '../../core/seat/relations.ts';
import { pushEffects } from '../../core/stack/push-effects.ts';
import { noteForced } from '../../effects/parts/step.ts';
import { ruleOf } from '../../effects/rule-of.ts';
import type { Action } from '../../model/action.ts';
import type { AttackTarget } from '../../model/attack.ts';
import type { EffectsFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { RollPhase } from '../../model/state.ts';
import type { Effect } from '../../vocabulary/effect.ts';

/** Vocabulary words that depend on one target: the target itself, damage dealt to it, damage of the Attack on it. */
const TARGET_WORDS: readonly unknown[] = ['target', 'dealt', 'attack-base'];

/** Vocabulary words for results that an earlier effect of the same list has put into the context. */
const RESULT_WORDS: readonly unknown[] = ['rolled', 'total', 'noted', 'chosen', 'picked'];

function mentions(part: unknown, names: readonly unknown[]): boolean {
  if (typeof part !== 'object' || part === null) return names.includes(part);
  // `except` excludes a seat, so the effect does not refer to it.
  return Object.entries(part).some(([key, inner]) => key !== 'except' && mentions(inner, names));
}

/** Whether an effect refers to one target. Inner lists are not searched: they are checked when they run. */
function meansTarget(effect: Effect): boolean {
  const rule = ruleOf(effect);
  if (rule.worksOnAttack) return true;
  return mentions(rule.contains ? rule.neededToStart?.(effect) : effect, TARGET_WORDS);
}

/** How many effects at the front of a list belong to one target: those that refer to it, or use their results. */
function lengthForOne(list: readonly Effect[]): number {
  let hasResult = false;
  let length = 0;
  for (const effect of list) {
    if (!meansTarget(effect) && !(hasResult && mentions(effect, RESULT_WORDS))) break;
    hasResult ||= ruleOf(effect).storesResult ?? false;
    length += 1;
  }
  return length;
}

/** The targets that the head of a list may refer to; null if the list has its target already or needs none. */
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
 * Gives the head of a list its target. Effects of the attacker's ability are pushed once for each target, in turn
 * order. For a card or token a single possible target is taken, otherwise the owner is asked.
 * @returns true if the head must not run in this step: it was pushed or dropped, or a question is pending
 */
export function findTarget(game: Game, frame: EffectsFrame): boolean {
  const phase = game.lane.rollPhase;
  const targets = openTargets(game, frame);
  if (!phase || !targets) return false;
  if (isAbilityOfAttacker(phase, frame)) return runForEach(game, frame, targets);
  const [only, ...others] = usefulTargets(game, frame, targets);
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

/** Seats of the living targets on which the effect at the head would work. */
function usefulTargets(game: Game, { list }: EffectsFrame, targets: readonly AttackTarget[]): Seat[] {
  const [head] = list;
  const works = head && ruleOf(head).worksOnAttack;
  return targets.flatMap((target) =>
    !seatOf(game, target.seat).defeated && (works?.(target) ?? true) ? [target.seat] : [],
  );
}

/** The legal answers if a list asks for its target, or null if it does not. */
export function legalTargetsOf(game: Game, frame: EffectsFrame): Action[] | null {
  const targets = openTargets(game, frame);
  return targets && usefulTargets(game, frame, targets).map((player) => ({ type: 'target', player }));
}

/** Stores the target that was named; returns false if the list did not ask for one. */
export function answerTargetOf(game: Game, frame: EffectsFrame, action: Action): boolean {
  if (action.type !== 'target' || !openTargets(game, frame)) return false;
  frame.context.target = action.player;
  return true;
}
