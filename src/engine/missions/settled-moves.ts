/**
 * When the move of a hero is settled. When two heroes want a space, the one earlier in turn order gets it
 * (rule: m-movement). A hero stands on the chosen space and goes on at once; the move ends, with the tiles and rules of
 * the space, when no earlier hero can take the space any more. Where the end of the move must come before the Upkeep
 * Phase of the hero, the hero waits for it.
 */

import { type Game, seatOf } from '../core/game.ts';
import { laneOf } from '../core/lanes.ts';
import {
  heroesInPlay,
  mapInPlay,
  missionHeroOf,
  missionOf,
  missionSeat,
  sideInPlay,
  tilesAt,
} from '../core/mission/board.ts';
import { collectBoosts } from '../core/mission/boosts.ts';
import { spaceAt } from '../core/mission/hex/map.ts';
import { boostById } from '../core/mission/registry.ts';
import { gateOf } from '../core/stack/gate.ts';
import { contextOf } from '../core/stack/push-effects.ts';
import { isBenign } from '../effects/lists/harm.ts';
import { occasionOf } from '../effects/occasion.ts';
import { ruleOf } from '../effects/rule-of.ts';
import { effectsOfTokenTriggers, effectsTriggeredBy, pushTriggers } from '../effects/triggers/dispatch.ts';
import { holdsNow } from '../evaluation/evaluate.ts';
import type { Seat, SpaceId } from '../model/ids.ts';
import type { Tile } from '../model/mission.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { rivalsFor } from './contested.ts';

/** Whether a hero who has finished moving stands on the space. */
export function isTaken(game: Game, space: SpaceId): boolean {
  return missionOf(game).heroes.some(({ at, moved, exited }) => moved && !exited && at === space);
}

/**
 * Whether a hero who stands on the chosen space may go on before its move is settled. It may not when the order of
 * Movement and Upkeep can matter: when a rule takes something from it there, or when a boost tile could change what its
 * status effects do. Leaving the map, and having found no space, are settled at once.
 */
export function goesOn(game: Game, seat: Seat): boolean {
  const { at } = missionHeroOf(game, seat);
  if (at === null || leavesBy(game, at)) return false;
  if (tilesAt(missionOf(game), at).some((tile) => couldMatterInUpkeep(game, seat, tile))) return false;
  return effectsTriggeredBy(game, { event: 'moved', of: seat }).every(takesNothing);
}

/** What happens between the move and the first Main Phase. */
const BEFORE_MAIN = ['turn-start', 'upkeep', 'upkeep-end', 'income'] as const;

/**
 * Whether a tile could change what the hero's status effects do before its first Main Phase: they act by themselves
 * there, or the tile removes or moves them. From then on a hero may wait for the tile as it likes.
 */
function couldMatterInUpkeep(game: Game, seat: Seat, { kind, id, faceDown }: Tile): boolean {
  if (kind !== 'boost' || id === undefined || faceDown) return false;
  if (Object.keys(seatOf(game, seat).tokens).length === 0) return false;
  if (takesTokens(boostById(id).effects)) return true;
  return BEFORE_MAIN.some((event) => effectsOfTokenTriggers(game, { event, of: seat }).length > 0);
}

/** Whether a list, including its inner lists, removes or moves status effects. */
function takesTokens(list: readonly Effect[]): boolean {
  return list.some((effect) => {
    const { concernsTokens, contains } = occasionOf(effect);
    if (concernsTokens) return effect.do !== 'gain';
    return (contains?.(effect) ?? []).some(({ effects }) => takesTokens(effects));
  });
}

/** Whether a list takes nothing from heroes. The rules of a side are the Mission's, whose team-mates are the figures. */
function takesNothing(list: readonly Effect[]): boolean {
  return list.every((effect) => ruleOf(effect).aimedAt?.(effect) === 'team-mates' || isBenign([effect]));
}

/**
 * Ends all moves that earlier heroes can no longer affect. A hero whose space is taken is asked again, before
 * anything else.
 */
export function settleMoves(game: Game): void {
  if (game.state.mission?.phase !== 'movement') return;
  for (const seat of heroesInPlay(game)) {
    const hero = missionHeroOf(game, seat);
    const own: Game = { ...game, lane: laneOf(game.state, seat) };
    if (hero.moved || !hero.decided) continue;
    const space = spaceOf(game, seat);
    if (space !== null && isTaken(game, space)) {
      game.events.push({ e: 'space-taken', seat, space });
      withdrawMove(own, seat);
    } else if (waitsToMoveFor(game, seat).length === 0) endMove(own, seat);
  }
}

/** The space where the move of a hero ends, as far as is known. */
function spaceOf(game: Game, seat: Seat): SpaceId | null {
  const { at, from, wants } = missionHeroOf(game, seat);
  return from === undefined ? wants : at;
}

/**
 * Returns the earlier heroes who could still take the space that a hero chose. Empty for an exit, which several heroes
 * may share.
 */
export function waitsToMoveFor(game: Game, seat: Seat): Seat[] {
  const { decided, moved } = missionHeroOf(game, seat);
  const space = spaceOf(game, seat);
  if (!decided || moved || space === null || leavesBy(game, space)) return [];
  return rivalsFor(game, seat, space);
}

/** Withdraws the move of the hero of the lane, who is asked for the space again. */
export function withdrawMove(game: Game, seat: Seat): void {
  const hero = missionHeroOf(game, seat);
  hero.decided = false;
  if (hero.from !== undefined) hero.at = hero.from;
  delete hero.from;
  leaveGate(game);
  game.lane.pending = null;
  game.lane.stack.push({ k: 'move' });
}

function leaveGate({ lane }: Game): void {
  if (gateOf(lane) === 'moved') lane.stack.pop();
}

function endMove(game: Game, seat: Seat): void {
  const hero = missionHeroOf(game, seat);
  const { at, from = at } = hero;
  const to = spaceOf(game, seat);
  hero.at = to;
  hero.moved = true;
  delete hero.from;
  leaveGate(game);
  game.events.push({ e: 'moved', seat, from, to });
  if (to === null) return;
  if (leavesBy(game, to)) {
    hero.exited = true;
    hero.at = null;
    Object.assign(game.lane, { stack: [], pending: null });
    game.events.push({ e: 'exited', seat, space: to });
    return;
  }
  const { stack } = game.lane;
  const height = stack.push({ k: 'move-end' });
  pushTriggers(game, [{ event: 'moved', of: seat }]);
  collectBoosts(game, seat, to);
  // The frame below asks its question again after these effects.
  if (stack.length > height) game.lane.pending = null;
  else stack.pop();
}

/** Whether a hero leaves the map from a space (rule: m-exit). */
function leavesBy(game: Game, space: SpaceId): boolean {
  if (!spaceAt(mapInPlay(game), space).mark.exit) return false;
  const { exit } = sideInPlay(game);
  const owner = missionSeat(game);
  return !exit || holdsNow(game, contextOf(owner, { kind: 'setup', id: missionOf(game).id }, null), exit);
}
