/**
 * The record of a game inside the store's `data`. The record is parsed when it is read, so that an unreadable record
 * stops one game and not the bot.
 */

import { z } from 'zod';
import { BOT_HABITS, BOT_LEVELS } from '../../ai/players/index.ts';
import { isBoard, isMission, isScenario } from '../../engine/definitions.ts';
import { playedSeats } from '../../engine/hosting.ts';
import type { GameSetup, GameState } from '../../engine/index.ts';
import { type Chronicle, isChronicle } from '../../history/chronicle.ts';
import { presentChronicle } from '../../history/chronicle-migrations.ts';
import { type Json, UnreadableGame } from '../../store/index.ts';
import { ownTimesShape } from '../clock/own-times.ts';
import { PACES } from '../clock/paces.ts';
import { ENDINGS } from '../game-service.ts';
import { MIGRATIONS, type Migrations } from './migrations/record-migrations.ts';
import { seriesShape } from './series-shape.ts';

export const RECORD_VERSION = 10;

const index = z.int().nonnegative();
const loose = z.looseObject;

const setupShape = loose({
  mode: z.string(),
  seats: z.array(loose({ hero: z.string() })).min(1),
  seed: z.string().min(1),
  first: z.union([index, z.literal('roll')]),
});

/** The part of the state that is validated here; the engine owns the rest. */
const stateShape = loose({
  v: z.literal(1),
  mode: z.string(),
  rev: index,
  chance: loose({ seed: z.string(), n: index }),
  seats: z
    .array(loose({ hero: z.string(), pool: index, hand: z.array(z.string()), tokens: loose({}) }))
    .min(1),
  pools: z.array(loose({ health: z.number() })).min(1),
  lanes: z
    .array(
      loose({
        seats: z.array(index).min(1),
        turn: loose({ number: index, active: index, phase: z.string() }),
        asked: index,
        stack: z.array(loose({ k: z.string() })),
        pending: z.nullable(loose({ seat: index, kind: z.string() })),
        rollPhase: z.nullable(loose({ attack: loose({ attacker: index }) })),
      }),
    )
    .min(1),
  outcome: z.nullable(loose({ kind: z.string() })),
});

const occupant = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), userId: z.string().min(1), name: z.string() }),
  /**
   * `for`: the person for whom the bot plays. `level`: the bot's level; absent in older games, where the bot plays
   * well. `habit`: what the bot prefers; absent for nothing, as in older games and in Missions.
   */
  z.object({
    kind: z.literal('bot'),
    name: z.string(),
    for: z.string().min(1).exactOptional(),
    level: z.enum(BOT_LEVELS).exactOptional(),
    habit: z.enum(BOT_HABITS).exactOptional(),
  }),
]);

const clockTimes = z.object({
  nudgeMs: z.int().positive(),
  warningMs: z.int().positive(),
  timeoutMs: z.int().positive(),
  autopilots: index,
});

