/**
 * A refused token, and answers from servers in front of Discord: they concern the whole program, and end nothing for
 * good.
 */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CannotConnect } from '../../../src/commands/bot.ts';
import { startMonitor } from '../../../src/metrics/index.ts';
import { isTable, tableIn } from '../presser.ts';
import { openDuel, SEED, waitUntil } from '../scene.ts';
import { closeAtEnd, openStage } from '../stage.ts';
import {
  AdjustableClock,
  type FaultStage,
  MINUTE,
  openFaultScene,
  openFaultStage,
  SECOND,
  waitForOutbox,
} from './fault-scene.ts';

const TOKEN_REFUSED = { kind: 'refuse', status: 401, code: 0, message: '401: Unauthorized' } as const;
const MESSAGES = /^\/channels\/\d+\/messages/;
const PAGE =
  '<html><head><title>Access denied | discord.com</title></head><body>used Cloudflare</body></html>';

const health = z.object({ status: z.string(), discord: z.string() });

/** A stage whose bot is measured, with its health and metrics. */
async function openMeasured(bot = {}) {
  const monitor = await startMonitor({ host: '127.0.0.1', port: 0, version: '0', store: 'embedded' });
  closeAtEnd(() => monitor.close());
  const time = new AdjustableClock();
  const stage = { ...(await openStage()), time };
  monitor.measureStore(stage.store);
  const running = await stage.startBot({
    instruments: monitor.instruments,
    now: time.now,
    newSeed: () => SEED,
    ...bot,
  });
  monitor.watchBot(running);
  return {
    stage,
    health: async () => health.parse(await (await fetch(`${monitor.url}/health`)).json()),
    figure: async (name: string) =>
      new RegExp(`^throneroom_${name} (.+)$`, 'm').exec(
        await (await fetch(`${monitor.url}/metrics`)).text(),
      )?.[1],
  };
}

const newTables = (stage: FaultStage, thread: string, old: string) =>
  stage.playground.messages(thread).filter((message) => isTable(message) && message.id !== old);

