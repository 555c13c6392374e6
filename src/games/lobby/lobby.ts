/** The lobby: people and bots take seats until the host starts the game. */

import { z } from 'zod';
import { BOT_LEVELS, type BotLevel, USUAL_LEVEL } from '../../ai/players/index.ts';
import { HOUSE_RULE_IDS, isBossSeat, modeOf, PLAYED_MODES, type PlayedMode } from '../../engine/hosting.ts';
import { DIFFICULTIES } from '../../engine/vocabulary/crawl.ts';
import { SERIES_FORMATS } from '../../history/series.ts';
import { PACES } from '../clock/paces.ts';
import { easedShape, lootShape, sessionShape } from '../repository/campaign-shapes.ts';
import { seriesFormatShape } from '../repository/series-shape.ts';

/** How long a lobby stays open, in ms: a day. */
export const LOBBY_LIFE = 24 * 60 * 60 * 1_000;

const person = z.object({ id: z.string(), name: z.string() });

const occupant = z.discriminatedUnion('kind', [
  person.extend({ kind: z.literal('person') }),
  z.object({ kind: z.literal('bot') }),
]);

const seat = z.object({
  occupant: z.nullable(occupant),
  /** Hero id; null: drawn at random at the start. */
  hero: z.string().nullable(),
});

/** The maximum number of levels by which a Mission's difficulty is raised (rule: m-increase-difficulty). */
const MOST_RAISED = 5;

/** The Mission, its difficulty and its road. */
const mission = z.object({
  id: z.string(),
  raised: z.int().min(0).max(MOST_RAISED),
  eased: easedShape,
  /** The road that the Mission is played on, and the campaign that it continues; absent for a Mission by itself. */
  road: z
    .object({
      id: z.string(),
      campaign: z.object({ id: z.string(), sessions: z.array(sessionShape).readonly() }).exactOptional(),
    })
    .exactOptional(),
});

/** The card of a scenario of Adventures and its difficulty. */
const crawl = z.object({
  id: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  /** Salves of the party; absent: those of the card. */
  salves: z.int().nonnegative().exactOptional(),
  /** How the taken seats share the salves, in their order; absent: one each in turn order. */
  shares: z.array(z.int().nonnegative()).readonly().exactOptional(),
  /** Heroes act at once; absent: in turn order, as printed. */
  atOnce: z.literal(true).exactOptional(),
  /** The campaign that the scenario continues. */
  campaign: z
    .object({
      id: z.string(),
      sessions: z.array(sessionShape).readonly(),
      loot: lootShape.exactOptional(),
    })
    .exactOptional(),
});

/** The schema of a stored lobby. */
export const lobbySchema = z.object({
  id: z.string(),
  guildId: z.string().nullable(),
  channelId: z.string(),
  /** The message with its buttons; null until Discord returns its id. */
  messageId: z.string().nullable(),
  /** The person who starts the game and sets its options. */
  host: person,
  mode: z.enum(PLAYED_MODES),
  /** Present in the mode `mission` only. */
  mission: mission.exactOptional(),
  /** Present in the modes of Adventures only: `crawl` and `boss-battle`. */
  crawl: crawl.exactOptional(),
  /** Seats in turn order; the length is the mode's maximum number of players. */
  seats: z.array(seat),
  /**
   * The challenged person of a duel: nobody else may take the free seat. That seat's `hero` is the one proposed to them,
   * null lets them choose. Absent in lobbies that are open to everybody.
   */
  opponent: person.exactOptional(),
  /** People who were invited by name. They need not join, and other people may join. */
  invited: z.array(person),
  pace: z.enum(PACES),
  /** `host`: the host's seat takes the first turn; `opponent`: that of the challenged person. */
  first: z.enum(['roll', 'host', 'opponent']),
  /** House rules that differ from the defaults. */
  houseRules: z.array(z.enum(HOUSE_RULE_IDS)),
  /** The level of the lobby's bots; absent: the default level. */
  botLevel: z.enum(BOT_LEVELS).exactOptional(),
  /** Present when the game shall not count for ratings. */
  friendly: z.literal(true).exactOptional(),
  /** Present when several games shall be played, the best of which win; only in modes of two sides. */
  series: seriesFormatShape.exactOptional(),
  /**
   * Present when the game is one of two on the same dice and decks. `of`: the id of the first one, null in its own lobby;
   * then also its heroes by seat and the people who know its dice.
   */
  sameDice: z
    .object({
      of: z.string().nullable(),
      heroes: z.array(z.string()).readonly(),
      barred: z.array(z.string()).readonly(),
    })
    .exactOptional(),
  /** True when heroes are drafted after the host's start. */
  drafted: z.boolean().exactOptional(),
  /** The draft: heroes left in the pool, and the seats that still have to pick, next seat first. */
  draft: z.object({ pool: z.array(z.string()), order: z.array(z.int()) }).exactOptional(),
  /** Ms since 1970. */
  expiresAt: z.int(),
  /** The Discord locale of the server; absent when unknown. */
  language: z.string().exactOptional(),
});

export type Lobby = Readonly<z.infer<typeof lobbySchema>>;
export type Person = Readonly<z.infer<typeof person>>;
export type LobbySeat = Lobby['seats'][number];

