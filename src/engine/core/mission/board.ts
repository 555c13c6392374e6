/** Accessors for the map of the current side and everything on it. */

import type { EnemySeat } from '../../model/combatant.ts';
import type { PanelId, PoolIndex, Seat, SpaceId } from '../../model/ids.ts';
import type { MissionHero, MissionPhase, MissionState, Tile, TileKind } from '../../model/mission.ts';
import type { GameState } from '../../model/state.ts';
import type { EnemyAttack, EnemyPanel, MissionSide } from '../../vocabulary/mission.ts';
import { ContentError } from '../content-error.ts';
import { BrokenState, type Game, poolOf, seatOf } from '../game.ts';
import { areAdjacent, byReadingOrder } from './hex/figures.ts';
import { type HexMap, spaceAt } from './hex/map.ts';
import { parseMap } from './hex/parse-map.ts';
import { panelIn, sideOf } from './registry.ts';

/**
 * Returns the Mission state of a game.
 * @throws BrokenState when the game is no Mission
 */
export function missionOf(game: Game): MissionState {
  if (!game.state.mission) throw new BrokenState('the game is no Mission');
  return game.state.mission;
}

/**
 * Returns the Mission state of a seat's hero.
 * @throws BrokenState when the seat has no hero
 */
export function missionHeroOf(game: Game, seat: Seat): MissionHero {
  const hero = missionOf(game).heroes[seat];
  if (!hero) throw new BrokenState(`seat ${seat} has no hero on the map`);
  return hero;
}

/** Returns the current side of the Mission. */
export function sideInPlay(game: Game): MissionSide {
  const { id, side } = missionOf(game);
  return sideOf(id, side);
}

const maps = new WeakMap<MissionSide, HexMap>();

/**
 * Returns the printed map of a side; parsed once per side.
 * @throws ContentError when the map rows cannot be parsed
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

/** Returns the printed map of the current side. */
export function mapInPlay(game: Game): HexMap {
  return mapOf(sideInPlay(game));
}

/**
 * Returns the figure of a seat.
 * @throws BrokenState when the seat is no enemy
 */
export function enemyOf(game: Game, seat: Seat): EnemySeat {
  const found = seatOf(game, seat);
  if (found.kind !== 'enemy') throw new BrokenState(`seat ${seat} is no enemy`);
  return found;
}

/** Returns the panel of a figure; null for the Mission itself. */
export function panelOf(game: Game, seat: Seat): EnemyPanel | null {
  return panelIn(sideInPlay(game), enemyOf(game, seat).panel);
}

/**
 * Returns the number of a figure among those of its panel, from 1 and fallen ones included, so that it never changes;
 * null for an only figure that is no henchman.
 * @param enemies the enemy seats in their order
 * @param index the figure's index there
 */
export function figureNumber(
  enemies: readonly Pick<EnemySeat, 'panel'>[],
  index: number,
  kind: EnemyPanel['kind'] | undefined,
): number | null {
  const isAlike = ({ panel }: Pick<EnemySeat, 'panel'>) => panel === enemies[index]?.panel;
  if (kind !== 'henchman' && enemies.filter(isAlike).length < 2) return null;
  return enemies.slice(0, index + 1).filter(isAlike).length;
}

/** Returns the seat that represents the Mission itself, the owner of dice, clock and rules. */
export function missionSeat(game: Game): Seat {
  return game.state.seats.length;
}

/** Returns the seats of undefeated figures in reading order; only those of `panel` when it is given. */
export function livingFigures(game: Game, panel?: PanelId): Seat[] {
  const { seats, enemies = [] } = game.state;
  const living = enemies.flatMap((enemy, index) => {
    const isFigure = !enemy.defeated && enemy.panel !== '' && (panel === undefined || enemy.panel === panel);
    return isFigure ? [seats.length + index] : [];
  });
  return byReadingOrder(mapInPlay(game), living, (seat) => enemyOf(game, seat).spaces);
}

/** Returns the heroes still in play, in turn order. Heroes who left by an exit are out. */
export function heroesInPlay(game: Game): Seat[] {
  const { seats } = game.state;
  const first = game.state.lanes[0]?.turn.startPlayer ?? 0;
  return seats.map((_, index) => (first + index) % seats.length).filter((seat) => isInPlay(game, seat));
}

