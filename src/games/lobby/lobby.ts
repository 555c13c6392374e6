/** A lobby: people and bots take its seats until its host starts the game. */
import { z } from 'zod';
import { BOT_LEVELS, type BotLevel, USUAL_LEVEL } from '../../ai/players/index.ts';
import { HOUSE_RULE_IDS, modeOf, PLAYED_MODES, type PlayedMode } from '../../engine/hosting.ts';

/** How long people can sit down, in ms: a day. */
export const LOBBY_LIFE = 24 * 60 * 60 * 1_000;

const person = z.object({ id: z.string(), name: z.string() });

const occupant = z.discriminatedUnion('kind', [
  person.extend({ kind: z.literal('person') }),
  z.object({ kind: z.literal('bot') }),
]);

const seat = z.object({
  occupant: z.nullable(occupant),
  /** Hero id; null is drawn when the game starts. */
  hero: z.string().nullable(),
});

/** The most levels by which a Mission is made harder (rule: m-difficulty-up). */
const MOST_RAISED = 5;

/** Which Mission, and how hard it is. */
const mission = z.object({
  id: z.string(),
  raised: z.int().min(0).max(MOST_RAISED),
  eased: z.array(z.enum(['health', 'momentum', 'points'])).readonly(),
});

/** The schema of a stored lobby. */
export const lobbySchema = z.object({
  id: z.string(),
  guildId: z.string().nullable(),
  channelId: z.string(),
  /** The message with its buttons; null until Discord has told its id. */
  messageId: z.string().nullable(),
  /** Who starts the game and sets its options. */
  host: person,
  mode: z.enum(PLAYED_MODES),
  /** Of the mode `mission`. */
  mission: mission.exactOptional(),
  /** In turn order, as many as the mode has at most. */
  seats: z.array(seat),
  /** People who were invited by name. They need not join, and others may. */
  invited: z.array(person),
  pace: z.enum(['live', 'asynchronous']),
  /** `host`: the host's seat takes the first turn. */
  first: z.enum(['roll', 'host']),
  /** Readings that differ from the default ones. */
  houseRules: z.array(z.enum(HOUSE_RULE_IDS)),
  /** How well its bots play. */
  botLevel: z.enum(BOT_LEVELS).exactOptional(),
  /** Heroes are drafted once the host starts. */
  drafted: z.boolean().exactOptional(),
  /** A draft under way or done: heroes still to be had, and the seats that are to pick yet, the next one first. */
  draft: z.object({ pool: z.array(z.string()), order: z.array(z.int()) }).exactOptional(),
  /** Ms since 1970. */
  expiresAt: z.int(),
  /** Discord's name of the server's language; absent where it was not known. */
  language: z.string().exactOptional(),
});

export type Lobby = Readonly<z.infer<typeof lobbySchema>>;
export type Person = Readonly<z.infer<typeof person>>;
export type LobbySeat = Lobby['seats'][number];
export type Pace = Lobby['pace'];

/** The seats of a mode, all free. */
export function freeSeats(mode: PlayedMode): LobbySeat[] {
  return Array.from({ length: mostPlayers(mode) }, () => ({ occupant: null, hero: null }));
}

/** The most taken seats with which a game of the mode can start. */
export function mostPlayers(mode: PlayedMode): number {
  return Math.max(...modeOf(mode).players);
}

/** The fewest taken seats with which a game of the mode can start. */
export function leastPlayers(mode: PlayedMode): number {
  return Math.min(...modeOf(mode).players);
}

/** The seats of each team, in turn order; each seat alone where the mode has no teams. */
export function teamsOf({ mode, seats }: Pick<Lobby, 'mode' | 'seats'>): readonly (readonly number[])[] {
  const { teamOf } = modeOf(mode);
  const teams = new Map<number, number[]>();
  for (const index of seats.keys()) {
    const team = teamOf(index, seats.length);
    teams.set(team, [...(teams.get(team) ?? []), index]);
  }
  return [...teams.values()];
}

/** Whether several seats play together, against others at the table. */
export function hasTeams(lobby: Pick<Lobby, 'mode' | 'seats'>): boolean {
  const teams = teamsOf(lobby);
  return teams.length > 1 && teams.some((team) => team.length > 1);
}

/** How many seats one person may take: a party needs no person for each hero. */
export function seatsForOne({ mode }: Pick<Lobby, 'mode'>): number {
  return modeOf(mode).isCooperative ? 2 : 1;
}

/** The seats that are taken, in turn order. */
export function takenSeats({ seats }: Pick<Lobby, 'seats'>): readonly number[] {
  return seats.flatMap(({ occupant: who }, index) => (who === null ? [] : [index]));
}

/** The seats of a person, in turn order. */
export function seatsOfPerson({ seats }: Pick<Lobby, 'seats'>, personId: string): readonly number[] {
  return seats.flatMap(({ occupant: who }, seat) =>
    who?.kind === 'person' && who.id === personId ? [seat] : [],
  );
}

/** The first seat of a person; null when they have none. */
export function seatOfPerson(lobby: Pick<Lobby, 'seats'>, personId: string): number | null {
  return seatsOfPerson(lobby, personId)[0] ?? null;
}

/** The people who sit, each once, in turn order. */
export function peopleIn({ seats }: Pick<Lobby, 'seats'>): readonly Person[] {
  const people = seats.flatMap(({ occupant: who }) =>
    who?.kind === 'person' ? [{ id: who.id, name: who.name }] : [],
  );
  return people.filter(({ id }, at) => people.findIndex((other) => other.id === id) === at);
}

/** How well the lobby's bots play. */
export function botLevelOf({ botLevel }: Pick<Lobby, 'botLevel'>): BotLevel {
  return botLevel ?? USUAL_LEVEL;
}

/** The next level; the first one after the last. */
export function nextBotLevel(lobby: Pick<Lobby, 'botLevel'>): BotLevel {
  return BOT_LEVELS[(BOT_LEVELS.indexOf(botLevelOf(lobby)) + 1) % BOT_LEVELS.length] ?? USUAL_LEVEL;
}

/** How many more seats must be taken before the game can start; 0 when it can. */
export function seatsMissing(lobby: Pick<Lobby, 'mode' | 'seats'>): number {
  return Math.max(0, leastPlayers(lobby.mode) - takenSeats(lobby).length);
}
