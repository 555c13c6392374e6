/** Changing dice in play (rule: dice-alteration). */
import type { Action } from '../action.ts';
import { areOpponents } from '../damage/health.ts';
import {
  alterDie,
  facesOf,
  noteChange,
  openRoll,
  ownerOfDie,
  positionsOf,
  rerollDice,
} from '../dice/open-roll.ts';
import type { DieValue } from '../dice/requirement.ts';
import type { EffectsFrame } from '../frames/frame.ts';
import type { Game } from '../game.ts';
import type { RollState } from '../state.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { seatsMeant } from './evaluate.ts';
import { ask, type Step } from './step.ts';

type Alter = Extract<Effect, { do: 'alter' }>;
type RerollOwn = Extract<Effect, { do: 'reroll-own' }>;
type ExtraAttempt = Extract<Effect, { do: 'extra-attempt' }>;
type AlterAction = Extract<Action, { type: 'alter' }>;

const VALUES: readonly DieValue[] = [1, 2, 3, 4, 5, 6];

/** Whether a die of this owner is within an alteration's reach, seen from `seat`. */
function reaches(game: Game, seat: number, owner: number, whose: Alter['whose']): boolean {
  if (whose === 'own') return owner === seat;
  if (whose === 'opponent') return areOpponents(game, owner, seat);
  return true;
}

/** Whether any die of a roll is within an alteration's reach, seen from `seat`. */
export function reachesAny(game: Game, seat: number, roll: RollState, whose: Alter['whose']): boolean {
  return roll.dice.some((_, index) => reaches(game, seat, ownerOfDie(roll, index + 1), whose));
}

/**
 * Every change that an alteration by `seat` allows on a roll, leaving out dice that were picked already. Where
 * dice of several players lie together each die is judged by itself (R82).
 */
export function alterations(
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

export function runAlter(game: Game, frame: EffectsFrame, effect: Alter): Step {
  const open = openRoll(game);
  if (!open || frame.picked.length >= effect.dice) return 'done';
  if (alterations(game, frame.context.owner, open.roll, effect, frame.picked).length === 0) return 'done';
  return ask(game, frame, frame.context.owner, 'alter', { ask: 'die-to-change' });
}

export function legalAlter(game: Game, frame: EffectsFrame, effect: Alter): Action[] {
  const open = openRoll(game);
  if (!open) return [];
  const actions: Action[] = alterations(game, frame.context.owner, open.roll, effect, frame.picked);
  // The first die is what the card was played for; a second one is an offer.
  if (frame.picked.length > 0) actions.push({ type: 'choose', option: 'skip' });
  return actions;
}

export function answerAlter(game: Game, frame: EffectsFrame, effect: Alter, action: Action): Step {
  const open = openRoll(game);
  if (!open || action.type !== 'alter') return 'done';
  if (action.to === undefined) {
    rerollDice(game, open.roll, [action.die], null);
    noteChange(game, frame.context.owner, open.roll);
  } else {
    alterDie(game, frame.context.owner, open.roll, action.die, action.to);
  }
  frame.picked.push(action.die);
  return runAlter(game, frame, effect);
}

/**
 * All ways to pick up to `most` of some dice.
 * @param from 1-based positions, ascending
 */
export function diceSubsets(from: readonly number[], most: number): number[][] {
  const subsets: number[][] = [];
  for (let mask = 1; mask < 1 << from.length; mask += 1) {
    const positions = from.filter((_, i) => mask & (1 << i));
    if (positions.length <= most) subsets.push(positions);
  }
  return subsets;
}

/** Who re-rolls dice of their own in a roll: the seat itself, or the roller on its side; null where neither may. */
export function rerollerOf(game: Game, seat: number, roll: RollState): number | null {
  if (positionsOf(roll, seat).length > 0) return seat;
  return areOpponents(game, roll.owner, seat) ? null : roll.owner;
}

/** Re-rolls by a card or token, in one go (R77) or as separate tries (R75). */
export function runRerollOwn(game: Game, frame: EffectsFrame, effect: RerollOwn): Step {
  const open = openRoll(game);
  const reroller = open && rerollerOf(game, frame.context.owner, open.roll);
  if (reroller === null || frame.picked.length >= effect.dice) return 'done';
  const dice = effect.dice - frame.picked.length;
  return ask(game, frame, reroller, 'reroll', { ask: 'reroll-dice', dice });
}

export function legalRerollOwn(game: Game, frame: EffectsFrame, effect: RerollOwn): Action[] {
  const open = openRoll(game);
  const reroller = open && rerollerOf(game, frame.context.owner, open.roll);
  if (!open || reroller === null) return [];
  const own = positionsOf(open.roll, reroller);
  const actions: Action[] = diceSubsets(own, effect.dice - frame.picked.length).map((dice) => ({
    type: 'reroll',
    dice,
  }));
  actions.push({ type: 'choose', option: 'skip' });
  return actions;
}

export function answerRerollOwn(game: Game, frame: EffectsFrame, effect: RerollOwn, action: Action): Step {
  const open = openRoll(game);
  if (!open || action.type !== 'reroll') return 'done';
  rerollDice(game, open.roll, action.dice, null);
  noteChange(game, frame.context.owner, open.roll);
  frame.picked.push(...action.dice);
  return effect.separately ? runRerollOwn(game, frame, effect) : 'done';
}

/**
 * One more Roll Attempt; nobody is forced to use it (rule: card-one-more-time, card-better-d). A defensive one
 * that is declined is left over in case that the dice come back (R85).
 */
export function runExtraAttempt(game: Game, frame: EffectsFrame, effect: ExtraAttempt): Step {
  const phase = game.lane.rollPhase;
  const [seat] = seatsMeant(game, frame.context, effect.who);
  if (!phase || seat === undefined) return 'done';
  if (effect.phase === 'offensive') {
    if (seat === phase.attacker) phase.attemptsMax += 1;
    return 'done';
  }
  if (phase.roll?.owner !== seat) return 'done';
  return ask(game, frame, seat, 'reroll', { ask: 'defense-dice' });
}

export function legalExtraAttempt(game: Game): Action[] {
  const roll = game.lane.rollPhase?.roll;
  const own = roll ? positionsOf(roll, roll.owner) : [];
  const actions: Action[] = diceSubsets(own, own.length).map((dice) => ({ type: 'reroll', dice }));
  actions.push({ type: 'choose', option: 'skip' });
  return actions;
}

export function answerExtraAttempt(game: Game, action: Action): Step {
  const phase = game.lane.rollPhase;
  if (action.type === 'reroll' && phase?.roll) {
    rerollDice(game, phase.roll, action.dice, null);
    phase.roll.changes += 1;
  } else if (phase?.defense) {
    phase.defense.attemptsLeft = (phase.defense.attemptsLeft ?? 0) + 1;
  }
  return 'done';
}
