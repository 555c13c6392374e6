/** The map of the side in play with everything that stands and lies there now. */
import { BrokenState, type Game, seatOf } from '../game.ts';
import type { PanelId, Seat, SpaceId } from '../ids.ts';
import { ContentError } from '../registry.ts';
import type { EnemySeat } from '../seat/combatant.ts';
import type { EnemyAttack, EnemyPanel, MissionSide } from '../vocabulary/mission.ts';
import { borderOf, byReadingOrder } from './hex/figures.ts';
import { type HexMap, spaceAt } from './hex/map.ts';
import { parseMap } from './hex/parse-map.ts';
import { panelIn, sideOf } from './registry.ts';
import type { MissionHero, MissionState, Tile, TileKind } from './state.ts';

/** What a game of Missions keeps of its Mission. */
export function missionOf(game: Game): MissionState {
  if (!game.state.mission) throw new BrokenState('the game is no Mission');
  return game.state.mission;
}

/** What the Mission adds to the hero of a seat. */
export function missionHeroOf(game: Game, seat: Seat): MissionHero {
  const hero = missionOf(game).heroes[seat];
  if (!hero) throw new BrokenState(`seat ${seat} has no hero on the map`);
  return hero;
}

/** The side in play. */
export function sideInPlay(game: Game): MissionSide {
  const { id, side } = missionOf(game);
  return sideOf(id, side);
}

const maps = new WeakMap<MissionSide, HexMap>();

/**
 * The printed map of a side; it is read from its rows once.
 * @throws ContentError when its rows cannot be read
 */
export function mapOf(side: MissionSide): HexMap {
  const known = maps.get(side);
  if (known) return known;
  const read = parseMap(side.map, {
    ...(side.legend ? { legend: side.legend } : {}),
    panels: side.panels.map(({ id }) => id),
  });
  if ('problems' in read) {
    const [first] = read.problems;
    throw new ContentError(`map ${side.name}: row ${first?.row ?? 0} ${first?.reason ?? 'cannot be read'}`);
  }
  maps.set(side, read.map);
  return read.map;
}

/** The printed map of the side in play. */
export function mapInPlay(game: Game): HexMap {
  return mapOf(sideInPlay(game));
}

/** The figure of a seat. */
export function enemyOf(game: Game, seat: Seat): EnemySeat {
  const found = seatOf(game, seat);
  if (found.kind !== 'enemy') throw new BrokenState(`seat ${seat} is no enemy`);
  return found;
}

/** The panel that a figure follows; null of the Mission itself. */
export function panelOf(game: Game, seat: Seat): EnemyPanel | null {
  return panelIn(sideInPlay(game), enemyOf(game, seat).panel);
}

/** The seat that stands for the Mission itself: dice, clock and rules are its. */
export function missionSeat(game: Game): Seat {
  return game.state.seats.length;
}

/** Figures that are not defeated, in reading order; of one type where it is named. */
export function livingFigures(game: Game, panel?: PanelId): Seat[] {
  const { seats, enemies = [] } = game.state;
  const living = enemies.flatMap((enemy, index) => {
    const isFigure = !enemy.defeated && enemy.panel !== '' && (panel === undefined || enemy.panel === panel);
    return isFigure ? [seats.length + index] : [];
  });
  return byReadingOrder(mapInPlay(game), living, (seat) => enemyOf(game, seat).spaces);
}

/** Heroes who are on the way, in turn order: those who have left by an exit take part in nothing any more. */
export function heroesInPlay(game: Game): Seat[] {
  const { seats } = game.state;
  const first = game.state.lanes[0]?.turn.startPlayer ?? 0;
  return seats.map((_, index) => (first + index) % seats.length).filter((seat) => isInPlay(game, seat));
}

/** Whether a hero takes part still. */
export function isInPlay(game: Game, seat: Seat): boolean {
  return game.state.seats[seat]?.defeated === false && !missionHeroOf(game, seat).exited;
}

export function tilesAt({ tiles }: MissionState, space: SpaceId): readonly Tile[] {
  return tiles[space] ?? [];
}

export function hasTile(mission: MissionState, space: SpaceId, kind: TileKind): boolean {
  return tilesAt(mission, space).some((tile) => tile.kind === kind);
}

/**
 * Whether nobody may stand on a space nor go through it: figures, and dark inset spaces that no defeat or clear tile
 * covers (rule: m-blocked). Heroes are in nobody's way.
 */
export function isBlocked(game: Game, space: SpaceId): boolean {
  if (game.state.enemies?.some(({ defeated, spaces }) => !defeated && spaces.includes(space))) return true;
  return isClosed(game, space);
}

/** Whether the map itself lets nobody stand on a space, whoever stands there now. */
export function isClosed(game: Game, space: SpaceId): boolean {
  const mission = missionOf(game);
  if (hasTile(mission, space, 'blocked')) return true;
  const isCovered = hasTile(mission, space, 'defeat') || hasTile(mission, space, 'clear');
  return spaceAt(mapInPlay(game), space).mark.blocked === true && !isCovered;
}

/** Where a seat stands: its spaces on the map, none beside it. */
export function spacesOf(game: Game, seat: Seat): readonly SpaceId[] {
  const state = seatOf(game, seat);
  if (state.kind === 'enemy') return state.spaces;
  const { at, exited } = missionHeroOf(game, seat);
  return at === null || exited ? [] : [at];
}

/** Whether a hero and a figure stand on spaces that share a border (rule: melee-range). */
export function areBeside(game: Game, a: Seat, b: Seat): boolean {
  const from = spacesOf(game, a);
  if (from.length === 0) return false;
  const border = borderOf(mapInPlay(game), from);
  return spacesOf(game, b).some((space) => border.includes(space));
}

/** An attack of a figure by its id; null for a hero, who has abilities. */
export function attackNamed(game: Game, seat: Seat, id: string): EnemyAttack | null {
  if (seatOf(game, seat).kind !== 'enemy') return null;
  return panelOf(game, seat)?.attacks.find((attack) => attack.id === id) ?? null;
}
