import { describe, expect, it } from 'vitest';
import { beginGame } from '../../../src/engine/hosting.ts';
import { FILLER, met } from './met.ts';
import { CrawlTable } from './table.ts';

describe('moving and exploring', () => {
  it('offers the face-down tiles beside those in reach, and turns the chosen one over', () => {
    const table = new CrawlTable(['barbarian', 'monk']);
    expect(table.legal(0).filter(({ type }) => type === 'move')).toEqual([{ type: 'move', to: 'B4' }]);
    table.nextEnvironment(1, 'caves');
    table.act(0, { type: 'move', to: 'B4' });
    expect(table.crawl.tiles.find(({ at }) => at === 'B4')?.environment).toBe('caves');
    expect(table.seen('explored')).toEqual([{ e: 'explored', seat: 0, space: 'B4', environment: 'caves' }]);
    expect(table.seat(0).tokens.parasite).toBeDefined();
    expect(table.crawl.gold).toBe(11);
    expect(table.hero(0).foe).toBe(2);
  });

  it('takes a shard to the portal and a salve to the own board', () => {
    const table = new CrawlTable(['barbarian']);
    const tile = table.crawl.tiles.find(({ at }) => at === 'B4');
    tile?.items.push('shard', 'salve');
    const had = table.hero(0).salves;
    table.act(0, { type: 'move', to: 'B4' });
    expect(table.crawl.shards).toBe(1);
    expect(table.hero(0).salves).toBe(had + 1);
    expect(tile?.items).not.toBe(table.crawl.tiles.find(({ at }) => at === 'B4')?.items);
    expect(table.crawl.tiles.find(({ at }) => at === 'B4')?.items).toEqual([]);
  });

  it('keeps the boss portal shut until three shards are found', () => {
    const table = new CrawlTable(['barbarian'], { crawl: 'crimson-sands-b' });
    for (const tile of table.crawl.tiles) if (tile.level !== 'portal') tile.environment = 'caves';
    expect(table.legal(0)).not.toContainEqual({ type: 'move', to: 'D1' });
    table.crawl.shards = 3;
    expect(table.legal(0)).toContainEqual({ type: 'move', to: 'D1' });
  });

  it('pays every hero for a chest on a tile', () => {
    const table = met(['barbarian', 'monk'], 'minion-roc');
    table.crawl.tiles.find(({ at }) => at === 'B4')?.items.push('chest-1');
    table.script(20, 14);
    table.act(0, { type: 'move', to: 'B4' });
    expect(table.seen('loot-die').map(({ seat, value }) => [seat, value])).toEqual([
      [0, 20],
      [1, 14],
    ]);
    expect(table.hero(0).unidentified.rare).toBe(1);
    expect(table.crawl.gold).toBe(12);
  });

  it('R377: no card that changes dice can touch the Loot die', () => {
    const table = met(['barbarian', 'monk'], 'minion-roc');
    table.crawl.tiles.find(({ at }) => at === 'B4')?.items.push('chest-1');
    table.askForSalves(0);
    for (const seat of [0, 1]) {
      table.seat(seat).cp = 10;
      table.seat(seat).hand = ['so-wild', 'tip-it', 'six-it', 'try-try-again'];
    }
    table.script(20, 14);
    table.act(0, { type: 'move', to: 'B4' });
    // Both heroes have rolled, and nobody was asked in between.
    expect(table.seen('loot-die').map(({ value }) => value)).toEqual([20, 14]);
    expect(table.legal(0).filter(({ type }) => type === 'play')).toEqual([]);
  });

  it('lets a hero join the battle of a team-mate', () => {
    const table = met(['barbarian', 'monk'], 'minion-roc');
    table.act(0, { type: 'move', to: 'B4' });
    table.declineUntil(() => table.asked().includes('1 move'));
    expect(table.legal(1)).toContainEqual({ type: 'move', to: 'B4' });
    table.act(1, { type: 'move', to: 'B4' });
    expect(table.hero(1).foe).toBe(table.hero(0).foe);
  });
});

