/**
 * The simultaneous movement of heroes (rule: m-movement), over any distance. When two heroes want a space, the one
 * earlier in turn order gets it. A hero's move therefore ends once no earlier hero can take its space.
 */

import type { Game } from '../core/game.ts';
import { laneOf } from '../core/lanes.ts';
import {
  blocksNow,
  heroesInPlay,
  mapInPlay,
  missionHeroOf,
  missionOf,
  missionSeat,
  sideInPlay,
} from '../core/mission/board.ts';
import { collectBoosts } from '../core/mission/boosts.ts';
import { spaceAt, spacesWhere } from '../core/mission/hex/map.ts';
import { endSpaces } from '../core/mission/hex/reach.ts';
import { waitAtGate } from '../core/stack/gate.ts';
import { contextOf } from '../core/stack/push-effects.ts';
import { noteForced } from '../effects/parts/step.ts';
import { pushTriggers } from '../effects/triggers/dispatch.ts';
import { holdsNow } from '../evaluation/evaluate.ts';
import type { Action } from '../model/action.ts';
import type { Seat, SpaceId } from '../model/ids.ts';
import { rivalsFor } from './contested.ts';

/** Returns the spaces where a hero may end its current move, in reading order. */
export function moveChoices(game: Game, seat: Seat): SpaceId[] {
  const { at } = missionHeroOf(game, seat);
  const blocks = blocksNow(game);
  return endSpaces(mapInPlay(game), at === null ? entries(game) : [at], blocks, (space) =>
    isTaken(game, space),
  );
}

/** Returns the spaces where heroes enter the map: the entry spaces, or all open spaces when every entry is blocked. */
function entries(game: Game): SpaceId[] {
  const map = mapInPlay(game);
  const blocks = blocksNow(game);
  const open = (spaces: SpaceId[]) => spaces.filter((space) => !blocks(space));
  const printed = open(spacesWhere(map, ({ entry }) => entry === true));
  return printed.length > 0 ? printed : open(spacesWhere(map, () => true));
}

/** Whether a hero who has finished moving stands on the space. */
function isTaken(game: Game, space: SpaceId): boolean {
  return missionOf(game).heroes.some(({ at, moved, exited }) => moved && !exited && at === space);
}

/** Asks the hero of the lane for the end space of its move. */
export function runMove(game: Game): void {
  const seat = game.lane.turn.active;
  const choices = moveChoices(game, seat);
  const [only] = choices;
  if (choices.length > 1) {
    game.lane.pending = { seat, kind: 'move', moment: null, prompt: { ask: 'space' }, source: null };
    return;
  }
  if (only !== undefined) noteForced(game, seat, { type: 'move', to: only });
  // A hero who is shut in stays on its space.
  decideMove(game, seat, only ?? missionHeroOf(game, seat).at);
}

export function legalMoves(game: Game): Action[] {
  return moveChoices(game, game.lane.turn.active).map((to) => ({ type: 'move', to }));
}

export function answerMove(game: Game, seat: Seat, action: Action): void {
  if (action.type === 'move') decideMove(game, seat, action.to);
}

/** @param to null when a hero beside the map finds no space; it then waits there until the next round */
function decideMove(game: Game, seat: Seat, to: SpaceId | null): void {
  const hero = missionHeroOf(game, seat);
  hero.wants = to;
  hero.decided = true;
  game.lane.stack.pop();
  waitAtGate(game, 'moved');
  settleMoves(game);
}

/** Withdraws the hero's move decision; only before the move ends. */
export function withdrawMove(game: Game, seat: Seat): void {
  missionHeroOf(game, seat).decided = false;
  game.lane.stack.pop();
  game.lane.stack.push({ k: 'move' });
}

/** Ends all moves that earlier heroes can no longer affect. A hero whose space is taken is asked again. */
function settleMoves(game: Game): void {
  for (const seat of heroesInPlay(game)) {
    const hero = missionHeroOf(game, seat);
    if (hero.moved || !hero.decided) continue;
    const own: Game = { ...game, lane: laneOf(game.state, seat) };
    if (hero.wants !== null && isTaken(game, hero.wants)) withdrawMove(own, seat);
    else if (waitsToMoveFor(game, seat).length === 0) endMove(own, seat);
  }
}

/**
 * Returns the earlier heroes who could still take the space that a hero chose. Empty for an exit, which several heroes
 * may share.
 */
export function waitsToMoveFor(game: Game, seat: Seat): Seat[] {
  const { wants, decided, moved } = missionHeroOf(game, seat);
  if (!decided || moved || wants === null || leavesBy(game, wants)) return [];
  return rivalsFor(game, seat, wants);
}

function endMove(game: Game, seat: Seat): void {
  const hero = missionHeroOf(game, seat);
  const { at: from, wants: to } = hero;
  hero.at = to;
  hero.moved = true;
  game.lane.stack.pop();
  game.events.push({ e: 'moved', seat, from, to });
  if (to === null) return;
  if (leavesBy(game, to)) {
    hero.exited = true;
    hero.at = null;
    game.lane.stack = [];
    game.events.push({ e: 'exited', seat, space: to });
    return;
  }
  pushTriggers(game, [{ event: 'moved', of: seat }]);
  collectBoosts(game, seat, to);
}

/** Whether a hero leaves the map from a space (rule: m-exit). */
function leavesBy(game: Game, space: SpaceId): boolean {
  if (!spaceAt(mapInPlay(game), space).mark.exit) return false;
  const { exit } = sideInPlay(game);
  const owner = missionSeat(game);
  return !exit || holdsNow(game, contextOf(owner, { kind: 'setup', id: missionOf(game).id }, null), exit);
}