/** The present form of a record; what is read is migrated to it first. */
export const recordSchema = z.object({
  v: z.literal(RECORD_VERSION),
  /**
   * Identifies the commit that wrote the record. After a broken connection the stamp tells whether the commit landed.
   */
  stamp: z.string(),
  setup: z.custom<GameSetup>((value) => setupShape.safeParse(value).success, 'no setup of a game'),
  seedHash: z.string(),
  /** The engine's RULES_VERSION when the game began. */
  rulesVersion: index,
  /** Hero or Mission from a pack -> hash of the pack content at the start of the game. */
  packs: z.record(z.string(), z.string()).default({}),
  occupants: z.array(occupant).min(1),
  pace: z.enum(PACES),
  /** The Discord locale of the channel's language; absent: English. */
  language: z.string().exactOptional(),
  state: z.custom<GameState>((value) => stateShape.safeParse(value).success, 'no state of a game'),
  /**
   * Marks of the seats that have any: dice that the roller keeps, and dice picked in the present question of an effect;
   * positions from 1.
   */
  marks: z.array(
    z.object({ seat: index, keptDice: z.array(z.int().positive()), picks: z.array(z.int().positive()) }),
  ),
  /**
   * The last public lines with their turns, oldest first; `by`: the seat of the person whose own action the line tells.
   */
  lines: z.array(z.object({ turn: index, text: z.string(), by: index.exactOptional() })),
  /** The table message with the buttons, and the turn for which it was posted. */
  table: z.nullable(z.object({ messageId: z.string(), turn: index })),
  /** Earlier table messages that still have buttons. */
  retired: z.array(z.object({ messageId: z.string(), fromTurn: index, toTurn: index })),
  /**
   * Reminders beside the table message, each for the question asked at `askedRev`; deleted when the question is
   * answered.
   */
  reminders: z
    .array(
      z.object({
        messageId: z.string(),
        askedRev: index,
        /** The seats whose people are called; absent for other notices about a question, and in older records. */
        calls: z.array(index).readonly().exactOptional(),
      }),
    )
    .default([]),
  /**
   * `on`: with several lanes, the questions that the clock counts for (those asked until `rev`), and when the clock
   * acts next (ms since 1970); null while it is stopped. Absent with one open question: the game's `dueAt` is then the
   * clock's. Also present where a bot may play for somebody before the clock acts.
   */
  clock: z.object({
    times: clockTimes,
    stage: z.enum(['asked', 'nudged', 'warned']),
    on: z.object({ rev: index, due: z.nullable(index) }).exactOptional(),
    /** When the clock began, in ms since 1970; present where it stands still for some people at times. */
    from: index.exactOptional(),
    /** Seats that the last act of the clock was for; absent: all that are asked. */
    called: z.array(index).exactOptional(),
    /** Present when a player has reminded the others in the present stage. */
    reminded: z.literal(true).exactOptional(),
    /** Present when the present stage has begun again, after an outage or with undelivered messages. */
    prolonged: z.literal(true).exactOptional(),
  }),
  /** By seat: when the person last acted or was pinged (ms since 1970). */
  seen: z.array(index),
  /** By seat: time-outs since the person last acted. */
  absences: z.array(index),
  /**
   * By seat: the last announced absence (`from` and `until`, ms since 1970) and the ms that earlier absences took from
   * the seat's budget; absent when nobody ever was away.
   */
  away: z.array(z.object({ from: index, until: index, spentMs: index })).exactOptional(),
  /** Quiet hours and stand-ins of people at the table who have set any; dropped at the end of the game. */
  ownTimes: z.array(z.object({ userId: z.string().min(1), times: ownTimesShape })).exactOptional(),
  /** By seat: since when the game waits for the person (ms since 1970), counted since they last acted; 0: it does not. */
  waits: z.array(index).default([]),
  /** True while nothing can be posted in the channel; the clock is stopped meanwhile. */
  silent: z.boolean(),
  /** Since when the channel is silent (ms since 1970). */
  silentSince: z.nullable(index).default(null),
  /**
   * Set after a restore of an older state: buttons on messages before `since` belong to lost moves. `since` is null
   * until the table is posted again. `name` keeps message ids apart from those of the lost moves.
   */
  restored: z.nullable(z.object({ name: z.string(), since: z.nullable(z.string()) })).default(null),
  /**
   * The open request to take actions back, and the seats that have agreed so far; the next action drops the request.
   */
  takeBack: z
    .nullable(
      z.object({
        seat: index,
        from: index,
        actions: index,
        asked: z.array(index).readonly(),
        agreed: z.array(index).readonly(),
      }),
    )
    .default(null),
  /** Heroes that their players offer, each with the person who may take the hero. */
  offers: z
    .array(
      z.object({
        seat: index,
        userId: z.string().min(1),
        /** Where people play against each other: the ids of those who agreed. */
        agreed: z.array(z.string()).exactOptional(),
        /** The person who takes the hero once all have agreed: their name, and their stops if they set any. */
        taker: z
          .object({ name: z.string(), stops: z.nullable(z.record(z.string(), z.string())) })
          .exactOptional(),
      }),
    )
    .default([]),
  /** Seats with the people who played them earlier. */
  former: z.array(z.object({ seat: index, userId: z.string().min(1) })).default([]),
  /** Discord ids of people who asked to be forgotten; the commit that ends the game removes them. */
  toForget: z.array(z.string().min(1)).default([]),
  /** Seats whose people want the game to end, each with the turn of the vote. */
  endVotes: z.array(z.object({ seat: index, turn: index })).exactOptional(),
  /** Present when the people agreed that the game does not count for ratings. */
  friendly: z.literal(true).exactOptional(),
  /**
   * Present in the two games that are played on the same dice and decks. `of`: the id of the first one, null in that
   * itself. `taken`: the second one may begin or has begun. `opened`: its people gave up waiting for a second one.
   */
  sameDice: z
    .object({
      of: z.string().min(1).nullable(),
      taken: z.literal(true).exactOptional(),
      /** When `taken` was marked last, in ms since 1970; absent in records from before it was noted. */
      takenAt: z.number().exactOptional(),
      opened: z.literal(true).exactOptional(),
    })
    .exactOptional(),
  /** The series of which this is a game; absent for a single game. */
  series: seriesShape.exactOptional(),
  ended: z.nullable(z.enum(ENDINGS)),
  /**
   * What is told of the game so far; older forms are brought to the present one. Null in games from before there were
   * chronicles: their end folds it from the log.
   */
  chronicle: z.preprocess(presentChronicle, z.nullable(z.custom<Chronicle>(isChronicle))).catch(null),
  /** Ids of the last interactions, to tell a repeated delivery from a late press. */
  recent: z.array(z.string()),
});

