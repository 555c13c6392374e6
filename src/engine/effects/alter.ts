/** Alters dice of the roll in progress for the owner, whoever decides how (rule: dice-alteration). */

import type { Action } from '../action.ts';
import { isBlank } from '../dice/blanks.ts';
import { alterDie, facesOf, noteChange, openRoll, ownerOfDie, rerollDice } from '../dice/open-roll.ts';
import type { DieValue } from '../dice/requirement.ts';
import type { EffectsFrame } from '../frames/frame.ts';
import { cpOf, type Game } from '../game.ts';
import { changeableRoll } from '../plays/moment.ts';
import { OF_DICE } from '../priority/moments.ts';
import { changeCp } from '../seat/combat-points.ts';
import { areOpponents } from '../seat/relations.ts';
import type { RollState } from '../state.ts';
import type { Alteration } from '../vocabulary/effect.ts';
import { type Asking, deciderOf } from './asking.ts';
import type { EffectRule } from './rule.ts';
import { ask, type Step } from './step.ts';

export interface Alter extends Asking {
  readonly do: 'alter';
  readonly alteration: Alteration;
  readonly dice: number;
  /** Seen from the owner. */
  readonly whose: 'any' | 'own' | 'opponent';
  /** No die need be changed. */
  readonly optional?: true;
}

export const alter: EffectRule<Alter> = {
  do: 'alter',
  run: runAlter,
  legal(game, frame, effect) {
    const open = openRoll(game);
    if (!open) return [];
    if (pickedForRansom(frame) !== null) return PAY_OR_REROLL;
    const actions: Action[] = alterations(game, frame.context.owner, open.roll, effect, frame.picked);
    // The first die is what the card was played for; a second one is an offer.
    if (effect.optional || frame.picked.length > 0) actions.push({ type: 'choose', option: 'skip' });
    return actions;
  },
  answer(game, frame, effect, action) {
    const open = openRoll(game);
    if (!open) return 'done';
    if (action.type === 'choose')
      return answerRansom(game, frame, effect, open.roll, action.option === 'pay');
    if (action.type !== 'alter') return 'done';
    if (action.to === undefined) {
      if (askRansom(game, frame, effect, open.roll, action.die)) return 'wait';
      forceReroll(game, frame, open.roll, action.die);
    } else {
      alterDie(game, frame.context.owner, open.roll, action.die, action.to);
    }
    frame.picked.push(action.die);
    return runAlter(game, frame, effect);
  },
  unmet(game, seat, effect) {
    const open = changeableRoll(game, seat);
    if (!open) return (say) => say.noDice;
    if (!reachesAny(game, seat, open.roll, effect.whose)) {
      return effect.whose === 'own' ? (say) => say.ownDiceOnly : (say) => say.opponentDiceOnly;
    }
    return alterations(game, seat, open.roll, effect, []).length > 0 ? null : (say) => say.noDieThatWay;
  },
  madeFor: () => OF_DICE,
  changesDice: true,
};

type AlterAction = Extract<Action, { type: 'alter' }>;

const VALUES: readonly DieValue[] = [1, 2, 3, 4, 5, 6];

/** Whether a die of this owner is within an alteration's reach, seen from `seat`. */
function reaches(game: Game, seat: number, owner: number, whose: Alter['whose']): boolean {
  if (whose === 'own') return owner === seat;
  if (whose === 'opponent') return areOpponents(game, owner, seat);
  return true;
}

/** Whether any die of a roll is within an alteration's reach, seen from `seat`. */
function reachesAny(game: Game, seat: number, roll: RollState, whose: Alter['whose']): boolean {
  return roll.dice.some((_, index) => reaches(game, seat, ownerOfDie(roll, index + 1), whose));
}

/**
 * Every change that an alteration by `seat` allows on a roll, leaving out dice that were picked already. Where
 * dice of several players lie together each die is judged by itself (R82).
 */
