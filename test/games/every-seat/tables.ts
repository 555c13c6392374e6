/** Tables of two to five players, people and bots, against each other and in a party. */
import { listBosses } from '../../../src/engine/definitions.ts';
import { isBossSeat, modeOf, turnOf } from '../../../src/engine/hosting.ts';
import type { NewTable, Press, SeatOccupant } from '../../../src/games/game-service.ts';
import { oneIn } from '../../sampling.ts';
import { askedSeat, CHANNEL, type Kit, MISSION_HEROES, missionSetup, tableKit } from '../table-kit.ts';

/** A table: its mode, and for each seat a person (`p`) or a bot (`b`). */
export interface Table {
  readonly mode: string;
  readonly players: string;
}

/** A seat of a person at a table. */
export interface Seat extends Table {
  readonly seat: number;
}

/** Tables of people who play against each other, with and without bots between them. */
export const RIVALS: readonly Table[] = [
  { mode: 'duel', players: 'pp' },
  { mode: 'koth', players: 'ppp' },
  { mode: 'koth', players: 'ppb' },
  { mode: 'koth', players: 'bpp' },
  { mode: 'koth', players: 'pppp' },
  { mode: '2v2', players: 'pppp' },
  { mode: '2v2', players: 'pbpp' },
  { mode: 'boss-v-many', players: 'ppp' },
  { mode: 'boss-v-many', players: 'bpp' },
  { mode: 'boss-v-many', players: 'pbp' },
  { mode: 'boss-v-many', players: 'pppp' },
  { mode: 'boss-v-many', players: 'ppbpp' },
  { mode: 'boss-v-boss', players: 'pp' },
];

/** Parties of a Mission. */
export const PARTIES: readonly Table[] = [
  { mode: 'mission', players: 'pp' },
  { mode: 'mission', players: 'ppp' },
  { mode: 'mission', players: 'pbp' },
  { mode: 'mission', players: 'pppp' },
];

/** Parties of a Portal Crawl, where each move turns a tile over. */
export const EXPLORERS: readonly Table[] = [
  { mode: 'crawl', players: 'pp' },
  { mode: 'crawl', players: 'pbp' },
  { mode: 'crawl', players: 'pppp' },
];

/** People who stand alone among bots, in parties of one to three. */
export const ALONE: readonly Table[] = ['mission', 'crawl', 'boss-battle'].flatMap((mode) =>
  ['p', 'pb', 'bp', 'bpb'].map((players) => ({ mode, players })),
);

/** The scenario that a mode of Adventures plays here. */
const SCENARIOS: Readonly<Record<string, string>> = {
  crawl: 'crimson-sands-a',
  'boss-battle': 'fallen-barbarian',
};

const NAMES = ['anna', 'ben', 'cara', 'dan', 'eve', 'finn'];
const HEROES = [...MISSION_HEROES, 'paladin', 'treant'];

/** The id of the person at a seat. */
export const idOf = (seat: number): string => NAMES[seat] ?? '';

/** Returns every seat of a person at these tables; on a push every second one. */
export function seatsOf(tables: readonly Table[]): Seat[] {
  return oneIn(
    2,
    tables.flatMap((table) => peopleAt(table).map((seat) => ({ ...table, seat }))),
  );
}

/** Returns the seats of people, in turn order. */
export function peopleAt({ players }: Table): number[] {
  return [...players].flatMap((kind, seat) => (kind === 'p' ? [seat] : []));
}

/** Returns the ids of the other people at a table, in turn order. */
export function othersAt(table: Table, seat: number): string[] {
  return peopleAt(table)
    .filter((one) => one !== seat)
    .map(idOf);
}

export function pressOf(userId: string): Press {
  return { channelId: CHANNEL, userId, interactionId: null, rev: null };
}

function occupantsOf({ players }: Table): SeatOccupant[] {
  return [...players].map((kind, seat) =>
    kind === 'p'
      ? { kind: 'person', userId: idOf(seat), name: idOf(seat) }
      : { kind: 'bot', name: `Robot ${seat}` },
  );
}

/**
 * Opens a table. Where the mode says who begins, it is played on to the first turn of the seat.
 * @param first the seat that takes the first turn; without effect in a Mission
 */
export async function openedAt(
  table: Table,
  first: number,
  pace: NewTable['pace'] = 'asynchronous',
  options: Parameters<typeof tableKit>[0] = {},
): Promise<Kit> {
  const kit = await tableKit(options);
  const count = table.players.length;
  const seats = HEROES.slice(0, count).map((hero, seat) => ({
    hero: isBossSeat(table.mode, seat) ? (listBosses()[seat]?.board.id ?? '') : hero,
  }));
  await kit.open({ occupants: occupantsOf(table), setup: setupOf(table.mode, seats, first), pace });
  if (modeOf(table.mode).alwaysBegins !== undefined && table.players[first] === 'p')
    await kit.answerUntil((game) => {
      const { active, phase } = turnOf(game.state);
      return active === first && phase === 'main-1' && askedSeat(game) === first;
    });
  return kit;
}

function setupOf(mode: string, seats: { hero: string }[], first: number) {
  if (mode === 'mission') return missionSetup(seats.length);
  const scenario = SCENARIOS[mode];
  return { mode, seats, first, ...(scenario === undefined ? {} : { crawl: { id: scenario } }) };
}
