/** Shards of all processes log in one after another, as Discord requires. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOGIN_APART_MS, LoginTurns } from '../../../src/commands/discord/login-turns.ts';
import { openStore, StoreUnavailable } from '../../../src/store/index.ts';
import { openStage } from '../../e2e/stage.ts';

const quiet = { warn: () => undefined };
const never = new AbortController().signal;

describe('turns to log in', () => {
  let now = 0;
  let store: Awaited<ReturnType<typeof openStore>>;

  beforeEach(async () => {
    now = 1_000_000;
    store = await openStore({ kind: 'embedded', directory: ':memory:', now: () => now });
  });

  afterEach(() => store.close());

  /** Whether a shard of a process of its own may log in by now. */
  async function asks(shardId: number, atOnce: number): Promise<{ mayLogIn: boolean; give(): void }> {
    const signal = new AbortController();
    const turn = { mayLogIn: false, give: () => signal.abort() };
    const claims = { asked: Promise.resolve() };
    const claim: typeof store.claim = (...what) => {
      const answer = store.claim(...what);
      claims.asked = answer.then(() => undefined);
      return answer;
    };
    void new LoginTurns({ claim }, atOnce, quiet).waitForIdentify(shardId, signal.signal).then(
      () => {
        turn.mayLogIn = true;
      },
      () => undefined,
    );
    await claims.asked;
    await new Promise(setImmediate);
    return turn;
  }

  it.each([
    ['waits while another of its key logged in within five seconds', 0, 2, 2, 5_000, false],
    ['logs in when they are over', 0, 2, 2, LOGIN_APART_MS, true],
    ['does not wait for one of another key', 0, 1, 2, 0, true],
    ['waits for every other one where one may log in at once', 0, 1, 1, 5_000, false],
    ['waits after its own login, when it is started again', 1, 1, 2, 5_000, false],
  ])('a shard %s', async (_, first, second, atOnce, laterMs, mayLogIn) => {
    const one = await asks(first, atOnce);
    expect(one.mayLogIn).toBe(true);
    now += laterMs;
    const two = await asks(second, atOnce);
    expect(two.mayLogIn).toBe(mayLogIn);
    two.give();
  });

  it('wait no more when the connection closes meanwhile', async () => {
    await new LoginTurns(store, 1, quiet).waitForIdentify(0, never);
    const closed = new AbortController();
    const waiting = new LoginTurns(store, 1, quiet).waitForIdentify(1, closed.signal);
    closed.abort();
    await expect(waiting).rejects.toThrow(/abort/);
  });

  it('say it when the store does not tell, and log in nevertheless', async () => {
    const said: string[] = [];
    const turns = new LoginTurns(
      { claim: () => Promise.reject(new StoreUnavailable('away')) },
      1,
      {
        warn: (_, message) => said.push(message),
      },
      1,
    );
    await turns.waitForIdentify(0, never);
    expect(said).toEqual(['logging in without a claim: another shard may log in at the same time']);
  });
});

it('the shards of two programs are refused by nobody', async () => {
  const stage = await openStage({ sharding: { recommended: 2, maxConcurrency: 1, strict: true } });
  const [one, two] = await Promise.all([
    stage.startBot({ shards: { ids: [0], count: 2 } }),
    stage.startBot({ shards: { ids: [1], count: 2 } }),
  ]);
  expect(one.name).toBe(two.name);
  expect(stage.playground.violations()).toEqual([]);
}, 20_000);
