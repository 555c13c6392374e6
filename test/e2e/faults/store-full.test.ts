/** The whole program on a disk that is full, and later has room again. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDuel, pressAndWait, waitForPrivateText } from '../scene.ts';
import { type DiskStage, openDiskStage } from './store-full.ts';

const NOT_TAKEN = /[Nn]othing was changed/;
const PATIENCE_MS = 20_000;

function keptIn(stage: DiskStage): readonly unknown[] {
  return ['games', 'log', 'outbox', 'records'].map((table) => stage.sql(`SELECT * FROM ${table}`));
}

/** A game of Cleo's in which the bot is to move, and is kept from it until it is let go. */
async function openHeldGame(stage: DiskStage) {
  stage.sql(`CREATE TRIGGER held BEFORE INSERT ON claims WHEN NEW.name LIKE 'attend:%'
    BEGIN SELECT RAISE(IGNORE); END`);
  const cleo = stage.playground.person(2);
  await cleo.command(stage.hall, 'duel', { hero: 'monk', 'opponent-hero': 'barbarian', starts: 'opponent' });
  const held = () => stage.sql('SELECT id FROM games');
  await expect.poll(held).toHaveLength(1);
  return { cleo, letGo: () => stage.sql('DROP TRIGGER held') };
}

describe('when the disk is full', () => {
  it('moves are told not to be taken, look-ups go on, and all goes on by itself when there is room', async () => {
    const stage = await openDiskStage();
    const { playground, hall, program } = stage;
    const { cleo, letGo } = await openHeldGame(stage);
    const { ada, bo, table, thread } = await openDuel(stage);
    await expect.poll(() => stage.sql('SELECT id FROM outbox')).toEqual([]);
    const before = keptIn(stage);
    await stage.fill();

    await ada.press(table, 'Go on, roll later');
    await waitForPrivateText(ada, thread, NOT_TAKEN);
    const found = await (await ada.command(hall, 'token', { name: 'Knockdown' })).settled();
    expect(found.text).toContain('Knockdown');
    expect((await (await bo.command(thread, 'hand')).settled()).text).toContain('Your hand');
    const challenged = await (await ada.command(hall, 'duel', { opponent: bo.id })).settled();
    expect(challenged.text).toMatch(NOT_TAKEN);
    expect(keptIn(stage)).toEqual(before);

    // Both games are due: the duel's clock, and the bot that is let go.
    letGo();
    // A new version, as of any change that the program has not made itself.
    stage.sql(`UPDATE games SET due_at = ${Date.now() - 1_000}, version = version + 1`);
    await expect.poll(() => stage.waiting(), { timeout: PATIENCE_MS }).toHaveLength(1);
    expect(program.child.exitCode).toBeNull();
    await stage.makeRoom();
    const nudged = await ada.waitForMessage(
      thread,
      ({ text }) => text.includes('the game waits for you'),
      PATIENCE_MS,
    );
    expect(nudged.text).toContain(ada.id);
    const games = stage.sql(`SELECT channel_id FROM games WHERE user_ids LIKE '%${cleo.id}%'`);
    const { channel_id: place } = z.object({ channel_id: z.string() }).parse(games[0]);
    await cleo.waitForMessage(place, ({ text }) => text.includes(`<@${cleo.id}>`), PATIENCE_MS);
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
    expect(stage.waiting()).toHaveLength(1);
    expect(program.output()).toContain('the store accepts changes again');
    expect(playground.violations()).toEqual([]);
  });
});
