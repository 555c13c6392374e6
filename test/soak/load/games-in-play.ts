/** Records of games in mid-play, made by random play and written directly to a store. */
import seedrandom from 'seedrandom';
import '../../../src/content/index.ts';
import { listHeroes, listMissions } from '../../../src/engine/definitions.ts';
import { openQuestions } from '../../../src/engine/hosting.ts';
import { type Action, legalActions } from '../../../src/engine/index.ts';
import { type Played, playStep, questionOf, withoutActionsYet } from '../../../src/games/actions/play.ts';
import type { SeatOccupant } from '../../../src/games/game-service.ts';
import { newRecord } from '../../../src/games/lobby/new-game.ts';
import type { GameRecord } from '../../../src/games/repository/game-record.ts';
import { attributedLines } from '../../../src/render/table/index.ts';
import { type GameStore, plainJson } from '../../../src/store/index.ts';

/** The number of different games; further games in a store are copies with other ids. */
const PATTERNS = 40;
/** Random games take some 250 actions; the games in mid-play are at any of them. */
const MOST_ACTIONS = 120;
/** Four random players take some 50 actions a round; the Missions are in one of the first rounds. */
const MOST_OF_MISSION = 160;
/** A Mission must have at least this many actions left; a shorter one is taken at its middle. */
const LEFT_OF_MISSION = 60;
const DAY_MS = 24 * 60 * 60_000;

/** Games between two people at different moments; the same ones for the same seed. */
export function gamesInPlay(seed: string, now: number): GameRecord[] {
  return Array.from({ length: PATTERNS }, (_, i) =>
    gameInPlay(`${seed} ${i}`, Math.round((i / PATTERNS) * MOST_ACTIONS), now),
  );
}

/** A game's seed. */
function hexOf(random: () => number): string {
  return Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
}

function gameInPlay(seed: string, actions: number, now: number): GameRecord {
  const random = seedrandom.alea(seed);
  const heroes = listHeroes().map(({ id }) => id);
  const draw = <T>(things: readonly T[]): T | undefined => things[Math.floor(random() * things.length)];
  const seats = [0, 1].map(() => ({ hero: draw(heroes) ?? 'barbarian' }));
  const occupants = ['Ada', 'Bo'].map((name) => ({ kind: 'person' as const, userId: name, name }));
  const table = { channelId: 'none', guildId: null, occupants, pace: 'asynchronous' as const };
  const begun = newRecord(
    { ...table, setup: { mode: 'duel', seats, first: 0 }, interactionId: null },
    hexOf(random),
    attributedLines,
    now,
  );
  let played = withoutActionsYet(begun.record);
  for (let count = 0; count < actions; count += 1) {
    const asked = questionOf(played.record.state);
    const action = asked && draw(legalActions(played.record.state, asked.seat));
    if (!asked || !action) break;
    const next = playStep(played, asked.seat, action, 'person', attributedLines);
    if (next.record.state.outcome) break;
    played = next;
  }
  return played.record;
}

/** Missions of four people at different moments, each Mission in turn; the same ones for the same seed. */
export function missionsInPlay(seed: string, now: number): GameRecord[] {
  return Array.from({ length: PATTERNS }, (_, i) =>
    missionInPlay(`${seed} ${i}`, i, Math.round((i / PATTERNS) * MOST_OF_MISSION), now),
  );
}

function missionInPlay(seed: string, at: number, actions: number, now: number): GameRecord {
  const random = seedrandom.alea(seed);
  const draw = <T>(things: readonly T[]): T | undefined => things[Math.floor(random() * things.length)];
  const heroes = listHeroes().map(({ id }) => id);
  const first = Math.floor(random() * heroes.length);
  const names = ['Ada', 'Bo', 'Cleo', 'Dan'];
  const seats = names.map((_, seat) => ({ hero: heroes[(first + seat) % heroes.length] ?? 'barbarian' }));
  const occupants = names.map((name) => ({ kind: 'person' as const, userId: name, name }));
  const missions = listMissions();
  const mission = { id: missions[at % missions.length]?.id ?? 'toll-bridge' };
  const table = { channelId: 'none', guildId: null, occupants, pace: 'asynchronous' as const };
  const setup = { mode: 'mission', seats, first: 'roll' as const, mission };
  const begun = newRecord({ ...table, setup, interactionId: null }, hexOf(random), attributedLines, now);
  let played: Played = withoutActionsYet(begun.record);
  const records = [played.record];
  while (records.length <= actions + LEFT_OF_MISSION) {
    // A random one of the asked heroes.
    const asked = draw(openQuestions(played.record.state));
    const action = asked && preferredAction(legalActions(played.record.state, asked.seat), random);
    if (!asked || !action) break;
    const next = playStep(played, asked.seat, action, 'person', attributedLines);
    if (next.record.state.outcome) return records[Math.floor(records.length / 2)] ?? begun.record;
    played = next;
    records.push(played.record);
  }
  return records[actions] ?? played.record;
}

/** A random action that moves, rolls or attacks, if there is one. */
function preferredAction(legal: readonly Action[], random: () => number): Action | undefined {
  const wanted = legal.filter(({ type }) => ['move', 'roll', 'activate', 'defend', 'pass'].includes(type));
  const among = wanted.length > 0 && random() < 0.8 ? wanted : legal;
  return among[Math.floor(random() * among.length)];
}

/** The options of `putGame`. */
export interface PlacedGame {
  readonly id: string;
  readonly channelId: string;
  readonly guildId: string;
  readonly occupants: readonly Extract<SeatOccupant, { kind: 'person' }>[];
  /** Whether its table is still unsent in the outbox. */
  readonly shown: boolean;
}

/** Writes a game to the store as its first version. @throws Error when its id or channel is taken */
export async function putGame(store: GameStore, pattern: GameRecord, game: PlacedGame, now: number) {
  const { id, channelId, guildId, occupants, shown } = game;
  const record: GameRecord = { ...pattern, occupants: [...occupants], stamp: id, recent: [] };
  const result = await store.create({
    game: {
      id,
      channelId,
      guildId,
      version: 1,
      status: 'live',
      userIds: occupants.map(({ userId }) => userId),
      dueAt: now + DAY_MS,
      data: plainJson(record),
    },
    logEntry: { at: now, steps: [], lines: [] },
    outbox: shown
      ? [{ id: `${id}-1-0`, gameId: id, kind: 'table', payload: { mention: null, version: 1 } }]
      : [],
    interactionId: null,
  });
  if (result !== 'committed') throw new Error(`game ${id} cannot be put into the store: ${result}`);
}
