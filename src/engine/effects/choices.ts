/** Questions that an effect puts to its owner. */
import type { Action } from '../action.ts';
import { areOpponents } from '../damage/health.ts';
import { hasIncomingNow } from '../damage/open-ledger.ts';
import { openRoll } from '../dice/open-roll.ts';
import type { EffectsFrame } from '../frames/frame.ts';
import { type Game, opponentsOf, seatsFrom } from '../game.ts';
import { unmetRequirement } from '../plays/requirements.ts';
import { removableTokens } from '../seat/tokens.ts';
import type { Effect, EffectOption } from '../vocabulary/effect.ts';
import { amountOf, holdsNow } from './evaluate.ts';
import { ask, noteForced, type Step } from './step.ts';
import { YES_OR_NO } from './tokens.ts';

type May = Extract<Effect, { do: 'may' }>;
type Choose = Extract<Effect, { do: 'choose' }>;
type ChooseAmount = Extract<Effect, { do: 'choose-amount' }>;
type ChoosePlayer = Extract<Effect, { do: 'choose-player' }>;

/** Not asked when there is nothing that it could do. */
export function runMay(game: Game, frame: EffectsFrame, effect: May): Step {
  if (unmetRequirement(game, frame.context.owner, effect.effects, frame.context.chosen) !== null)
    return effect.otherwise;
  return ask(game, frame, frame.context.owner, 'choose', effect.what);
}

export const legalMay = (): Action[] => YES_OR_NO;

export function answerMay(effect: May, action: Action): Step {
  return action.type === 'choose' && action.option === 'yes' ? effect.effects : effect.otherwise;
}

function offered(game: Game, frame: EffectsFrame, effect: Choose): EffectOption[] {
  return effect.options.filter((option) => !option.when || holdsNow(game, frame.context, option.when));
}

/** One option is taken without asking; none does nothing. */
export function runChoose(game: Game, frame: EffectsFrame, effect: Choose): Step {
  const options = offered(game, frame, effect);
  const [only] = options;
  if (!only) return 'done';
  if (options.length === 1) {
    noteForced(game, frame.context.owner, { type: 'choose', option: only.id });
    return only.effects;
  }
  return ask(game, frame, frame.context.owner, 'choose', effect.what);
}

export function legalChoose(game: Game, frame: EffectsFrame, effect: Choose): Action[] {
  return offered(game, frame, effect).map((option) => ({ type: 'choose', option: option.id }));
}

export function answerChoose(effect: Choose, action: Action): Step {
  if (action.type !== 'choose') return 'wait';
  return effect.options.find((option) => option.id === action.option)?.effects ?? 'wait';
}

function bounds(game: Game, frame: EffectsFrame, effect: ChooseAmount): { least: number; most: number } {
  const least = amountOf(game, frame.context, effect.least);
  return { least, most: Math.max(least, amountOf(game, frame.context, effect.most)) };
}

export function runChooseAmount(game: Game, frame: EffectsFrame, effect: ChooseAmount): Step {
  const { least, most } = bounds(game, frame, effect);
  if (least === most) {
    noteForced(game, frame.context.owner, { type: 'choose', option: least });
    frame.context.notes[effect.note] = least;
    return 'done';
  }
  return ask(game, frame, frame.context.owner, 'amount', effect.what);
}

export function legalChooseAmount(game: Game, frame: EffectsFrame, effect: ChooseAmount): Action[] {
  const { least, most } = bounds(game, frame, effect);
  const actions: Action[] = [];
  for (let amount = least; amount <= most; amount += 1) actions.push({ type: 'choose', option: amount });
  return actions;
}

export function answerChooseAmount(frame: EffectsFrame, effect: ChooseAmount, action: Action): Step {
  if (action.type !== 'choose' || typeof action.option !== 'number') return 'wait';
  frame.context.notes[effect.note] = action.option;
  return 'done';
}

/**
 * Who may be picked: those of the group for whom the next effect could do anything.
 * @param next the effect that will use the choice
 * @param before whom the list has chosen last
 */
export function playerCandidates(
  game: Game,
  owner: number,
  effect: ChoosePlayer,
  next: Effect | undefined,
  before: number | null,
): number[] {
  const group = groupOf(game, owner, effect.among).filter((seat) => !effect.another || seat !== before);
  if (!next || !('who' in next) || next.who !== 'chosen') return group;
  return group.filter((seat) => concerns(game, seat, next));
}

function groupOf(game: Game, owner: number, among: ChoosePlayer['among']): number[] {
  switch (among) {
    case 'anyone':
      return seatsFrom(game, owner);
    case 'others':
      return seatsFrom(game, owner).filter((seat) => seat !== owner);
    case 'opponents':
      return opponentsOf(game, owner);
    case 'teammates':
      return seatsFrom(game, owner).filter((seat) => seat !== owner && !areOpponents(game, seat, owner));
  }
}

function concerns(game: Game, seat: number, next: Effect): boolean {
  switch (next.do) {
    case 'remove-chosen':
      return removableTokens(game, seat, next.filter).length > 0;
    case 'prevent':
      return hasIncomingNow(game, seat);
    case 'extra-attempt':
      return next.phase === 'offensive'
        ? game.lane.rollPhase?.attacker === seat
        : openRoll(game)?.kind === 'defensive' && openRoll(game)?.roll.owner === seat;
    default:
      return true;
  }
}

/**
 * The effect that uses the choice: what follows, the chance to interrupt aside. A removal that was answered
 * turns to anybody, whatever they hold (R91, R123).
 */
function userOfChoice(frame: EffectsFrame): Effect | undefined {
  if (frame.aim?.settled) return undefined;
  return frame.list.slice(1).find((effect) => effect.do !== 'interruption');
}

function candidatesNow(game: Game, frame: EffectsFrame, effect: ChoosePlayer): number[] {
  const { owner, chosen } = frame.context;
  return playerCandidates(game, owner, effect, userOfChoice(frame), chosen);
}

export function runChoosePlayer(game: Game, frame: EffectsFrame, effect: ChoosePlayer): Step {
  const candidates = candidatesNow(game, frame, effect);
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined) {
    noteForced(game, frame.context.owner, { type: 'target', player: only });
    frame.context.chosen = only;
    return 'done';
  }
  if (only === undefined) {
    frame.context.chosen = null;
    return 'done';
  }
  return ask(game, frame, frame.context.owner, 'target', { ask: 'player' });
}

export function legalChoosePlayer(game: Game, frame: EffectsFrame, effect: ChoosePlayer): Action[] {
  return candidatesNow(game, frame, effect).map((player) => ({ type: 'target', player }));
}

export function answerChoosePlayer(frame: EffectsFrame, action: Action): Step {
  if (action.type !== 'target') return 'wait';
  frame.context.chosen = action.player;
  return 'done';
}
