/** Vis'eer beside a boss on the harder difficulties (rule: a-difficulty; R378, R379). */
import { describe, expect, it } from 'vitest';
import { bossBattleById } from '../../../src/engine/core/crawl/registry.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { concludeCrawl } from '../../../src/engine/crawls/conclusion.ts';
import { DIFFICULTIES } from '../../../src/engine/vocabulary/crawl.ts';
import { BossTable } from './boss-table.ts';

const BOSS = 2;
const VISEER = 3;
const FILLER = Array.from({ length: 80 }, () => 1);

/** Two heroes before the Mad King and Vis'eer; the first one decides about the first roll. */
function beside(heroes: readonly string[] = ['barbarian', 'monk'], hands = 3): BossTable {
  const table = new BossTable(heroes, { battle: 'mad-king', difficulty: 'insane' });
  table.boss.tokens = { 'kings-hand': [{ by: BOSS, fresh: false, count: hands }] };
  table.untilRoll(0);
  return table;
}

/** The first hero rolls nothing and ends the turn; the boss has its step with these dice, and draws a card without use. */
function toBossStep(table: BossTable, ...dice: readonly (readonly number[])[]): void {
  table.boss.upgrades = {};
  table.boss.inPlay = [];
  table.nextCard('royal-feast');
  table.seat(0).hand = [];
  table.script(1, 4, 4, 4, 6, ...dice.flat(), ...FILLER);
  table.act(0, { type: 'roll' });
  table.act(0, { type: 'no-ability' });
  table.declineUntil(
    () => table.seen('turn').some(({ seat }) => seat === BOSS) && table.seen('turn').at(-1)?.seat !== BOSS,
  );
}

const hands = (table: BossTable) =>
  (table.boss.tokens['kings-hand'] ?? []).reduce((sum, { count }) => sum + count, 0);

describe('set-up', () => {
  it.each(DIFFICULTIES)('on %s', (difficulty) => {
    const comes = difficulty === 'insane' || difficulty === 'hardcore';
    for (const party of [1, 2, 3, 4]) {
      const table = new BossTable(
        Array.from({ length: party }, () => 'monk'),
        { battle: 'fallen-monk', difficulty },
      );
      expect(table.state.seats).toHaveLength(party + (comes ? 2 : 1));
      expect(table.crawl.boss?.helper).toBe(comes ? party + 1 : undefined);
      if (comes) expect([table.seat(party + 1).hero, table.health(party + 1)]).toEqual(['minion-viseer', 20]);
    }
  });
});

describe('a battle stored before there was Vis’eer', () => {
  it('goes on against the boss alone', () => {
    const table = new BossTable(['barbarian', 'monk'], { battle: 'mad-king' });
    table.crawl.difficulty = 'insane';
    table.untilRoll(0);
    table.script(1, 1, 1, 4, 6, ...FILLER);
    table.act(0, { type: 'roll' });
    table.act(0, { type: 'activate', ability: 'smack' });
    table.declineUntil(() => table.seen('landed').length > 0);
    expect(table.seen('targeted').map((event) => event.target)).not.toContain(VISEER);
    expect(table.health(BOSS)).toBeLessThan(100);
  });
});

describe('an Attack', () => {
  it.each([BOSS, VISEER])('is aimed at the boss or at Vis’eer: %i', (target) => {
    const table = beside();
    const before = [table.health(BOSS), table.health(VISEER)];
    table.script(1, 1, 1, 4, 6, ...FILLER);
    table.act(0, { type: 'roll' });
    table.act(0, { type: 'activate', ability: 'smack' });
    table.declineUntil(() => table.asked().includes('0 target'));
    expect(table.legal(0)).toEqual([
      { type: 'target', player: BOSS },
      { type: 'target', player: VISEER },
    ]);
    table.act(0, { type: 'target', player: target });
    table.declineUntil(() => table.seen('landed').length > 0);
    const after = [table.health(BOSS), table.health(VISEER)];
    expect(before.map((health, at) => health - (after[at] ?? 0))).toEqual(target === BOSS ? [4, 0] : [0, 4]);
  });

  it('needs no question once Vis’eer has fallen', () => {
    const table = beside();
    table.seat(VISEER).defeated = true;
    table.script(1, 1, 1, 4, 6, ...FILLER);
    table.act(0, { type: 'roll' });
    table.act(0, { type: 'activate', ability: 'smack' });
    table.declineUntil(() => table.seen('landed').length > 0);
    expect(table.seen('targeted').map((event) => event.target)).not.toContain(VISEER);
    expect(table.asked()).not.toContain('0 target');
  });

  it('R379: collateral damage to all opponents hits Vis’eer and the boss both', () => {
    const table = beside(['pyromancer', 'monk']);
    const before = [table.health(BOSS), table.health(VISEER)];
    // Four fives are four souls: Burning Soul gains Fire Mastery and deals 1 collateral damage for each.
    table.script(5, 5, 5, 5, 1, ...FILLER);
    table.act(0, { type: 'roll' });
    table.act(0, { type: 'activate', ability: 'burning-soul' });
    table.declineUntil(() => table.seen('landed').length > 1);
    expect(before.map((health, at) => health - table.health(BOSS + at))).toEqual([4, 4]);
  });
});