describe('a battle', () => {
  it('rule scenario 28: the start player does not skip the Income Phase', () => {
    const table = met(['barbarian'], 'minion-roc');
    const { cp } = table.seat(0);
    table.act(0, { type: 'move', to: 'B4' });
    table.declineUntil(() => table.asked().includes('0 main'));
    expect(table.seat(0).cp).toBe(cp + 1);
  });

  it('lets a minion with First Strike act before the hero, and only once in the turn', () => {
    const table = met(['barbarian'], 'minion-fairy');
    table.act(0, { type: 'move', to: 'B4' });
    table.declineUntil(() => table.asked().includes('0 main'));
    expect(table.seen('turn').map(({ seat }) => seat)).toEqual([1, 0]);
    table.declineUntil(() => table.seen('turn').length > 2);
    // The next turn of the hero begins with the minion again.
    expect(table.seen('turn').map(({ seat }) => seat)).toEqual([1, 0, 1, 0]);
  });

  it('lets other minions act after the hero, without Income, Main and Discard Phases', () => {
    const table = met(['barbarian'], 'minion-lost-swordsman');
    table.act(0, { type: 'move', to: 'B4' });
    table.declineUntil(() => table.seen('turn').filter(({ seat }) => seat === 0).length > 1);
    expect(table.seen('turn').map(({ seat }) => seat)).toEqual([0, 1, 0]);
    const phases = table.seen('phase').flatMap(({ seat, phase }) => (seat === 1 ? [phase] : []));
    expect(phases).toEqual(['upkeep', 'offensive-roll', 'defensive-roll']);
  });

  it('rolls for a minion toward its objective, and uses its best ability on the hero of the turn', () => {
    const table = met(['barbarian'], 'minion-lost-swordsman');
    table.act(0, { type: 'move', to: 'B4' });
    table.untilRoll(0);
    // 3 Swipes are kept, then 4, then all 5: 7 damage. Thick Skin rolls by itself and finds no life.
    table.script(1, 1, 1, 4, 6, 1, 4, 2, 1, 1, 1);
    const before = table.health(0);
    table.declineUntil(() => table.seen('landed').length > 0);
    expect(table.scriptLeft()).toBe(0);
    expect(before - table.health(0)).toBe(7);
  });

  it('steals no more CP than a minion has, unlike an enemy of a Mission', () => {
    const table = met(['barbarian'], 'minion-street-rat');
    table.act(0, { type: 'move', to: 'B4' });
    expect(table.seat(1).cp).toBe(4);
  });

  it('R371: a stunned minion uses no defence, not even a unique one', () => {
    for (const [stunned, prevented] of [
      [false, 6],
      [true, 0],
    ] as const) {
      const table = met(['barbarian'], 'minion-roc');
      table.act(0, { type: 'move', to: 'B4' });
      // The titan takes the place of the bird: its unique defence prevents the value of a die.
      table.seat(1).hero = 'minion-atlas';
      table.setHealth(1, 30);
      if (stunned) table.seat(1).tokens.stun = [{ by: 0, fresh: false, count: 1 }];
      table.untilRoll(0);
      // Sturdy Blow is undefendable, which a unique defence does not mind.
      table.script(1, 1, 6, 6, 4, ...(stunned ? [] : [6]), ...FILLER);
      table.act(0, { type: 'roll' });
      table.act(0, { type: 'activate', ability: 'sturdy-blow' });
      table.declineUntil(() => table.seen('landed').length > 0);
      expect(30 - table.health(1)).toBe(Math.max(0, 4 - prevented));
    }
  });

  it('R370: a card may choose a player or minion on any tile', () => {
    const table = met(['barbarian', 'monk'], 'minion-roc');
    table.act(0, { type: 'move', to: 'B4' });
    table.declineUntil(() => table.asked().includes('1 move'));
    table.nextEnvironment(1, 'caves');
    table.nextMinion(1, 'minion-lizardman');
    const [elsewhere] = table.legal(1).filter((action) => action.type === 'move' && action.to !== 'B4');
    if (!elsewhere) throw new Error('the other hero has nowhere else to go');
    table.act(1, elsewhere);
    table.declineUntil(() => table.asked().includes('1 main'));
    const seat = table.seat(1);
    seat.hand = ['what-status-effects', ...seat.hand];
    seat.cp = 10;
    table.seat(0).tokens.burn = [{ by: 0, fresh: false, count: 1 }];
    table.seat(2).tokens.burn = [{ by: 0, fresh: false, count: 1 }];
    table.act(1, { type: 'play', card: 'what-status-effects' });
    const named = table.legal(1).flatMap((action) => (action.type === 'target' ? [action.player] : []));
    expect(named).toContain(0);
    expect(named).toContain(2);
  });
});

describe('what minions leave', () => {
  it('rule scenario 316: a chest pays every hero, and the minion is gone', () => {
    const table = met(['barbarian', 'monk'], 'minion-lost-swordsman');
    table.act(0, { type: 'move', to: 'B4' });
    table.setHealth(2, 1);
    table.untilRoll(0);
    // Smack for 4; the defence of three dice deals 1 for each Swipe.
    table.script(1, 1, 1, 4, 6, 4, 4, 4, 11, 12);
    table.act(0, { type: 'roll' });
    table.act(0, { type: 'activate', ability: 'smack' });
    table.setHealth(2, 1);
    table.script(6, 6, 6, 11, 12);
    table.declineUntil(() => table.asked().includes('1 move'));
    expect(table.seen('loot-die').map(({ seat, chest, value }) => [seat, chest, value])).toEqual([
      [0, 1, 11],
      [1, 1, 12],
    ]);
    expect(table.hero(0).foe).toBeNull();
    expect(table.crawl.minions[1].at(-1)).toBe('minion-lost-swordsman');
  });
});

