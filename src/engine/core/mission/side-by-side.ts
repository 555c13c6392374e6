/** Lanes of heroes who are in the same phase of a Mission: whether another hero may act in one (rule: m-simultaneous-play). */

import type { Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import type { RollState } from '../../model/roll.ts';
import type { PendingKind } from '../../model/state.ts';
import { openRoll } from '../dice/open-roll.ts';
import { BrokenState, type Game } from '../game.ts';
import { endPassing } from '../orders.ts';
import { gateOf } from '../stack/gate.ts';
import { isInPlay, missionOf } from './board.ts';

/** Whether a play may be made instead of an answer to a question of this kind. */
export function takesPlays(kind: PendingKind): boolean {
  return ['window', 'main', 'roll', 'defend', 'pay-or-skip'].includes(kind);
}

/**
 * Whether a ready hero may still change its attack. Not possible once all heroes are ready, also while a question is
 * asked before the first hero resolves.
 */
export function mayChangeAttack(game: Game): boolean {
  const areWaitedFor = game.state.lanes[0]?.stack.at(-1)?.k === 'join';
  return gateOf(game.lane) === 'ready' && missionOf(game).phase === 'movement' && areWaitedFor;
}

/** Withdraws that the hero is ready, so that the hero decides about the dice again. */
export function takeBackAttack(game: Game): void {
  game.lane.stack.pop();
  const frame = game.lane.stack.at(-1);
  if (frame?.k !== 'phase' || !game.lane.rollPhase)
    throw new BrokenState('a hero is ready outside of a roll phase');
  frame.step = 'decide';
  game.lane.rollPhase.announced = null;
  endPassing(game, ['attack']);
}

/** The moment at which the hero of the lane is asked or waits; null when other heroes cannot act in the lane. */
export function momentToAssist(game: Game): Moment | null {
  const { pending, turn } = game.lane;
  if (!pending) return mayChangeAttack(game) ? 'before-activation' : null;
  return pending.seat === turn.active && takesPlays(pending.kind) ? pending.moment : null;
}

/** An open Offensive Roll in another lane. */
export interface RollBeside {
  readonly seat: Seat;
  readonly roll: RollState;
  /** The game with the lane of the roll. */
  readonly game: Game;
}

/**
 * The Offensive Rolls that other heroes have on the table at the same time as the open roll of this lane (R82). Empty
 * outside of Missions, and when the open roll of this lane is for another purpose.
 */
export function rollsBeside(game: Game): RollBeside[] {
  const { lanes, mission } = game.state;
  if (!mission || lanes.length < 3 || openRoll(game)?.kind !== 'offensive') return [];
  return lanes.flatMap((lane, index): RollBeside[] => {
    if (index === 0 || lane === game.lane || lane.turn.phase !== game.lane.turn.phase) return [];
    const there: Game = { ...game, lane };
    const seat = lane.turn.active;
    const open = openRoll(there);
    if (open?.kind !== 'offensive' || open.roll.owner !== seat || !isInPlay(there, seat)) return [];
    return canChangeNow(there) ? [{ seat, roll: open.roll, game: there }] : [];
  });
}

/** Whether the hero of the lane rolls, decides or is ready, so that a changed die can be taken into account. */
function canChangeNow(game: Game): boolean {
  const { pending, turn } = game.lane;
  if (!pending) return mayChangeAttack(game);
  return pending.seat === turn.active && takesPlays(pending.kind);
}

/** Lets the hero of another lane decide anew after a change of the dice there. */
export function askAnewAfterChange({ game }: RollBeside): void {
  if (gateOf(game.lane) === 'ready') takeBackAttack(game);
  // The frame asks again when the lane runs on, so an answer to the former dice is stale.
  else game.lane.pending = null;
}
