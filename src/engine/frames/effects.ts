/** Carries out an effect list: one effect at a time, branches spliced in, questions left in the state. */
import type { Action } from '../action.ts';
import * as choices from '../effects/choices.ts';
import * as chosen from '../effects/chosen-tokens.ts';
import * as damage from '../effects/deal.ts';
import * as dice from '../effects/dice.ts';
import * as points from '../effects/health-and-points.ts';
import * as order from '../effects/order.ts';
import * as prevention from '../effects/prevention.ts';
import type { Step } from '../effects/step.ts';
import * as tokens from '../effects/tokens.ts';
import { BrokenState, type Game } from '../game.ts';
import type { EffectContext, RollPhase, WaitingEffects } from '../state.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { EffectsFrame } from './frame.ts';

/** Puts an effect list on the stack; it runs next. */
export function pushEffects(
  game: Game,
  list: readonly Effect[],
  context: EffectContext,
  stage: EffectsFrame['stage'] = 'plain',
): void {
  game.lane.stack.push({ k: 'effects', list, context: copyOf(context), stage, picked: [], landsPool: false });
}

/** Every holder of a context has its own: a shared one would come apart when the state is saved. */
function copyOf(context: EffectContext): EffectContext {
  return { ...context, notes: { ...context.notes } };
}

/** A context for effects of `owner` that know nothing yet. */
export function contextOf(
  owner: number,
  source: EffectContext['source'],
  target: number | null,
): EffectContext {
  return { owner, source, target, chosen: null, holder: null, rolled: [], shown: [], notes: {} };
}

/**
 * Effects aimed at the Attack's target wait until the Defensive Roll Phase begins (rule: activate-ability),
 * also where the text lets its owner choose the opponent and the target was chosen.
 */
function isAimed(effect: Effect, { chosen, target }: Pick<EffectContext, 'chosen' | 'target'>): boolean {
  switch (effect.do) {
    case 'inflict':
    case 'lose-cp':
    case 'remove':
    case 'discard':
      return effect.who === 'target' || (effect.who === 'chosen' && chosen !== null && chosen === target);
    case 'steal-cp':
    case 'steal-health':
      return effect.from === 'target';
    default:
      return false;
  }
}

/**
 * Whether an effect cannot be carried out before the target is known: it rolls, asks or counts by it. What comes
 * after it may build on that, so it waits too (rule: targeting-roll-phase).
 */
function dependsOnTarget(effect: Effect): boolean {
  switch (effect.do) {
    case 'deal':
      return mentionsTarget(effect.amount);
    // What these contain is judged by itself when it comes.
    case 'if':
      return mentionsTarget(effect.when);
    case 'repeat':
      return mentionsTarget(effect.times);
    case 'choose':
      return effect.options.some(({ when }) => mentionsTarget(when));
    case 'may':
    case 'after-damage':
    case 'for-each-opponent':
      return false;
    default:
      return !isAimed(effect, NO_TARGET) && mentionsTarget(effect);
  }
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
  if ((head.do === 'then' && waitsAlready) || (phase.target === null && dependsOnTarget(head))) {
    putAside(phase, frame, frame.list);
    frame.list = [];
    return true;
  }
  if (!isAimed(head, frame.context)) return false;
  putAside(phase, frame, [head]);
  frame.list = frame.list.slice(1);
  return true;
}

function mayWait(game: Game, phase: RollPhase, { stage, context }: EffectsFrame): boolean {
  if (stage === 'offense') return true;
  if (phase.target !== null || !phase.activated || game.lane.turn.phase === 'defensive-roll') return false;
  return context.owner === phase.attacker && context.source.kind !== 'ability';
}

function waitingOfAbility(phase: RollPhase, frame: EffectsFrame): WaitingEffects | undefined {
  const { kind, id } = frame.context.source;
  return phase.waiting.find(({ context: { source } }) => source.kind === kind && source.id === id);
}

/** What was rolled, chosen and noted so far goes with what waits; each card and token keeps its own. */
function putAside(phase: RollPhase, frame: EffectsFrame, effects: readonly Effect[]): void {
  const context = copyOf(frame.context);
  const before = frame.stage === 'offense' ? waitingOfAbility(phase, frame) : undefined;
  if (before) {
    before.effects.push(...effects);
    before.context = context;
  } else phase.waiting.push({ context, effects: [...effects] });
}