export type GameRecord = Readonly<z.infer<typeof recordSchema>>;

const versioned = loose({ v: index });

const modeSchema = z.object({ state: z.object({ mode: z.string() }) });

/** Returns the mode of a game, which is in the same place in every record version; null when it cannot be read. */
export function modeIn(data: Json): string | null {
  return modeSchema.safeParse(data).data?.state.mode ?? null;
}

/**
 * Parses the record of a game from the store's data.
 * @throws UnreadableGame naming the broken fields, never their contents
 */
export function parseRecord(gameId: string, data: Json, migrations: Migrations = MIGRATIONS): GameRecord {
  const parsed = recordSchema.safeParse(migrated(gameId, data, migrations));
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'the record');
    throw new UnreadableGame(gameId, `wrong or missing: ${[...new Set(fields)].join(', ')}`);
  }
  const record = parsed.data;
  const missing = record.state.seats.find(({ hero }) => !isBoard(hero));
  if (missing) throw new UnreadableGame(gameId, `the hero ${missing.hero} is not loaded`);
  const mission = record.state.mission?.id;
  if (mission !== undefined && !isMission(mission)) {
    throw new UnreadableGame(gameId, `the mission ${mission} is not loaded`);
  }
  const seats = playedSeats(record.state).length;
  const crawl = record.state.crawl?.id;
  if (crawl !== undefined && !isScenario(crawl))
    throw new UnreadableGame(gameId, `the scenario ${crawl} is not loaded`);
  for (const field of ['occupants', 'seen', 'absences'] as const) {
    if (record[field].length !== seats) throw new UnreadableGame(gameId, `${field} do not match the seats`);
  }
  return record;
}

function migrated(gameId: string, data: Json, migrations: Migrations): unknown {
  let current: Record<string, unknown> & { v: number } = versionOf(gameId, data);
  while (current.v < RECORD_VERSION) {
    const step = migrations[current.v];
    if (!step) throw new UnreadableGame(gameId, `no way leads from version ${current.v} of the record`);
    current = versionOf(gameId, { ...step(current), v: current.v + 1 });
  }
  if (current.v > RECORD_VERSION) {
    throw new UnreadableGame(gameId, `version ${current.v} was written by a later bot`);
  }
  return current;
}

function versionOf(gameId: string, data: unknown) {
  const parsed = versioned.safeParse(data);
  if (!parsed.success) throw new UnreadableGame(gameId, 'wrong or missing: v');
  return parsed.data;
}
