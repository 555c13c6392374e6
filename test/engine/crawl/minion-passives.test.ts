/** What minions do by themselves in their step is aimed at the hero whose turn it is (rules: a-minion-step, a-minion-cards). */
import { describe, expect, it } from 'vitest';
import { type Action, viewOf } from '../../../src/engine/index.ts';
import { FILLER, met } from './met.ts';
import type { CrawlTable } from './table.ts';

const HEROES = ['barbarian', 'monk', 'pyromancer'];
const BESIDE: Action = { type: 'move', to: 'B4' };

const count = (table: CrawlTable, seat: number, token: string) =>
  (table.seat(seat).tokens[token] ?? []).reduce((sum, group) => sum + group.count, 0);

/** Hero 0 has met the minion and hero 1 has joined the battle; hero 0 has not acted yet. */
function shared(minion: string): CrawlTable {
  const table = met(HEROES, minion);
  table.act(0, BESIDE);
  table.join(1, 0);
  for (const seat of [0, 1, 2]) table.seat(seat).tokens = {};
  return table;
}

/** Goes on until the step of the minion in the turn of this hero has ended. */
function afterStepAgainst(table: CrawlTable, hero: number): void {
  const minion = table.hero(hero).foe ?? -1;
  const turns = () => table.seen('turn').map(({ seat }) => seat);
  const from = turns().length;
  table.declineUntil(() => {
    const since = turns().slice(from);
    const own = since.lastIndexOf(minion);
    return own > since.indexOf(hero) && since.length > own + 1;
  });
}

describe('an Offensive Roll Phase of a minion that activates nothing', () => {
  it.each([
    ['minion-roc', 1],
    ['minion-brutish-cyclops', 2],
    ['minion-holy-zealot', 2],
    ['minion-onibaba', 1],
  ] as const)('%s takes %i health from the hero of the turn, not from itself', (minion, lost) => {
    for (const hero of [0, 1]) {
      const table = shared(minion);
      if (hero === 1) afterStepAgainst(table, 0);
      const before = [0, 1, 2, 3].map((seat) => table.health(seat));
      afterStepAgainst(table, hero);
      const changes = [0, 1, 2, 3].map((seat) => table.health(seat) - (before[seat] ?? 0));
      const own = changes.pop() ?? -1;
      expect(own).toBeGreaterThanOrEqual(0);
      expect(changes).toEqual([0, 1, 2].map((seat) => (seat === hero ? -lost : 0)));
    }
  });

  it.each([
    ['minion-yokai', ['silence', 'hex']],
    ['minion-carrion-golem', ['poison']],
    ['minion-crushing-golem', ['concussion']],
    ['minion-orc-shaman', ['parasite', 'hex']],
  ] as const)('%s inflicts what its card says', (minion, tokens) => {
    const table = shared(minion);
    afterStepAgainst(table, 0);
    for (const token of tokens)
      expect([0, 1, 2, 3].map((seat) => count(table, seat, token))).toEqual([1, 0, 0, 0]);
  });

  it('the Goblin Horde heals, and the hero of the turn alone loses positive status effects', () => {
    const table = shared('minion-goblin-horde');
    table.setHealth(3, 10);
    table.seat(3).tokens = {};
    for (const seat of [0, 1]) table.seat(seat).tokens['back-strike'] = [{ by: 0, fresh: false, count: 1 }];
    table.untilRoll(0);
    // Three rolls without a Swipe.
    table.script(...Array.from({ length: 60 }, () => 4));
    afterStepAgainst(table, 0);
    expect(table.health(3)).toBe(13);
    expect([0, 1].map((seat) => count(table, seat, 'back-strike'))).toEqual([0, 1]);
  });
});