function alterations(
  game: Game,
  seat: number,
  roll: RollState,
  effect: Alter,
  taken: readonly (string | number)[],
): AlterAction[] {
  const actions: AlterAction[] = [];
  for (const [index, die] of roll.dice.entries()) {
    const position = index + 1;
    if (taken.includes(position)) continue;
    if (!reaches(game, seat, ownerOfDie(roll, position), effect.whose)) continue;
    if (effect.alteration.how === 'force-reroll') actions.push({ type: 'alter', die: position });
    else {
      for (const to of reachableValues(roll, position, effect)) {
        if (isBlank(game, ownerOfDie(roll, position), to)) continue;
        if (to !== die.value || maySetToSame(effect)) actions.push({ type: 'alter', die: position, to });
      }
    }
  }
  return actions;
}

/** What sets a die to a value may set it to the one that it shows (R81). */
function maySetToSame({ alteration }: Alter): boolean {
  return alteration.how === 'set-any' || alteration.how === 'set';
}

function reachableValues(roll: RollState, position: number, effect: Alter): readonly DieValue[] {
  const value = roll.dice[position - 1]?.value ?? null;
  switch (effect.alteration.how) {
    case 'set-any':
      return VALUES;
    case 'set':
      return effect.alteration.values;
    case 'step':
      // A 1 cannot go down and a 6 cannot go up (rule: card-tip-it).
      return VALUES.filter((to) => value !== null && Math.abs(to - value) === 1);
    case 'copy':
      return VALUES.filter((to) => facesOf(roll, ownerOfDie(roll, position)).includes(to));
    case 'force-reroll':
      return [];
  }
}

function runAlter(game: Game, frame: EffectsFrame, effect: Alter): Step {
  const open = openRoll(game);
  if (!open || frame.picked.length >= effect.dice) return 'done';
  if (alterations(game, frame.context.owner, open.roll, effect, frame.picked).length === 0) return 'done';
  const decider = deciderOf(game, frame.context, effect);
  return decider === null ? 'done' : ask(game, frame, decider, 'alter', { ask: 'die-to-change' });
}

function forceReroll(game: Game, { context }: EffectsFrame, roll: RollState, die: number): void {
  rerollDice(game, roll, [die], null);
  noteChange(game, context.owner, roll);
}

/** Stands behind the die of which its owner is asked. */
const RANSOM = 'ransom';

const PAY_OR_REROLL: Action[] = [
  { type: 'choose', option: 'pay' },
  { type: 'choose', option: 'reroll' },
];

/** The die of which its owner is asked now; null where nobody is. */
function pickedForRansom({ picked }: EffectsFrame): number | null {
  const die = picked.at(-1) === RANSOM ? picked.at(-2) : undefined;
  return typeof die === 'number' ? die : null;
}

/** Asks the owner of a die whether to pay for it, where that can be done; false where it is thrown again. */
function askRansom(
  game: Game,
  frame: EffectsFrame,
  { alteration }: Alter,
  roll: RollState,
  die: number,
): boolean {
  const price = alteration.how === 'force-reroll' ? alteration.unless : undefined;
  const payer = ownerOfDie(roll, die);
  if (price === undefined || cpOf(game, payer) < price) return false;
  frame.picked.push(die, RANSOM);
  ask(game, frame, payer, 'choose', { ask: 'pay-or-reroll', cp: price });
  return true;
}

function answerRansom(game: Game, frame: EffectsFrame, effect: Alter, roll: RollState, pays: boolean): Step {
  const die = pickedForRansom(frame);
  const price = effect.alteration.how === 'force-reroll' ? effect.alteration.unless : undefined;
  if (die === null || price === undefined) return 'done';
  frame.picked.pop();
  if (pays) {
    changeCp(game, ownerOfDie(roll, die), -price);
    changeCp(game, frame.context.owner, price);
  } else forceReroll(game, frame, roll, die);
  return runAlter(game, frame, effect);
}
