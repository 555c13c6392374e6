/** Alters dice of the roll in progress (rule: dice-alteration). The owner makes the change, `ask` decides about it. */

import { isBlank } from '../core/dice/blanks.ts';
import { alterDie, facesOf, noteChange, openRoll, ownerOfDie, rerollDice } from '../core/dice/open-roll.ts';
import { cpOf, type Game } from '../core/game.ts';
import { ENEMY_ROLL } from '../core/mission/enemy-dice.ts';
import { isSavedBy } from '../core/mission/enemy-targets.ts';
import { askAnewAfterChange, rollsBeside } from '../core/mission/side-by-side.ts';
import { changeCp } from '../core/seat/combat-points.ts';
import { areOpponents } from '../core/seat/relations.ts';
import { changeableRoll } from '../evaluation/timing.ts';
import type { Action } from '../model/action.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { DiePosition, Seat } from '../model/ids.ts';
import { DICE_MOMENTS } from '../model/moments.ts';
import type { RollState } from '../model/roll.ts';
import type { DieValue } from '../vocabulary/dice.ts';
import { type Alter, stepsOf } from '../vocabulary/effects/dice.ts';
import { deciderOf } from './parts/asking.ts';
import { ask, type Step } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const alter: EffectRule<Alter> = {
  do: 'alter',
  run: runAlter,
  legal(game, frame, effect) {
    const open = openRoll(game);
    if (!open) return [];
    if (dieToPayFor(frame) !== null) return PAY_OR_REROLL;
    const next = narrowed(game, frame, open.roll, effect);
    const actions: Action[] = [
      ...alterations(game, frame.context.owner, open.roll, next, frame.picked),
      ...alterationsBeside(game, next, frame.picked),
    ];
    // The first die must be changed, because the card was played for it. Further dice may be left.
    if (effect.optional || frame.picked.length > 0) actions.push({ type: 'choose', option: 'skip' });
    return actions;
  },
  answer(game, frame, effect, action) {
    const open = openRoll(game);
    if (!open) return 'done';
    if (action.type === 'choose')
      return answerPayment(game, frame, effect, open.roll, action.option === 'pay');
    if (action.type !== 'alter') return 'done';
    if (action.of !== undefined) {
      alterBeside(game, frame, action, action.of);
      return runAlter(game, frame, effect);
    }
    if (action.to === undefined) {
      if (askForPayment(game, frame, effect, open.roll, action.die)) return 'wait';
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
  madeFor: () => DICE_MOMENTS,
  fits: couldHelp,
  changesDice: true,
};

/**
 * Whether a change of the enemies' dice could save the hero from an attack (rule: m-enemy-roll). Of other rolls, and of
 * several dice, nothing is known.
 */
function couldHelp(game: Game, seat: Seat, effect: Alter): boolean {
  const open = openRoll(game);
  if (open?.roll.label !== ENEMY_ROLL || effect.dice > 1) return true;
  const { roll } = open;
  const saves = (die: DiePosition, to: DieValue) => isSavedBy(game, seat, facesOf(roll), die - 1, to);
  return alterations(game, seat, roll, effect, []).some(({ die, to }) =>
    to === undefined ? VALUES.some((value) => saves(die, value)) : saves(die, to),
  );
}

type AlterAction = Extract<Action, { type: 'alter' }>;

const VALUES: readonly DieValue[] = [1, 2, 3, 4, 5, 6];

/** Whether `seat` may alter dice of `owner`. */
function reaches(game: Game, seat: Seat, owner: Seat, whose: Alter['whose']): boolean {
  if (whose === 'own') return owner === seat;
  if (whose === 'opponent') return areOpponents(game, owner, seat);
  return true;
}

/** Whether `seat` may alter any die of a roll. */
function reachesAny(game: Game, seat: Seat, roll: RollState, whose: Alter['whose']): boolean {
  return roll.dice.some((_, index) => reaches(game, seat, ownerOfDie(roll, index + 1), whose));
}

/** The effect for the next die: where all dice get the same value, that of the first one that was altered. */
function narrowed(game: Game, { picked }: EffectsFrame, roll: RollState, effect: Alter): Alter {
  const [first] = picked;
  if (effect.alteration.how !== 'set-any' || !effect.alteration.same || first === undefined) return effect;
  const value =
    typeof first === 'number'
      ? roll.dice[first - 1]?.value
      : rollsBeside(game)
          .flatMap(({ seat, roll: { dice } }) =>
            dice.map((die, at) => ({ die, pick: pickBeside(seat, at + 1) })),
          )
          .find(({ pick }) => pick === first)?.die.value;
  return value == null ? effect : { ...effect, alteration: { how: 'set', values: [value] } };
}

/**
 * Every change that an alteration by `seat` allows on a roll. Each die is judged by its own owner, because a roll may
 * hold dice of several players (R82).
 * @param taken positions of dice that were altered already
 */
function alterations(
  game: Game,
  seat: Seat,
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

/** The entry in `picked` for a die in another lane. */
function pickBeside(seat: Seat, position: DiePosition): string {
  return `${seat}.${position}`;
}

/**
 * The changes of dice that other heroes have rolled at the same time. Only effects on any dice allow them, as a card
 * may split its changes over the dice of two players (R82). Dice are not set to the value that they show.
 */
function alterationsBeside(game: Game, effect: Alter, taken: readonly (string | number)[]): AlterAction[] {
  if (effect.whose !== 'any') return [];
  return rollsBeside(game).flatMap(({ seat, roll, game: there }) =>
    alterations(there, seat, roll, effect, [])
      .filter(({ die, to }) => !taken.includes(pickBeside(seat, die)) && to !== roll.dice[die - 1]?.value)
      .map((action) => ({ ...action, of: seat })),
  );
}

function alterBeside(game: Game, { context, picked }: EffectsFrame, action: AlterAction, seat: Seat): void {
  const beside = rollsBeside(game).find((other) => other.seat === seat);
  if (!beside) return;
  askAnewAfterChange(beside);
  if (action.to === undefined) {
    rerollDice(beside.game, beside.roll, [action.die], null);
    noteChange(beside.game, context.owner, beside.roll);
  } else {
    alterDie(beside.game, context.owner, beside.roll, action.die, action.to);
  }
  picked.push(pickBeside(seat, action.die));
}

/** Whether the alteration may set a die to the value that it shows already (R81). */
function maySetToSame({ alteration }: Alter): boolean {
  return alteration.how === 'set-any' || alteration.how === 'set';
}

function reachableValues(roll: RollState, position: DiePosition, effect: Alter): readonly DieValue[] {
  const value = roll.dice[position - 1]?.value ?? null;
  const { alteration } = effect;
  switch (alteration.how) {
    case 'set-any':
      return VALUES;
    case 'set':
      return alteration.values;
    case 'step':
      // A 1 cannot go down and a 6 cannot go up (rule: card-tip-it).
      return VALUES.filter((to) => value !== null && stepsOf(alteration).includes(to - value));
    case 'copy':
      return VALUES.filter((to) => facesOf(roll, ownerOfDie(roll, position)).includes(to));
    case 'force-reroll':
      return [];
  }
}

function runAlter(game: Game, frame: EffectsFrame, effect: Alter): Step {
  const open = openRoll(game);
  if (!open || frame.picked.length >= effect.dice) return 'done';
  const next = narrowed(game, frame, open.roll, effect);
  if (
    alterations(game, frame.context.owner, open.roll, next, frame.picked).length === 0 &&
    alterationsBeside(game, next, frame.picked).length === 0
  )
    return 'done';
  const decider = deciderOf(game, frame.context, effect);
  return decider === null ? 'done' : ask(game, frame, decider, 'alter', { ask: 'die-to-change' });
}

function forceReroll(game: Game, { context }: EffectsFrame, roll: RollState, die: DiePosition): void {
  rerollDice(game, roll, [die], null);
  noteChange(game, context.owner, roll);
}

/** Marks in `frame.picked` that the owner of the die before it is asked for payment. */
const PAYMENT_MARK = 'ransom';

const PAY_OR_REROLL: Action[] = [
  { type: 'choose', option: 'pay' },
  { type: 'choose', option: 'reroll' },
];

/** The die whose owner is asked now whether to pay instead of a re-roll; null when nobody is asked. */
function dieToPayFor({ picked }: EffectsFrame): DiePosition | null {
  const die = picked.at(-1) === PAYMENT_MARK ? picked.at(-2) : undefined;
  return typeof die === 'number' ? die : null;
}

/**
 * Asks the owner of a die whether to pay CP instead of a re-roll.
 * @returns false when the effect names no price or the owner cannot pay it
 */
function askForPayment(
  game: Game,
  frame: EffectsFrame,
  { alteration }: Alter,
  roll: RollState,
  die: DiePosition,
): boolean {
  const price = alteration.how === 'force-reroll' ? alteration.unless : undefined;
  const payer = ownerOfDie(roll, die);
  if (price === undefined || cpOf(game, payer) < price) return false;
  frame.picked.push(die, PAYMENT_MARK);
  ask(game, frame, payer, 'choose', { ask: 'pay-or-reroll', cp: price });
  return true;
}

function answerPayment(game: Game, frame: EffectsFrame, effect: Alter, roll: RollState, pays: boolean): Step {
  const die = dieToPayFor(frame);
  const price = effect.alteration.how === 'force-reroll' ? effect.alteration.unless : undefined;
  if (die === null || price === undefined) return 'done';
  frame.picked.pop();
  if (pays) {
    changeCp(game, ownerOfDie(roll, die), -price);
    changeCp(game, frame.context.owner, price);
  } else forceReroll(game, frame, roll, die);
  return runAlter(game, frame, effect);
}
