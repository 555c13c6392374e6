/**
 * The movement of heroes (rule: m-movement): any distance, side by side. Who is earlier in turn order wins a space that
 * two want, so that a hero's move is over once no earlier one can take the space any more.
 */
import type { Action } from '../action.ts';
import { holdsNow } from '../effects/evaluate.ts';
import { noteForced } from '../effects/step.ts';
import { waitAtGate } from '../frames/gate.ts';
import { contextOf } from '../frames/push-effects.ts';
import type { Game } from '../game.ts';
import type { Seat, SpaceId } from '../ids.ts';
import { laneOf } from '../lanes.ts';
import { setOff } from '../triggers/dispatch.ts';
import {
  heroesInPlay,
  isBlocked,
  mapInPlay,
  missionHeroOf,
  missionOf,
  missionSeat,
  sideInPlay,
} from './board.ts';
import { collectBoosts } from './boosts.ts';
import { rivalsFor } from './contested.ts';
import { spaceAt, spacesWhere } from './hex/map.ts';
import { endings } from './hex/reach.ts';

/** The spaces on which a hero may end the present move, in reading order. */
export function moveChoices(game: Game, seat: Seat): SpaceId[] {
  const { at } = missionHeroOf(game, seat);
  const isWall = (space: SpaceId) => isBlocked(game, space);
  return endings(mapInPlay(game), at === null ? entries(game) : [at], isWall, (space) =>
    isTaken(game, space),
  );
}

/** Where heroes come onto the map: its entry spaces, or wherever one can stand when none of them is open. */
function entries(game: Game): SpaceId[] {
  const map = mapInPlay(game);
  const open = (spaces: SpaceId[]) => spaces.filter((space) => !isBlocked(game, space));
  const printed = open(spacesWhere(map, ({ entry }) => entry === true));
  return printed.length > 0 ? printed : open(spacesWhere(map, () => true));
}

/** Whether a hero whose move is over stands there. */
function isTaken(game: Game, space: SpaceId): boolean {
  return missionOf(game).heroes.some(({ at, moved, exited }) => moved && !exited && at === space);
}

/** Asks where the hero of the lane goes. */
export function runMove(game: Game): void {
  const seat = game.lane.turn.active;
  const choices = moveChoices(game, seat);
  const [only] = choices;
  if (choices.length > 1) {
    game.lane.pending = { seat, kind: 'move', moment: null, prompt: { ask: 'space' }, source: null };
    return;
  }
  if (only !== undefined) noteForced(game, seat, { type: 'move', to: only });
  decideMove(game, seat, only ?? null);
}

export function legalMoves(game: Game): Action[] {
  return moveChoices(game, game.lane.turn.active).map((to) => ({ type: 'move', to }));
}

export function answerMove(game: Game, seat: Seat, action: Action): void {
  if (action.type === 'move') decideMove(game, seat, action.to);
}

/** @param to null where there is no space for the hero, who waits beside the map until the next round */
function decideMove(game: Game, seat: Seat, to: SpaceId | null): void {
  const hero = missionHeroOf(game, seat);
  hero.wants = to;
  hero.decided = true;
  game.lane.stack.pop();
  waitAtGate(game, 'moved');
  settleMoves(game);
}

/** The hero takes the decision back, as long as the move is not over. */
export function undecideMove(game: Game, seat: Seat): void {
  missionHeroOf(game, seat).decided = false;
  game.lane.stack.pop();
  game.lane.stack.push({ k: 'move' });
}

/** Ends the moves that nothing can change any more; who finds the space taken is asked again. */
function settleMoves(game: Game): void {
  for (const seat of heroesInPlay(game)) {
    const hero = missionHeroOf(game, seat);
    if (hero.moved || !hero.decided) continue;
    const own: Game = { ...game, lane: laneOf(game.state, seat) };
    if (hero.wants !== null && isTaken(game, hero.wants)) undecideMove(own, seat);
    else if (waitsToMoveFor(game, seat).length === 0) endMove(own, seat);
  }
}

/** Earlier heroes who could still take the space that a hero has chosen; nobody takes one by which heroes leave. */
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
  setOff(game, [{ event: 'moved', of: seat }]);
  collectBoosts(game, seat, to);
}

/** Whether a hero leaves the map by a space (rule: m-exit). */
function leavesBy(game: Game, space: SpaceId): boolean {
  if (!spaceAt(mapInPlay(game), space).mark.exit) return false;
  const { exit } = sideInPlay(game);
  const owner = missionSeat(game);
  return !exit || holdsNow(game, contextOf(owner, { kind: 'setup', id: missionOf(game).id }, null), exit);
}
