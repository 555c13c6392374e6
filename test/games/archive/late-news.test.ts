/** What the message at the end of a game tells from earlier ones: the record of two people, and new achievements. */
import { describe, expect, it } from 'vitest';
import type { SeatOccupant } from '../../../src/games/game-service.ts';
import type { LateNews, TableRenderer } from '../../../src/games/ports/render.ts';
import type { Json } from '../../../src/store/index.ts';
import { corruptRecord, fieldsOf } from '../corrupt-record.ts';
import type { FakePayload } from '../fake-chat.ts';
import { ANNA, BEN, CHANNEL, type Kit, ROBOT, tableKit } from '../table-kit.ts';

const DUEL = { mode: 'duel', seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }] } as const;

/** A table with all that the archive has told at the ends of games. */
async function newsKit(): Promise<{ readonly kit: Kit; readonly told: LateNews[] }> {
  const kit = await tableKit();
  const told: LateNews[] = [];
  const render = kit.renderer.renderNotice.bind(kit.renderer);
  const renderer: TableRenderer<FakePayload> = kit.renderer;
  renderer.renderNotice = async (snapshot, notice, _summary, news) => {
    if (notice.kind === 'over' && news) told.push(news);
    return render(snapshot, notice);
  };
  return { kit, told };
}

/** Plays a duel in which one person gives up at once. */
async function lostBy(kit: Kit, userId: string, occupants = [ANNA, BEN]): Promise<void> {
  await kit.open({ occupants });
  await kit.press(userId, { type: 'concede' });
  await kit.tables.idle();
}

describe('the record of two people at the end of a duel', () => {
  it('counts all their duels before this one, from the very first, whoever sat first', async () => {
    const { kit, told } = await newsKit();
    await lostBy(kit, 'anna');
    await lostBy(kit, 'ben');
    await lostBy(kit, 'ben', [BEN, ANNA]);
    await lostBy(kit, 'ben', [BEN, ANNA]);
    await lostBy(kit, 'anna');
    expect(told.map(({ record }) => record)).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 2],
      [3, 1],
    ]);
  });

  it('leaves out duels with others and with bots, which have none themselves', async () => {
    const cara = { kind: 'person', userId: 'cara', name: 'Cara' } as const;
    const { kit, told } = await newsKit();
    await lostBy(kit, 'anna', [ANNA, cara]);
    await lostBy(kit, 'anna', [ANNA, ROBOT]);
    await lostBy(kit, 'ben');
    await lostBy(kit, 'ben');
    expect(told.map(({ record }) => record)).toEqual([[0, 0], null, [0, 0], [1, 0]]);
  });

  it('is not told in a game of three', async () => {
    const cara = { kind: 'person', userId: 'cara', name: 'Cara' } as const;
    const { kit, told } = await newsKit();
    const seats = ['barbarian', 'moon-elf', 'monk'].map((hero) => ({ hero }));
    await kit.open({ occupants: [ANNA, BEN, cara], setup: { mode: 'koth', seats, first: 0 } });
    for (const userId of ['anna', 'ben', 'cara']) {
      await kit.tables.voteToEnd({ channelId: CHANNEL, userId, interactionId: null, rev: null });
    }
    await kit.tables.idle();
    expect(told.map(({ record }) => record)).toEqual([null]);
  });
});

describe('achievements at the end of a game', () => {
  /** Plays a duel in which the other seat is nearly beaten, so that the winner has more than half of the health left. */
  async function wonEasily(kit: Kit, occupants: readonly SeatOccupant[], winner: number): Promise<void> {
    await kit.open({ occupants, setup: { ...DUEL, first: winner } });
    await corruptRecord(kit, (old) => {
      const state = fieldsOf(old.state ?? null);
      const pools = Array.isArray(state.pools) ? state.pools : [];
      const weakened = pools.map((pool: Json, at) =>
        at === winner ? pool : { ...fieldsOf(pool), health: 1 },
      );
      return { ...old, state: { ...state, pools: weakened } };
    });
    await kit.answerUntil(({ state }) => state.outcome !== null);
    await kit.tables.idle();
  }

  it('are told to each person when they are earned for the first time, and not again', async () => {
    const { kit, told } = await newsKit();
    await wonEasily(kit, [ANNA, BEN], 0);
    await wonEasily(kit, [ANNA, BEN], 0);
    await wonEasily(kit, [BEN, ANNA], 1);
    await wonEasily(kit, [ANNA, BEN], 1);
    await wonEasily(kit, [BEN, ANNA], 0);
    const earned = { ids: expect.arrayContaining(['healthy-win']) };
    expect(told.map(({ feats }) => feats.filter(({ ids }) => ids.includes('healthy-win')))).toEqual([
      [{ seat: 0, ...earned }],
      [],
      [],
      [{ seat: 1, ...earned }],
      [],
    ]);
  });

  it('are told in a game with a bot only where they count there', async () => {
    const { kit, told } = await newsKit();
    await wonEasily(kit, [ANNA, ROBOT], 0);
    await wonEasily(kit, [ANNA, BEN], 0);
    expect(told.map(({ feats }) => feats.some(({ ids }) => ids.includes('healthy-win')))).toEqual([
      false,
      true,
    ]);
  });
});
