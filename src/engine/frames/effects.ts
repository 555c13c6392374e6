/** Carries out an effect list: one effect at a time, branches spliced in, questions left in the state. */
import type { Action } from '../action.ts';
import { ruleOf } from '../effects/rule-of.ts';
import type { Step } from '../effects/step.ts';
import { BrokenState, type Game } from '../game.ts';
import type { EffectContext, RollPhase, WaitingEffects } from '../state.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { answerTargetOf, findTarget, legalTargetsOf } from './each-target.ts';
import type { EffectsFrame } from './frame.ts';
import { copyOf } from './push-effects.ts';

/**
 * Effects aimed at the Attack's target wait until the Defensive Roll Phase begins (rule: activate-ability),
 * also where the text lets its owner choose the opponent and the target was chosen.
 */
function isAimed(effect: Effect, { chosen, target }: Pick<EffectContext, 'chosen' | 'target'>): boolean {
  const who = ruleOf(effect).aimedAt?.(effect);
  return who === 'target' || (who === 'chosen' && chosen !== null && chosen === target);
}

/**
 * Whether an effect cannot be carried out before the target is known: it rolls, asks or counts by it. What comes
 * after it may build on that, so it waits too (rule: targeting-roll-phase). What it contains is judged by itself
 * when it comes.
 */
function dependsOnTarget(effect: Effect): boolean {
  const rule = ruleOf(effect);
  if (rule.neededToStart) return mentionsTarget(rule.neededToStart(effect));
  return !isAimed(effect, NO_TARGET) && mentionsTarget(effect);
}

/** For asking what an effect is aimed at when nobody is chosen. */
const NO_TARGET = { chosen: null, target: null };

/** Whether a part of an effect names the Attack's target anywhere. */
function mentionsTarget(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === 'target';
  return Object.values(part).some(mentionsTarget);
}

/**
 * Before the Defensive Roll Phase, puts aside what must wait: of the ability whatever is aimed at its target; of
 * the attacker's cards and tokens what cannot be done because the target is not known yet (R51, R53).
 * @returns whether the head of the list was taken off
 */
function postpone(game: Game, frame: EffectsFrame, head: Effect): boolean {
  const phase = game.lane.rollPhase;
  if (!phase || !mayWait(game, phase, frame)) return false;
  const waitsAlready = frame.stage === 'offense' && waitingOfAbility(phase, frame) !== undefined;
  if ((ruleOf(head).isThen && waitsAlready) || waitsForTarget(phase, frame, head)) {
    putAside(phase, frame, frame.list);
    frame.list = [];
    return true;
  }
  if (!isAimed(head, frame.context)) return false;
  putAside(phase, frame, [head]);
  frame.list = frame.list.slice(1);
  return true;
}

/**
 * Whether it cannot be carried out before targets are known: it depends on one, or it is a modifier, whose owner
 * names one of several.
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
 * What was rolled, chosen and noted so far goes with what waits; each card and token keeps its own, and what is
 * for another player chosen.
 */
function putAside(phase: RollPhase, frame: EffectsFrame, effects: readonly Effect[]): void {
  const context = copyOf(frame.context);
  const before = frame.stage === 'offense' ? waitingOfAbility(phase, frame) : undefined;
  if (before && before.context.chosen === context.chosen) {
    before.effects.push(...effects);
    before.context = context;
  } else phase.waiting.push({ context, effects: [...effects] });
}

export function runEffectsFrame(game: Game, frame: EffectsFrame): void {
  const head = frame.list[0];
  if (!head) {
    finish(game, frame);
    return;
  }
  if (postpone(game, frame, head)) return;
  if (findTarget(game, frame)) return;
  advance(game, frame, ruleOf(head).run(game, frame, head));
}

function finish(game: Game, frame: EffectsFrame): void {
  game.lane.stack.pop();
  if (frame.landsPool) game.lane.stack.push({ k: 'landing', step: 'before' });
}

function advance(game: Game, frame: EffectsFrame, step: Step): void {
  if (step === 'wait' || game.state.outcome) return;
  frame.picked = [];
  frame.list = step === 'done' ? frame.list.slice(1) : [...step, ...frame.list.slice(1)];
}

/** The answers that the effect at the head of the list accepts. */
export function legalEffectAnswers(game: Game, frame: EffectsFrame): Action[] {
  const targets = legalTargetsOf(game, frame);
  if (targets) return targets;
  const effect = frame.list[0];
  const legal = effect && ruleOf(effect).legal?.(game, frame, effect);
  if (!legal) throw new BrokenState(`the effect ${effect?.do ?? 'none'} asks nothing`);
  return legal;
}

/** Carries on the effect at the head of the list with an answer that it accepts. */
export function answerEffect(game: Game, frame: EffectsFrame, action: Action): void {
  const effect = frame.list[0];
  if (!effect || answerTargetOf(game, frame, action)) return;
  const step = ruleOf(effect).answer?.(game, frame, effect, action);
  if (step === undefined) throw new BrokenState(`the effect ${effect.do} asked nothing`);
  advance(game, frame, step);
}
