/** The actions of a hero whose lane waits at a gate: plan the attack, or withdraw that it is ready. */

import { type Game, openGame } from '../core/game.ts';
import { isAssist } from '../core/lanes.ts';
import { missionHeroOf } from '../core/mission/board.ts';
import { mayChangeAttack, takeBackAttack } from '../core/mission/side-by-side.ts';
import { opponentsOf } from '../core/seat/relations.ts';
import { awaitedLanes, gateOf } from '../core/stack/gate.ts';
import { dealsAttack } from '../effects/lists/harm.ts';
import { announcedVariant } from '../flow/phases/met-variants.ts';
import { carryOutPlay } from '../flow/plays/legal.ts';
import type { Action } from '../model/action.ts';
import type { Seat } from '../model/ids.ts';
import { waitsToMoveFor, withdrawMove } from './settled-moves.ts';

/** Returns the actions of a hero whose lane waits; empty when the gate is about to open or another hero resolves. */
export function legalWhileWaiting(game: Game, seat: Seat): Action[] {
  if (!game.state.mission || game.lane.turn.active !== seat) return [];
  if (gateOf(game.lane) === 'moved') return [{ type: 'not-ready' }];
  if (!mayChangeAttack(game)) return [];
  const { plan } = missionHeroOf(game, seat);
  const announced = announcedVariant(game);
  const mayAttack = announced !== null && dealsAttack(announced.variant.effects);
  const enemies = mayAttack ? opponentsOf(game, seat) : [];
  const targets = (enemies.length === 0 ? [] : [null, ...enemies]).filter((target) => target !== plan);
  return [{ type: 'not-ready' }, ...targets.map((target): Action => ({ type: 'plan', target }))];
}

/** Returns the heroes that an idle hero waits for, in lane order; empty when the hero itself must act. */
export function waitsFor({ state }: Game, seat: Seat): Seat[] {
  const [main, ...lanes] = state.lanes;
  const own = lanes.find(({ seats }) => seats.includes(seat));
  if (!main || !own) return [];
  if (gateOf(own) === 'moved') return waitsToMoveFor(openGame(state), seat);
  const join = main.stack.at(-1);
  if (join?.k !== 'join') return [];
  // After the Movement Phase the heroes wait for one another once more.
  const missing = awaitedLanes(state, main, join.gate === 'movement' ? { ...join, gate: 'ready' } : join);
  return missing.includes(own) ? [] : missing.flatMap(({ seats }) => seats);
}

/** Applies one of these actions. */
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
  if (gateOf(game.lane) === 'moved') withdrawMove(game, seat);
  else takeBackAttack(game);
}
