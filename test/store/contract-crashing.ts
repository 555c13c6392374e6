/** The contract's last part: several processes, and processes killed at any instant. */
import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../sampling.ts';
import { runCommitProcess } from './commit-process.ts';
import type { Given } from './place.ts';
import { change, countOf, create, present, sampleGame } from './sample-games.ts';

/** Each store plays this contract, on Redis in several layouts. */
const ROUNDS = IS_LONG_RUN ? 20 : 4;

export function crashing(given: () => Given): void {
  describe('processes', () => {
    it('may be two on one store: no increment of either is lost', async () => {
      const { store, place } = given();
      await create(store, sampleGame({ data: { count: 0 } }));
      const run = { options: place.options(), gameId: 'duel', times: 200 };
      const [one, two] = await Promise.all([
        runCommitProcess({ ...run, name: 'one' }),
        runCommitProcess({ ...run, name: 'two' }),
      ]);
      expect([...one, ...two].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 400 }, (_, n) => n + 2),
      );
      expect(countOf(await present(store))).toBe(400);
    }, 120_000);

    it('may be killed at any instant: what was acknowledged is there, and nothing is there by half', async () => {
      const { store, place, another } = given();
      await create(store, sampleGame({ data: { count: 0 } }));
      await store.close();
      for (let round = 0; round < ROUNDS; round += 1) {
        const name = `r${round}`;
        const kill = { killAfter: randomInt(1, 100), killDelayMs: randomInt(0, 4) };
        const acknowledged = await runCommitProcess({
          options: place.options(),
          gameId: 'duel',
          name,
          ...kill,
        });
        const survivor = await another();
        const game = await present(survivor);
        const last = acknowledged.at(-1) ?? 0;
        // One commit may have landed whose acknowledgement the kill cut off.
        expect([last, last + 1]).toContain(game.version);
        expect(countOf(game)).toBe(game.version - 1);
        const versions = Array.from({ length: game.version - 1 }, (_, n) => n + 2);
        expect(await survivor.readLog('duel')).toEqual(versions.map((version) => ({ version })));
        const outbox = await survivor.readOutbox(100_000, 'duel');
        expect(outbox.map((entry) => Number(entry.id.split('-')[1]))).toEqual(versions);
        expect(await change(survivor, game, {}, { interactionId: `${name}-${game.version}` })).toBe(
          'repeated',
        );
        await survivor.close();
      }
    }, 180_000);
  });
}
