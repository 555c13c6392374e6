/** Health and metrics of the whole bot on a playground. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Monitor, startMonitor } from '../../src/metrics/index.ts';
import { type GameStore, StoreUnavailable } from '../../src/store/index.ts';
import { openDuel, postButton, pressAndWait, SEED } from '../e2e/scene.ts';
import { openStage, type Stage } from '../e2e/stage.ts';
import { fetchMetrics, Metrics } from './prometheus.ts';

let monitor: Monitor;

beforeEach(async () => {
  monitor = await startMonitor({ host: '127.0.0.1', port: 0, version: '1.2.3', store: 'embedded' });
});

afterEach(async () => {
  vi.useRealTimers();
  await monitor.close();
});

/** What a store does when it is asked whether it is there. */
type Ping = () => Promise<void>;

/** The same store, but for its answer to a ping. */
function pinged(store: GameStore, ping: Ping): GameStore {
  return new Proxy(store, {
    get(target, name) {
      if (name === 'ping') return () => ping();
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function startMeasured(stage: Stage, ping?: Ping) {
  const opened = ping === undefined ? stage.store : pinged(stage.store, ping);
  const store = monitor.measureStore(opened);
  const bot = await stage.startBot({ store, newSeed: () => SEED, instruments: monitor.instruments });
  monitor.watchBot(bot);
  return bot;
}

async function health(): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${monitor.url}/health`);
  return { status: answer.status, body: await answer.json() };
}

describe('/health', () => {
  it('says that the bot is starting, runs, and stops', async () => {
    expect(await health()).toEqual({
      status: 503,
      body: {
        status: 'starting',
        store: 'not opened yet',
        discord: 'not connected yet',
        pictures: 'not connected yet',
        newGames: 'not connected yet',
        shards: {},
      },
    });
    const stage = await openStage();
    await startMeasured(stage);
    expect(await health()).toEqual({
      status: 200,
      body: {
        status: 'ok',
        store: 'ok',
        discord: 'connected',
        pictures: 'off',
        newGames: 'admitted',
        shards: { 0: 'Ready' },
      },
    });
    monitor.stopping();
    expect(await health()).toMatchObject({ status: 503, body: { status: 'stopping' } });
    const live = await fetch(`${monitor.url}/health/live`);
    expect(live.status).toBe(200);
  });

  it('fails with the reason while the store is away, and while it does not answer in time', async () => {
    const away = () => Promise.reject(new StoreUnavailable('Redis at cache:6379 is away (ECONNRESET).'));
    let ping: Ping = () => Promise.resolve();
    const stage = await openStage();
    await startMeasured(stage, () => ping());
    expect((await health()).status).toBe(200);
    ping = away;
    expect(await health()).toMatchObject({
      status: 503,
      body: { status: 'failing', store: 'Redis at cache:6379 is away (ECONNRESET).', discord: 'connected' },
    });
    ping = () => new Promise(() => undefined);
    expect(await health()).toMatchObject({ status: 503, body: { store: 'no answer within 1000 ms' } });
    ping = () => Promise.resolve();
    expect((await health()).status).toBe(200);
  });

  it('fails while the gateway is closed, and recovers with it', async () => {
    const stage = await openStage();
    await startMeasured(stage);
    // The way back is held, so that the state in between can be seen.
    const away = held();
    stage.playground.fault({ path: /\/gateway/, times: 100 }, { kind: 'hold', until: away.promise });
    stage.playground.disconnectGateways(4000, true);
    await expect.poll(async () => (await health()).status).toBe(503);
    expect(await health()).toMatchObject({
      body: { status: 'failing', store: 'ok', discord: 'not connected' },
    });
    away.resolve();
    stage.playground.clearFaults();
    await expect.poll(async () => (await health()).status, { timeout: 20_000 }).toBe(200);
    expect((await fetchMetrics(monitor.url)).value('gateway_reconnects_total')).toBeGreaterThan(0);
  });

  it('answers nothing else, and takes no other method', async () => {
    expect((await fetch(`${monitor.url}/`)).status).toBe(404);
    expect((await fetch(`${monitor.url}/metrics`, { method: 'POST' })).status).toBe(405);
  });
});

describe('/metrics', () => {
  it('tells what was pressed, committed, sent and acknowledged, and names nobody', async () => {
    const stage = await openStage();
    await startMeasured(stage);
    const { ada, thread, table } = await openDuel(stage);
    await pressAndWait(stage, ada, table, 'Go on, roll later');
    const counted = async () => {
      const now = await fetchMetrics(monitor.url);
      return [
        now.value('interactions_total', { kind: 'press', result: 'answered' }),
        now.value('outbox_entries'),
      ];
    };
    await expect.poll(counted).toEqual([2, 0]);
    const figures = await fetchMetrics(monitor.url);

    expect(figures.value('info', { version: '1.2.3', node: process.version, store: 'embedded' })).toBe(1);
    expect(figures.value('presses_total', { result: 'done' })).toBe(1);
    expect(figures.value('interactions_total', { kind: 'command', name: 'duel', result: 'answered' })).toBe(
      1,
    );
    expect(figures.value('interactions_total', { kind: 'press', result: 'answered' })).toBe(2);
    expect(figures.value('acknowledgement_seconds', { from: 'arrival' })).toBe(3);
    expect(figures.value('acknowledgement_seconds', { from: 'creation' })).toBe(3);
    expect(figures.value('commits_total', { result: 'committed' })).toBeGreaterThanOrEqual(2);
    expect(figures.value('store_seconds', { operation: 'commit' })).toBeGreaterThanOrEqual(1);
    expect(figures.value('sends_total', { kind: 'post-table', result: 'sent' })).toBe(1);
    expect(figures.value('discord_responses_total', { status: '200' })).toBeGreaterThan(0);
    expect(figures.value('live_games')).toBe(1);
    expect(figures.value('store_up')).toBe(1);
    expect(figures.value('gateway_up')).toBe(1);
    expect(figures.value('outbox_entries')).toBe(0);
    expect(figures.families.map(({ name }) => name)).toContain('nodejs_eventloop_lag_p99_seconds');

    const [gameId = ''] = await stage.store.listLive();
    for (const id of [gameId, thread, stage.hall, ada.id, stage.playground.person(1).id]) {
      expect(figures.labelValues()).not.toContain(id);
    }
    for (const value of figures.labelValues()) expect(value).not.toMatch(/\d{10}/);
  });

  it('gives words of a forged button no label of their own', async () => {
    const stage = await openStage();
    await startMeasured(stage);
    const forged = await postButton(stage, stage.hall, 'made-up-by-somebody:1:2');
    await (await stage.playground.person(0).press(forged, 'Press me')).settled();
    const figures = await fetchMetrics(monitor.url);
    expect(figures.value('interactions_total', { kind: 'press', name: 'unknown' })).toBe(1);
    expect(figures.labelValues()).not.toContain('made-up-by-somebody');
  });

  it('counts requests that Discord limited, and those held back before', async () => {
    const stage = await openStage();
    await startMeasured(stage);
    const { playground } = stage;
    playground.fault(
      { method: 'POST', path: /\/threads$/ },
      { kind: 'refuse', status: 429, retryAfter: 0.05 },
    );
    const { thread } = await openDuel(stage);
    expect((await fetchMetrics(monitor.url)).value('discord_responses_total', { status: '429' })).toBe(1);
    // Longer than a busy machine takes from one post to the next.
    playground.rateLimit({ requests: 1, windowMs: 1_500 });
    for (let posts = 0; posts < 3; posts += 1) {
      await (await playground.person(0).command(thread, 'table')).settled();
    }
    const heldBack = async () => (await fetchMetrics(monitor.url)).value('discord_rate_limits_total');
    await expect.poll(heldBack).toBeGreaterThan(0);
  });

  it('says how long the first message in line has waited, and when the store is away', async () => {
    const stage = await openStage();
    let first: readonly { id: string }[] = [{ id: 'one' }];
    let isAway = false;
    const store = new Proxy(stage.store, {
      get(target, name) {
        if (isAway && name !== 'now') return () => Promise.reject(new StoreUnavailable('away'));
        if (name === 'readOutbox') return () => Promise.resolve(first);
        if (name === 'count') return () => Promise.resolve({ live: 7, outbox: first.length });
        return Reflect.get(target, name);
      },
    });
    monitor.measureStore(store);
    const oldest = async () => (await fetchMetrics(monitor.url)).value('outbox_oldest_seconds');
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await oldest()).toBe(0);
    vi.setSystemTime(Date.now() + 7_000);
    expect(await oldest()).toBe(7);
    first = [{ id: 'two' }];
    expect(await oldest()).toBe(0);
    const before = await fetchMetrics(monitor.url);
    expect([before.value('live_games'), before.value('outbox_entries')]).toEqual([7, 1]);
    isAway = true;
    expect((await fetchMetrics(monitor.url)).value('store_up')).toBe(0);
  });

  it('is of the form that Prometheus reads', async () => {
    const answer = await fetch(`${monitor.url}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const { families } = new Metrics(await answer.text());
    const own = families.filter(({ name }) => name.startsWith('throneroom_'));
    expect(own.length).toBeGreaterThan(15);
    for (const { name, help, type } of own) {
      expect(help, name).not.toBe('');
      expect(name.endsWith('_total'), name).toBe(type === 'COUNTER');
    }
  });
});

/** Promise.withResolvers, which Node 20 lacks. */
function held() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}
