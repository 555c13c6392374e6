/** Stored roads of Missions: a session counts once, and what has led further stays. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { createGame, type MissionSetup } from '../../../src/engine/index.ts';
import { CampaignSheets } from '../../../src/games/repository/campaign-sheets.ts';
import { ANNA, BEN, ROBOT, tableKit } from '../table-kit.ts';

async function sheetsKit() {
  const { store } = await tableKit();
  const logged: object[] = [];
  return {
    store,
    logged,
    sheets: new CampaignSheets(store, { error: (fields) => void logged.push(fields) }),
  };
}

type Sessions = NonNullable<NonNullable<MissionSetup['road']>['campaign']>['sessions'];

interface Played {
  readonly id?: string;
  /** The choice after a victory; null for a defeat. */
  readonly choice?: string | null;
  readonly campaign?: { readonly id: string; readonly sessions: Sessions };
}

/** A finished Mission on the road of Anna, a bot and Ben. */
function ended({ id = 'toll-bridge', choice = 'spare', campaign }: Played = {}) {
  const mission: MissionSetup = {
    id,
    raised: 1,
    road: { id: 'empty-throne', ...(campaign ? { campaign } : {}) },
  };
  const seats = ['barbarian', 'monk', 'moon-elf'].map((hero) => ({ hero }));
  const state = createGame({ mode: 'mission', seats, seed: 'road', first: 0, mission });
  if (state.mission?.road) Object.assign(state.mission.road, { choice, bonus: choice !== null });
  if (state.mission && choice !== null) state.mission.side = 1;
  state.outcome = { kind: 'won', team: choice === null ? 1 : 0, how: 'objective' };
  return { state, setup: { mission }, occupants: [ANNA, ROBOT, BEN], ended: 'played' as const };
}

describe('a road', () => {
  it('gains a won Mission once for each person, however often and at the same time its end is told', async () => {
    const { sheets } = await sheetsKit();
    const game = ended();
    await Promise.all([1, 2, 3].map(() => sheets.reward('game-1', game)));
    for (const [userId, hero] of [
      ['anna', 'barbarian'],
      ['ben', 'moon-elf'],
    ] as const) {
      expect(await sheets.roadsOf(userId)).toEqual([
        {
          id: 'game-1',
          road: 'empty-throne',
          hero,
          raised: 1,
          eased: [],
          next: 'embers-below',
          sessions: [{ gameId: 'game-1', scenario: 1, won: true, points: 2, bonus: true, choice: 'spare' }],
        },
      ]);
    }
    expect(await sheets.of('anna')).toEqual([]);
  });

  it('leads to the same Mission again after a defeat, and onwards after a victory', async () => {
    const { sheets } = await sheetsKit();
    await sheets.reward('game-1', ended({ choice: null }));
    const [lost] = await sheets.roadsOf('anna');
    expect(lost).toMatchObject({ next: 'toll-bridge', sessions: [{ won: false, points: 0 }] });
    await sheets.reward('game-2', ended({ campaign: { id: 'game-1', sessions: lost?.sessions ?? [] } }));
    const roads = await sheets.roadsOf('anna');
    expect(roads).toHaveLength(1);
    expect(roads[0]).toMatchObject({
      id: 'game-1',
      next: 'embers-below',
      sessions: [{ won: false }, { won: true }],
    });
  });

  it('keeps what has led further when a game of an earlier party ends late', async () => {
    const { sheets } = await sheetsKit();
    await sheets.reward('game-1', ended());
    const [first] = await sheets.roadsOf('anna');
    const campaign = { id: 'game-1', sessions: first?.sessions ?? [] };
    await sheets.reward('game-3', ended({ id: 'embers-below', choice: 'ash', campaign }));
    await sheets.reward('game-2', ended({ id: 'embers-below', choice: null, campaign }));
    const [road] = await sheets.roadsOf('anna');
    expect(road).toMatchObject({ next: 'sunken-archive' });
    expect(road?.sessions.map(({ gameId }) => gameId)).toEqual(['game-1', 'game-3']);
  });

  it('of a person who joins late has the whole way of the party', async () => {
    const { sheets } = await sheetsKit();
    await sheets.reward('game-1', { ...ended(), occupants: [ANNA, ROBOT, ROBOT] });
    expect(await sheets.roadsOf('ben')).toEqual([]);
    const [first] = await sheets.roadsOf('anna');
    const campaign = { id: 'game-1', sessions: first?.sessions ?? [] };
    await sheets.reward('game-2', {
      ...ended({ id: 'embers-below', choice: 'ash', campaign }),
      occupants: [ROBOT, BEN, ROBOT],
    });
    expect(await sheets.roadsOf('ben')).toMatchObject([
      {
        id: 'game-1',
        hero: 'monk',
        next: 'sunken-archive',
        sessions: [{ choice: 'spare' }, { choice: 'ash' }],
      },
    ]);
    expect(await sheets.roadsOf('anna')).toMatchObject([{ next: 'embers-below' }]);
  });

  it('ends after its last Mission', async () => {
    const { sheets } = await sheetsKit();
    await sheets.reward('game-6', ended({ id: 'empty-throne', choice: 'burn' }));
    expect(await sheets.roadsOf('anna')).toMatchObject([{ next: null }]);
  });

  it('gains nothing by a Mission without a result, and none by a Mission off the road', async () => {
    const { sheets } = await sheetsKit();
    await sheets.reward('game-1', { ...ended(), ended: 'abandoned' });
    await sheets.reward('game-2', { ...ended(), ended: 'called-off' });
    await sheets.reward('game-3', { ...ended(), setup: { mission: { id: 'toll-bridge' } } });
    expect(await sheets.roadsOf('anna')).toEqual([]);
  });

  it('stands on one record with campaigns of Adventures, and goes with it', async () => {
    const { sheets, store } = await sheetsKit();
    const adventure = { id: 'a', difficulty: 'normal', hero: 'monk', sessions: [], next: null };
    await store.writeRecord('campaigns', 'anna', { campaigns: [adventure] });
    await sheets.reward('game-1', ended());
    expect(await sheets.of('anna')).toEqual([adventure]);
    expect(await sheets.roadsOf('anna')).toHaveLength(1);
    await sheets.forget('anna');
    expect(await sheets.of('anna')).toEqual([]);
    expect(await sheets.roadsOf('anna')).toEqual([]);
    expect(await sheets.roadsOf('ben')).toHaveLength(1);
  });

  it('that cannot be read stays as it is, and is reported', async () => {
    const { sheets, store, logged } = await sheetsKit();
    await store.writeRecord('campaigns', 'anna', { campaigns: [{ id: 'a', road: 7 }] });
    await sheets.reward('game-1', ended());
    await expect(sheets.roadsOf('anna')).rejects.toThrow('campaigns of anna');
    expect(logged).toHaveLength(1);
    expect(await sheets.roadsOf('ben')).toHaveLength(1);
  });
});
