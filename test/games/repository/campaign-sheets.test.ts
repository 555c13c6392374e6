/** Stored score sheets of Adventures: a session counts once, and nothing is overwritten. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { type CrawlSetup, createGame } from '../../../src/engine/index.ts';
import { CampaignSheets } from '../../../src/games/repository/campaign-sheets.ts';
import { ANNA, BEN, ROBOT, tableKit } from '../table-kit.ts';

async function sheetsKit() {
  const { store } = await tableKit();
  const logged: object[] = [];
  const sheets = new CampaignSheets(store, { error: (fields) => void logged.push(fields) });
  return { store, sheets, logged };
}

/** A finished crawl of Anna, a bot and Ben. */
function ended(won: boolean, setup: Partial<CrawlSetup> = {}) {
  const crawl = { id: 'crimson-sands-b', ...setup };
  const heroes = ['barbarian', 'monk', 'moon-elf'].map((hero) => ({ hero }));
  const state = createGame({ mode: 'crawl', seats: heroes, seed: 'sheet', first: 0, crawl });
  state.outcome = { kind: 'won', team: won ? 0 : 1, how: 'objective' };
  return { state, setup: { crawl }, occupants: [ANNA, ROBOT, BEN], ended: 'played' as const };
}

describe('a score sheet', () => {
  it('is empty for who never played', async () => {
    const { sheets } = await sheetsKit();
    expect(await sheets.of('anna')).toEqual([]);
  });

  it('gains a finished session once, however often and at the same time it is told', async () => {
    const { sheets } = await sheetsKit();
    const game = ended(true);
    await Promise.all([1, 2, 3].map(() => sheets.reward('game-1', game)));
    for (const [userId, hero] of [
      ['anna', 'barbarian'],
      ['ben', 'moon-elf'],
    ] as const) {
      expect(await sheets.of(userId)).toMatchObject([
        {
          id: 'game-1',
          hero,
          next: { scenario: 2 },
          sessions: [{ gameId: 'game-1', scenario: 1, won: true }],
        },
      ]);
    }
  });

  it('keeps the later sessions when an earlier end is told late', async () => {
    const { sheets } = await sheetsKit();
    const first = ended(false);
    await sheets.reward('game-1', first);
    const [kept] = await sheets.of('anna');
    const second = ended(true, { campaign: { id: 'game-1', sessions: kept?.sessions ?? [] } });
    await sheets.reward('game-2', second);
    await sheets.reward('game-1', first);
    const [campaign, ...others] = await sheets.of('anna');
    expect(others).toEqual([]);
    expect(campaign?.sessions.map(({ gameId }) => gameId)).toEqual(['game-1', 'game-2']);
    expect(campaign?.next).toMatchObject({ scenario: 2 });
  });

  it('of a person who joins late has the sessions of the party too', async () => {
    const { sheets } = await sheetsKit();
    const alone = { ...ended(false), occupants: [ANNA, ROBOT, ROBOT] };
    await sheets.reward('game-1', alone);
    const [kept] = await sheets.of('anna');
    await sheets.reward(
      'game-2',
      ended(true, { campaign: { id: 'game-1', sessions: kept?.sessions ?? [] } }),
    );
    expect(await sheets.of('ben')).toMatchObject([
      { id: 'game-1', sessions: [{ points: -10 }, { won: true }] },
    ]);
  });

  it('puts the campaign that was played last at the end, and keeps twenty', async () => {
    const { sheets } = await sheetsKit();
    for (let game = 1; game <= 22; game += 1) await sheets.reward(`game-${game}`, ended(true));
    const campaigns = await sheets.of('anna');
    expect(campaigns).toHaveLength(20);
    expect(campaigns.at(-1)?.id).toBe('game-22');
    expect(campaigns[0]?.id).toBe('game-3');
  });

  it('keeps the loot of a hero that two people play for each of them, in turn order', async () => {
    const { sheets } = await sheetsKit();
    const game = ended(true);
    for (const seat of game.state.seats) seat.hero = 'monk';
    const loot = [['codex'], [], ['coin-purse', 'so-wild-ii']];
    for (const [seat, hero] of (game.state.crawl?.heroes ?? []).entries())
      hero.loot = [...(loot[seat] ?? [])];
    await sheets.reward('game-1', game);
    const [kept] = await sheets.of('ben');
    expect(kept?.loot).toEqual([
      { hero: 'monk', cards: ['codex'] },
      { hero: 'monk', cards: ['coin-purse', 'so-wild-ii'] },
    ]);
    const seats = ['monk', 'barbarian', 'monk'].map((hero) => ({ hero }));
    const campaign = { id: 'game-1', sessions: [], loot: kept?.loot ?? [] };
    const crawl = { id: 'crimson-sands-b', campaign };
    const next = createGame({ mode: 'crawl', seats, seed: 'next', first: 0, crawl });
    expect(next.crawl?.heroes.map((hero) => hero.loot ?? [])).toEqual([
      ['codex'],
      [],
      ['coin-purse', 'so-wild-ii'],
    ]);
  });

  it('of an older version, which had one entry for all who play a hero, is read', async () => {
    const { sheets, store } = await sheetsKit();
    await sheets.reward('game-1', ended(true));
    const [kept] = await sheets.of('anna');
    const older = { ...kept, sessions: [...(kept?.sessions ?? [])], loot: { monk: ['codex'] } };
    await store.writeRecord('campaigns', 'anna', { campaigns: [JSON.parse(JSON.stringify(older))] });
    expect((await sheets.of('anna'))[0]?.loot).toEqual([{ hero: 'monk', cards: ['codex'] }]);
  });

  it('gains nothing by a session without a result', async () => {
    const { sheets } = await sheetsKit();
    await sheets.reward('game-1', { ...ended(true), ended: 'abandoned' });
    await sheets.reward('game-2', { ...ended(true), ended: 'called-off' });
    await sheets.reward('game-3', { ...ended(true), setup: {} });
    expect(await sheets.of('anna')).toEqual([]);
  });

  it('that cannot be read stays as it is, is reported, and keeps nobody else from their session', async () => {
    const { sheets, store, logged } = await sheetsKit();
    await store.writeRecord('campaigns', 'anna', { campaigns: 'torn' });
    await sheets.reward('game-1', ended(true));
    await expect(sheets.of('anna')).rejects.toThrow('campaigns of anna');
    expect(await store.readRecord('campaigns', 'anna')).toEqual({ campaigns: 'torn' });
    expect(logged).toHaveLength(1);
    expect(await sheets.of('ben')).toHaveLength(1);
  });

  it('is gone when its person is forgotten', async () => {
    const { sheets } = await sheetsKit();
    await sheets.reward('game-1', ended(true));
    await sheets.forget('anna');
    expect(await sheets.of('anna')).toEqual([]);
    expect(await sheets.of('ben')).toHaveLength(1);
  });
});
