import { describe, expect, it } from 'vitest';
import { SCRIPTS } from '../../../src/store/redis/scripts.ts';
import { isTable, playAtRandom, revOf, tableIn } from '../presser.ts';
import { openDuel, pressAndWait, SEED, waitForPrivateText, waitUntil } from '../scene.ts';
import { OUTAGES } from './store-outages.ts';
import { askedRevIn, openRedisStage } from './store-redis-stage.ts';

const AWAY = /cannot reach the place where I keep games|games cannot be reached right now/;

async function openScene() {
  const stage = await openRedisStage();
  await stage.startBot({ newSeed: () => SEED });
  const duel = await openDuel(stage);
  // The table's message is noted: from here on only people change anything.
  await waitUntil(stage, () => true);
  await expect.poll(async () => (await stage.kept(duel.thread)).data).toContain('"messageId"');
  return { stage, ...duel };
}

describe('when Redis', () => {
  it.each(OUTAGES)(
    '$name, players are told that a move was not taken, look-ups go on, and nothing lands late',
    async (outage) => {
      const { stage, ada, bo, table, thread } = await openScene();
      const { hall } = stage;
      const before = await stage.kept(thread);
      await outage.begin(stage);
      await ada.press(table, 'Go on, roll later');
      await waitForPrivateText(ada, thread, AWAY);
      const offered = await ada.autocomplete(hall, 'duel', 'hero', { hero: 'barb' });
      expect(offered.choices.map(({ value }) => value)).toContain('barbarian');
      const found = await (await ada.command(hall, 'token', { name: 'Knockdown' })).settled();
      expect(found.text).toContain('Knockdown');
      const hand = await (await bo.command(thread, 'hand')).settled();
      expect(hand.text).toMatch(AWAY);
      const challenged = await (await ada.command(hall, 'duel', { opponent: bo.id })).settled();
      expect(challenged.text).toMatch(AWAY);
      await outage.end(stage);
      await stage.backAgain();
      expect(await stage.kept(thread)).toEqual(before);
      const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
      expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
      expect(stage.playground.violations()).toEqual([]);
    },
  );

  it('is shut down and started again in the middle of a game, nothing is lost and the game goes on', async () => {
    const { stage, thread } = await openScene();
    const { playground, server } = stage;
    expect((await playAtRandom(playground, thread, 'before', 8)).refusals).toEqual([]);
    const askedRev = askedRevIn(await stage.kept(thread));
    await server.shutDown();
    await server.restart();
    await stage.backAgain();
    expect(askedRevIn(await stage.kept(thread))).toBe(askedRev);
    expect((await playAtRandom(playground, thread, 'after', 8)).refusals).toEqual([]);
    expect(askedRevIn(await stage.kept(thread))).toBeGreaterThan(askedRev);
    expect(playground.messages(thread).filter(isTable)).toHaveLength(1);
    expect(playground.violations()).toEqual([]);
  });

  it('takes a move but its answer is lost, the person is not told that nothing was changed', async () => {
    const { stage, ada, table, thread } = await openScene();
    const before = await stage.kept(thread);
    const rev = revOf(table);
    stage.line.swallowAfter(SCRIPTS.commit.sha);
    await ada.press(table, 'Go on, roll later');
    await waitForPrivateText(ada, thread, /Look at the table before you press again/);
    stage.line.heal();
    await stage.backAgain();
    await waitUntil(stage, () => revOf(tableIn(stage.playground, thread)) > rev);
    expect(askedRevIn(await stage.kept(thread))).toBe(rev + 1);
    expect((await stage.kept(thread)).version).toBeGreaterThan(before.version);
  });
});
