/**
 * Decides whether a seat is asked in a window, by public facts and the seat's standing orders. If the real hand
 * counted, a question or its absence would tell the opponents something about that hand. It counts only against bots.
 */

import { openRoll } from '../../core/dice/open-roll.ts';
import { type Game, heroAt, heroSeatOf, poolOf } from '../../core/game.ts';
import { ENEMY_ROLL } from '../../core/mission/enemy-dice.ts';
import { modeOf } from '../../core/modes/mode.ts';
import { askingIn } from '../../core/orders.ts';
import { opponentsOf } from '../../core/seat/relations.ts';
import { isBarred } from '../../evaluation/barred.ts';
import { damageComing } from '../../evaluation/damage/coming.ts';
import type { WindowFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { Moment, Phase } from '../../model/moments.ts';
import type { Asking, WindowGroup } from '../../model/orders.ts';
import { legalReturnsToRolls } from '../phases/attempts.ts';
import { hasLegalPlay, hasPlayForNow, hasReply } from '../plays/legal.ts';
import { mightHaveOpenDieCard, mightHavePlay, mightHaveReply } from '../plays/might-have.ts';
import { isConcernedByDice } from './concerned.ts';
import { wantsToAnswerAhead } from './enemy-plan.ts';
import { losesOwnGain, upcomingLosses } from './losses.ts';
import { usedOfItself } from './own-accord.ts';
import { isPassing } from './passing.ts';
import { isRepeated } from './repeated.ts';
import { isTooLittleForCp, LITTLE_HEALTH, SMALL } from './small-stakes.ts';

const GROUPS: Readonly<Record<Moment, WindowGroup>> = {
  'phase-start': 'phases',
  'turn-end': 'phases',
  main: 'main',
  interruption: 'main',
  'after-roll': 'rolls',
  'before-activation': 'dice',
  'after-defense-roll': 'dice',
  dice: 'effect-dice',
  'after-activation': 'ability',
  'at-then': 'ability',
  'offense-end': 'attack',
  'before-defense-roll': 'attack',
  'before-damage': 'attack',
  'after-damage': 'aftermath',
};

/** The group of a window. The start of a Defensive Roll Phase belongs to the group `attack`. */
export function groupOf(moment: Moment, phase: Phase): WindowGroup {
  if (moment === 'phase-start' && phase === 'defensive-roll') return 'attack';
  return GROUPS[moment];
}

/**
 * Windows in which a seat is asked only if its order for their group allows it. For seats that are not active, `main`
 * is another one.
 */
const DECIDED_BY_GROUP: ReadonlySet<Moment> = new Set([
  'phase-start',
  'turn-end',
  'after-roll',
  'offense-end',
  'before-defense-roll',
  'before-damage',
  'after-damage',
]);

/**
 * Whether a seat must be asked in a window before it is passed for.
 * @param frame the window; its `merges` seat is asked only if another seat is
 */
export function mustAsk(game: Game, frame: WindowFrame, seat: Seat): boolean {
  if (game.state.askAlways) return true;
  // A fast path: it decides most windows.
  if (isNeverAsked(game, frame.moment, seat)) return false;
  if (isBarred(game, seat)) return false;
  if (frame.moment === 'main' && seat === game.lane.turn.active) {
    return mightHavePlay(game, seat, frame.moment, 'always');
  }
  if (frame.moment === 'before-activation') {
    const returns = legalReturnsToRolls(game, seat);
    if (returns.some((action) => action.type !== 'no-ability')) return true;
  }
  if (frame.merges === seat && !othersAreAsked(game, frame, seat)) return false;
  return wantsToBeAsked(game, frame, seat);
}

/** Whether the standing orders of all seats already exclude a question in this window; a fast path. */
export function asksNobody(game: Game, { moment, order }: WindowFrame): boolean {
  if (game.state.askAlways || !DECIDED_BY_GROUP.has(moment)) return false;
  for (const seat of order) if (!isNeverAsked(game, moment, seat)) return false;
  return true;
}

/** Whether the seat's standing orders already exclude a question in windows of this moment. */
function isNeverAsked(game: Game, moment: Moment, seat: Seat): boolean {
  const { phase, active } = game.lane.turn;
  const isDecidedByGroup = moment === 'main' ? seat !== active : DECIDED_BY_GROUP.has(moment);
  // In a Defensive Roll Phase the group `replies` counts too, and in cooperative modes the groups of a party.
  if (!isDecidedByGroup || phase === 'defensive-roll' || modeOf(game.state.mode).isCooperative) return false;
  const { orders } = heroSeatOf(game, seat);
  return !orders.askNext && askingIn(orders, groupOf(moment, phase)) === 'never';
}

function othersAreAsked(game: Game, frame: WindowFrame, seat: Seat): boolean {
  return frame.order.some(
    (other) =>
      other !== seat &&
      !isNeverAsked(game, frame.moment, other) &&
      !isBarred(game, other) &&
      wantsToBeAsked(game, frame, other),
  );
}

/** Whether the seat's standing orders call for a question in this window, given what it could do by public facts. */
function wantsToBeAsked(game: Game, frame: WindowFrame, seat: Seat): boolean {
  const { orders } = heroSeatOf(game, seat);
  if (orders.askNext) return mightHavePlay(game, seat, frame.moment, 'always');
  if (orders.passUntilMyTurn && game.lane.turn.active !== seat) return false;
  if (wantsToReply(game, frame, seat)) return true;
  if (usedOfItself(game, seat, frame.moment) !== null) return true;
  if (isPassing(game, seat)) return false;
  if (isAskedAhead(game, frame, seat)) return true;
  return isAskedAboutOpen(game, frame, seat);
}

/** Whether a seat that has no plan or longer pass is asked: by its order for the group, and by what it could do. */
function isAskedAboutOpen(game: Game, frame: WindowFrame, seat: Seat): boolean {
  const { orders } = heroSeatOf(game, seat);
  const group = isEnemyRoll(game, frame.moment) ? 'enemy-dice' : groupOf(frame.moment, game.lane.turn.phase);
  const asking = isSmallDamage(game, frame.moment, seat)
    ? askingAtSmall(game, seat)
    : askingIn(orders, group);
  if (asking === 'fitting' && isRepeated(game, frame.moment, seat)) return false;
  if (asking === 'fitting' && isLightForOthers(game, frame.moment, seat)) return false;
  const isOfDice = group === 'dice' || group === 'effect-dice' || group === 'enemy-dice';
  if (asking === 'fitting' && isOfDice && !isConcernedByDice(game, seat, frame.moment)) return false;
  // If the roller activates nothing, a changed die would only let the roller continue: worth no question by default.
  const isIdle = frame.moment === 'before-activation' && game.lane.rollPhase?.announced?.ability === null;
  if (isIdle && asking !== 'always') return false;
  if (asking === 'never' || !mightHavePlay(game, seat, frame.moment, asking)) return false;
  if (asking === 'fitting' && waitsForDamage(game, frame.moment, seat)) return false;
  if (asking === 'fitting' && isTooLittleForCp(game, frame.moment, seat)) return false;
  return !facesBotsOnly(game, seat) || hasLegalPlay(game, seat, frame.moment, asking);
}

/** Whether a hero answers for the rest of the enemy phase now, because another is asked about the enemy dice as well. */
function isAskedAhead(game: Game, frame: WindowFrame, seat: Seat): boolean {
  if (!isEnemyRoll(game, frame.moment) || !wantsToAnswerAhead(game, seat)) return false;
  if (isRepeated(game, frame.moment, seat)) return false;
  return frame.order.some(
    (other) =>
      other !== seat &&
      !isProgram(game, other) &&
      ((wantsToAnswerAhead(game, other) && !isRepeated(game, frame.moment, other)) ||
        (!isPassing(game, other) && isAskedAboutOpen(game, frame, other))),
  );
}

/**
 * Whether a person's hero of a Mission or a scenario of Adventures can do nothing with the dice of a defence that it
 * cannot do as well just before damage, when it knows what the defence has prevented. It is asked then.
 */
function waitsForDamage(game: Game, moment: Moment, seat: Seat): boolean {
  if (moment !== 'after-defense-roll' || !modeOf(game.state.mode).isCooperative || isProgram(game, seat))
    return false;
  if (askingIn(heroSeatOf(game, seat).orders, 'attack') === 'never') return false;
  return !hasPlayForNow(game, seat, moment, 'before-damage');
}

function isSmallDamage(game: Game, moment: Moment, seat: Seat): boolean {
  if (moment !== 'before-damage' || game.lane.rollPhase || !modeOf(game.state.mode).isCooperative)
    return false;
  return damageComing(game, seat) <= SMALL;
}

/** Damage of an Attack on another hero from which on `fitting` orders ask who could prevent it. */
const HARD = 4;

/** Whether the damage that is about to land in a cooperative mode is light, and comes at others only. */
function isLightForOthers(game: Game, moment: Moment, seat: Seat): boolean {
  const { rollPhase } = game.lane;
  if (moment !== 'before-damage' || !rollPhase || !modeOf(game.state.mode).isCooperative) return false;
  if (rollPhase.attack.attacker === seat || damageComing(game, seat) > 0) return false;
  return rollPhase.attack.targets.every(({ seat: target }) => {
    const coming = damageComing(game, target);
    return coming < HARD && poolOf(game, target).health - coming > LITTLE_HEALTH;
  });
}

function askingAtSmall(game: Game, seat: Seat): Asking {
  const asking = askingIn(heroSeatOf(game, seat).orders, 'small-damage');
  if (asking !== 'fitting') return asking === 'always' ? 'fitting' : 'never';
  const coming = damageComing(game, seat);
  return coming > 0 && poolOf(game, seat).health - coming <= LITTLE_HEALTH ? 'fitting' : 'never';
}

/** The roll of the enemies, which decides what all of them do (rule: m-enemy-roll). */
function isEnemyRoll(game: Game, moment: Moment): boolean {
  return moment === 'dice' && game.state.mission !== undefined && openRoll(game)?.roll.label === ENEMY_ROLL;
}

/** Whether no person plays the seat: a bot plays the hero, or the seat is an enemy. */
function isProgram(game: Game, seat: Seat): boolean {
  const hero = heroAt(game, seat);
  return hero === null || hero.bot === true;
}

/**
 * Whether all opponents are programs. Then the real hand may decide on a question, because bots conclude nothing from
 * whether a seat is asked.
 */
function facesBotsOnly(game: Game, seat: Seat): boolean {
  return opponentsOf(game, seat).every((other) => isProgram(game, other));
}

/** Whether the seat could use something that it is about to lose, to an effect or at a stack limit, and wants to. */
function wantsToReply(game: Game, frame: WindowFrame, seat: Seat): boolean {
  const { moment } = frame;
  const asking = askingIn(heroSeatOf(game, seat).orders, 'replies');
  if (asking === 'never') return false;
  const mayShowHand = facesBotsOnly(game, seat);
  if (losesOwnGain(game, frame, seat) || mightHaveOpenDieCard(game, seat, moment))
    return !mayShowHand || hasLegalPlay(game, seat, moment, 'always');
  const taken = upcomingLosses(game, frame, seat);
  if (taken.size === 0) return false;
  if (asking === 'always')
    return mayShowHand ? hasLegalPlay(game, seat, moment, asking) : mightHavePlay(game, seat, moment, asking);
  return mightHaveReply(game, seat, moment, taken) && (!mayShowHand || hasReply(game, seat, moment, taken));
}
