import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Playground, startPlayground } from '../../../src/playground/index.ts';
import { isTable } from '../presser.ts';
import { type StartedProgram, startProgram } from '../program.ts';

/** A drawing thread that is just starting, below all others, takes long on a busy machine. */
const DRAWN_MS = 60_000;

let dataDir = '';
let program: StartedProgram | null = null;
let playground: Playground | null = null;
afterEach(async () => {
  program?.child.kill('SIGKILL');
  await program?.ended;
  await playground?.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('what the program prints at its most talkative', () => {
  it('holds no token and no hand, though Discord fails and refuses', async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'throneroom-log-'));
    const world = await startPlayground();
    playground = world;
    const token = world.token;
    program = startProgram(dataDir, {
      LOG_LEVEL: 'trace',
      BOARD_PICTURES: 'on',
      DISCORD_TOKEN: token,
      DISCORD_API_URL: world.apiUrl,
    });
    await program.printed(/Throneroom is ready/);
    const hall = world.channel('throne-room').id;
    const ada = world.person(0);
    await ada.command(hall, 'duel', { hero: 'barbarian', 'opponent-hero': 'monk', starts: 'me' });
    await world.waitFor(
      (event) =>
        event.t === 'message' &&
        world.channels.some(({ id, thread }) => thread !== null && world.messages(id).some(isTable)),
      20_000,
    );
    const thread = world.channels.find((channel) => channel.thread !== null)?.id ?? '';
    const hand = await (await ada.command(thread, 'hand')).settled(DRAWN_MS);
    // The cards are a picture; in the own Main Phase any of them can be sold.
    const sale = hand.selects.find(({ customId }) => customId.endsWith(':pick:sell'));
    const cards = (sale?.options ?? []).map(({ label }) => label);
    expect(cards.length).toBeGreaterThan(2);
    world.fault(
      { method: 'PATCH', path: /webhooks/ },
      { kind: 'refuse', status: 400, code: 50_035, message: 'Invalid Form Body' },
    );
    const failed = await ada.command(thread, 'hand');
    const secret = failed.interaction.token;
    await program.printed(/an interaction failed/);
    expect(program.output()).toContain('[hidden]');
    const leaks = [token, secret, hand.id === '' ? '' : ada.id, ...cards].filter(
      (one) => one !== '' && program?.output().includes(one),
    );
    expect(leaks).toEqual([]);
  });
});
