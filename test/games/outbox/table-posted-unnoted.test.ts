/** A table was posted for a person, and the program died before it noted which message it is. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { turnOf } from '../../../src/engine/hosting.ts';
import { parseRecord } from '../../../src/games/repository/game-record.ts';
import type { Json } from '../../../src/store/index.ts';
import { change } from '../../store/sample-games.ts';
import { FakeChat } from '../fake-chat.ts';
import { ANNA, askedSeat, BEN, CHANNEL, plainAction, ROBOT, tableKit } from '../table-kit.ts';

/** The second table is posted, but the process never gets the answer. */
class LosesSecondTable extends FakeChat {
  posts = 0;
  override async postTable(...args: Parameters<FakeChat['postTable']>) {
    const table = await super.postTable(...args);
    this.posts += 1;
    return this.posts === 2 ? new Promise<typeof table>(() => undefined) : table;
  }
}

it('is the table of the turn again, also while only bots are asked by now', async () => {
  const kit = await tableKit();
  const chat = new LosesSecondTable();
  const dying = kit.another({ chat });
  await dying.open({
    channelId: CHANNEL,
    guildId: null,
    occupants: [ANNA, BEN],
    setup: { mode: 'duel', seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }], first: 0 },
    pace: 'live',
    interactionId: null,
  });
  const answer = async () => {
    const game = await kit.look();
    const seat = askedSeat(game);
    const press = { channelId: CHANNEL, userId: seat === 0 ? 'anna' : 'ben', interactionId: null, rev: null };
    expect((await dying.act(press, plainAction(game, seat))).result).toBe('done');
  };
  await expect.poll(() => chat.posts).toBe(1);
  await dying.idle();
  for (let presses = 0; chat.posts < 2; presses += 1) {
    expect(presses).toBeLessThan(60);
    await answer();
    if (turnOf((await kit.look()).state).number === 1) await dying.idle();
    else await expect.poll(() => chat.posts).toBe(2);
  }
  await answer();
  expect(askedSeat(await kit.look())).toBe(1);
  // A bot takes over the seat that is asked.
  const stored = await kit.store.loadByChannel(CHANNEL);
  if (!stored) throw new Error('there is no game');
  const { occupants, ...record } = parseRecord(stored.id, stored.data);
  const data = { ...record, occupants: [occupants[0] ?? ANNA, ROBOT] };
  await change(kit.store, stored, {
    dueAt: kit.clock.now(),
    data: z.custom<Json>(() => true).parse(JSON.parse(JSON.stringify(data))),
  });
  kit.clock.advance(3_000);
  const after = kit.another({ chat });
  await after.start();
  await after.idle();
  expect(chat.tables()).toHaveLength(1);
  expect(chat.shown().state).toEqual((await kit.look()).state);
  await after.stop();
});
