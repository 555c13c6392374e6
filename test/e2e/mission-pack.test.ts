/** A Mission from a pack: offered, played, continued after a restart, and bound to its file. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unloadPacks } from '../../src/content/packs/add-pack.ts';
import { loadPacks } from '../../src/content/packs/load.ts';
import type { Player } from '../../src/playground/index.ts';
import { openMission, playUntil, shownRound, tableFingerprint } from './mission-play.ts';
import { answersIn, isOver, press, tableIn } from './presser.ts';
import { SEED, waitForPrivateText, waitUntil } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/missions.md'), 'utf8');
const EXAMPLE = /^```json\n([\s\S]*?)^```$/m.exec(PAGE)?.[1] ?? '';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throneroom-own-missions-'));
});
afterEach(() => {
  unloadPacks();
  rmSync(folder, { recursive: true, force: true });
});

/** What the bot has of packs from its next start on. */
function bring(change: (text: string) => string = (text) => text): void {
  writeFileSync(join(folder, 'gate.json'), change(EXAMPLE));
  unloadPacks();
  expect(loadPacks(folder).refused).toEqual([]);
}

const asked = async (person: Player, channel: string, name: string, options: Record<string, string> = {}) =>
  (await (await person.command(channel, name, options)).settled()).text;

async function openGate(stage: Stage): Promise<{ ada: Player; thread: string }> {
  const ada = stage.playground.person(0);
  return { ada, thread: await openMission(stage, [ada], 1, 'live', 'The Small Gate') };
}

/** Presses the first answer at the table. */
async function pressFirst(stage: Stage, person: Player, thread: string): Promise<void> {
  const before = tableFingerprint(stage, thread);
  const [offer] = answersIn(tableIn(stage.playground, thread));
  if (!offer) throw new Error('the table offers nothing');
  await press(person, offer);
  await waitUntil(stage, () => tableFingerprint(stage, thread) !== before);
}

describe('a Mission from a pack', () => {
  it('is offered, told, played to its end and verified', async () => {
    bring();
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
    const { ada, thread } = await openGate(stage);
    const { choices } = await ada.autocomplete(
      stage.hall,
      'mission',
      'mission',
      { mission: 'small' },
      { subcommand: 'start' },
    );
    expect(choices).toEqual([{ name: expect.stringContaining('The Small Gate'), value: 'small-gate' }]);
    const info = await ada.command(stage.hall, 'mission', { mission: 'small-gate' }, { subcommand: 'info' });
    expect((await info.settled()).text).toContain('The Small Gate');
    const { failed } = await playUntil(stage, [ada], thread, () => false);
    expect(failed).toEqual([]);
    expect(isOver(stage.playground, thread)).toBe(true);
    expect(await asked(ada, thread, 'verify')).toContain('everything came out the same');
    expectNoErrors(stage);
  }, 120_000);

  it('goes on after a restart, and when only words of the file have changed', async () => {
    bring();
    const stage = await openStage();
    const first = await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
    const { ada, thread } = await openGate(stage);
    await pressFirst(stage, ada, thread);
    await first.stop();
    bring((text) => text.replace('"text": "', '"text": "In better words: '));
    await stage.startBot();
    const { failed } = await playUntil(stage, [ada], thread, () => shownRound(stage, thread) > 1);
    expect(failed).toEqual([]);
    expect(shownRound(stage, thread)).toBe(2);
    expectNoErrors(stage);
  }, 120_000);

  it.each<[string, () => void, string]>([
    ['is gone', () => unloadPacks(), 'the mission small-gate is not loaded'],
    [
      'is played otherwise now',
      () => bring((text) => text.replace('"level": 1', '"level": 2')),
      'the pack of small-gate has changed since the game began',
    ],
  ])('waits while its file %s, and comes back with it', async (_what, spoil, reason) => {
    bring();
    const stage = await openStage();
    const first = await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
    const { ada, thread } = await openGate(stage);
    await first.stop();
    const [offer] = answersIn(tableIn(stage.playground, thread));
    if (!offer) throw new Error('the table offers nothing');
    spoil();
    const second = await stage.startBot();
    await press(ada, offer);
    await waitForPrivateText(ada, thread, /What is kept of this game cannot be read/);
    expect(stage.book.lines.filter((line) => line.includes('a game cannot be read'))).toEqual([
      expect.stringContaining(reason),
    ]);
    await second.stop();
    bring();
    await stage.startBot();
    await pressFirst(stage, ada, thread);
    expect(stage.playground.violations()).toEqual([]);
  });
});
