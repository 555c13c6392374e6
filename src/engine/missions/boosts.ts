/** Boost tiles: face up on the map they help who stops there; face down they wait for the boss (rule: m-boost). */
import { shuffle } from '../chance.ts';
import { contextOf, pushEffects } from '../frames/push-effects.ts';
import type { Game } from '../game.ts';
import type { Seat, SpaceId } from '../ids.ts';
import { missionHeroOf, missionOf } from './board.ts';
import { boostById } from './registry.ts';
import type { MissionState, Tile } from './state.ts';

/** The next boost tile; an empty pile is made anew from those that were used. Null when all are out. */
export function drawBoost(game: Game): string | null {
  const { boosts } = missionOf(game);
  if (boosts.pile.length === 0) {
    boosts.pile = shuffle(game.state.chance, boosts.used);
    boosts.used = [];
  }
  return boosts.pile.shift() ?? null;
}

/** Puts a tile on top of what lies on a space. */
export function putTile(mission: MissionState, space: SpaceId, tile: Tile): void {
  mission.tiles[space] = [...(mission.tiles[space] ?? []), tile];
}

/** Puts a boost tile on a space: beneath what lies there, where it comes face down. */
export function putBoost(game: Game, space: SpaceId, faceDown: boolean): void {
  const mission = missionOf(game);
  const id = drawBoost(game);
  if (id === null) return;
  if (!faceDown) putTile(mission, space, { kind: 'boost', id });
  else mission.tiles[space] = [{ kind: 'boost', id, faceDown: true }, ...(mission.tiles[space] ?? [])];
}

/** A hero collects every boost tile of the space: face-up ones act, face-down ones are held. */
export function collectBoosts(game: Game, seat: Seat, space: SpaceId): void {
  const mission = missionOf(game);
  const lying = mission.tiles[space] ?? [];
  const boosts = lying.filter(({ kind }) => kind === 'boost');
  if (boosts.length === 0) return;
  keepTiles(
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

/** Turns over the face-down tiles that a hero holds (rule: m-face-down, R351). */
export function revealHeld(game: Game, seat: Seat): void {
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

/** What lies on a space from now on; a space without anything has no entry. */
export function keepTiles(mission: MissionState, space: SpaceId, tiles: Tile[]): void {
  if (tiles.length > 0) mission.tiles[space] = tiles;
  else delete mission.tiles[space];
}
