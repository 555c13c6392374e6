import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unloadPacks } from '../../src/content/packs/add-pack.ts';
import { loadPacks } from '../../src/content/packs/load.ts';
import type { Player } from '../../src/playground/index.ts';
import { isTable, playAtRandom } from './presser.ts';
import { SEED, threadOf, waitUntil } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

const EXAMPLE = join(import.meta.dirname, '../../docs/examples/lamplighter.hero.txt');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throneroom-typed-'));
  copyFileSync(EXAMPLE, join(folder, 'lamplighter.hero.txt'));
  expect(loadPacks(folder).refused).toEqual([]);
});
afterEach(() => {
  unloadPacks();
  rmSync(folder, { recursive: true, force: true });
});

async function asked(person: Player, channel: string, name: string, options: Record<string, string> = {}) {
  return (await (await person.command(channel, name, options)).settled()).text;
}

describe('a hero that was typed as text', () => {
  it('is offered, played to the end against the bot, and verified', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED });
    const ada = stage.playground.person(0);
    const { choices } = await ada.autocomplete(stage.hall, 'duel', 'hero', { hero: 'lampl' });
    expect(choices).toEqual([{ name: expect.stringContaining('Lamplighter'), value: 'lamplighter' }]);
    const opening = await ada.command(stage.hall, 'duel', {
      hero: 'lamplighter',
      'opponent-hero': 'lamplighter',
      starts: 'me',
    });
    const told = await opening.settled();
    await waitUntil(stage, () => told.content.includes('<#'));
    expect(told.content).toContain('(Lamplighter) duels with me (Lamplighter)');
    const thread = threadOf(stage);
    await ada.waitForMessage(thread, isTable);
    const { refusals } = await playAtRandom(stage.playground, thread, 'lamps');
    expect(refusals).toEqual([]);
    await ada.waitForMessage(thread, ({ text }) => text.includes('Thank you for playing'));
    expect(await asked(ada, thread, 'verify')).toContain('everything came out the same');
    expectNoErrors(stage);
  });

  it('is looked up with its odds, and who loaded it and when', async () => {
    const before = Math.floor(Date.now() / 1_000);
    const stage = await openStage();
    await stage.startBot();
    const ada = stage.playground.person(0);
    const about = await asked(ada, stage.hall, 'hero', { name: 'lamplighter' });
    const read = /pack of whoever runs this bot \(`lamplighter\.hero\.txt`\), which I read on <t:(\d+):f>/;
    expect(about).toMatch(read);
    expect(Math.abs(Number(read.exec(about)?.[1]) - before)).toBeLessThan(60);
    expect(await asked(ada, stage.hall, 'odds', { hero: 'lamplighter' })).toContain('**Pole Strike**');
    expect(await asked(ada, stage.hall, 'token', { name: 'glow' })).toContain('Glow');
    expect(await asked(ada, stage.hall, 'card', { name: 'lamplighter/pole-strike-ii' })).toContain(
      'In the deck of Lamplighter',
    );
    expectNoErrors(stage);
  });
});
