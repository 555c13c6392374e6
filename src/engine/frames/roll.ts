/** Dice rolled by an effect: thrown, perhaps re-rolled once, settled by the back-and-forth rule. */
import type { Action } from '../action.ts';
import { facesOf, openRoll, rerollDice, throwRoll } from '../dice/open-roll.ts';
import { diceSubsets } from '../effects/dice.ts';
import { BrokenState, type Game, seatsFrom } from '../game.ts';
import type { RollFrame } from './frame.ts';
import { openWindow } from './window.ts';

export function runRollFrame(game: Game, frame: RollFrame): void {
  const { owner } = frame.roll;
  switch (frame.step) {
    case 'throw':
      frame.roll = throwRoll(game, owner, frame.dice, frame.roll.label, null);
      frame.step = frame.mayReroll > 0 ? 'may-reroll' : 'settle';
      return;
    case 'may-reroll':
      game.lane.pending = {
        seat: owner,
        kind: 'reroll',
        moment: 'dice',
        prompt: `Re-roll up to ${Math.min(frame.mayReroll, frame.dice)} of these dice?`,
        source: frame.roll.label,
      };
      return;
    case 'settle':
      frame.step = 'done';
      openWindow(game, 'dice', seatsFrom(game, owner));
      return;
    case 'done':
      finishRoll(game, frame);
  }
}

function finishRoll(game: Game, frame: RollFrame): void {
  frame.roll.settled = true;
  game.lane.stack.pop();
  const asker = game.lane.stack.at(-1);
  if (asker?.k !== 'effects') throw new BrokenState('a roll ended without an effect that asked for it');
  asker.context.rolled = facesOf(frame.roll);
  if (frame.note !== null) {
    asker.context.notes[frame.note] = asker.context.rolled.reduce<number>((sum, die) => sum + (die ?? 0), 0);
  }
}

export function legalRollAnswers(frame: RollFrame): Action[] {
  const actions: Action[] = diceSubsets(frame.roll.dice.length, frame.mayReroll).map((dice) => ({
    type: 'reroll',
    dice,
  }));
  actions.push({ type: 'choose', option: 'skip' });
  return actions;
}

export function answerRoll(game: Game, frame: RollFrame, action: Action): void {
  if (action.type === 'reroll') rerollDice(game, openRoll(game)?.roll ?? frame.roll, action.dice, null);
  frame.step = 'settle';
}
