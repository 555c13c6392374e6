/**
 * Replays every game in this process from its setup and its log, and compares the result with the
 * state in the store.
 */
import { isDeepStrictEqual } from 'node:util';
import '../../../src/content/index.ts';
import { beginGame, turnOf } from '../../../src/engine/hosting.ts';
import { apply, type GameState } from '../../../src/engine/index.ts';
import { awaitedPeople, isNoMove } from '../../../src/games/actions/play.ts';
import { seedHashOf } from '../../../src/games/lobby/new-game.ts';
import { type GameRecord, parseRecord } from '../../../src/games/repository/game-record.ts';
import { type LogEntry, parseLog } from '../../../src/games/repository/log-entry.ts';
import { beginChronicle, type Chronicle, continueChronicle } from '../../../src/history/chronicle.ts';
import { type Json, plainJson } from '../../../src/store/index.ts';
import type { Findings } from './findings.ts';
import type { RawGame, StoreReading } from './reading.ts';

/** A turn of the replayed game. */
export interface Turn {
  readonly number: number;
  /** The people who were asked at its start. */
  readonly asks: readonly AskedPerson[];
  /** The user ids of everybody who was asked during it. */
  readonly askedInIt: Set<string>;
  /** The `rev` at which it began. */
  readonly rev: number;
}

interface AskedPerson {
  readonly seat: number;
  readonly userId: string;
  /** The `rev` at which the question was asked. */
  readonly askedRev: number;
}

export interface FollowedGame {
  readonly id: string;
  readonly thread: string;
  version: number;
  status: string;
  waiting: number;
  record: GameRecord;
  /** The replayed state. */
  state: GameState;
  /** The chronicle of the replay. */
  chronicle: Chronicle;
  /** The log entries that were read so far, as text. */
  texts: readonly string[];
  /** The same log entries, parsed. */
  entries: readonly LogEntry[];
  readonly turns: Turn[];
}

export class GameBook {
  readonly #games = new Map<string, FollowedGame>();
  readonly #findings: Findings;

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** The versions of games with an empty outbox. The others can change without a new version: sending a message does not raise it. */
  get versions(): ReadonlyMap<string, number> {
    const settled = [...this.#games.values()].filter(({ waiting }) => waiting === 0);
    return new Map(settled.map(({ id, version }) => [id, version]));
  }

  all(): readonly FollowedGame[] {
    return [...this.#games.values()];
  }

  /** The number of games that have ended. */
  get finished(): number {
    return this.all().filter(({ status }) => status !== 'live').length;
  }

  inThread(thread: string): readonly FollowedGame[] {
    return this.all().filter((game) => game.thread === thread);
  }

  /** Compares a reading of the store with the games that are known, and updates them. */
  take(reading: StoreReading): void {
    for (const game of this.#games.values()) {
      if (!reading.versions.has(game.id))
        this.#findings.add('game gone', game.thread, `${game.id} is not kept`);
    }
    for (const raw of reading.games) this.#follow(raw);
  }

  #follow(raw: RawGame): void {
    const record = parseRecord(raw.id, JSON.parse(raw.data));
    const known = this.#games.get(raw.id) ?? newGame(raw, record);
    const report = (kind: string, words: string) => this.#findings.add(kind, raw.channelId, words);
    if (raw.version < known.version) report('version fell', `from ${known.version} to ${raw.version}`);
    if (!known.texts.every((text, at) => text === raw.log[at]))
      report('log changed', 'an entry is not as it was');
    const added = raw.log.slice(known.texts.length);
    if (this.#games.has(raw.id) && added.length > raw.version - known.version) {
      report('versions', `${added.length} entries came with ${raw.version - known.version} versions`);
    }
    const texts: Json[] = added.map((text) => JSON.parse(text));
    const entries = parseLog(raw.id, texts);
    this.#games.set(raw.id, known);
    for (const entry of entries) this.#replay(known, entry, report);
    known.texts = [...raw.log];
    known.entries = [...known.entries, ...entries];
    known.version = raw.version;
    known.status = raw.status;
    known.waiting = raw.waiting;
    known.record = record;
    if (!isDeepStrictEqual(plainJson(known.state), plainJson(record.state))) {
      report(
        'half applied',
        `the state of rev ${record.state.rev} is not what its log makes (${known.state.rev})`,
      );
    }
    if (!isDeepStrictEqual(plainJson(known.chronicle), plainJson(record.chronicle))) {
      report('chronicle', `after ${record.chronicle?.steps} actions it is not what the log makes`);
    }
  }

  #replay(game: FollowedGame, entry: LogEntry, report: (kind: string, words: string) => void): void {
    const turn = turnOf(game.state).number;
    for (const { seat, rev, action, by } of entry.steps) {
      if (game.state.rev !== rev)
        report('log order', `an action of rev ${rev} stands at rev ${game.state.rev}`);
      try {
        const done = apply(game.state, seat, action);
        game.state = done.state;
        const isNoOwnMove = isNoMove({ action, by });
        game.chronicle = continueChronicle(game.chronicle, { seat, ...done, isNoMove: isNoOwnMove });
      } catch (error) {
        report('log not legal', `${JSON.stringify(action)} at rev ${game.state.rev}: ${String(error)}`);
      }
    }
    if (turnOf(game.state).number !== turn || entry.steps.length === 0) game.turns.push(turnBeginning(game));
    for (const { userId } of asksOf(game)) game.turns.at(-1)?.askedInIt.add(userId);
  }
}

function newGame(raw: RawGame, record: GameRecord): FollowedGame {
  if (seedHashOf(record.setup.seed) !== record.seedHash) throw new Error(`${raw.id} has another seed`);
  const { state, events } = beginGame(record.setup);
  return {
    id: raw.id,
    thread: raw.channelId,
    version: 0,
    status: raw.status,
    waiting: raw.waiting,
    record,
    state,
    chronicle: beginChronicle(record.setup, state, events),
    texts: [],
    entries: [],
    turns: [],
  };
}

function turnBeginning(game: FollowedGame): Turn {
  const { state } = game;
  return { number: turnOf(state).number, asks: asksOf(game), askedInIt: new Set(), rev: state.rev };
}

/** The people whose answers the replayed game awaits. */
export function asksOf({ state, record }: FollowedGame): AskedPerson[] {
  return awaitedPeople({ ...record, state }).map(({ seat, occupant, askedRev }) => ({
    seat,
    userId: occupant.userId,
    askedRev,
  }));
}
