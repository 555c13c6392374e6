/** Redis answers, and every answer comes late. */
import { describe, expect, it } from 'vitest';
import { DEFER_AFTER_MS } from '../../../src/commands/routing/replies.ts';
import { SCRIPTS } from '../../../src/store/redis/scripts.ts';
import { revOf, tableIn } from '../presser.ts';
import { openDuel, pressAndWait, SEED, waitUntil } from '../scene.ts';
import { askedRevIn, openRedisStage } from './store-redis-stage.ts';

const BUTTON = 'Go on, roll later';
const NOTHING_CHANGED = /[Nn]othing was changed/;
/** Slow answers add up: several questions to the store lie behind each thing that is waited for. */
const PATIENCE_MS = 20_000;

async function openScene() {
  const stage = await openRedisStage();
  await stage.startBot({ newSeed: () => SEED, deferAfterMs: DEFER_AFTER_MS });
  const duel = await openDuel(stage);
  // The table's message is noted: from here on only people change anything.
  await expect.poll(async () => (await stage.kept(duel.thread)).data).toContain('"messageId"');
  const askedRev = askedRevIn(await stage.kept(duel.thread));
  const asked = async () => askedRevIn(await stage.kept(duel.thread)) - askedRev;
  return { stage, asked, ...duel };
}

describe('when the answers of Redis', () => {
  it('take 200 ms, a press is taken and acknowledged as ever, and the table follows', async () => {
    const { stage, asked, ada, table } = await openScene();
    stage.line.delay(200);
    const rev = revOf(table);
    expect(await ada.press(table, BUTTON)).toMatchObject({ kind: 'deferred-update' });
    expect(await asked()).toBe(1);
    await waitUntil(stage, () => revOf(tableIn(stage.playground, table.channelId)) > rev);
    stage.line.delay(0);
    expect(stage.book.lines).toEqual([]);
    expect(stage.playground.violations()).toEqual([]);
  });

  it('take a second, the person is asked for patience and then told that the press was taken, once', async () => {
    const { stage, asked, ada, table, thread } = await openScene();
    stage.line.delay(1_000);
    const rev = revOf(table);
    const seen = await ada.press(table, BUTTON);
    expect(seen).toMatchObject({ kind: 'deferred', ephemeral: true });
    expect((await seen.settled(PATIENCE_MS)).text).toContain('was taken');
    expect(await asked()).toBe(1);
    stage.line.delay(0);
    await waitUntil(stage, () => revOf(tableIn(stage.playground, thread)) > rev);
    const again = await pressAndWait(stage, ada, tableIn(stage.playground, thread), 'Roll 5 dice');
    expect(revOf(again)).toBe(rev + 2);
    expect(stage.playground.violations()).toEqual([]);
  });

  it('take 1.9 s, where some come and some are given up, whatever the person is told is so', async () => {
    const { stage, asked, ada, table, thread } = await openScene();
    const rev = revOf(table);
    stage.line.delay(1_900);
    const seen = await ada.press(table, BUTTON);
    const told = (await seen.settled(PATIENCE_MS)).text;
    const moves = await asked();
    if (told.includes('was taken')) expect(moves).toBe(1);
    else if (NOTHING_CHANGED.test(told)) expect(moves).toBe(0);
    else expect(told).toMatch(/Look at the table before you press again/);
    stage.line.delay(0);
    await stage.backAgain();
    // What was given up does not land afterwards, and what was taken is shown.
    await waitUntil(stage, () => revOf(tableIn(stage.playground, thread)) === rev + moves);
    expect(await asked()).toBe(moves);
  });

  it('take 4 s, the person is told in time that nothing was changed, and nothing lands late', async () => {
    const { stage, ada, table, thread } = await openScene();
    const before = await stage.kept(thread);
    stage.line.delay(4_000);
    const seen = await ada.press(table, BUTTON);
    expect((await seen.settled(PATIENCE_MS)).text).toMatch(NOTHING_CHANGED);
    stage.line.delay(0);
    await stage.backAgain();
    expect(await stage.kept(thread)).toEqual(before);
    const rolling = await pressAndWait(stage, ada, table, BUTTON);
    expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
    expect(stage.playground.violations()).toEqual([]);
  });

  it('take 4 s from a commit on, nobody is told that nothing was changed, and it counts once', async () => {
    const { stage, asked, ada, table, thread } = await openScene();
    const rev = revOf(table);
    stage.line.delayFrom(SCRIPTS.commit.sha, 4_000);
    const seen = await ada.press(table, BUTTON);
    expect((await seen.settled(PATIENCE_MS)).text).toMatch(/Look at the table before you press again/);
    stage.line.delay(0);
    await stage.backAgain();
    await waitUntil(stage, () => revOf(tableIn(stage.playground, thread)) > rev);
    expect(await asked()).toBe(1);
  });

  it('take 1.9 s for a while, the bot and the clocks go on by themselves', async () => {
    const stage = await openRedisStage();
    let ahead = 0;
    await stage.startBot({
      newSeed: () => SEED,
      deferAfterMs: DEFER_AFTER_MS,
      draw: () => 0,
      now: () => Date.now() + ahead,
    });
    const { thread, ada } = await openDuel(stage);
    const bo = stage.playground.person(2);
    stage.line.delay(1_900);
    const sent = await bo.command(stage.hall, 'duel', {
      hero: 'monk',
      'opponent-hero': 'barbarian',
      starts: 'opponent',
    });
    expect((await sent.settled(PATIENCE_MS)).text).not.toMatch(/nothing was changed/i);
    ahead = 4 * 60_000;
    stage.line.delay(0);
    const nudged = await ada.waitForMessage(
      thread,
      ({ text }) => text.includes('the game waits for you'),
      PATIENCE_MS,
    );
    expect(nudged.text).toContain(ada.id);
    await expect.poll(async () => (await stage.store.listByUser(bo.id)).length).toBe(1);
    const [game] = await stage.store.listByUser(bo.id);
    await bo.waitForMessage(game?.channelId ?? '', ({ text }) => text.includes(`<@${bo.id}>`), PATIENCE_MS);
    expect(stage.playground.violations()).toEqual([]);
  });
});
