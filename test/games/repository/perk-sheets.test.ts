/** Stored perk sheets: points are spent once and granted once, and nothing is overwritten. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { createGame, type GameState } from '../../../src/engine/index.ts';
import type { NewTable } from '../../../src/games/game-service.ts';
import { withSheets } from '../../../src/games/lobby/party-sheets.ts';
import type { GameRecord } from '../../../src/games/repository/game-record.ts';
import { PerkSheets, pointsOf } from '../../../src/games/repository/perk-sheets.ts';
import { ANNA, BEN, CHANNEL, ROBOT, tableKit } from '../table-kit.ts';

const MISSION = { id: 'toll-bridge' };

async function sheetsKit() {
  const { store } = await tableKit();
  const logged: object[] = [];
  const sheets = new PerkSheets(store, { error: (fields) => void logged.push(fields) });
  return { store, sheets, logged };
}

/** A Mission that was won, on side 2. */
function wonState(perfect: boolean): GameState {
  const state = createGame({
    mode: 'mission',
    seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
    seed: 'perks',
    first: 0,
    mission: MISSION,
  });
  if (!state.mission) throw new Error('no Mission');
  state.mission.side = 1;
  state.mission.perfect = perfect;
  state.outcome = { kind: 'won', team: 0, how: 'objective' };
  return state;
}

const ended = (state: GameState): Pick<GameRecord, 'state' | 'occupants' | 'ended'> => ({
  state,
  occupants: [ANNA, BEN],
  ended: 'played',
});

describe('a perk sheet', () => {
  it('is empty for who never played a Mission', async () => {
    const { sheets } = await sheetsKit();
    expect(pointsOf(await sheets.of('anna'))).toBe(0);
    expect((await sheets.of('anna')).sheet.circles).toEqual({});
  });

  it('gains what a Mission has brought, each person once, also when it is told of it again', async () => {
    const { sheets } = await sheetsKit();
    const game = ended(wonState(true));
    await sheets.reward('game-1', game);
    await sheets.reward('game-1', game);
    for (const userId of ['anna', 'ben']) {
      expect(pointsOf(await sheets.of(userId))).toBe(3);
      expect((await sheets.of(userId)).sheet.perfected).toEqual(['toll-bridge']);
    }
    // rule: m-perk-points: the third point comes once for each Mission.
    await sheets.reward('game-2', game);
    expect(pointsOf(await sheets.of('anna'))).toBe(5);
  });

  it('gains nothing by a Mission without a result', async () => {
    const { sheets } = await sheetsKit();
    await sheets.reward('game-1', { ...ended(wonState(false)), ended: 'abandoned' });
    await sheets.reward('game-2', ended({ ...wonState(false), outcome: null }));
    expect(pointsOf(await sheets.of('anna'))).toBe(0);
  });

  it('spends a point once, however often it is pressed in one moment', async () => {
    const { sheets } = await sheetsKit();
    await sheets.reward('game-1', ended(wonState(false)));
    const pressed = await Promise.all([1, 2, 3].map(() => sheets.spend('anna', 'grit-1', 2)));
    expect(pressed.map(({ did }) => did).toSorted()).toEqual(['changed', 'changed', 'kept']);
    const kept = await sheets.of('anna');
    expect(kept.sheet.circles).toEqual({ 'grit-1': 1 });
    expect(pointsOf(kept)).toBe(1);
  });

  it('refuses what the points do not reach, and what does not exist', async () => {
    const { sheets } = await sheetsKit();
    await sheets.reward('game-1', ended(wonState(false)));
    for (const perk of ['grit-2', 'momentum-1', 'no-such-perk', '']) {
      expect((await sheets.spend('anna', perk, 2)).did).toBe('refused');
    }
    expect(pointsOf(await sheets.of('anna'))).toBe(2);
  });

  it('takes points of the lowest column that will do', async () => {
    const { sheets } = await sheetsKit();
    const raised = wonState(false);
    if (raised.mission) raised.mission.raised = 2;
    await sheets.reward('game-1', ended(raised));
    await sheets.reward('game-2', ended(wonState(false)));
    const { kept } = await sheets.spend('anna', 'heroism-1', 4);
    expect(kept.unspent.map(({ column, points }) => [column, points])).toEqual([
      [3, 2],
      [1, 1],
    ]);
    expect((await sheets.spend('anna', 'grit-2', 3)).kept.unspent.map(({ column }) => column)).toEqual([
      3, 1,
    ]);
  });

  it('lets mythic abilities be taken along, and a new sheet be begun, by who has won all levels perfectly', async () => {
    const { sheets, store } = await sheetsKit();
    expect((await sheets.takeMythic('anna', 'the-mountain-answers')).did).toBe('refused');
    expect((await sheets.startNewSheet('anna', 0)).did).toBe('refused');
    const full = { circles: { 'grit-1': 1 }, perfected: [], mythic: true, plus: 0 };
    await store.writeRecord('perks', 'anna', { sheet: full, unspent: [], mythic: null, rewarded: [] });
    expect((await sheets.takeMythic('anna', 'no-such-ability')).did).toBe('refused');
    expect((await sheets.takeMythic('anna', 'the-mountain-answers')).kept.mythic).toBe(
      'the-mountain-answers',
    );
    const pressed = await Promise.all([sheets.startNewSheet('anna', 0), sheets.startNewSheet('anna', 0)]);
    expect(pressed.map(({ did }) => did).toSorted()).toEqual(['changed', 'kept']);
    expect(await sheets.of('anna')).toMatchObject({
      sheet: { circles: {}, mythic: true, plus: 1 },
      mythic: 'the-mountain-answers',
    });
  });

  it('that cannot be read stays as it is, is reported, and keeps nobody else from their points', async () => {
    const { sheets, store, logged } = await sheetsKit();
    await store.writeRecord('perks', 'anna', { sheet: 'torn' });
    await sheets.reward('game-1', ended(wonState(false)));
    await expect(sheets.of('anna')).rejects.toThrow('perks of anna');
    expect(await store.readRecord('perks', 'anna')).toEqual({ sheet: 'torn' });
    expect(logged).toHaveLength(1);
    expect(pointsOf(await sheets.orNew('anna'))).toBe(0);
    expect(logged).toHaveLength(2);
    expect(pointsOf(await sheets.of('ben'))).toBe(2);
  });
});

