/** Dice rolled by an effect: they are thrown, re-rolled if that was granted, and settled in a window. */

import {
  addOpposedDice,
  diceSubsets,
  facesOf,
  opposedSum,
  positionsOf,
  rerollDice,
  throwRoll,
} from '../../core/dice/open-roll.ts';
import { BrokenState, type Game, rollPhaseOf, seatsFrom, tokenCount } from '../../core/game.ts';
import { openWindow } from '../../core/stack/open-window.ts';
import { rerollGrantsOf } from '../../effects/grant-reroll.ts';
import { takeTokens } from '../../effects/parts/take-tokens.ts';
import type { Action } from '../../model/action.ts';
import type { RollFrame } from '../../model/frame.ts';

/** Runs one step of a roll. */
export function runRollFrame(game: Game, frame: RollFrame): void {
  const { owner } = frame.roll;
  switch (frame.step) {
    case 'throw':
      frame.roll = throwRoll(game, owner, frame.dice, frame.roll.label, null);
      if (frame.opposed) addOpposedDice(game, frame.roll, frame.opposed.seats, frame.opposed.dice);
      frame.step = mayReroll(game, frame) ? 'may-reroll' : 'settle';
      return;
    case 'may-reroll':
      game.lane.pending = {
        seat: owner,
        kind: 'reroll',
        moment: 'dice',
        prompt: {
          ask: 'reroll-these',
          dice: Math.min(frame.mayReroll, frame.dice),
          ...(frame.rerollCosts === null ? {} : { costs: frame.rerollCosts }),
        },
        source: frame.roll.label,
      };
      return;
    case 'settle':
      frame.step = 'done';
      frame.roll.cameBack = false;
      openWindow(game, 'dice', seatsFrom(game, owner));
      return;
    case 'done':
      // After an opponent has altered the dice the roller may use the re-rolls that are left (R85).
      if (frame.roll.cameBack) frame.step = mayReroll(game, frame) ? 'may-reroll' : 'settle';
      else finishRoll(game, frame);
  }
}

function mayReroll(game: Game, frame: RollFrame): boolean {
  if (frame.mayReroll === 0 || frame.rerolls <= 0) return false;
  return frame.rerollCosts === null || tokenCount(game, frame.roll.owner, frame.rerollCosts) > 0;
}

function finishRoll(game: Game, frame: RollFrame): void {
  frame.roll.settled = true;
  game.lane.stack.pop();
  const asker = game.lane.stack.at(-1);
  if (asker?.k === 'phase' && facesOf(frame.roll)[0] === null) {
    // A blank targeting die names no target, so it is thrown again (R318).
    frame.step = 'throw';
    game.lane.stack.push(frame);
    return;
  }
  if (asker?.k === 'phase' && asker.phase === 'targeting-roll') {
    rollPhaseOf(game).targetingDie = facesOf(frame.roll)[0] ?? null;
    return;
  }
  if (asker?.k === 'round' && game.state.mission) {
    game.state.mission.rolled = facesOf(frame.roll);
    return;
  }
  if (asker?.k !== 'effects') throw new BrokenState('a roll ended without an effect that asked for it');
  asker.context.rolled = facesOf(frame.roll);
  asker.silent = true;
  if (frame.roll.reads) asker.context.reads = { ...frame.roll.reads };
  else delete asker.context.reads;
  if (frame.note !== null) {
    asker.context.notes[frame.note] = asker.context.rolled.reduce<number>((sum, die) => sum + (die ?? 0), 0);
  }
  if (frame.opposed) asker.context.notes[frame.opposed.note] = opposedSum(frame.roll);
  if (frame.roll.bonus !== undefined) asker.context.notes['reroll-bonus'] = frame.roll.bonus;
}

/** The legal answers to the question for a re-roll: each set of own dice up to the granted number, and `skip`. */
export function legalRollAnswers(frame: RollFrame): Action[] {
  const own = positionsOf(frame.roll, frame.roll.owner);
  const actions: Action[] = diceSubsets(own, frame.mayReroll).map((dice) => ({
    type: 'reroll',
    dice,
  }));
  actions.push({ type: 'choose', option: 'skip' });
  return actions;
}

/** Re-rolls the chosen dice and pays for it; `skip` settles the roll. */
export function answerRoll(game: Game, frame: RollFrame, action: Action): void {
  frame.step = 'settle';
  if (action.type === 'reroll') {
    const bonus = nextBonus(game, frame);
    rerollDice(game, frame.roll, action.dice, null);
    if (bonus > 0) frame.roll.bonus = bonus;
    frame.rerolls -= 1;
    payForReroll(game, frame);
    if (mayReroll(game, frame)) frame.step = 'may-reroll';
  }
}

function payForReroll(game: Game, { rerollCosts: token, roll: { owner: seat } }: RollFrame): void {
  if (token !== null) takeTokens(game, { seat, token, count: 1, how: 'spent', chooser: seat });
}

/**
 * What the next granted re-roll adds: the first re-rolls use up the grants, those with the highest bonus first; further
 * ones (a standing modifier) add nothing.
 */
function nextBonus(game: Game, frame: RollFrame): number {
  frame.bonuses ??= rerollGrantsOf(game, frame.roll.owner)
    .filter(({ of }) => of === frame.rerollsFor)
    .map(({ bonus }) => bonus)
    .sort((one, other) => other - one);
  return frame.bonuses.shift() ?? 0;
}