/** Returns the seats of a mode, all free. */
export function freeSeats(mode: PlayedMode): LobbySeat[] {
  return Array.from({ length: mostPlayers(mode) }, () => ({ occupant: null, hero: null }));
}

/** Returns the maximum number of players of the mode. */
export function mostPlayers(mode: PlayedMode): number {
  return Math.max(...modeOf(mode).players);
}

/** Returns the minimum number of players of the mode. */
export function leastPlayers(mode: PlayedMode): number {
  return Math.min(...modeOf(mode).players);
}

/** Returns the seats of each team, in turn order; in modes without teams each seat is a team. */
export function teamsOf({ mode, seats }: Pick<Lobby, 'mode' | 'seats'>): readonly (readonly number[])[] {
  const { teamOf } = modeOf(mode);
  const teams = new Map<number, number[]>();
  for (const index of seats.keys()) {
    const team = teamOf(index, seats.length);
    teams.set(team, [...(teams.get(team) ?? []), index]);
  }
  return [...teams.values()];
}

/** True when the mode has teams of several seats that play against each other. */
export function hasTeams(lobby: Pick<Lobby, 'mode' | 'seats'>): boolean {
  const teams = teamsOf(lobby);
  return teams.length > 1 && teams.some((team) => team.length > 1);
}

/** Whether the lobby is that of a second game on the dice of an earlier one, which sets its heroes, bots and rules. */
export function isSecond({ sameDice }: Pick<Lobby, 'sameDice'>): boolean {
  return sameDice !== undefined && sameDice.of !== null;
}

/** Whether anybody plays a hero in the mode, so that heroes can be drafted. */
export function hasHeroes(mode: PlayedMode): boolean {
  return freeSeats(mode).some((_, seat) => !isBossSeat(mode, seat));
}

/** True when two sides play against each other, which a series needs. */
export function hasTwoSides(mode: PlayedMode): boolean {
  return modeOf(mode).isCooperative !== true && teamsOf({ mode, seats: freeSeats(mode) }).length === 2;
}

/** Returns the maximum number of seats per person; in a party one person may play two heroes. */
export function seatsForOne({ mode }: Pick<Lobby, 'mode'>): number {
  return modeOf(mode).isCooperative ? 2 : 1;
}

/** Returns the taken seats, in turn order. */
export function takenSeats({ seats }: Pick<Lobby, 'seats'>): readonly number[] {
  return seats.flatMap(({ occupant: who }, index) => (who === null ? [] : [index]));
}

/** Returns the free seats of bosses. */
export function freeBossSeats({ mode, seats }: Pick<Lobby, 'mode' | 'seats'>): readonly number[] {
  return seats.flatMap(({ occupant: who }, seat) => (who === null && isBossSeat(mode, seat) ? [seat] : []));
}

/** Returns the seats of a person, in turn order. */
export function seatsOfPerson({ seats }: Pick<Lobby, 'seats'>, personId: string): readonly number[] {
  return seats.flatMap(({ occupant: who }, seat) =>
    who?.kind === 'person' && who.id === personId ? [seat] : [],
  );
}

/** Returns the first seat of a person; null when they have none. */
export function seatOfPerson(lobby: Pick<Lobby, 'seats'>, personId: string): number | null {
  return seatsOfPerson(lobby, personId)[0] ?? null;
}

/** Returns the seated people, each once, in turn order. */
export function peopleIn({ seats }: Pick<Lobby, 'seats'>): readonly Person[] {
  const people = seats.flatMap(({ occupant: who }) =>
    who?.kind === 'person' ? [{ id: who.id, name: who.name }] : [],
  );
  return people.filter(({ id }, at) => people.findIndex((other) => other.id === id) === at);
}

/** Returns the level of the lobby's bots. */
export function botLevelOf({ botLevel }: Pick<Lobby, 'botLevel'>): BotLevel {
  return botLevel ?? USUAL_LEVEL;
}

/** Returns the next bot level; wraps around to the first. */
export function nextBotLevel(lobby: Pick<Lobby, 'botLevel'>): BotLevel {
  return BOT_LEVELS[(BOT_LEVELS.indexOf(botLevelOf(lobby)) + 1) % BOT_LEVELS.length] ?? USUAL_LEVEL;
}

/** Returns the lobby with the next length of the game: a single one, then each format of a series, and again. */
export function withNextLength({ series, ...lobby }: Lobby): Lobby {
  const next = SERIES_FORMATS[series === undefined ? 0 : SERIES_FORMATS.indexOf(series) + 1];
  return next === undefined ? lobby : { ...lobby, series: next };
}

/**
 * Returns the number of seats that must still be taken before the game can start; 0 when it can start. A second game on
 * the same dice needs all seats of the first, and no mode goes without its bosses.
 */
export function seatsMissing(lobby: Pick<Lobby, 'mode' | 'seats' | 'sameDice'>): number {
  const needed = isSecond(lobby) ? lobby.seats.length : leastPlayers(lobby.mode);
  return Math.max(freeBossSeats(lobby).length, needed - takenSeats(lobby).length);
}
