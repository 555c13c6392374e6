/** Simultaneous presses of four heroes while Redis is slow, goes down, or loses answers. */
import { describe, expect, it } from 'vitest';
import { DEFER_AFTER_MS } from '../../../src/commands/routing/replies.ts';
import { openStore } from '../../../src/store/index.ts';
import { SCRIPTS } from '../../../src/store/redis/scripts.ts';
import { SEED, waitUntil } from '../scene.ts';
import { closeAtEnd } from '../stage.ts';
import { openMissionScene } from './mission-scene.ts';
import { OUTAGES } from './store-outages.ts';
import { openRedisStage } from './store-redis-stage.ts';

const SAME = 'everything came out the same';
const UNSURE = /Look at the table before you press again/;
const NOTHING_CHANGED = /games cannot be reached right now|[Nn]othing was changed/;
/** Slow answers add up: who is beaten to a commit asks the store again. */
const PATIENCE_MS = 40_000;

async function openScene() {
  const stage = await openRedisStage();
  await stage.startBot({ newSeed: () => SEED, deferAfterMs: DEFER_AFTER_MS });
  const direct = await openStore({ kind: 'redis', url: stage.server.url });
  closeAtEnd(() => direct.close());
  const scene = await openMissionScene(stage, direct);
  // The table's message is noted: from here on only people change anything.
  await expect.poll(async () => (await stage.kept(scene.thread)).data).toContain('"messageId"');
  return { stage, ...scene };
}

describe('where four press at once and Redis', () => {
  it.each(OUTAGES)(
    '$name, all are told that nothing was changed, and play on afterwards',
    async (outage) => {
      const { stage, pressAll, kept, shown, verified, thread } = await openScene();
      const [rev, before] = [shown(), await stage.kept(thread)];
      await outage.begin(stage);
      const seen = await pressAll();
      const told = await Promise.all(seen.map((one) => one.settled(PATIENCE_MS)));
      for (const { text } of told) expect(text).toMatch(NOTHING_CHANGED);
      await outage.end(stage);
      await stage.backAgain();
      expect(await stage.kept(thread)).toEqual(before);
      await pressAll();
      await waitUntil(stage, () => shown() === rev + 4);
      await expect.poll(kept).toBe(4);
      expect(await verified()).toContain(SAME);
      expect(stage.playground.violations()).toEqual([]);
    },
    120_000,
  );

  it.each([200, 1_000])(
    'takes %d ms for each answer, all four count once',
    async (ms) => {
      const { stage, pressAll, kept, shown, verified } = await openScene();
      const rev = shown();
      stage.line.delay(ms);
      const seen = await pressAll();
      for (const one of seen.filter(({ kind }) => kind === 'deferred')) {
        // A press on a panel is answered by the panel as it is then.
        const { text } = await one.settled(PATIENCE_MS);
        expect(text).not.toMatch(NOTHING_CHANGED);
        expect(text).not.toMatch(UNSURE);
      }
      expect(seen.filter(({ kind }) => kind !== 'deferred' && kind !== 'deferred-update')).toEqual([]);
      stage.line.delay(0);
      await waitUntil(stage, () => shown() === rev + 4);
      expect(await kept()).toBe(4);
      expect(await verified()).toContain(SAME);
      expect(stage.playground.violations()).toEqual([]);
    },
    120_000,
  );

  it('takes a commit and its answer is lost, nobody is told that nothing was changed who was heard', async () => {
    const { stage, pressAll, kept, shown, verified } = await openScene();
    const rev = shown();
    stage.line.swallowAfter(SCRIPTS.commit.sha);
    const seen = await pressAll();
    const told = await Promise.all(seen.map((one) => one.settled(PATIENCE_MS)));
    stage.line.heal();
    await stage.backAgain();
    const unsure = told.filter(({ text }) => UNSURE.test(text));
    const nothing = told.filter(({ text }) => NOTHING_CHANGED.test(text));
    expect(unsure.length + nothing.length).toBe(4);
    const moves = await kept();
    expect(moves).toBeGreaterThan(0);
    expect(moves).toBeLessThanOrEqual(unsure.length);
    await waitUntil(stage, () => shown() === rev + moves);
    expect(await verified()).toContain(SAME);
  }, 120_000);
});
