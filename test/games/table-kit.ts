/** A table on a real store with a fake chat, a manual clock, and people who press. */
import '../../src/content/index.ts';
import { type Action, legalActions } from '../../src/engine/index.ts';
import { questionOf } from '../../src/games/actions/play.ts';
import type { Choose } from '../../src/games/clock/bots.ts';
import { createGameService, type RunningGameService } from '../../src/games/create-game-service.ts';
import type { NewTable, Press, PressResult, SeatOccupant } from '../../src/games/game-service.ts';
import type { Log } from '../../src/games/ports/log.ts';
import type { MembershipCheck } from '../../src/games/ports/membership-check.ts';
import type { TableSnapshot } from '../../src/games/table-snapshot.ts';
import { type GameStore, openStore } from '../../src/store/index.ts';
import { TestClock } from '../store/place.ts';
import { FakeChat, FakeRenderer } from './fake-chat.ts';

export const CHANNEL = 'thread-1';
export const ANNA: SeatOccupant = { kind: 'person', userId: 'anna', name: 'Anna' };
export const BEN: SeatOccupant = { kind: 'person', userId: 'ben', name: 'Ben' };
export const ROBOT: SeatOccupant = { kind: 'bot', name: 'Robot' };
/** The heroes of a Mission's seats. */
export const MISSION_HEROES = ['barbarian', 'moon-elf', 'monk', 'ninja'];
export const SEED = '000102030405060708090a0b0c0d0e0f';

/** Rolls, announces a possible ability, defends, and passes otherwise, so that games end in reasonable time. */
export const choosePlainAction: Choose = (_view, actions) => plainOf(actions);

function plainOf(actions: readonly Action[]): Action {
  const wanted = ['roll', 'activate', 'defend', 'pass', 'sell'] as const;
  for (const type of wanted) {
    const found = actions.find((action) => action.type === type);
    if (found) return found;
  }
  const [first] = actions;
  if (!first) throw new Error('nothing is legal');
  return first;
}

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly text: string;
}

interface Parts {
  readonly store?: GameStore;
  readonly chat?: FakeChat;
  readonly choose?: Choose;
  readonly pollMs?: number;
}

export interface Kit {
  readonly store: GameStore;
  readonly clock: TestClock;
  readonly chat: FakeChat;
  readonly renderer: FakeRenderer;
  readonly tables: RunningGameService;
  readonly logged: LogLine[];
  /** Other tables on the same store, as another process or the one after a crash. */
  another(parts?: Parts): RunningGameService;
  open(changes?: Partial<NewTable>): Promise<string>;
  look(): Promise<TableSnapshot>;
  press(userId: string, action: Action, changes?: Partial<Press>): Promise<PressResult>;
  /** The asked person answers as `plain` would. */
  answer(): Promise<PressResult>;
  /** Answers for the people until the condition is true. */
  answerUntil(until: (game: TableSnapshot) => boolean): Promise<TableSnapshot>;
  /** Lets time pass, and the clocks and the outbox act. */
  pass(ms: number): Promise<void>;
  /** How many messages wait to be sent. */
  waiting(): Promise<number>;
}

export async function embeddedStore(clock: TestClock): Promise<GameStore> {
  return openStore({ kind: 'embedded', directory: ':memory:', now: clock.now });
}

