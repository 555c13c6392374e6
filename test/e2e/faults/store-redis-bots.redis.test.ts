import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { openDuel, SEED } from '../scene.ts';
import { OUTAGES } from './store-outages.ts';
import { openRedisStage } from './store-redis-stage.ts';

/** Longer than the hold that a drainer has on a game when the store goes away. */
const PATIENCE_MS = 20_000;

describe('when Redis', () => {
  it.each(OUTAGES)('$name, the bot and the clocks go on by themselves', async (outage) => {
    const stage = await openRedisStage();
    let ahead = 0;
    const outages = new EventEmitter();
    let isOut = false;
    await stage.startBot({
      newSeed: () => SEED,
      draw: () => 0,
      now: () => Date.now() + ahead,
      // The bot has thought of its move when the store goes away.
      choose: async (_view, [first]) => {
        if (!isOut) {
          isOut = true;
          await outage.begin(stage);
          outages.emit('begun');
        }
        if (!first) throw new Error('Nothing is legal.');
        return first;
      },
    });
    const { thread, ada } = await openDuel(stage);
    const bots = stage.playground.person(2);
    const begun = once(outages, 'begun');
    await bots.command(stage.hall, 'duel', {
      hero: 'monk',
      'opponent-hero': 'barbarian',
      starts: 'opponent',
    });
    await begun;
    ahead = 4 * 60_000;
    await outage.end(stage);
    await stage.backAgain();
    const nudged = await ada.waitForMessage(
      thread,
      ({ text }) => text.includes('the game waits for you'),
      PATIENCE_MS,
    );
    expect(nudged.text).toContain(ada.id);
    const games = await stage.store.listByUser(bots.id);
    const place = games[0]?.channelId ?? '';
    await bots.waitForMessage(place, ({ text }) => text.includes(`<@${bots.id}>`), PATIENCE_MS);
    expect(stage.playground.violations()).toEqual([]);
  });
});