describe('what minions do each turn', () => {
  it('the Nimble Elf takes all positive status effects of the hero of the turn', () => {
    const table = shared('minion-nimble-elf');
    for (const seat of [0, 1]) table.seat(seat).tokens['back-strike'] = [{ by: 0, fresh: false, count: 1 }];
    afterStepAgainst(table, 0);
    expect([0, 1].map((seat) => count(table, seat, 'back-strike'))).toEqual([0, 1]);
  });

  it('the Blood Mage steals 3 from the hero of the turn with its third Chaos', () => {
    const table = shared('minion-blood-mage');
    table.setHealth(3, 5);
    table.seat(3).tokens.chaos = [{ by: 3, fresh: false, count: 2 }];
    const before = [0, 1].map((seat) => table.health(seat));
    afterStepAgainst(table, 0);
    expect([0, 1].map((seat) => table.health(seat) - (before[seat] ?? 0))).toEqual([-3, 0]);
    expect([table.health(3), count(table, 3, 'chaos')]).toEqual([8, 0]);
  });

  it('the Emperor Cobra counts the negative status effects of the hero of the turn', () => {
    for (const hero of [0, 1]) {
      const table = shared('minion-emperor-cobra');
      table.seat(3).tokens = {};
      for (const seat of [0, 1]) table.seat(seat).tokens.wither = [{ by: 3, fresh: false, count: 2 }];
      if (hero === 1) afterStepAgainst(table, 0);
      const before = [0, 1].map((seat) => table.health(seat));
      afterStepAgainst(table, hero);
      const changes = [0, 1].map((seat) => table.health(seat) - (before[seat] ?? 0));
      expect(changes).toEqual([0, 1].map((seat) => (seat === hero ? -2 : 0)));
    }
  });

  it('the Fell Summoner with 3 Chaos makes way for a minion that acts first, whatever its card says', () => {
    const table = shared('minion-fell-summoner');
    table.nextMinion(3, 'minion-carrion-golem');
    table.setHealth(3, 20);
    table.seat(3).tokens.chaos = [{ by: 3, fresh: false, count: 3 }];
    table.script(...FILLER, ...FILLER, ...FILLER, ...FILLER);
    const before = table.seen('turn').length;
    table.declineUntil(() => table.seat(3).hero !== 'minion-fell-summoner');
    const successor = viewOf(table.state, 'public').crawl?.minions.find(({ seat }) => seat === 3);
    expect(successor).toMatchObject({ board: table.seat(3).hero, firstStrike: true });
    table.declineUntil(() => table.asked().includes('0 main') && table.crawl.round > 1);
    const turns = table
      .seen('turn')
      .slice(before)
      .map(({ seat }) => seat);
    // Its first step comes before the turn of hero 0 in the next round.
    expect(turns.slice(-2)).toEqual([3, 0]);
  });

  it('the Swamp Dweller hurts the hero who gets Poison, and nobody else in its battle', () => {
    const table = shared('minion-swamp-dweller');
    table.seat(3).tokens = {};
    const before = [0, 1].map((seat) => table.health(seat));
    table.untilRoll(0);
    table.script(1, 4, 4, 4, 6, ...FILLER);
    afterStepAgainst(table, 0);
    // Its attack poisons twice, and each time takes 2 health.
    expect([0, 1].map((seat) => count(table, seat, 'poison'))).toEqual([2, 0]);
    expect([0, 1].map((seat) => table.health(seat) - (before[seat] ?? 0))).toEqual([-4, 0]);
  });

  it('the Black Wyrm loses 1 health itself on Swipe, and heals 1 otherwise', () => {
    for (const [die, change] of [
      [1, -1],
      [4, 1],
      [6, 1],
    ] as const) {
      const table = shared('minion-black-wyrm');
      table.setHealth(3, 15);
      table.untilRoll(0);
      const before = table.health(0);
      table.script(1, 1, 1, 5, 6, die, ...FILLER);
      table.act(0, { type: 'roll' });
      table.act(0, { type: 'activate', ability: 'smack', variant: 'smack' });
      table.declineUntil(() => table.seen('landed').length > 0);
      expect(table.health(3)).toBe(15 - 4 + change);
      expect(table.health(0)).toBe(before);
    }
  });
});

describe('attacks of minions with a choice', () => {
  /** The maiden has sung to hero 0; two Chaos lie. */
  function sung(heroes: readonly string[]): CrawlTable {
    const table = met(heroes, 'minion-melodious-maiden');
    table.act(0, BESIDE);
    table.untilRoll(0);
    table.script(1, 1, 1, 6, 6, 6, 6, 6, 6, 6, ...FILLER);
    return table;
  }

  it('the Melodious Maiden lets the hero send 2 damage to a team-mate of choice', () => {
    const table = sung(HEROES);
    const before = [0, 1, 2].map((seat) => table.health(seat));
    const hand = table.seat(0).hand.length;
    table.declineUntil(() => table.legal(0).some((one) => one.type === 'choose' && one.option === 'mate'));
    table.act(0, { type: 'choose', option: 'mate' });
    expect(table.legal(0)).toEqual([
      { type: 'target', player: 1 },
      { type: 'target', player: 2 },
    ]);
    table.act(0, { type: 'target', player: 2 });
    table.declineUntil(() => table.seen('landed').length > 0);
    expect([0, 1, 2].map((seat) => table.health(seat) - (before[seat] ?? 0))).toEqual([-4, 0, -2]);
    expect(table.seat(0).hand.length).toBeGreaterThanOrEqual(hand);
  });

  it('takes a card of a hero who is alone, without a question', () => {
    const table = sung(['barbarian']);
    const hand = table.seat(0).hand.length;
    table.declineUntil(() => table.seen('landed').length > 0);
    expect(table.health(0)).toBe(35 - 4);
    expect(table.seat(0).hand.length).toBeLessThan(hand + 2);
    expect(table.seen('discarded').length).toBeGreaterThan(0);
  });

  it('the Enraged Centaur takes a positive status effect at random', () => {
    const taken = new Set<string>();
    for (let seed = 0; seed < 12; seed += 1) {
      const table = met(['barbarian'], 'minion-enraged-centaur', { seed: `centaur-${seed}` });
      table.act(0, BESIDE);
      const held = ['back-strike', 'protect', 'crit'];
      table.seat(0).tokens = Object.fromEntries(held.map((id) => [id, [{ by: 0, fresh: false, count: 1 }]]));
      table.script(1, 1, 4, 4, 6, ...FILLER);
      table.declineUntil(() => table.seen('landed').length > 0);
      const left = held.filter((id) => count(table, 0, id) > 0);
      expect(left).toHaveLength(2);
      for (const id of held) if (!left.includes(id)) taken.add(id);
    }
    expect(taken.size).toBeGreaterThan(1);
  });
});