/**
 * Returns the heroes of the party in turn order, those in play first; also those who left by an exit, which ends their
 * turns, damage and effects of enemies, and nothing else (rule: m-exit).
 */
export function partyOf(game: Game): Seat[] {
  const present = heroesInPlay(game);
  const gone = game.state.seats.flatMap(({ defeated }, seat) =>
    defeated || present.includes(seat) ? [] : [seat],
  );
  return [...present, ...gone];
}

/** Whether a hero is still in play: not defeated and not exited. */
export function isInPlay(game: Game, seat: Seat): boolean {
  return game.state.seats[seat]?.defeated === false && !missionHeroOf(game, seat).exited;
}

/** Whether a hero of a Mission has no health left; it falls at the end of the phase (rule: m-winning). */
export function isAtZero(game: Game, seat: Seat): boolean {
  return game.state.mission !== undefined && poolOf(game, seat).health === 0;
}

export function tilesAt({ tiles }: MissionState, space: SpaceId): readonly Tile[] {
  return tiles[space] ?? [];
}

export function hasTile(mission: MissionState, space: SpaceId, kind: TileKind): boolean {
  return tilesAt(mission, space).some((tile) => tile.kind === kind);
}

/**
 * Whether nobody may enter a space: a figure stands there, or the space is closed (rule: m-movement). Heroes do not
 * block each other's way.
 */
export function isBlocked(game: Game, space: SpaceId): boolean {
  return blocksNow(game)(space);
}

/** Returns `isBlocked` for many spaces; it holds until a figure or a tile changes. */
export function blocksNow(game: Game): (space: SpaceId) => boolean {
  const occupied = new Set(
    (game.state.enemies ?? []).flatMap((enemy) => (enemy.defeated ? [] : enemy.spaces)),
  );
  const mission = missionOf(game);
  const map = mapInPlay(game);
  return (space) => occupied.has(space) || isClosedOn(map, mission, space);
}

/**
 * Whether the map itself closes a space, regardless of figures: a blocked tile, or a dark inset space without a defeat
 * or clear tile.
 */
export function isClosed(game: Game, space: SpaceId): boolean {
  return isClosedOn(mapInPlay(game), missionOf(game), space);
}

function isClosedOn(map: HexMap, mission: MissionState, space: SpaceId): boolean {
  if (hasTile(mission, space, 'blocked')) return true;
  if (spaceAt(map, space).mark.blocked !== true) return false;
  return !hasTile(mission, space, 'defeat') && !hasTile(mission, space, 'clear');
}

/** Returns the spaces that a seat occupies; empty off the map. */
export function spacesOf(game: Game, seat: Seat): readonly SpaceId[] {
  const state = seatOf(game, seat);
  if (state.kind === 'enemy') return state.spaces;
  const { at, exited } = missionHeroOf(game, seat);
  return at === null || exited ? [] : [at];
}

/** Whether a hero and a figure occupy adjacent spaces (rule: m-melee). */
export function areBeside(game: Game, a: Seat, b: Seat): boolean {
  const from = spacesOf(game, a);
  return from.length > 0 && areAdjacent(mapInPlay(game), from, spacesOf(game, b));
}

/** Returns an attack of a figure by its id; null for a hero, as heroes have abilities. */
export function enemyAttackById(game: Game, seat: Seat, id: string): EnemyAttack | null {
  if (seatOf(game, seat).kind !== 'enemy') return null;
  return panelOf(game, seat)?.attacks.find((attack) => attack.id === id) ?? null;
}

/** Returns a figure without tokens. */
export function newEnemy(
  panel: string,
  spaces: readonly SpaceId[],
  pool: PoolIndex,
  aimable: boolean,
): EnemySeat {
  return {
    kind: 'enemy',
    panel,
    aimable,
    spaces: [...spaces],
    pool,
    team: ENEMIES,
    tokens: {},
    limits: {},
    usedThisPhase: [],
    spentThisTurn: [],
    lostThisTurn: [],
    passedThisTurn: {},
    defeated: false,
  };
}

export const ENEMIES = 1;

/** Whether the enemies or the clock of a Mission act. */
export function isEnemyPhase({ mission }: GameState): boolean {
  return mission !== undefined && ENEMY_PHASES.includes(mission.phase);
}

const ENEMY_PHASES: readonly MissionPhase[] = ['enemy-upkeep', 'enemy-roll', 'clock'];