describe("the King's Hand beside Vis'eer", () => {
  it.each([
    [5, 'lapsed'],
    [2, 'aimed'],
  ])('R378: answers an Ultimate before its target is named; on a %i it is %s', (die, result) => {
    const table = beside();
    table.script(6, 6, 6, 6, 6, die, ...FILLER);
    table.act(0, { type: 'roll' });
    table.act(0, { type: 'activate', ability: 'rage' });
    table.declineUntil(() => table.seen('lapsed').length > 0 || table.asked().includes('0 target'));
    expect(hands(table)).toBe(2);
    expect(table.seen('lapsed')).toHaveLength(result === 'lapsed' ? 1 : 0);
    if (result === 'lapsed') return;
    table.act(0, { type: 'target', player: VISEER });
    table.declineUntil(() => table.seen('landed').length > 0);
    expect(table.health(VISEER)).toBeLessThan(20);
  });

  it.each([
    [true, 2],
    [false, 1],
  ])('is used twice a turn while it stands (%s): %i', (stands, used) => {
    const table = beside(['barbarian', 'monk'], 4);
    if (!stands) table.seat(VISEER).defeated = true;
    // Nothing of 1 1 4 6 6 is an ability of the board, and five Swipes are wanted: the rest is rolled again.
    const miss = [1, 1, 4, 6, 6, 4, 6, 6, 4, 6, 6];
    toBossStep(table, stands ? [2] : [], miss, [5], miss, stands ? [5, ...miss] : []);
    expect(table.seen('extra-offense').filter(({ seat }) => seat === BOSS)).toHaveLength(used);
    expect(hands(table)).toBe(4 - used);
    expect(table.boss.tokens['viseers-gaze']).toBeUndefined();
  });
});

describe('what Vis’eer does', () => {
  it.each([
    [4, 1, 0],
    [6, 0, 1],
    [2, 0, 0],
  ])('in the Upkeep Phase of the boss, on a %i: %i CP and %i King’s Hands', (die, cp, tokens) => {
    const table = beside(['barbarian', 'monk'], 1);
    table.boss.tokens = { ...table.boss.tokens, burn: [{ by: 0, fresh: false, count: 1 }] };
    toBossStep(table, [die]);
    const gained = table
      .seen('cp')
      .flatMap(({ seat, change }) => (seat === BOSS && change > 0 ? [change] : []));
    // The last one is that of the Income Phase.
    expect(gained).toEqual(cp === 1 ? [1, 1] : [1]);
    expect(hands(table)).toBe(1 + tokens);
    expect(table.seen('lost').filter(({ seat, token }) => seat === BOSS && token === 'burn')).toHaveLength(
      cp,
    );
  });

  it('takes one of several negative status effects from the boss at random', () => {
    const lost = new Set<string>();
    for (let seed = 0; seed < 12; seed += 1) {
      const table = beside(['barbarian', 'monk'], 1);
      // The dice are known; what else is drawn differs by the seed. What is lost first is lost by Vis'eer.
      table.state.chance = { ...table.state.chance, seed: `random ${seed}` };
      const one = [{ by: 0, fresh: false, count: 1 }];
      table.boss.tokens = { ...table.boss.tokens, concussion: one, entangle: one, wither: one };
      toBossStep(table, [4]);
      const taken = table
        .seen('lost')
        .filter(({ seat, token }) => seat === BOSS && ['concussion', 'entangle', 'wither'].includes(token))
        .slice(0, 1);
      expect(taken).toHaveLength(1);
      for (const { token } of taken) lost.add(token);
    }
    expect(lost.size).toBeGreaterThan(1);
  });

  it('is immune to everything except damage', () => {
    const table = beside(['barbarian', 'monk']);
    // Overpower would inflict Concussion on anybody else.
    table.script(1, 1, 1, 6, 6, 1, 1, 1, ...FILLER);
    table.act(0, { type: 'roll' });
    table.act(0, { type: 'activate', ability: 'overpower' });
    table.declineUntil(() => table.asked().includes('0 target'));
    table.act(0, { type: 'target', player: VISEER });
    table.declineUntil(() => table.seen('landed').length > 0);
    expect(table.seat(VISEER).tokens).toEqual({});
    expect(table.health(VISEER)).toBeLessThan(20);
  });

  it('leaves three chests of the scenario for every hero', () => {
    for (const fell of [true, false]) {
      const table = beside(['barbarian', 'monk', 'paladin']);
      table.seat(table.bossSeat + 1).defeated = fell;
      const game = openGame(table.state);
      const frame = game.lane.stack.find(({ k }) => k === 'crawl');
      if (frame?.k !== 'crawl') throw new Error('no crawl');
      concludeCrawl(game, frame, 'lost');
      const { lost } = bossBattleById('mad-king').loot;
      expect(table.crawl.after?.chests).toHaveLength(3 * (lost.length + (fell ? 3 : 0)));
      expect(new Set(table.crawl.after?.chests.map(({ chest }) => chest))).toEqual(new Set([8]));
    }
  });
});
