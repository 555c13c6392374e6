/**
 * Boost tiles. A face-up tile takes effect for the hero who stops on it; a face-down tile is held until the boss
 * reveals it (rule: m-boost-tiles).
 */

import type { Seat, SpaceId } from '../../model/ids.ts';
import type { MissionState, Tile } from '../../model/mission.ts';
import { shuffle } from '../chance.ts';
import type { Game } from '../game.ts';
import { contextOf, pushEffects } from '../stack/push-effects.ts';
import { missionHeroOf, missionOf } from './board.ts';
import { boostById } from './registry.ts';

/** Draws the next boost tile. Reshuffles the used tiles when the pile is empty; null when no tile is left. */
export function drawBoost(game: Game): string | null {
  const { boosts } = missionOf(game);
  if (boosts.pile.length === 0) {
    boosts.pile = shuffle(game.state.chance, boosts.used);
    boosts.used = [];
  }
  return boosts.pile.shift() ?? null;
}

/** Puts a tile on top of the other tiles of a space. */
export function putTile(mission: MissionState, space: SpaceId, tile: Tile): void {
  mission.tiles[space] = [...(mission.tiles[space] ?? []), tile];
}

/** Puts a boost tile on a space; a face-down tile goes beneath the other tiles. */
export function putBoost(game: Game, space: SpaceId, faceDown: boolean): void {
  const mission = missionOf(game);
  const id = drawBoost(game);
  if (id === null) return;
  if (!faceDown) putTile(mission, space, { kind: 'boost', id });
  else mission.tiles[space] = [{ kind: 'boost', id, faceDown: true }, ...(mission.tiles[space] ?? [])];
}

/** Gives all boost tiles of a space to a hero: face-up tiles take effect, face-down tiles are held. */
export function collectBoosts(game: Game, seat: Seat, space: SpaceId): void {
  const mission = missionOf(game);
  const lying = mission.tiles[space] ?? [];
  const boosts = lying.filter(({ kind }) => kind === 'boost');
  if (boosts.length === 0) return;
  setTiles(
    mission,
    space,
    lying.filter(({ kind }) => kind !== 'boost'),
  );
  const up: string[] = [];
  for (const { id, faceDown } of boosts) {
    if (id === undefined) continue;
    if (faceDown) missionHeroOf(game, seat).held.push(id);
    else up.push(id);
    game.events.push({ e: 'boost', seat, space, ...(faceDown ? {} : { boost: id }) });
  }
  resolveBoosts(game, seat, up);
}

/** Reveals the face-down tiles that a hero holds (rule: m-boost-tiles, R351). */
export function revealHeldBoosts(game: Game, seat: Seat): void {
  const hero = missionHeroOf(game, seat);
  const { held } = hero;
  if (held.length === 0) return;
  hero.held = [];
  for (const boost of held) game.events.push({ e: 'boost', seat, space: null, boost });
  resolveBoosts(game, seat, held);
}

function resolveBoosts(game: Game, seat: Seat, boosts: readonly string[]): void {
  const { used } = missionOf(game).boosts;
  for (const id of boosts.toReversed()) {
    used.push(id);
    pushEffects(game, boostById(id).effects, contextOf(seat, { kind: 'setup', id }, null));
  }
}

/** Replaces the tiles of a space; a space without tiles has no entry. */
export function setTiles(mission: MissionState, space: SpaceId, tiles: Tile[]): void {
  if (tiles.length > 0) mission.tiles[space] = tiles;
  else delete mission.tiles[space];
}
