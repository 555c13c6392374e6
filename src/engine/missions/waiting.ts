/** What a hero may do while the lane waits at a gate: plan the attack, or take back that it is ready. */
import { type Action, isAssist } from '../action.ts';
import { gateOf, missingAt } from '../frames/gate.ts';
import { BrokenState, type Game, openGame } from '../game.ts';
import type { Seat } from '../ids.ts';
import { carryOutPlay } from '../plays/legal.ts';
import { endPassing } from '../priority/passing.ts';
import { opponentsOf } from '../seat/relations.ts';
import { missionHeroOf, missionOf } from './board.ts';
import { undecideMove, waitsToMoveFor } from './movement.ts';

/** The actions of a hero whose lane waits; none where the gate is about to be opened or others have the floor. */
export function legalWhileWaiting(game: Game, seat: Seat): Action[] {
  if (!game.state.mission || game.lane.turn.active !== seat) return [];
  if (gateOf(game.lane) === 'moved') return [{ type: 'not-ready' }];
  if (!mayChangeAttack(game)) return [];
  const { plan } = missionHeroOf(game, seat);
  const targets = [null, ...opponentsOf(game, seat)].filter((target) => target !== plan);
  return [{ type: 'not-ready' }, ...targets.map((target): Action => ({ type: 'plan', target }))];
}

/**
 * Whether a hero who is ready may still do something else: once all are nobody takes that back, also while something
 * is asked before the first hero has the floor.
 */
export function mayChangeAttack(game: Game): boolean {
  const areWaitedFor = game.state.lanes[0]?.stack.at(-1)?.k === 'join';
  return gateOf(game.lane) === 'ready' && missionOf(game).phase === 'movement' && areWaitedFor;
}

/** The heroes whom a hero waits for who has nothing to do, in the order of their lanes; none where others are asked. */
export function waitsFor({ state }: Game, seat: Seat): Seat[] {
  const [main, ...lanes] = state.lanes;
  const own = lanes.find(({ seats }) => seats.includes(seat));
  if (!main || !own) return [];
  if (gateOf(own) === 'moved') return waitsToMoveFor(openGame(state), seat);
  const join = main.stack.at(-1);
  if (join?.k !== 'join') return [];
  const missing = missingAt(state, main, join);
  return missing.includes(own) ? [] : missing.flatMap(({ seats }) => seats);
}

/** Carries out one of them. */
export function answerWhileWaiting(game: Game, seat: Seat, action: Action): void {
  if (action.type === 'plan') {
    const hero = missionHeroOf(game, seat);
    hero.plan = action.target;
    delete hero.unaimed;
    return;
  }
  if (isAssist(action)) {
    takeBackAttack(game);
    carryOutPlay(game, seat, action);
    return;
  }
  if (action.type !== 'not-ready') return;
  if (gateOf(game.lane) === 'moved') undecideMove(game, seat);
  else takeBackAttack(game);
}

/** The hero of the lane is not ready any more, and decides anew what to do with the dice. */
function takeBackAttack(game: Game): void {
  game.lane.stack.pop();
  const frame = game.lane.stack.at(-1);
  if (frame?.k !== 'phase' || !game.lane.rollPhase)
    throw new BrokenState('a hero is ready outside of a roll phase');
  frame.step = 'decide';
  game.lane.rollPhase.announced = null;
  endPassing(game, ['attack']);
}