describe('a chest of a minion that falls together with its hero', () => {
  it.each([
    [20, 'an unidentified card'],
    [10, 'no health'],
  ])('is rolled for by the fallen hero too: %i gives %s', (value) => {
    const table = met(['barbarian', 'monk'], 'minion-lost-swordsman');
    table.act(0, { type: 'move', to: 'B4' });
    table.untilRoll(0);
    table.setHealth(0, 1);
    table.setHealth(2, 1);
    table.hero(1).salves = 1;
    table.script(1, 1, 1, 4, 6, 1, 1, 1, value, 14, ...FILLER);
    table.act(0, { type: 'roll' });
    table.act(0, { type: 'activate', ability: 'smack' });
    table.declineUntil(() => table.asked().includes('1 choose'));
    expect(table.seen('loot-die').map((event) => [event.seat, event.value])).toEqual([
      [0, value],
      [1, 14],
    ]);
    expect(table.health(0)).toBe(0);
    expect(table.hero(0).unidentified.rare).toBe(value === 20 ? 1 : 0);
    table.act(1, { type: 'choose', option: 'revive-0' });
    expect(table.health(0)).toBe(1);
  });
});

describe('the start player', () => {
  it.each([
    ['crawl', { id: 'crimson-sands-a' }],
    ['boss-battle', { id: 'fallen-barbarian' }],
  ])('of a %s has the highest Loot die', (mode, crawl) => {
    const highest: number[] = [];
    for (let seed = 0; seed < 12; seed += 1) {
      const seats = ['barbarian', 'monk', 'paladin'].map((hero) => ({ hero }));
      const { events } = beginGame({ mode, seats, seed: `start ${seed}`, first: 'roll', crawl });
      const started = events.find((event) => event.e === 'started');
      const [rolls = []] = started?.rolls ?? [];
      const most = Math.max(...rolls);
      highest.push(most);
      expect(rolls).toHaveLength(3);
      if (started?.rolls.length === 1) expect(rolls.indexOf(most)).toBe(started.startPlayer);
    }
    expect(Math.max(...highest)).toBeGreaterThan(12);
    expect(Math.max(...highest)).toBeLessThanOrEqual(20);
  });
});

describe('the end', () => {
  it.each([['barbarian'], ['barbarian', 'monk']])(
    'is a win when %s falls together with the minion of the portal',
    (...heroes) => {
      const table = met(heroes, 'minion-lost-swordsman');
      table.act(0, { type: 'move', to: 'B4' });
      table.untilRoll(0);
      const minion = table.hero(0).foe ?? -1;
      const at = table.hero(0).at;
      table.crawl.tiles = table.crawl.tiles.map((tile) =>
        tile.at === at ? { ...tile, level: 'portal' } : tile,
      );
      // Sturdy Blow deals 4; the defence of three Swipes deals 3.
      table.setHealth(0, 1);
      table.setHealth(minion, 1);
      for (const hero of table.crawl.heroes) hero.salves = 0;
      table.script(1, 1, 1, 4, 6, 1, 1, 1, ...FILLER);
      table.act(0, { type: 'roll' });
      table.act(0, { type: 'activate', ability: 'smack' });
      table.declineUntil(() => table.crawl.after !== undefined);
      expect(
        table
          .seen('defeated')
          .map(({ seat }) => seat)
          .toSorted(),
      ).toEqual([0, minion]);
      expect(table.crawl.after?.result).toBe('won');
    },
  );

  it('is a win when the minion of the portal is gone and nobody fights', () => {
    const table = met(['barbarian'], 'minion-lost-swordsman');
    table.crawl.shards = 3;
    for (const tile of table.crawl.tiles) if (tile.level !== 'portal') tile.environment = 'caves';
    table.crawl.tiles.forEach((tile) => {
      tile.items = tile.level === 'portal' ? [] : tile.items;
    });
    table.nextMinion(4, 'minion-atlas');
    const portal = table.crawl.tiles.find(({ level }) => level === 'portal')?.at ?? '';
    table.act(0, { type: 'move', to: portal });
    // One more for the guard of the portal.
    expect(table.seat(1).tokens['kings-hand']?.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    table.setHealth(1, 1);
    table.untilRoll(0);
    table.script(1, 1, 6, 6, 4, 1, 1);
    table.act(0, { type: 'roll' });
    table.act(0, { type: 'activate', ability: 'sturdy-blow' });
    table.declineUntil(() => table.state.outcome !== null);
    expect(table.state.outcome).toEqual({ kind: 'won', team: 0, how: 'objective' });
  });
});