describe('a Mission that begins', () => {
  const table: NewTable = {
    channelId: CHANNEL,
    guildId: null,
    occupants: [ANNA, ROBOT, BEN],
    setup: {
      mode: 'mission',
      seats: ['barbarian', 'moon-elf', 'monk'].map((hero) => ({ hero })),
      first: 0,
      mission: MISSION,
    },
    pace: 'live',
    interactionId: null,
  };

  it('takes the sheets of its people; a bot plays by the sheet of whoever sits first', async () => {
    const { sheets } = await sheetsKit();
    await sheets.reward('game-1', { ...ended(wonState(false)), occupants: [ANNA] });
    await sheets.spend('anna', 'grit-1', 2);
    const { setup } = await withSheets(table, sheets);
    expect(setup.mission?.perks).toEqual([
      ['momentum-1', 'grit-1'],
      ['momentum-1', 'grit-1'],
      ['momentum-1'],
    ]);
  });

  it('gives the one card of a mythic ability to the first who wants it', async () => {
    const { sheets, store } = await sheetsKit();
    const full = { circles: {}, perfected: [], mythic: true, plus: 0 };
    for (const userId of ['anna', 'ben']) {
      await store.writeRecord('perks', userId, {
        sheet: full,
        unspent: [],
        mythic: 'the-mountain-answers',
        rewarded: [],
      });
    }
    const { setup } = await withSheets(table, sheets);
    expect(setup.mission?.mythics).toEqual(['the-mountain-answers', null, null]);
  });

  it('brings no mythic ability of a pack that is gone', async () => {
    const { sheets, store } = await sheetsKit();
    const sheet = { circles: {}, perfected: [], mythic: true, plus: 0 };
    await store.writeRecord('perks', 'ben', { sheet, unspent: [], mythic: 'of-a-gone-pack', rewarded: [] });
    const { setup } = await withSheets(table, sheets);
    expect(setup.mission?.mythics).toEqual([null, null, null]);
  });

  it('is begun with more health by who has earned it', async () => {
    const kit = await tableKit();
    const sheets = new PerkSheets(kit.store, { error: () => undefined });
    await sheets.reward('game-1', { ...ended(wonState(false)), occupants: [ANNA] });
    await sheets.spend('anna', 'grit-1', 2);
    await kit.open({
      ...table,
      occupants: [ANNA],
      setup: { ...table.setup, seats: [{ hero: 'barbarian' }] },
    });
    const printed = createGame({
      mode: 'mission',
      seats: [{ hero: 'barbarian' }],
      seed: 's',
      first: 0,
      mission: MISSION,
    });
    const { state } = await kit.look();
    expect(state.pools[0]?.start).toBe((printed.pools[0]?.start ?? 0) + 1);
  });
});
