/** Missions in chat: from the lobby to the end, alone with bots and by several people side by side. */
import { describe, expect, it } from 'vitest';
import type { Player } from '../../src/playground/index.ts';
import { isOver, isTable, playAtRandom } from './presser.ts';
import { SEED, threadOf } from './scene.ts';
import { expectNoTrouble, openStage, type Stage } from './stage.ts';

/** Opens a table for The Toll Bridge, with people in their seats and bots in the others. */
async function openMission(stage: Stage, people: readonly Player[], bots: number): Promise<string> {
  const { hall } = stage;
  const [host, ...others] = people;
  if (!host) throw new Error('nobody plays');
  const sent = await host.command(
    hall,
    'mission',
    { mission: 'The Toll Bridge', hero: 'barbarian' },
    { subcommand: 'start' },
  );
  const lobby = await sent.settled();
  for (const other of others) await (await other.press(lobby, 'Take a seat')).settled();
  for (let count = 0; count < bots; count += 1) await (await host.press(lobby, 'Add a bot')).settled();
  await (await host.press(lobby, 'Start')).settled();
  const thread = threadOf(stage);
  await host.waitForMessage(thread, isTable);
  return thread;
}

describe('a Mission', () => {
  it('is played alone with three bots to its end', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
    const { playground } = stage;
    const ada = playground.person(0);
    const thread = await openMission(stage, [ada], 3);
    const { presses, refusals } = await playAtRandom(playground, thread, 'solo', 900);
    expect(isOver(playground, thread)).toBe(true);
    expect(refusals).toEqual([]);
    expect(presses).toBeGreaterThan(20);
    const over = playground.messages(thread).find(({ text }) => text.includes('Thank you for playing'));
    expect(over?.text).toMatch(/the Mission is (won|lost)[\s\S]*perk point[\s\S]*Ada \(Barbarian\)/);
    expectNoTrouble(stage);
  }, 240_000);
});
