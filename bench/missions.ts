/** Missions: speed of whole Missions by bots, questions of a hero, stored size, and commit time. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import seedrandom from 'seedrandom';
import '../src/content/index.ts';
import { botPlayer } from '../src/ai/players/index.ts';
import { listHeroes, listMissions } from '../src/engine/definitions.ts';
import { applyLegal, openQuestions } from '../src/engine/hosting.ts';
import { createGame, type GameState, legalActions, viewOf } from '../src/engine/index.ts';
import { type GameStore, type Json, openStore, type StoreOptions } from '../src/store/index.ts';
import { RedisServer } from '../test/store/redis-server.ts';
import { type Figure, percentile } from './figure.ts';

const PARTIES = [1, 4];
const COMMITS = 300;

/** Counts of a finished Mission. */
interface Played {
  readonly rounds: number;
  /** Over all heroes. */
  readonly presses: number;
  /** Sittings: how often a hero was called back to the table, over all heroes. */
  readonly sittings: number;
  /** Size of the state as JSON after every press, in KB. */
  readonly sizes: readonly number[];
}

/** Whole Missions per second on one core, questions in a round, and the stored size. */
export function benchMissions(): Figure[] {
  const heroes = listHeroes().map(({ id }) => id);
  const games = listMissions().flatMap(({ id }) => PARTIES.map((party) => ({ id, party })));
  for (const { id } of games.slice(0, 2)) playMission(newMission(id, 2, 'warm', heroes), 'warm', false);
  // Processor time, so other programs on the machine do not count.
  const start = process.cpuUsage();
  for (const { id, party } of games) playMission(newMission(id, party, 'bench', heroes), 'bench', false);
  const { user, system } = process.cpuUsage(start);
  const perSecond = games.length / ((user + system) / 1_000_000);
  const counted = games.map(({ id, party }) => ({
    party,
    ...playMission(newMission(id, party, 'bench', heroes), 'bench', true),
  }));
  const perRound = (party: number, what: 'presses' | 'sittings') => {
    const own = counted.filter((game) => game.party === party);
    const rounds = own.reduce((sum, game) => sum + game.rounds, 0);
    return own.reduce((sum, game) => sum + game[what], 0) / (rounds * party);
  };
  const sizes = counted.filter(({ party }) => party === 4).flatMap((game) => game.sizes);
  return [
    { what: 'whole Missions by bots', value: perSecond, unit: 'missions/s', target: null, better: 'more' },
    ...PARTIES.map(
      (party): Figure => ({
        what: `presses of a hero in a round, party of ${party}`,
        value: perRound(party, 'presses'),
        unit: 'presses',
        target: 12,
        better: 'less',
      }),
    ),
    {
      what: 'sittings of a hero in a round, party of 4',
      value: perRound(4, 'sittings'),
      unit: 'sittings',
      target: 2,
      better: 'less',
    },
    {
      what: 'state of a Mission, four heroes, largest',
      value: Math.max(...sizes),
      unit: 'KB',
      target: 40,
      better: 'less',
    },
  ];
}

function newMission(id: string, party: number, seed: string, heroes: readonly string[]): GameState {
  const random = seedrandom.alea(`${seed} ${id} ${party}`);
  const left = [...heroes];
  const seats = Array.from({ length: party }, () => ({
    hero: left.splice(Math.floor(random() * left.length), 1)[0] ?? 'barbarian',
  }));
  return createGame({ mode: 'mission', seats, seed: `${seed} ${id}`, first: 'roll', mission: { id } });
}

/**
 * Plays to the end like people who are present: the asked person continues until they are not asked any more.
 * @param isCounted whether sizes are measured, which takes time
 */
function playMission(state: GameState, seed: string, isCounted: boolean): Played {
  const random = seedrandom.alea(`${seed} choices`);
  const sizes: number[] = [];
  let [rounds, presses, sittings] = [1, 0, 0];
  let sitting: number | null = null;
  while (!state.outcome) {
    const asked: readonly number[] = openQuestions(state).map(({ seat }) => seat);
    const seat: number | undefined = sitting !== null && asked.includes(sitting) ? sitting : asked[0];
    if (seat === undefined) throw new Error(`seed ${seed}: nobody is asked`);
    if (seat !== sitting) sittings += 1;
    sitting = seat;
    const legal = legalActions(state, seat);
    const action = botPlayer.chooseAction(viewOf(state, seat), legal, random);
    const events = applyLegal(state, seat, action);
    presses += 1;
    rounds += events.filter((event) => event.e === 'round' && event.number > 1).length;
    rounds += events.filter(({ e }) => e === 'side').length;
    if (isCounted) sizes.push(JSON.stringify(state).length / 1024);
  }
  return { rounds, presses, sittings, sizes };
}

/** How long each store takes to commit a press of a Mission of four. */
export async function benchMissionCommits(): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'throneroom-bench-'));
  const redis = await RedisServer.start();
  try {
    return [
      ...(await commitFigures('embedded', { kind: 'embedded', directory })),
      ...(await commitFigures('Redis', { kind: 'redis', url: redis.url })),
    ];
  } finally {
    await redis.remove();
    await rm(directory, { recursive: true, force: true });
  }
}

async function commitFigures(name: string, place: StoreOptions): Promise<Figure[]> {
  const store = await openStore(place);
  const took = await commitTimes(store);
  await store.close();
  const figure = (p: number): Figure => ({
    what: `commit of a Mission of four, ${name}, p${p}`,
    value: percentile(took, p),
    unit: 'ms',
    target: null,
    better: 'less',
  });
  return [figure(50), figure(99)];
}

async function commitTimes(store: GameStore): Promise<number[]> {
  const random = seedrandom.alea('commits');
  const state = newMission(
    'empty-throne',
    4,
    'commits',
    listHeroes().map(({ id }) => id),
  );
  const game = (version: number) => {
    const data: Json = { state: JSON.parse(JSON.stringify(state)) };
    const userIds = ['1', '2', '3', '4'];
    return {
      id: 'bench',
      channelId: '1',
      guildId: null,
      version,
      status: 'live' as const,
      userIds,
      dueAt: null,
      data,
    };
  };
  const more = { logEntry: null, outbox: [], interactionId: null };
  await store.create({ game: game(1), ...more });
  const took: number[] = [];
  for (let version = 1; version <= COMMITS && !state.outcome; version += 1) {
    const seat = openQuestions(state)[0]?.seat ?? 0;
    const action = botPlayer.chooseAction(viewOf(state, seat), legalActions(state, seat), random);
    applyLegal(state, seat, action);
    const logEntry: Json = JSON.parse(JSON.stringify({ seat, action }));
    const next = game(version + 1);
    const start = performance.now();
    const result = await store.commit({ game: next, expectedVersion: version, ...more, logEntry });
    took.push(performance.now() - start);
    if (result !== 'committed') throw new Error(`a commit came out as ${result}`);
  }
  return took;
}
