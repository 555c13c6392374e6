/** The roller's decisions between Roll Attempts: roll, re-roll, announce an ability, or activate nothing. */

import { diceSubsets, rerollDice, throwRoll } from '../../core/dice/open-roll.ts';
import { type Game, heroSeatOf, rollPhaseOf, seatsFrom } from '../../core/game.ts';
import { changeCp } from '../../core/seat/combat-points.ts';
import { openWindow } from '../../core/stack/open-window.ts';
import type { Action, ActionType } from '../../model/action.ts';
import type { PhaseFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { RollPhase } from '../../model/state.ts';
import { nameEvents } from '../frames/causes.ts';
import { metVariants } from './met-variants.ts';
import { attemptsAllowed, priceOfAttempt, sourceOfPrice } from './roll-phase.ts';

/** Number of dice of an Offensive Roll. */
export const DICE = 5;

const ALL_REROLLS: Action[] = diceSubsets([1, 2, 3, 4, 5], DICE).map((dice) => ({
  type: 'reroll',
  dice,
}));

/**
 * The legal decisions of the roller. Any dice may be re-rolled, also those kept before (rule: unlocked-dice).
 * @param only the only type of action that the caller needs; actions of other types may be missing
 */
export function legalAttempts(game: Game, only?: ActionType): Action[] {
  const phase = rollPhaseOf(game);
  const actions: Action[] = [];
  if (!phase.roll) {
    if (mayRoll(game, phase)) actions.push({ type: 'roll' });
  } else {
    if ((only === undefined || only === 'reroll') && mayRoll(game, phase)) actions.push(...ALL_REROLLS);
    if (only !== undefined && only !== 'activate') return [...actions, { type: 'no-ability' }];
    for (const { ability, variant } of metVariants(game, phase.attack.attacker)) {
      actions.push({ type: 'activate', ability: ability.id, variant: variant.id });
    }
  }
  actions.push({ type: 'no-ability' });
  return actions;
}

/** Whether a Roll Attempt is left and its price can be paid. */
function mayRoll(game: Game, phase: RollPhase): boolean {
  if (phase.attemptsUsed >= attemptsAllowed(game, phase)) return false;
  return priceOfAttempt(game, phase) <= heroSeatOf(game, phase.attack.attacker).cp;
}

function payForAttempt(game: Game, phase: RollPhase): void {
  const price = priceOfAttempt(game, phase);
  if (price === 0) return;
  const from = game.events.length;
  changeCp(game, phase.attack.attacker, -price);
  nameEvents(game, from, { source: sourceOfPrice(game, phase) ?? 'offensive-roll' });
}

function countAttempt({ lane }: Game, phase: RollPhase): void {
  phase.attemptsUsed += 1;
  if (phase.attack.attacker === lane.turn.active) lane.turn.attempts = (lane.turn.attempts ?? 0) + 1;
}

/** Carries out a decision of the roller. Rolling pays for the attempt and takes back an announcement. */
export function answerAttempt(game: Game, frame: PhaseFrame, action: Action): void {
  const phase = rollPhaseOf(game);
  switch (action.type) {
    case 'roll':
      phase.announced = null;
      frame.step = 'decide';
      payForAttempt(game, phase);
      countAttempt(game, phase);
      phase.roll = throwRoll(game, phase.attack.attacker, DICE, 'offensive-roll', 1);
      openAfterRoll(game);
      return;
    case 'reroll':
      if (!phase.roll) return;
      phase.announced = null;
      payForAttempt(game, phase);
      countAttempt(game, phase);
      rerollDice(game, phase.roll, action.dice, phase.attemptsUsed);
      frame.step = 'decide';
      openAfterRoll(game);
      return;
    case 'activate':
      announce(game, frame, action.ability, action.variant ?? action.ability);
      return;
    case 'no-ability':
      announce(game, frame, null, '');
      return;
    default:
      return;
  }
}

/** Opens the window after a Roll Attempt. The roller's own next question follows it, hence `merges`. */
function openAfterRoll(game: Game): void {
  const { attacker } = rollPhaseOf(game).attack;
  openWindow(game, 'after-roll', seatsFrom(game, attacker), { merges: attacker });
}

/**
 * Announces an ability, or that none will be activated. The others may alter dice first; the roller acts last
 * (rule: announce-ability, no-ability).
 * @param ability null to activate nothing
 */
function announce(game: Game, frame: PhaseFrame, ability: string | null, variant: string): void {
  const phase = rollPhaseOf(game);
  const changes = phase.roll?.changes ?? 0;
  phase.announced = { ability, variant, changes, actions: phase.actions };
  if (ability !== null) {
    game.events.push({ e: 'announced', seat: phase.attack.attacker, ability, variant });
  }
  frame.step = 'announced';
  const [roller, ...others] = seatsFrom(game, phase.attack.attacker);
  if (roller !== undefined) {
    openWindow(game, 'before-activation', [...others, roller], { closesOnChange: changes });
  }
}

/**
 * What the roller may do instead of the announced ability. By the newest ruling any action after the announcement
 * lets the roller use the attempts that are left, or announce another ability (rule: return-to-rolls; 003, Offensive
 * Roll Phase, step 3). An altered die is not handled here, because the announcement then lapses by itself.
 * @returns empty if the seat is not the roller, nothing is announced, or nobody has acted since
 */
export function legalReturnsToRolls(game: Game, seat: Seat): Action[] {
  const phase = game.lane.rollPhase;
  if (!phase?.announced || phase.attack.attacker !== seat || phase.activated) return [];
  if (game.state.rules.returnToAttempts !== 'any-action' || phase.actions === phase.announced.actions)
    return [];
  const { ability, variant } = phase.announced;
  return legalAttempts(game).filter((action) => {
    if (action.type === 'no-ability') return ability !== null;
    return action.type !== 'activate' || action.ability !== ability || action.variant !== variant;
  });
}

/** Whether an action, in the window after an announcement, takes the announcement back. */
export function isReturnToRolls(action: Action): boolean {
  return ['roll', 'reroll', 'activate', 'no-ability'].includes(action.type);
}
