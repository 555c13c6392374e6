import { describe, expect, it } from 'vitest';
import { RULES_VERSION } from '../../../src/engine/hosting.ts';
import { courseOfGame } from '../../../src/games/outbox/finish-post.ts';
import { parseRecord } from '../../../src/games/repository/game-record.ts';
import type { LoadedGame } from '../../../src/games/repository/game-update.ts';
import { parseLog } from '../../../src/games/repository/log-entry.ts';
import { CHANNEL, openedKit } from '../table-kit.ts';

/** A duel that Ben gave up after a roll, with the reader of its log. */
async function finished() {
  const kit = await openedKit();
  await kit.press('anna', { type: 'pass' });
  await kit.press('anna', { type: 'roll' });
  await kit.press('ben', { type: 'concede' });
  const stored = await kit.store.loadByChannel(CHANNEL);
  if (!stored) throw new Error('there is no game');
  const game: LoadedGame = { stored, record: parseRecord(stored.id, stored.data) };
  return { game, readLog: async (id: string) => parseLog(id, await kit.store.readLog(id)) };
}

describe('the course of a finished game', () => {
  it('is told by its log', async () => {
    const { game, readLog } = await finished();
    expect(await courseOfGame(game, readLog)).toHaveLength(1);
  });

  it('is left out for a game of other rules or packs', async () => {
    const { game, readLog } = await finished();
    const of = (record: Partial<LoadedGame['record']>) =>
      courseOfGame({ ...game, record: { ...game.record, ...record } }, readLog);
    expect(await of({ rulesVersion: RULES_VERSION - 1 })).toEqual([]);
    expect(await of({ packs: { barbarian: 'gone' } })).toEqual([]);
  });

  it('is left out when its log cannot be read, and other errors are not hidden', async () => {
    const { game } = await finished();
    const torn = () => Promise.reject(new Error('torn'));
    await expect(courseOfGame(game, torn)).rejects.toThrow('torn');
    expect(await courseOfGame(game, async () => parseLog(game.stored.id, [{ at: 'torn' }]))).toEqual([]);
  });
});
