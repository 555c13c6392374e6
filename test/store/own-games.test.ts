/** A person's games in the embedded store, by their status: as they begin, end, begin again and change hands. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type GameStore, openStore } from '../../src/store/index.ts';
import { change, create, present, sampleGame } from './sample-games.ts';

describe("a person's games", () => {
  let directory: string;
  let store: GameStore;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'throneroom-own-'));
    store = await openStore({ kind: 'embedded', directory });
  });
  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const idsOf = async (userId: string) => ({
    live: await store.idsByUser(userId, 'live'),
    finished: await store.idsByUser(userId, 'finished'),
  });

  it('are found by their status at every change of it', async () => {
    await create(store);
    expect(await idsOf('anna')).toEqual({ live: ['duel'], finished: [] });
    await change(store, await present(store), { status: 'finished' });
    expect(await idsOf('anna')).toEqual({ live: [], finished: ['duel'] });
    // Somebody leaves a game that is over, and it begins again with another person.
    await change(store, await present(store), { userIds: ['ben'] });
    expect(await idsOf('anna')).toEqual({ live: [], finished: [] });
    expect(await idsOf('ben')).toEqual({ live: [], finished: ['duel'] });
    await change(store, await present(store), { status: 'live', userIds: ['ben', 'cleo'] });
    expect(await idsOf('ben')).toEqual({ live: ['duel'], finished: [] });
    expect(await idsOf('cleo')).toEqual({ live: ['duel'], finished: [] });
  });

  it('that are live are found without a look at those that are over', async () => {
    await create(store, sampleGame({ userIds: ['anna'] }));
    const database = new Libsql(join(directory, 'throneroom.sqlite'));
    const steps = database
      .prepare(
        `EXPLAIN QUERY PLAN SELECT games.id FROM game_users JOIN games ON games.id = game_users.game_id
         WHERE game_users.user_id = ? AND game_users.status = ?`,
      )
      .all('anna', 'live');
    database.close();
    expect(JSON.stringify(steps)).toContain('game_users_status (user_id=? AND status=?)');
  });
});