describe('the token is refused', () => {
  it.each([
    ['a table', { path: MESSAGES }],
    ['any request', {}],
    ['a thread', { method: 'POST', path: /\/threads$/ }],
    ['a member of a thread', { method: 'PUT', path: /\/thread-members\// }],
    ['a member of the server', { method: 'GET', path: /\/members\// }],
  ])('once, for %s: the game goes on', async (_, target) => {
    const stage = await openFaultStage();
    stage.playground.fault(target, TOKEN_REFUSED);
    const { thread, ada, table } = await openDuel(stage);
    stage.time.pass(3 * MINUTE + SECOND);
    await expect.poll(() => stage.playground.pendingFaults(), { timeout: 10_000 }).toBe(0);
    await ada.press(table, 'Go on, roll later');
    await waitUntil(stage, () =>
      tableIn(stage.playground, thread).buttons.some(({ label }) => label === 'Roll 5 dice'),
    );
    await waitForOutbox(stage);
    await ada.command(thread, 'table');
    await waitUntil(stage, () => newTables(stage, thread, table.id).length > 0);
  });

  it('again when asked who the bot is: the program ends with the reason, and health says so', async () => {
    let lost = false;
    const { stage, health, figure } = await openMeasured({
      onLost: () => {
        lost = true;
      },
    });
    await openDuel(stage);
    stage.playground.fault({ path: /./, times: 1_000 }, TOKEN_REFUSED);
    stage.time.pass(3 * MINUTE + SECOND);
    await expect.poll(() => lost, { timeout: 10_000 }).toBe(true);
    expect(stage.book.lines.join('')).toContain('does not accept DISCORD_TOKEN any more');
    expect((await health()).status).toBe('failing');
    expect(await figure('sending_up')).toBe('0');
    stage.playground.clearFaults();
  });
});

describe('a server in front of Discord answers', () => {
  it.each([
    ['403 with a page', { kind: 'front-door', status: 403, html: PAGE }],
    ['429 with a page', { kind: 'front-door', status: 429, html: PAGE }],
    ['429 with a page and a wait', { kind: 'front-door', status: 429, html: PAGE, retryAfter: 1 }],
    ['502 with a page', { kind: 'front-door', status: 502, html: PAGE }],
    ['404 with a page', { kind: 'front-door', status: 404, html: PAGE }],
    ['200 with a page', { kind: 'front-door', status: 200, html: PAGE }],
    ['40333', { kind: 'refuse', status: 403, code: 40_333, message: 'internal network error' }],
    ['403 without a code', { kind: 'refuse', status: 403, message: 'Forbidden' }],
  ] as const)(
    '%s: health fails, no channel is blamed, and all goes on by itself',
    async (_, fault) => {
      const { stage, health, figure } = await openMeasured();
      const { thread, table, ada } = await openDuel(stage);
      await waitForOutbox(stage);
      expect(await health()).toMatchObject({ status: 'ok', discord: 'connected' });
      stage.playground.fault({ path: /^\/(channels|users|guilds)/, times: 1_000 }, fault);
      stage.time.pass(3 * MINUTE + SECOND);
      await expect.poll(async () => (await health()).status, { timeout: 15_000 }).toBe('failing');
      expect(await figure('sending_up')).toBe('0');
      stage.playground.clearFaults();
      await expect.poll(async () => (await health()).status, { timeout: 30_000 }).toBe('ok');
      await waitForOutbox(stage);
      const told = stage.playground.messages(thread).map(({ text }) => text);
      expect(told.join('\n')).not.toContain('post here again');
      expect((await stage.store.loadByChannel(thread))?.status).toBe('live');
      await ada.press(table, 'Go on, roll later');
      await waitUntil(stage, () =>
        tableIn(stage.playground, thread).buttons.some(({ label }) => label === 'Roll 5 dice'),
      );
    },
    60_000,
  );

  it('holds all requests back, not one for each game', async () => {
    const { stage, health } = await openMeasured();
    const games = await Promise.all([openDuel(stage)]);
    await waitForOutbox(stage);
    const before = stage.playground.requests().length;
    stage.playground.fault(
      { path: /^\/(channels|users|guilds)/, times: 1_000 },
      { kind: 'front-door', status: 429, html: PAGE, retryAfter: 3 },
    );
    stage.time.pass(3 * MINUTE + SECOND);
    for (const { ada, thread } of games) await ada.command(thread, 'table');
    await expect.poll(async () => (await health()).status, { timeout: 10_000 }).toBe('failing');
    const refused = stage.playground
      .requests()
      .slice(before)
      .filter(({ status }) => status === 429);
    expect(refused.length).toBeLessThanOrEqual(2);
    stage.playground.clearFaults();
  });

  it('names the status and the first words when the start fails', async () => {
    const stage = await openStage();
    stage.playground.fault({ times: 50 }, { kind: 'front-door', status: 403, html: PAGE });
    const error = await stage.startBot().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CannotConnect);
    expect(String(error)).toMatch(/status 403.*Access denied \| discord\.com/);
    const later = await openStage();
    later.playground.fault({ times: 50 }, { kind: 'front-door', status: 502, html: PAGE });
    const second = await later.startBot().catch((reason: unknown) => reason);
    expect(String(second)).toMatch(/status 502.*Access denied \| discord\.com/);
    for (const { playground } of [stage, later]) playground.clearFaults();
  });

  it('does not hinder answers to presses', async () => {
    const { stage, ada, thread, table } = await openFaultScene();
    await waitForOutbox(stage);
    stage.playground.fault({ path: MESSAGES, times: 1_000 }, { kind: 'front-door', status: 403, html: PAGE });
    stage.time.pass(3 * MINUTE + SECOND);
    await ada.press(table, 'Go on, roll later');
    await waitUntil(stage, () =>
      tableIn(stage.playground, thread).buttons.some(({ label }) => label === 'Roll 5 dice'),
    );
    stage.playground.clearFaults();
  });
});
