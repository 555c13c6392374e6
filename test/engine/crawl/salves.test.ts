import { describe, expect, it } from 'vitest';
import { FILLER, met } from './met.ts';
import { CrawlTable } from './table.ts';

describe('salves', () => {
  it('heal 3 and one more for each shard, before a move, as often as wished', () => {
    const table = new CrawlTable(['barbarian']);
    table.crawl.shards = 2;
    table.setHealth(0, 10);
    table.hero(0).salves = 2;
    table.act(0, { type: 'choose', option: 'salve' });
    expect(table.health(0)).toBe(15);
    table.act(0, { type: 'choose', option: 'salve' });
    expect(table.health(0)).toBe(20);
    expect(table.asked()).toEqual(['0 move']);
  });

  it('heal 1 less on Insane', () => {
    const table = new CrawlTable(['barbarian'], { difficulty: 'insane' });
    table.setHealth(0, 10);
    table.hero(0).salves = 1;
    table.act(0, { type: 'choose', option: 'salve' });
    expect(table.health(0)).toBe(12);
  });

  it.each([
    ['no healing would be lost', 17, 'fitting', true],
    ['some healing would be lost', 18, 'fitting', false],
    ['at full health', 20, 'fitting', false],
    ['the hero wants to be asked each time', 20, 'always', true],
    ['the hero never wants to be asked', 5, 'never', false],
  ] as const)('are asked for before a battle as the hero wishes: %s', (_why, health, salves, isAsked) => {
    const table = met(['barbarian'], 'minion-roc');
    const { orders } = table.seat(0);
    table.seat(0).orders = { ...orders, ask: { ...orders.ask, salves } };
    const [pool] = table.state.pools;
    if (pool) Object.assign(pool, { health, start: 20 });
    table.hero(0).salves = 1;
    table.act(0, { type: 'move', to: 'B4' });
    expect(table.asked()).toEqual([isAsked ? '0 choose' : '0 main']);
    if (isAsked) expect(table.legal(0)).toContainEqual({ type: 'choose', option: 'salve' });
  });

  it('are asked for with half of the health, also where some healing would be lost', () => {
    const table = met(['barbarian'], 'minion-roc');
    table.hero(0).salves = 1;
    table.crawl.shards = 8;
    const [pool] = table.state.pools;
    if (pool) Object.assign(pool, { health: 10, start: 20 });
    table.act(0, { type: 'move', to: 'B4' });
    expect(table.asked()).toEqual(['0 choose']);
  });

  it('rule scenario 321: a team-mate revives whoever falls, at the end of the turn', () => {
    const table = met(['barbarian', 'monk'], 'minion-lost-swordsman');
    table.act(0, { type: 'move', to: 'B4' });
    table.untilRoll(0);
    table.setHealth(0, 1);
    table.hero(0).salves = 1;
    table.hero(1).salves = 1;
    table.script(1, 1, 1, 1, 1, 1, 1, 1, ...FILLER);
    table.declineUntil(() => table.asked().includes('1 choose'));
    expect(table.health(0)).toBe(0);
    expect(table.legal(1)).toEqual([
      { type: 'choose', option: 'revive-0' },
      { type: 'choose', option: 'skip' },
    ]);
    table.act(1, { type: 'choose', option: 'revive-0' });
    expect(table.health(0)).toBe(1);
    expect(table.seat(0).defeated).toBe(false);
    expect(table.state.outcome).toBeNull();
    expect(table.hero(1).salves).toBe(0);
  });

  it.each([
    ['nobody has a salve', 0, false],
    ['the team-mate does not want to', 1, true],
  ])('the crawl is lost when %s', (_why, salves, declines) => {
    const table = met(['barbarian', 'monk'], 'minion-lost-swordsman');
    table.act(0, { type: 'move', to: 'B4' });
    table.untilRoll(0);
    table.setHealth(0, 1);
    table.hero(0).salves = 1;
    table.hero(1).salves = salves;
    table.script(1, 1, 1, 1, 1, 1, 1, 1, ...FILLER);
    if (declines) {
      table.declineUntil(() => table.asked().includes('1 choose'));
      table.act(1, { type: 'choose', option: 'skip' });
    } else table.declineUntil(() => table.crawl.after !== undefined);
    // The shop comes after a lost crawl too (rule: a-shop).
    expect(table.state.outcome).toBeNull();
    for (const seat of [0, 1]) table.act(seat, { type: 'choose', option: 'leave' });
    expect(table.state.outcome).toEqual({ kind: 'won', team: 1, how: 'defeat' });
  });
});

describe("the King's Hand", () => {
  function guarded(): CrawlTable {
    const table = met(['barbarian'], 'minion-roc');
    table.act(0, { type: 'move', to: 'B4' });
    table.seat(1).tokens['kings-hand'] = [{ by: 1, fresh: false, count: 2 }];
    table.untilRoll(0);
    return table;
  }

  it.each([
    [4, true],
    [3, false],
  ])(
    'rule scenario 311: on a %i after a roll without an ability, another Offensive Roll Phase: %s',
    (die, again) => {
      const table = guarded();
      // Three rolls without four Vortices, the token's die, and if it succeeds three more rolls.
      const miss = [1, 1, 1, 1, 1];
      table.script(...miss, ...miss, ...miss, die, ...(again ? [...miss, ...miss, ...miss] : []));
      table.declineUntil(() => table.seen('turn').filter(({ seat }) => seat === 0).length > 1);
      expect(table.seen('extra-offense')).toHaveLength(again ? 1 : 0);
      // One in a turn: the second Roll Phase without an ability spends none.
      expect(table.seat(1).tokens['kings-hand']?.[0]?.count).toBe(1);
      expect(table.scriptLeft()).toBe(0);
    },
  );

  it.each([
    [5, true],
    [2, false],
  ])('rule scenario 312: on a %i one die of an announced Ultimate is re-rolled: %s', (die, rerolled) => {
    const table = guarded();
    table.setHealth(1, 40);
    table.script(6, 6, 6, 6, 6, die, ...(rerolled ? [1] : FILLER));
    table.act(0, { type: 'roll' });
    table.act(0, { type: 'activate', ability: 'rage' });
    table.declineUntil(() => table.seen('lapsed').length > 0 || table.seen('activated').length > 0);
    expect(table.seen('lapsed')).toHaveLength(rerolled ? 1 : 0);
    expect(table.seat(1).tokens['kings-hand']?.[0]?.count).toBe(1);
  });

  it('is no status effect that a card takes away', () => {
    const table = guarded();
    const { hand } = table.seat(0);
    table.seat(0).hand = ['get-that-outta-here', ...hand];
    expect(table.legal(0)).not.toContainEqual({ type: 'play', card: 'get-that-outta-here' });
  });
});
