import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unloadPacks } from '../../src/content/packs/add-pack.ts';
import { loadPacks } from '../../src/content/packs/load.ts';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { changedPack, type JsonPath } from '../content/packs/changed-pack.ts';
import { NORTHWOMAN_CHANGES } from '../content/packs/northwoman.ts';
import { isTable, playAtRandom, tableIn } from './presser.ts';
import { openDuel, pressAndWait, SEED, threadOf, waitForPrivateText, waitUntil } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throneroom-own-'));
});
afterEach(() => {
  unloadPacks();
  rmSync(folder, { recursive: true, force: true });
});

/** What the bot has of packs from its next start on. */
function bring(...changes: (readonly [JsonPath, unknown])[]): void {
  writeFileSync(join(folder, 'north.json'), changedPack([...NORTHWOMAN_CHANGES, ...changes]));
  unloadPacks();
  expect(loadPacks(folder).refused).toEqual([]);
}

/** A game against the bot, in which both play the hero of the pack. */
async function openNorthernDuel(stage: Stage): Promise<{ ada: Player; thread: string; table: SeenMessage }> {
  const ada = stage.playground.person(0);
  const seen = await ada.command(stage.hall, 'duel', {
    hero: 'northwoman',
    'opponent-hero': 'Northwoman',
    starts: 'me',
  });
  const told = await seen.settled();
  await waitUntil(stage, () => told.content.includes('<#'));
  expect(told.content).toContain('(Northwoman) duels with me (Northwoman)');
  const thread = threadOf(stage);
  return { ada, thread, table: await ada.waitForMessage(thread, isTable) };
}

async function asked(person: Player, channel: string, name: string, options: Record<string, string> = {}) {
  return (await (await person.command(channel, name, options)).settled()).text;
}

describe('a hero from a pack', () => {
  it('is offered, played to the end against the bot, and verified', async () => {
    bring();
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED });
    const { ada, thread } = await openNorthernDuel(stage);
    const { choices } = await ada.autocomplete(stage.hall, 'duel', 'hero', { hero: 'north' });
    expect(choices).toEqual([{ name: expect.stringContaining('Northwoman'), value: 'northwoman' }]);
    const { refusals } = await playAtRandom(stage.playground, thread, 'north');
    expect(refusals).toEqual([]);
    await ada.waitForMessage(thread, ({ text }) => text.includes('Thank you for playing'));
    expect(await asked(ada, thread, 'verify')).toContain('everything came out the same');
    // The play of the game is random, so the last turns need not mention the token.
    expect(await asked(ada, thread, 'log')).toMatch(/Turn \d+: (?:Ada|The Bot)\./);
    expectNoErrors(stage);
  });

  it('is looked up like any other, and said to come from a pack', async () => {
    bring();
    const stage = await openStage();
    await stage.startBot();
    const ada = stage.playground.person(0);
    const about = await asked(ada, stage.hall, 'hero', { name: 'northwoman' });
    expect(about).toContain('### Northwoman: Overview');
    expect(about).toContain('This hero comes from a pack of whoever runs this bot (`north.json`)');
    expect(about).toContain('`/duel hero:northwoman`');
    expect(about).toContain('Weapon of choice: not known');
    const token = await asked(ada, stage.hall, 'token', { name: 'frostbite' });
    expect(token).toContain('In your Upkeep Phase take 1 undefendable damage.');
    expect(token).toContain('Sources: the pack north.json');
    const card = await asked(ada, stage.hall, 'card', { name: 'northwoman/get-some' });
    expect(card).toContain('In the deck of Northwoman');
    const stunned = await asked(ada, stage.hall, 'token', { name: 'stun' });
    expect(stunned).toContain('Northwoman');
    const odds = await asked(ada, stage.hall, 'odds', { hero: 'northwoman' });
    expect(odds).toContain('**Smack** (3x sword): **');
    expectNoErrors(stage);
  });

  it('has a board and a sheet in the colours of its pack', async () => {
    bring();
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED, pictures: true });
    const { ada, table } = await openNorthernDuel(stage);
    await waitUntil(stage, () => table.pictures.length > 0);
    const sheet = await (await ada.command(stage.hall, 'hero', { name: 'northwoman' })).settled();
    for (const { pictures } of [table, sheet]) {
      const answer = await fetch(pictures[0]?.url ?? '');
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    }
    // Darker than the white that the pack asks for: light words stand on it.
    const accent = JSON.stringify(table.components).match(/"accent_color":(\d+)/)?.[1];
    expect(Number(accent)).toBeLessThan(0x808090);
    expectNoErrors(stage);
  });
});

