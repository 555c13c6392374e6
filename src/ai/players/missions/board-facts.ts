/** The Mission facts that estimates use: the Mission side, positions, tiles, counters, dice and clock. */

import type { MissionSide } from '../../../engine/definitions.ts';
import { sideOf } from '../../../engine/definitions.ts';
import type { GameView, Seat, TileView } from '../../../engine/index.ts';
import { borderOf, type HexMap, mapOf, numberFor, spaceAt } from '../../../engine/rules.ts';
import type { Amount, Spaces, Who } from '../../../engine/vocabulary/amount.ts';

export interface BoardFacts {
  readonly side: MissionSide;
  readonly map: HexMap;
  /** The seat number that represents the Mission itself. */
  readonly owner: number;
  readonly round: number;
  /** Seat -> the spaces that it occupies; empty for seats off the map. */
  readonly standing: Readonly<Record<number, readonly string[]>>;
  /** Seat -> the space that a hero has chosen in this round; heroes who have not moved are missing. */
  readonly chosen: Readonly<Record<number, string>>;
  /** The number of heroes at the start of the Mission. */
  readonly heroes: number;
  /** The number of heroes who left by an exit. */
  readonly exited: number;
  readonly momentum: Readonly<Record<number, number>>;
  /** Seats of the remaining figures -> the panel id. */
  readonly figures: Readonly<Record<number, string>>;
  readonly tiles: Readonly<Record<string, readonly TileView[]>>;
  readonly counters: Readonly<Record<string, number>>;
  readonly clock: { readonly hand: number; readonly steps: number };
  /** How many phases of each boss have begun, by panel id. */
  readonly bossPhases: Readonly<Record<string, number>>;
  /** The number of dice that the enemies roll. */
  readonly dice: number;
}

/** Reads the board facts from a view; null in other modes. */
export function boardFactsOf({ mission, seats }: GameView): BoardFacts | null {
  if (!mission) return null;
  const side = sideOf(mission.id, mission.side);
  const standing: Record<number, readonly string[]> = {};
  const chosen: Record<number, string> = {};
  const momentum: Record<number, number> = {};
  for (const hero of mission.heroes) {
    const at = hero.wants ?? hero.at;
    standing[hero.seat] = at === null ? [] : [at];
    if (hero.hasMoved && at !== null) chosen[hero.seat] = at;
    momentum[hero.seat] = hero.momentum;
  }
  const figures: Record<number, string> = {};
  for (const { seat, panel, spaces } of mission.figures) {
    standing[seat] = spaces;
    figures[seat] = panel;
  }
  return {
    side,
    map: mapOf(side),
    owner: seats.length,
    round: mission.round,
    standing,
    chosen,
    heroes: mission.heroes.length,
    exited: mission.heroes.filter(({ exited }) => exited).length,
    momentum,
    figures,
    tiles: Object.fromEntries(mission.tiles.map(({ space, tiles }) => [space, tiles])),
    counters: Object.fromEntries(mission.counters.map(({ id, now }) => [id, now])),
    clock: mission.clock,
    bossPhases: mission.bossPhases,
    dice: mission.dice.red + mission.dice.black,
  };
}

/** Returns the panel of a figure; null for the Mission itself and for heroes. */
export function panelAt({ side, figures }: BoardFacts, seat: Seat) {
  return side.panels.find(({ id }) => id === figures[seat]) ?? null;
}

/** Whether two seats occupy adjacent spaces (rule: m-melee). */
export function standBeside({ map, standing }: BoardFacts, a: number, b: number): boolean {
  const own = standing[a] ?? [];
  return (standing[b] ?? []).some(
    (space) => !own.includes(space) && own.some((id) => spaceAt(map, id).beside.includes(space)),
  );
}

/** Returns the board with a seat on other spaces. */
export function movedTo(board: BoardFacts, seat: Seat, spaces: readonly string[]): BoardFacts {
  return { ...board, standing: { ...board.standing, [seat]: spaces } };
}

/** Returns the selected spaces in reading order. */
export function spacesOn(
  board: BoardFacts,
  meant: Spaces,
  seatsOf: (who: Who) => readonly number[],
): string[] {
  const { map, standing, tiles } = board;
  const where = (is: (id: string) => boolean) => map.spaces.flatMap(({ id }) => (is(id) ? [id] : []));
  if ('zone' in meant)
    return map.spaces.flatMap(({ id, mark }) => (mark.zones?.includes(meant.zone) ? [id] : []));
  if ('labels' in meant) return where((id) => meant.labels.includes(id));
  if ('marked' in meant) return map.spaces.flatMap(({ id, mark }) => (mark[meant.marked] ? [id] : []));
  if ('lying' in meant) return where((id) => tiles[id]?.some(({ kind }) => kind === meant.lying) ?? false);
  const stood = seatsOf('of' in meant ? meant.of : meant.beside).map((seat) => standing[seat] ?? []);
  const meantSpaces = 'of' in meant ? stood.flat() : stood.flatMap((spaces) => borderOf(map, spaces));
  return where((id) => meantSpaces.includes(id));
}

/** Returns the number of tiles of a kind on a space. */
export function tilesOn({ tiles }: BoardFacts, space: string, kind: TileView['kind']): number {
  return (tiles[space] ?? []).filter((tile) => tile.kind === kind).length;
}

/** The amounts that are counted on the board of a Mission. */
export type BoardAmount = Extract<
  Amount,
  { readonly count: 'counter' | 'figures' | 'heroes' | 'by-heroes' | 'round' | 'momentum' | 'tiles' }
>;

/** Returns the current value of a board count. */
export function countedOn(
  board: BoardFacts,
  amount: BoardAmount,
  seatsOf: (who: Who) => readonly number[],
): number {
  switch (amount.count) {
    case 'counter':
      return board.counters[amount.counter] ?? 0;
    case 'figures':
      return Object.keys(board.figures).filter((seat) => {
        const panel = panelAt(board, Number(seat));
        if (amount.panel !== undefined) return panel?.id === amount.panel;
        return panel?.kind === 'henchman' || panel?.kind === 'boss';
      }).length;
    case 'heroes':
      return amount.exited ? board.exited : board.heroes;
    case 'by-heroes':
      return numberFor(board.heroes, amount.each);
    case 'round':
      return board.round;
    case 'momentum':
      return seatsOf(amount.who).reduce((sum, seat) => sum + (board.momentum[seat] ?? 0), 0);
    case 'tiles': {
      const spaces = amount.at ? spacesOn(board, amount.at, seatsOf) : Object.keys(board.tiles);
      return spaces.reduce((sum, space) => sum + tilesOn(board, space, amount.tile), 0);
    }
  }
}