export async function tableKit(
  options: {
    readonly choose?: Choose;
    readonly store?: GameStore;
    readonly clock?: TestClock;
    readonly membership?: MembershipCheck;
    /** The seed of every game. */
    readonly seed?: string;
    /** The seed of each new game; all have the same when left out. */
    readonly newSeed?: () => string;
    /** How the log is worded; as raw events when left out. */
    readonly describe?: FakeRenderer['describe'];
    /** How passes of the autopilot are worded; not told when left out. */
    readonly describePass?: NonNullable<FakeRenderer['describePass']>;
  } = {},
): Promise<Kit> {
  const clock = options.clock ?? new TestClock();
  const store = options.store ?? (await embeddedStore(clock));
  const chat = new FakeChat();
  const renderer = new FakeRenderer();
  if (options.describe) renderer.describe = options.describe;
  if (options.describePass) renderer.describePass = options.describePass;
  const logged: LogLine[] = [];
  const log = logInto(logged);
  const make = (parts: Parts = {}) =>
    createGameService({
      store: parts.store ?? store,
      send: parts.chat ?? chat,
      render: renderer,
      choose: parts.choose ?? options.choose ?? choosePlainAction,
      ...(options.membership ? { membership: options.membership } : {}),
      log,
      newSeed: options.newSeed ?? (() => options.seed ?? SEED),
      now: clock.now,
      pollMs: parts.pollMs ?? null,
    });
  const tables = make();

  const look = async () => {
    const game = await tables.look(CHANNEL);
    if (!game) throw new Error('there is no game');
    return game;
  };
  const press: Kit['press'] = (userId, action, changes) =>
    tables.act({ channelId: CHANNEL, userId, interactionId: null, rev: null, ...changes }, action);
  const answer = async () => answerOnce(await look(), press);

  return {
    store,
    clock,
    chat,
    renderer,
    tables,
    logged,
    another: make,
    open: async (changes) => {
      const opened = await tables.open({
        channelId: CHANNEL,
        guildId: 'guild-1',
        occupants: [ANNA, BEN],
        setup: { mode: 'duel', seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }], first: 0 },
        pace: 'live',
        interactionId: null,
        ...changes,
      });
      if ('refused' in opened) throw new Error(opened.refused);
      await tables.idle();
      return opened.gameId;
    },
    look,
    press,
    answer,
    answerUntil: async (until) => {
      for (let answers = 0; answers < 2_000; answers += 1) {
        await tables.idle();
        const game = await look();
        if (until(game)) return game;
        const result = await answerOnce(game, press);
        if (result.result !== 'done') throw new Error(`an answer was not taken: ${result.sentence}`);
      }
      throw new Error('it did not come to that');
    },
    pass: async (ms) => {
      clock.advance(ms);
      await tables.tick();
      await tables.idle();
    },
    waiting: async () => (await store.readOutbox(100)).length,
  };
}

/** A table with a duel of Anna and Ben, in Anna's first Main Phase. */
export async function openedKit(): Promise<Kit> {
  const kit = await tableKit();
  await kit.open();
  return kit;
}

/** A Mission at the slow pace, The Toll Bridge, with a hero for each of these. */
export async function missionKit(occupants: readonly SeatOccupant[]): Promise<Kit> {
  const kit = await tableKit();
  await kit.open({ occupants, setup: missionSetup(occupants.length), pace: 'asynchronous' });
  return kit;
}

/** The Toll Bridge with a number of heroes. */
export function missionSetup(heroes: number): NewTable['setup'] {
  const seats = MISSION_HEROES.slice(0, heroes).map((hero) => ({ hero }));
  return { mode: 'mission', seats, first: 0, mission: { id: 'toll-bridge' } };
}

async function answerOnce(game: TableSnapshot, press: Kit['press']): Promise<PressResult> {
  const seat = askedSeat(game);
  const occupant = game.occupants[seat];
  if (occupant?.kind !== 'person') throw new Error('a bot is asked');
  return press(occupant.userId, plainAction(game, seat), { rev: game.state.rev });
}

export function plainAction(game: TableSnapshot, seat: number): Action {
  return plainOf(legalActions(game.state, seat));
}

export function askedSeat(game: TableSnapshot): number {
  const question = questionOf(game.state);
  if (!question) throw new Error('nobody is asked');
  return question.seat;
}

function logInto(lines: LogLine[]): Log {
  const at = (level: LogLine['level']) => (fields: Readonly<Record<string, unknown>>, message: string) => {
    lines.push({ level, text: `${message} ${JSON.stringify(fields)}` });
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
