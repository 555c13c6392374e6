/** Runs an effect list, one effect at a time. Branches are spliced into the list; questions become `pending`. */

import { BrokenState, type Game } from '../../core/game.ts';
import { copyContext } from '../../core/stack/push-effects.ts';
import type { Step } from '../../effects/parts/step.ts';
import { ruleOf } from '../../effects/rule-of.ts';
import { isBoundToAttack } from '../../evaluation/evaluate.ts';
import type { Action } from '../../model/action.ts';
import type { EffectContext } from '../../model/effect-context.ts';
import type { EffectsFrame } from '../../model/frame.ts';
import type { RollPhase, WaitingEffects } from '../../model/state.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { explainEvents, nameSource, partsOfHead, tellInVain, watchDice } from './causes.ts';
import { answerTargetOf, findTarget, legalTargetsOf } from './each-target.ts';

/**
 * Whether an effect is aimed at the Attack's target. Such an effect waits until the Defensive Roll Phase begins
 * (rule: activate-ability). So does one on a chosen opponent, if the target was chosen.
 */
function isAimed(effect: Effect, { chosen, target }: Pick<EffectContext, 'chosen' | 'target'>): boolean {
  const who = ruleOf(effect).aimedAt?.(effect);
  return who === 'target' || (who === 'chosen' && chosen !== null && chosen === target);
}

/**
 * Whether an effect cannot run before the target is known, because its roll, question or amount depends on the
 * target. Later effects may use its result, so they wait too (rule: targeting-roll-phase). Inner lists are checked
 * when they run.
 */
function dependsOnTarget(effect: Effect): boolean {
  const rule = ruleOf(effect);
  if (rule.neededToStart) return mentionsTarget(rule.neededToStart(effect));
  return !isAimed(effect, NO_TARGET) && mentionsTarget(effect);
}

/** Context for `isAimed` in which no seat is chosen. */
const NO_TARGET = { chosen: null, target: null };

/** Whether a part of an effect contains the word `target` at any depth. */
function mentionsTarget(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === 'target';
  return Object.values(part).some(mentionsTarget);
}

/**
 * Before the Defensive Roll Phase, moves effects that must wait to `waiting`: effects of the ability that are aimed
 * at its target, and effects of the attacker's cards and tokens that need a target not known yet (R51, R53).
 * @returns whether the head was taken off the list
 */
function postpone(game: Game, frame: EffectsFrame, head: Effect): boolean {
  const phase = game.lane.rollPhase;
  if (!phase || !mayWait(game, phase, frame)) return false;
  const waitsAlready = frame.stage === 'offense' && waitingOfAbility(phase, frame) !== undefined;
  if ((ruleOf(head).isThen && waitsAlready) || waitsForTarget(phase, frame, head)) {
    storeWaiting(phase, frame, frame.list);
    frame.list = [];
    return true;
  }
  if (!isAimed(head, frame.context)) return false;
  storeWaiting(phase, frame, [head]);
  frame.list = frame.list.slice(1);
  return true;
}

/**
 * Whether the head must wait until targets are known: it depends on one, or it is an Attack modifier of an Attack
 * on several targets, for which its owner has to name one.
 */
function waitsForTarget({ attack, activated }: RollPhase, frame: EffectsFrame, head: Effect): boolean {
  if (attack.targets.length > 0) return false;
  const namesOne = activated?.targets !== undefined && frame.context.source.kind !== 'ability';
  return dependsOnTarget(head) || (namesOne && ruleOf(head).worksOnAttack !== undefined);
}

function mayWait(game: Game, phase: RollPhase, { stage, context }: EffectsFrame): boolean {
  if (stage === 'offense') return true;
  if (phase.attack.targets.length > 0 || !phase.activated) return false;
  if (game.lane.turn.phase === 'defensive-roll') return false;
  return context.owner === phase.attack.attacker && context.source.kind !== 'ability';
}

function waitingOfAbility(phase: RollPhase, frame: EffectsFrame): WaitingEffects | undefined {
  const { kind, id } = frame.context.source;
  return phase.waiting.findLast(({ context: { source } }) => source.kind === kind && source.id === id);
}

/**
 * Stores effects in `waiting` with a copy of the context. Effects of the ability share one entry, which takes the
 * newest context, as long as they have the same chosen player. Each card and token gets an entry of its own.
 */
function storeWaiting(phase: RollPhase, frame: EffectsFrame, effects: readonly Effect[]): void {
  delete frame.silent;
  const context = copyContext(frame.context);
  const before = frame.stage === 'offense' ? waitingOfAbility(phase, frame) : undefined;
  if (before && before.context.chosen === context.chosen) {
    before.effects.push(...effects);
    before.context = context;
  } else phase.waiting.push({ context, effects: [...effects] });
}

/** Runs the effect at the head of the list, or ends the frame if the list is empty. */
export function runEffectsFrame(game: Game, frame: EffectsFrame): void {
  const head = frame.list[0];
  if (!head) {
    finish(game, frame);
    return;
  }
  if (aimsFirst(game, frame) || postpone(game, frame, head)) return;
  if (findTarget(game, frame)) return;
  const from = game.events.length;
  const why = partsOfHead(game, frame, head);
  const step = ruleOf(head).run(game, frame, head);
  if (why) explainEvents(game, from, why);
  trace(game, frame, head, from);
  advance(game, frame, step);
}

/**
 * In a Mission: aims an ability as soon as dice and choices have made it an Attack, before anything else of it happens.
 * @returns whether it is aimed next
 */
function aimsFirst(game: Game, { stage }: EffectsFrame): boolean {
  if (stage !== 'offense' || !game.lane.rollPhase?.undecided || !isBoundToAttack(game)) return false;
  game.lane.stack.push({ k: 'phase', phase: 'offensive-roll', step: 'aiming', queue: [], late: true });
  return true;
}

/** Keeps track of what an effect has brought about. */
function trace(game: Game, frame: EffectsFrame, effect: Effect, from: number): void {
  nameSource(game, frame, from);
  watchDice(game, frame, effect, from);
}

function finish(game: Game, frame: EffectsFrame): void {
  game.lane.stack.pop();
  tellInVain(game, frame);
  if (frame.landsPool) game.lane.stack.push({ k: 'landing', step: 'before' });
}

function advance(game: Game, frame: EffectsFrame, step: Step): void {
  if (step === 'wait' || game.state.outcome) return;
  frame.picked = [];
  frame.list = step === 'done' ? frame.list.slice(1) : [...step, ...frame.list.slice(1)];
}

/**
 * The answers that the effect at the head of the list accepts.
 * @throws BrokenState if that effect asks nothing
 */
export function legalEffectAnswers(game: Game, frame: EffectsFrame): Action[] {
  const targets = legalTargetsOf(game, frame);
  if (targets) return targets;
  const effect = frame.list[0];
  const legal = effect && ruleOf(effect).legal?.(game, frame, effect);
  if (!legal) throw new BrokenState(`the effect ${effect?.do ?? 'none'} asks nothing`);
  return legal;
}

/**
 * Continues the effect at the head of the list with a legal answer.
 * @throws BrokenState if that effect asked nothing
 */
export function answerEffect(game: Game, frame: EffectsFrame, action: Action): void {
  const effect = frame.list[0];
  if (!effect || answerTargetOf(game, frame, action)) return;
  const from = game.events.length;
  const step = ruleOf(effect).answer?.(game, frame, effect, action);
  if (step === undefined) throw new BrokenState(`the effect ${effect.do} asked nothing`);
  trace(game, frame, effect, from);
  advance(game, frame, step);
}