export function runEffectsFrame(game: Game, frame: EffectsFrame): void {
  const [head] = frame.list;
  if (!head) {
    finish(game, frame);
    return;
  }
  if (postpone(game, frame, head)) return;
  advance(game, frame, runEffect(game, frame, head));
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

function runEffect(game: Game, frame: EffectsFrame, effect: Effect): Step {
  switch (effect.do) {
    case 'deal':
      return damage.runDeal(game, frame, effect);
    case 'add-damage':
      return damage.runAddDamage(game, frame, effect);
    case 'isolated-damage':
      return damage.runIsolatedDamage(game, frame, effect);
    case 'steal-health':
      return damage.runStealHealth(game, frame, effect);
    case 'prevent':
      return prevention.runPrevent(game, frame, effect);
    case 'avoid':
      return prevention.runAvoid(game, frame, effect);
    case 'reflect-half':
      return prevention.runReflectHalf(game, frame, effect);
    case 'undefendable':
      return prevention.runUndefendable(game, frame);
    case 'heal':
      return points.runHeal(game, frame, effect);
    case 'cp':
    case 'lose-cp':
      return points.runCp(game, frame, effect);
    case 'steal-cp':
      return points.runStealCp(game, frame, effect);
    case 'draw':
      return points.runDraw(game, frame, effect);
    case 'discard':
      return points.runDiscard(game, frame, effect);
    case 'gain':
      return tokens.runGain(game, frame, effect);
    case 'inflict':
      return tokens.runInflict(game, frame, effect);
    case 'remove':
      return tokens.runRemove(game, frame, effect);
    case 'raise-limit':
      return tokens.runRaiseLimit(game, frame, effect);
    case 'remove-chosen':
      return chosen.runRemoveChosen(game, frame, effect);
    case 'transfer-chosen':
      return chosen.runTransferChosen(game, frame, effect);
    case 'prevent-status':
      return chosen.runPreventStatus(game, frame, effect);
    case 'alter':
      return dice.runAlter(game, frame, effect);
    case 'reroll-own':
      return dice.runRerollOwn(game, frame, effect);
    case 'extra-attempt':
      return dice.runExtraAttempt(game, frame, effect);
    case 'roll':
      return order.runRoll(game, frame, effect);
    case 'repeat':
      return order.runRepeat(game, frame, effect);
    case 'grant-reroll':
      return order.runGrantReroll(game, frame, effect);
    case 'then':
      return order.runThen(game, frame);
    case 'activation-window':
      return order.runActivationWindow(game, frame, effect);
    case 'interruption':
      return order.runInterruption(game, frame);
    case 'after-damage':
      return order.runAfterDamage(game, frame, effect);
    case 'if':
      return order.runIf(game, frame, effect);
    case 'for-each-opponent':
      return order.runForEachOpponent(game, frame, effect);
    case 'note':
      return order.runNote(game, frame, effect);
    case 'fail-ability':
      return order.runFailAbility(game);
    case 'extra-offensive-roll-phase':
      return order.runExtraOffense(game, frame);
    case 'may':
      return choices.runMay(game, frame, effect);
    case 'choose':
      return choices.runChoose(game, frame, effect);
    case 'choose-amount':
      return choices.runChooseAmount(game, frame, effect);
    case 'choose-player':
      return choices.runChoosePlayer(game, frame, effect);
  }
}

/** The answers that the effect at the head of the list accepts. */
export function legalEffectAnswers(game: Game, frame: EffectsFrame): Action[] {
  const [effect] = frame.list;
  switch (effect?.do) {
    case 'may':
      return choices.legalMay();
    case 'choose':
      return choices.legalChoose(game, frame, effect);
    case 'choose-amount':
      return choices.legalChooseAmount(game, frame, effect);
    case 'choose-player':
      return choices.legalChoosePlayer(game, frame, effect);
    case 'inflict':
      return tokens.YES_OR_NO;
    case 'discard':
      return points.legalDiscards(game, frame, effect);
    case 'remove-chosen':
      return chosen.legalRemoveChosen(game, frame, effect);
    case 'transfer-chosen':
      return chosen.legalTransfers(game, frame, effect);
    case 'prevent-status':
      return chosen.legalPreventStatus(game, frame);
    case 'alter':
      return dice.legalAlter(game, frame, effect);
    case 'reroll-own':
      return dice.legalRerollOwn(game, frame, effect);
    case 'extra-attempt':
      return dice.legalExtraAttempt(game);
    default:
      throw new BrokenState(`the effect ${effect?.do ?? 'none'} asks nothing`);
  }
}

export function answerEffect(game: Game, frame: EffectsFrame, action: Action): void {
  const [effect] = frame.list;
  if (effect) advance(game, frame, answerStep(game, frame, effect, action));
}

function answerStep(game: Game, frame: EffectsFrame, effect: Effect, action: Action): Step {
  switch (effect.do) {
    case 'may':
      return choices.answerMay(effect, action);
    case 'choose':
      return choices.answerChoose(effect, action);
    case 'choose-amount':
      return choices.answerChooseAmount(frame, effect, action);
    case 'choose-player':
      return choices.answerChoosePlayer(frame, action);
    case 'inflict':
      return tokens.answerInflict(game, frame, effect, action);
    case 'discard':
      return points.answerDiscard(game, frame, effect, action);
    case 'remove-chosen':
      return chosen.answerRemoveChosen(game, frame, effect, action);
    case 'transfer-chosen':
      return chosen.answerTransfer(game, frame, effect, action);
    case 'prevent-status':
      return chosen.answerPreventStatus(game, frame, effect, action);
    case 'alter':
      return dice.answerAlter(game, frame, effect, action);
    case 'reroll-own':
      return dice.answerRerollOwn(game, frame, effect, action);
    case 'extra-attempt':
      return dice.answerExtraAttempt(game, action);
    default:
      throw new BrokenState(`the effect ${effect.do} asked nothing`);
  }
}
