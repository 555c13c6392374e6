/** Legal actions, and their execution. */

import { cloneState } from '../core/clone.ts';
import { playedSeats } from '../core/crawl/seats.ts';
import { checkDefeat } from '../core/damage/health.ts';
import { type Game, heroSeatOf, openGame, poolOf, seatOf } from '../core/game.ts';
import { IllegalAction } from '../core/illegal-action.ts';
import { isAssist, laneIndexOf } from '../core/lanes.ts';
import { ENEMIES } from '../core/mission/board.ts';
import { giveUpCrawl } from '../crawls/conclusion.ts';
import { withKnownAttacks } from '../flow/priority/enemy-plan.ts';
import { beginPassing } from '../flow/priority/passing.ts';
import { makePlan } from '../flow/priority/plans.ts';
import { laneToAssist, legalAssists } from '../missions/assist.ts';
import { HEROES } from '../missions/lay-out.ts';
import { endMission } from '../missions/objectives.ts';
import { isDeciding, takeFirstOption, withdrawDecision } from '../missions/road.ts';
import type { Action } from '../model/action.ts';
import type { GameEvent } from '../model/event.ts';
import type { LaneIndex, Seat } from '../model/ids.ts';
import type { GameState, Pending } from '../model/state.ts';
import { legalAnswers } from './answers.ts';
import { readAction } from './read-action.ts';
import { explainRefusal } from './refusal.ts';
import { answer, run } from './run.ts';
import { wrapStateErrors } from './soundness.ts';

/**
 * The legal answers of a seat to the present question, and its legal plays in the lanes of team-mates (`isAssist`).
 * Actions that are possible at any time are not listed: `concede`, `set-orders`, `hand-over` and `take-over`.
 * @param seat index of the seat
 * @returns empty if the seat must wait
 * @throws BrokenState for a state that the engine cannot have made
 */
export function legalActions(state: GameState, seat: Seat): Action[] {
  return wrapStateErrors(() => [
    ...legalAnswers(openGame(state, laneIndexOf(state, seat)), seat),
    ...legalAssists(state, seat),
  ]);
}

/**
 * Carries out an action, and runs on to the next question.
 * @returns a new state, and the events since the old one; the old state is not changed
 * @throws IllegalAction with a sentence for the player if the action is not legal now
 * @throws BrokenState for a state that the engine cannot have made
 */
export function apply(
  state: GameState,
  seat: Seat,
  action: Action,
): { readonly state: GameState; readonly events: readonly GameEvent[] } {
  return wrapStateErrors(() => {
    const next = cloneState(state);
    return { state: next, events: carryOut(next, seat, action) };
  });
}

/** Like `apply`, but changes the given state, for simulations that own it. An illegal action changes nothing. */
export function applyInPlace(state: GameState, seat: Seat, action: Action): readonly GameEvent[] {
  return wrapStateErrors(() => carryOut(state, seat, action));
}

/** @param claimed the action; it may come from untyped input, so it is validated */
function carryOut(state: GameState, seat: Seat, claimed: unknown): readonly GameEvent[] {
  if (state.outcome) throw new IllegalAction((say) => say.over);
  if (!Number.isInteger(seat) || !state.seats[seat]) throw new IllegalAction((say) => say.noSeat);
  const action = readAction(claimed);
  if (!action) throw new IllegalAction((say) => say.noAction);
  const game = openGame(state, laneOfAction(state, seat, action));
  const before = state.lanes.map(({ pending }) => pending);
  if (action.type === 'set-orders') {
    heroSeatOf(game, seat).orders = withKnownAttacks(game, seat, action.orders);
  } else if (action.type === 'hand-over') {
    heroSeatOf(game, seat).bot = true;
    if (isDeciding(game)) {
      withdrawDecision(game);
      run(game);
    }
  } else if (action.type === 'take-over') {
    takeOver(game, seat);
  } else if (action.type === 'concede') {
    concede(game, seat);
    withdrawDecision(game);
    run(game);
  } else {
    const assists = isAssist(action);
    const offered = assists ? legalAssists(state, seat, action.type) : legalAnswers(game, seat, action.type);
    const legal = findLegal(offered, action);
    if (!legal) {
      throw new IllegalAction(assists ? (say) => say.noAssist : explainRefusal(game, seat, action));
    }
    noteForLater(game, seat, action);
    answer(game, seat, legal);
  }
  countAction(state, before);
  return game.events;
}

/** The lane in which an action of a seat is made, as an index into `state.lanes`. */
function laneOfAction(state: GameState, seat: Seat, action: Action): LaneIndex {
  return isAssist(action) ? laneToAssist(state, action.into) : laneIndexOf(state, seat);
}

