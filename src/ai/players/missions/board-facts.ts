/** What estimates know of a Mission: the printed side, who stands where, tiles, counters, dice and clock. */

import type { MissionSide } from '../../../engine/definitions.ts';
import { sideOf } from '../../../engine/definitions.ts';
import type { GameView, TileView } from '../../../engine/index.ts';
import { borderOf, type HexMap, mapOf, numberFor } from '../../../engine/rules.ts';
import type { Amount, Who } from '../../../engine/vocabulary/amount.ts';
import type { Spaces } from '../../../engine/vocabulary/spaces.ts';

export interface BoardFacts {
  readonly side: MissionSide;
  readonly map: HexMap;
  /** The seat that stands for the Mission itself. */
  readonly owner: number;
  readonly round: number;
  /** Seat -> the spaces that it stands on; none beside the map. */
  readonly standing: Readonly<Record<number, readonly string[]>>;
  /** Heroes who set out, and those who have left by an exit. */
  readonly heroes: number;
  readonly exited: number;
  readonly momentum: Readonly<Record<number, number>>;
  /** Seats of the figures that are left -> the id of the panel. */
  readonly figures: Readonly<Record<number, string>>;
  readonly tiles: Readonly<Record<string, readonly TileView[]>>;
  readonly counters: Readonly<Record<string, number>>;
  readonly clock: { readonly hand: number; readonly steps: number };
  /** How many dice the enemies throw. */
  readonly dice: number;
}

/** Reads a view; null in other modes. */
export function boardFactsOf({ mission, seats }: GameView): BoardFacts | null {
  if (!mission) return null;
  const side = sideOf(mission.id, mission.side);
  const standing: Record<number, readonly string[]> = {};
  const momentum: Record<number, number> = {};
  for (const hero of mission.heroes) {
    const at = hero.wants ?? hero.at;
    standing[hero.seat] = at === null ? [] : [at];
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
    heroes: mission.heroes.length,
    exited: mission.heroes.filter(({ exited }) => exited).length,
    momentum,
    figures,
    tiles: Object.fromEntries(mission.tiles.map(({ space, tiles }) => [space, tiles])),
    counters: Object.fromEntries(mission.counters.map(({ id, now }) => [id, now])),
    clock: mission.clock,
    dice: mission.dice.red + mission.dice.black,
  };
}

/** The panel of a figure; null of the Mission itself and of heroes. */
export function panelAt({ side, figures }: BoardFacts, seat: number) {
  return side.panels.find(({ id }) => id === figures[seat]) ?? null;
}

/** Whether two stand on spaces that share a border (rule: melee-range). */
export function standBeside({ map, standing }: BoardFacts, a: number, b: number): boolean {
  const border = borderOf(map, standing[a] ?? []);
  return (standing[b] ?? []).some((space) => border.includes(space));
}

/** The board with a seat elsewhere. */
export function movedTo(board: BoardFacts, seat: number, spaces: readonly string[]): BoardFacts {
  return { ...board, standing: { ...board.standing, [seat]: spaces } };
}

/** The spaces that are meant, in reading order. */
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

/** How many tiles of a kind lie on a space. */
export function tilesOn({ tiles }: BoardFacts, space: string, kind: TileView['kind']): number {
  return (tiles[space] ?? []).filter((tile) => tile.kind === kind).length;
}

type OfMission = Extract<
  Amount,
  { readonly count: 'counter' | 'figures' | 'heroes' | 'by-heroes' | 'round' | 'momentum' | 'tiles' }
>;

/** What is counted on the board now. */
export function countedOn(
  board: BoardFacts,
  amount: OfMission,
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
