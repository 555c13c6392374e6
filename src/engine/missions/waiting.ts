/** What a hero may do while the lane waits at a gate: plan the attack, or take back that it is ready. */
import type { Action } from '../action.ts';
import { gateOf, missingAt } from '../frames/gate.ts';
import { BrokenState, type Game, openGame } from '../game.ts';
import type { Seat } from '../ids.ts';
import { endPassing } from '../priority/passing.ts';
import { opponentsOf } from '../seat/relations.ts';
import { missionHeroOf, missionOf } from './board.ts';
import { undecideMove, waitsToMoveFor } from './movement.ts';

/** The actions of a hero whose lane waits; none where the gate is about to be opened or others have the floor. */
export function legalWhileWaiting(game: Game, seat: Seat): Action[] {
  const gate = gateOf(game.lane);
  if (!game.state.mission || game.lane.turn.active !== seat) return [];
  if (gate === 'moved') return [{ type: 'not-ready' }];
  // Once all are ready nobody takes that back, also while something is asked before the first hero has the floor.
  const areWaitedFor = game.state.lanes[0]?.stack.at(-1)?.k === 'join';
  if (gate !== 'ready' || missionOf(game).phase !== 'movement' || !areWaitedFor) return [];
  const { plan } = missionHeroOf(game, seat);
  const targets = [null, ...opponentsOf(game, seat)].filter((target) => target !== plan);
  return [{ type: 'not-ready' }, ...targets.map((target): Action => ({ type: 'plan', target }))];
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
  if (action.type !== 'not-ready') return;
  if (gateOf(game.lane) === 'moved') {
    undecideMove(game, seat);
    return;
  }
  game.lane.stack.pop();
  const frame = game.lane.stack.at(-1);
  if (frame?.k !== 'phase' || !game.lane.rollPhase)
    throw new BrokenState('a hero is ready outside of a roll phase');
  frame.step = 'decide';
  game.lane.rollPhase.announced = null;
  endPassing(game, ['attack']);
}