/** Stores what an answer says about later questions: a pass with `until`, and a plan. */
function noteForLater(game: Game, seat: Seat, action: Action): void {
  if (action.type !== 'pass' && action.type !== 'defend') return;
  if (action.until !== undefined) {
    beginPassing(game, seat, action.until, action.type === 'defend' ? action.ability : null);
  }
  if (action.type === 'pass' && action.next !== undefined) makePlan(game, seat, action.next);
}

/** Increases `rev`, and stores it in each lane whose question is new. */
function countAction(state: GameState, before: readonly (Pending | null)[]): void {
  state.rev += 1;
  for (const lane of state.lanes) {
    if (!before.includes(lane.pending)) lane.asked = lane.pending?.since ?? state.rev;
  }
}

/** A person takes the seat over. The hero no longer counts as conceded. */
function takeOver(game: Game, seat: Seat): void {
  const hero = heroSeatOf(game, seat);
  hero.bot = false;
  hero.conceded = false;
}

/** Concedes for one player. A team with a shared dial falls when all its players have conceded. */
function concede(game: Game, seat: Seat): void {
  const { state } = game;
  heroSeatOf(game, seat).conceded = true;
  game.events.push({ e: 'conceded', seat });
  if (state.mission || state.crawl) {
    // The party goes on, and a bot plays the hero.
    heroSeatOf(game, seat).bot = true;
    const hasGivenUp = playedSeats(state).every(({ conceded }) => conceded);
    if (!hasGivenUp) return;
    if (state.mission) giveUpMission(game);
    else giveUpCrawl(game);
    return;
  }
  const team = state.seats.filter(({ pool }) => pool === seatOf(game, seat).pool);
  if (!team.every(({ conceded }) => conceded)) return;
  poolOf(game, seat).health = 0;
  checkDefeat(game, 'concession');
  if (state.outcome?.kind === 'won') state.outcome = { ...state.outcome, how: 'concession' };
}

/** Everybody has left: the Mission is lost, unless only the choice after a victory was open. */
function giveUpMission(game: Game): void {
  if (isDeciding(game)) {
    takeFirstOption(game);
    endMission(game, { kind: 'won', team: HEROES, how: 'objective' });
  } else endMission(game, { kind: 'won', team: ENEMIES, how: 'concession' });
}

/** Like `applyInPlace`, for an action that was just taken from `legalActions`: nothing is checked. */
export function applyLegal(state: GameState, seat: Seat, action: Action): readonly GameEvent[] {
  const game = openGame(state, laneOfAction(state, seat, action));
  const before = state.lanes.map(({ pending }) => pending);
  noteForLater(game, seat, action);
  answer(game, seat, action);
  countAction(state, before);
  return game.events;
}

/** Runs a new game to its first question, in place. */
export function start(state: GameState): readonly GameEvent[] {
  const game = openGame(state);
  run(game);
  return game.events;
}

function findLegal(legal: readonly Action[], wanted: Action): Action | undefined {
  return legal.find((action) => sameAction(action, wanted));
}

function sameAction(a: Action, b: Action): boolean {
  if (a.type !== b.type) return false;
  switch (a.type) {
    case 'reroll':
      return b.type === 'reroll' && sameDice(a.dice, b.dice);
    case 'activate':
      // Without a variant the action means the main line of the ability, which has the ability's id.
      return b.type === 'activate' && a.ability === b.ability && a.variant === (b.variant ?? b.ability);
    case 'defend':
      return b.type === 'defend' && a.ability === b.ability;
    case 'play':
      return b.type === 'play' && a.card === b.card && a.into === b.into;
    case 'sell':
      return b.type === 'sell' && a.card === b.card;
    case 'spend':
      return (
        b.type === 'spend' &&
        a.token === b.token &&
        a.use === b.use &&
        a.count === b.count &&
        a.into === b.into
      );
    case 'use':
      return b.type === 'use' && a.ability === b.ability && a.line === b.line && a.into === b.into;
    case 'target':
      return b.type === 'target' && a.player === b.player;
    case 'alter':
      return b.type === 'alter' && a.die === b.die && a.to === b.to && a.of === b.of;
    case 'move':
      return b.type === 'move' && a.to === b.to;
    case 'plan':
      return b.type === 'plan' && a.target === b.target;
    case 'choose':
      return b.type === 'choose' && a.option === b.option;
    default:
      return true;
  }
}

function sameDice(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && new Set(b).size === b.length && b.every((die) => a.includes(die));
}
