/** Portal Crawls in chat: from the lobby to the end, alone with bots and by four people. */
import { describe, expect, it } from 'vitest';
import type { Player } from '../../src/playground/index.ts';
import { playUntil } from './mission-play.ts';
import { isTable, tableIn } from './presser.ts';
import { SEED, threadOf } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

/** Opens a table for a crawl, with people in their seats and bots in the others. Returns its thread. */
async function openScenario(
  { playground, hall }: Stage,
  people: readonly Player[],
  bots: number,
  scenario: string,
): Promise<string> {
  const [host, ...others] = people;
  if (!host) throw new Error('nobody plays');
  const sent = await host.command(
    hall,
    'adventure',
    { hero: 'barbarian', scenario },
    { subcommand: 'start' },
  );
  const lobby = await sent.settled();
  expect(lobby.text).toContain('Adventure “');
  for (const other of others) await (await other.press(lobby, 'Take a seat')).settled();
  for (let count = 0; count < bots; count += 1) await (await host.press(lobby, 'Add a bot')).settled();
  await (await host.press(lobby, 'Start')).settled();
  const thread = threadOf({ playground, hall });
  await host.waitForMessage(thread, isTable);
  return thread;
}

describe('a Portal Crawl', () => {
  it.each([
    [1, 0],
    [1, 3],
    [2, 0],
    [4, 0],
  ])(
    'is played by %i people and %i bots to its end',
    async (count, bots) => {
      const stage = await openStage();
      await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
      const { playground } = stage;
      const people = Array.from({ length: count }, (_, at) => playground.person(at));
      const [ada] = people;
      if (!ada) throw new Error('nobody plays');
      const thread = await openScenario(stage, people, bots, 'crimson-sands');
      expect(tableIn(playground, thread).text).toMatch(/Goal:.*portal shard/);
      const info = await (await ada.command(thread, 'adventure', {}, { subcommand: 'info' })).settled();
      expect(info.ephemeral).toBe(true);
      expect(info.text).toContain('Crimson Sands');
      expect((await playUntil(stage, people, thread, () => false)).failed).toEqual([]);
      expect(tableIn(playground, thread).text).toMatch(/the portal is closed|is lost/);
      const over = playground.messages(thread).find(({ text }) => text.includes('Thank you for playing'));
      expect(over?.text).toMatch(/the portal is closed|is lost/);
      const verified = await (await ada.command(thread, 'verify')).settled();
      expect(verified.text).toContain('everything came out the same');
      expectNoErrors(stage);
    },
    300_000,
  );
});

describe('a Boss Battle', () => {
  it.each([
    [1, 0],
    [1, 2],
    [3, 1],
  ])(
    'is played by %i people and %i bots to its end',
    async (count, bots) => {
      const stage = await openStage();
      await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
      const { playground } = stage;
      const people = Array.from({ length: count }, (_, at) => playground.person(at));
      const [ada] = people;
      if (!ada) throw new Error('nobody plays');
      const thread = await openScenario(stage, people, bots, 'fallen-barbarian');
      expect(tableIn(playground, thread).text).toContain('Fallen Barbarian');
      expect((await playUntil(stage, people, thread, () => false)).failed).toEqual([]);
      const over = playground.messages(thread).find(({ text }) => text.includes('Thank you for playing'));
      expect(over?.text).toMatch(/Fallen Barbarian (is defeated|has won)/);
      const verified = await (await ada.command(thread, 'verify')).settled();
      expect(verified.text).toContain('everything came out the same');
      expectNoErrors(stage);
    },
    300_000,
  );
});
