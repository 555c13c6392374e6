/** The simultaneous movement of heroes (rule: m-movement), over any distance. */

import type { Game } from '../core/game.ts';
import { blocksNow, isBlocked, mapInPlay, missionHeroOf } from '../core/mission/board.ts';
import { spacesWhere } from '../core/mission/hex/map.ts';
import { endSpaces } from '../core/mission/hex/reach.ts';
import { waitAtGate } from '../core/stack/gate.ts';
import { noteForced } from '../effects/parts/step.ts';
import type { Action } from '../model/action.ts';
import type { Seat, SpaceId } from '../model/ids.ts';
import { goesOn, isTaken, settleMoves } from './settled-moves.ts';

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

/** Whether the hero of the lane has a space where its move may end; quicker than listing all of them. */
export function hasLegalMove(game: Game): boolean {
  const seat = game.lane.turn.active;
  const { at } = missionHeroOf(game, seat);
  const mayStay = at !== null && !isBlocked(game, at) && !isTaken(game, at);
  return mayStay || moveChoices(game, seat).length > 0;
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
  const from = hero.at;
  Object.assign(hero, { wants: to, decided: true, at: to, from });
  game.lane.stack.pop();
  if (!goesOn(game, seat)) {
    hero.at = from;
    delete hero.from;
    waitAtGate(game, 'moved');
  }
  settleMoves(game);
}