describe('a game with a hero from a pack', () => {
  it('goes on after a restart, and when only words of the pack have changed', async () => {
    bring();
    const stage = await openStage();
    const first = await stage.startBot({ newSeed: () => SEED });
    const { ada, thread, table } = await openNorthernDuel(stage);
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    await first.stop();
    bring([['hero', 'cards', 0, 'text'], 'The same in better words.']);
    await stage.startBot();
    const rolled = await pressAndWait(stage, ada, rolling, 'Roll 5 dice');
    expect(rolled.buttons.map(({ label }) => label)).toContain('Reroll 5 dice (2 left)');
    const { refusals } = await playAtRandom(stage.playground, thread, 'north again', 40);
    expect(refusals).toEqual([]);
    expectNoErrors(stage);
  });

  it.each([
    ['is gone', () => unloadPacks(), 'the hero northwoman is not loaded'],
    [
      'is played otherwise now',
      () => bring([['hero', 'abilities', 0, 'variants', 0, 'effects', 0, 'amount'], 9]),
      'the pack of northwoman has changed since the game began',
    ],
  ])(
    'waits while its pack %s, and comes back with it',
    async (_, spoil, reason) => {
      bring();
      const stage = await openStage();
      const first = await stage.startBot({ newSeed: () => SEED });
      const { ada, thread, table } = await openNorthernDuel(stage);
      const other = await openDuel(stage);
      await first.stop();
      spoil();
      const second = await stage.startBot();
      await ada.press(table, 'Go on, roll later');
      await waitForPrivateText(ada, thread, /What is kept of this game cannot be read/);
      expect(stage.book.lines.filter((line) => line.includes('a game cannot be read'))).toEqual([
        expect.stringContaining(reason),
      ]);
      const rolling = await pressAndWait(stage, other.ada, other.table, 'Go on, roll later');
      expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
      await second.stop();
      bring();
      await stage.startBot();
      const again = await pressAndWait(stage, ada, tableIn(stage.playground, thread), 'Go on, roll later');
      expect(again.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
      expect(stage.playground.violations()).toEqual([]);
    },
    60_000,
  );

  it('is over, and cannot be verified by another pack; nobody calls its dice false', async () => {
    bring();
    const stage = await openStage();
    const first = await stage.startBot({ newSeed: () => SEED });
    const { ada, thread } = await openNorthernDuel(stage);
    const conceding = await (await ada.command(thread, 'concede')).settled();
    await ada.press(conceding, /Concede/);
    await ada.waitForMessage(thread, ({ text }) => text.includes('Thank you for playing'));
    expect(await asked(ada, thread, 'verify')).toContain('everything came out the same');
    await first.stop();
    bring([['hero', 'abilities', 0, 'variants', 0, 'effects', 0, 'amount'], 9]);
    await stage.startBot();
    const verdict = await asked(ada, thread, 'verify');
    expect(verdict).toContain('what Northwoman can do comes from a pack');
    expect(verdict).toContain('That says nothing about the dice.');
    expect(verdict).not.toContain('differently');
    const forgotten = await (await ada.command(thread, 'forget-me')).settled();
    const deleted = await ada.press(forgotten, 'Forget me');
    expect((await deleted.settled()).text).toContain('taken out of 1 finished game');
    expectNoErrors(stage);
  });
});
