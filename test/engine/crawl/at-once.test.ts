/** Heroes of a crawl who act at once: what runs side by side, and where the order of the rules still holds. */
import { describe, expect, it } from 'vitest';
import { openGame } from '../../../src/engine/core/game.ts';
import { areOpponents } from '../../../src/engine/core/seat/relations.ts';
import { laneIndexOf } from '../../../src/engine/hosting.ts';
import { viewOf } from '../../../src/engine/index.ts';
import { apart, bothRoll, door, doors, FILLER, party, passAt, strike } from './at-once-table.ts';
import { CrawlTable } from './table.ts';

describe('heroes at once', () => {
  it('are all asked where to go, and their battles go on side by side', () => {
    const table = party();
    expect(table.asked()).toEqual(['0 move', '1 move']);
    const [first, second] = [doors(table, 0), doors(table, 1)];
    expect(first).toEqual(second);
    const fighting = apart();
    expect(fighting.hero(0).foe).toBe(2);
    expect(fighting.hero(1).foe).toBe(3);
    bothRoll(fighting);
    // One rolls while the other has not; neither waits.
    fighting.script(1, 1, 1, 6, 6, ...FILLER);
    fighting.act(1, { type: 'roll' });
    expect(fighting.asked()).toEqual(['0 roll', '1 roll']);
    expect(viewOf(fighting.state, 0).rolls).toEqual([]);
    expect(viewOf(fighting.state, 1).rolls[0]?.dice.map(({ value }) => value)).toEqual([1, 1, 1, 6, 6]);
  });

  it('begin the next round together: who has ended a turn waits', () => {
    const table = apart();
    const turns = () => table.seen('turn').flatMap(({ seat }) => (seat === 0 ? [seat] : [])).length;
    const inFirst = () => table.asked().some((asked) => asked.startsWith('0'));
    passAt(table, 0, () => !inFirst());
    expect(turns()).toBe(1);
    expect(table.crawl.round).toBe(1);
    expect(table.asked().every((asked) => asked.startsWith('1'))).toBe(true);
    expect(table.hero(0).foe).toBe(2);
    table.declineUntil(() => table.crawl.round === 2);
    expect(table.asked().map((asked) => asked[0])).toEqual(['0', '1']);
  });

  it('are not asked about the battles of others, but may be chosen by their cards (R370)', () => {
    const table = apart();
    const game = openGame(table.state, laneIndexOf(table.state, 0));
    expect(game.lane.seats).toEqual([0, 2]);
    expect(areOpponents(game, 0, 3)).toBe(true);
    bothRoll(table);
    table.script(1, 1, 1, 6, 6, ...FILLER);
    table.act(0, { type: 'roll' });
    expect(table.asked()).toEqual(['0 roll', '1 roll']);
  });

  it('may help in the battle of a team-mate by cards, as in the printed order', () => {
    const table = apart();
    bothRoll(table);
    table.seat(1).hand = ['helping-hand', 'tip-it'];
    table.seat(1).cp = 5;
    table.script(1, 1, 1, 5, 5, ...FILLER);
    table.act(0, { type: 'roll' });
    expect(table.legal(1)).toContainEqual({ type: 'play', card: 'tip-it', into: 0 });
    table.act(1, { type: 'play', card: 'tip-it', into: 0 });
    const alter = table.legal(1).find(({ type }) => type === 'alter');
    if (!alter) throw new Error('no die to alter');
    table.act(1, alter);
    expect(viewOf(table.state, 0).rolls[0]?.dice.map(({ value }) => value)).not.toEqual([1, 1, 1, 5, 5]);
  });

  it('may let a team-mate re-roll dice by loot that prints so; the roller chooses the dice', () => {
    const table = apart();
    bothRoll(table);
    table.hero(1).deckLoot = ['try-try-again-iii'];
    table.seat(1).hand = ['try-try-again-iii'];
    table.seat(1).cp = 5;
    table.script(1, 2, 2, 5, 5, ...FILLER);
    table.act(0, { type: 'roll' });
    table.act(1, { type: 'play', card: 'try-try-again-iii', into: 0 });
    expect(table.asked()).toContain('0 reroll');
    const values = () => viewOf(table.state, 0).rolls[0]?.dice.map(({ value }) => value);
    table.script(3, 4, 6, ...FILLER);
    const die = table.legal(0).find((action) => action.type === 'reroll' && action.dice.length === 1);
    if (die?.type !== 'reroll') throw new Error('no die to re-roll');
    // The same die three times: each re-roll is chosen after the last one.
    for (const value of [3, 4, 6]) {
      table.act(0, die);
      expect(values()).toContain(value);
    }
    expect(table.asked()).not.toContain('0 reroll');
  });

  it('are stored by the set-up: one without it is played in the printed order', () => {
    const table = new CrawlTable(['barbarian', 'monk']);
    expect(table.crawl.atOnce).toBeUndefined();
    expect(table.asked()).toEqual(['0 move']);
    // A single hero knows no difference.
    expect(new CrawlTable(['barbarian'], { atOnce: true }).state.lanes).toHaveLength(1);
  });
});

describe('the same tile', () => {
  it('is explored by whoever comes first; the other may join the battle there', () => {
    const table = party();
    const tile = door(table, 0);
    table.act(0, { type: 'move', to: tile });
    expect(doors(table, 1)).not.toContain(tile);
    expect(table.legal(1)).toContainEqual({ type: 'move', to: tile });
    expect(() => table.act(0, { type: 'move', to: tile })).toThrow();
  });

  it('lets a hero who joins act after the hero who fights there, and the minion once for each', () => {
    const table = party(['barbarian', 'monk'], ['minion-lost-swordsman']);
    const tile = door(table, 0);
    table.act(0, { type: 'move', to: tile });
    table.act(1, { type: 'move', to: tile });
    expect(table.hero(1).foe).toBe(2);
    // The monk waits for the barbarian's turn and the minion's answer to it.
    expect(table.asked().every((asked) => asked.startsWith('0'))).toBe(true);
    expect(viewOf(table.state, 'public').crawl?.heroes.map(({ waits }) => waits)).toEqual([false, true]);
    table.declineUntil(() => table.crawl.round === 2);
    expect(table.seen('turn').map(({ seat }) => seat)).toEqual([0, 2, 1, 2]);
    // From the next round on both are in one lane, in turn order.
    expect(table.state.lanes.slice(1).map(({ seats }) => seats)).toEqual([[0, 1, 2, 3]]);
  });

  it('lets a hero move on whose minion fell before the battle was joined', () => {
    const table = party(['barbarian', 'monk'], ['minion-lost-swordsman']);
    const tile = door(table, 0);
    table.act(0, { type: 'move', to: tile });
    table.act(1, { type: 'move', to: tile });
    table.setHealth(2, 1);
    passAt(table, 0, () => table.asked().includes('0 roll'));
    strike(table);
    table.declineUntil(() => table.asked().includes('1 move'));
    expect(table.hero(1).foe).toBeNull();
    expect(table.crawl.round).toBe(1);
    table.act(1, { type: 'move', to: door(table, 1) });
    expect(table.hero(1).foe).toBe(3);
  });
});

describe('a minion that a team-mate defeats from another battle', () => {
  /** The monk is asked for a salve before a battle while the tactician uses Carpet Bomb on both minions. */
  function bombed(): CrawlTable {
    const table = party(['tactician', 'monk'], ['minion-roc', 'minion-lost-swordsman']);
    table.script(...FILLER, ...FILLER);
    for (const seat of [0, 1]) table.act(seat, { type: 'move', to: door(table, seat) });
    bothRoll(table);
    passAt(table, 0, () => !table.asked().some((asked) => asked.startsWith('0')));
    table.hero(1).salves = 1;
    passAt(table, 1, () => table.crawl.round === 2);
    expect(table.asked()).toContain('1 choose');
    table.setHealth(3, 1);
    passAt(table, 0, () => table.asked().includes('0 roll'));
    table.script(1, 1, 6, 6, 3, ...FILLER, ...FILLER);
    table.act(0, { type: 'roll' });
    table.act(0, { type: 'activate', ability: 'carpet-bomb' });
    // Both minions are hit, as there are no others to choose from.
    passAt(table, 0, () => table.seat(3).defeated);
    return table;
  }

  it('leaves its reward at once, and its hero goes on over the map', () => {
    const table = bombed();
    expect(table.asked()).toContain('1 move');
    expect(table.asked()).not.toContain('1 choose');
    expect(table.hero(1).foe).toBeNull();
    expect(
      table
        .seen('loot-die')
        .slice(-2)
        .map(({ seat }) => seat),
    ).toEqual([1, 0]);
    table.act(1, { type: 'move', to: door(table, 1) });
    expect(table.hero(1).foe).toBe(3);
    expect(table.seat(3).defeated).toBe(false);
  });
});

describe("the King's Hand", () => {
  it('answers the roll of its own battle only, also while others roll', () => {
    const table = apart(['minion-roc', 'minion-lost-swordsman']);
    table.seat(2).tokens['kings-hand'] = [{ by: 2, fresh: false, count: 1 }];
    bothRoll(table);
    table.script(1, 1, 1, 1, 1, ...FILLER);
    table.act(1, { type: 'roll' });
    const rolled = viewOf(table.state, 1).rolls[0]?.dice.map(({ value }) => value);
    table.setHealth(2, 40);
    table.script(6, 6, 6, 6, 6, 5, 1, ...FILLER);
    table.act(0, { type: 'roll' });
    table.act(0, { type: 'activate', ability: 'rage' });
    expect(table.seat(2).tokens['kings-hand'] ?? []).toEqual([]);
    expect(viewOf(table.state, 1).rolls[0]?.dice.map(({ value }) => value)).toEqual(rolled);
  });
});

describe('three heroes in one battle', () => {
  /** The first fights; the others join, and the last of them before the first one has acted or after it. */
  function joined(isLate: boolean): CrawlTable {
    const table = party(['barbarian', 'monk', 'ninja'], ['minion-roc']);
    const tile = door(table, 0);
    table.act(0, { type: 'move', to: tile });
    table.act(1, { type: 'move', to: tile });
    const isFirstDone = () => !table.asked().some((asked) => asked.startsWith('0'));
    if (isLate) passAt(table, 0, isFirstDone);
    table.act(2, { type: 'move', to: tile });
    if (!isLate) passAt(table, 0, isFirstDone);
    return table;
  }

  it.each([false, true])('act one after another, also where the third comes late (%s)', (isLate) => {
    const table = joined(isLate);
    expect(table.asked().every((asked) => asked.startsWith('1'))).toBe(true);
    table.declineUntil(() => table.crawl.round === 2);
    const turns = table.seen('turn').map(({ seat }) => seat);
    expect(turns.slice(0, 6)).toEqual([0, 3, 1, 3, 2, 3]);
  });
});

describe('two who join two', () => {
  it('act after both and after each other', () => {
    const table = party(['barbarian', 'monk', 'ninja', 'paladin'], ['minion-roc']);
    const peaceful = table.crawl.environments[1].map(() => 'quiet-chapel');
    table.crawl.environments = { ...table.crawl.environments, 1: ['caves', ...peaceful] };
    const tile = door(table, 0);
    table.act(0, { type: 'move', to: tile });
    table.act(1, { type: 'move', to: tile });
    for (const seat of [2, 3]) {
      const at = doors(table, seat).find(
        (one) => table.crawl.tiles.find((known) => known.at === one)?.level === 1,
      );
      if (at === undefined) throw new Error('no tile of level 1');
      table.act(seat, { type: 'move', to: at });
    }
    table.setHealth(4, 60);
    table.declineUntil(() => table.crawl.round === 2);
    for (const seat of [2, 3]) table.act(seat, { type: 'move', to: tile });
    table.declineUntil(() => table.crawl.round === 3);
    // Whoever moves and meets nobody has no Upkeep Phase.
    const steps = table.seen('phase').flatMap(({ phase, seat }) => (phase === 'upkeep' ? [seat] : []));
    expect(steps.slice(0, 12)).toEqual([0, 4, 1, 4, 0, 4, 1, 4, 2, 4, 3, 4]);
  });
});

describe('a minion that a team-mate defeats while it attacks', () => {
  it('takes its attack along, and what is asked about it', () => {
    const table = party(['tactician', 'monk'], ['minion-roc', 'minion-lost-swordsman']);
    table.script(...FILLER, ...FILLER);
    for (const seat of [0, 1]) table.act(seat, { type: 'move', to: door(table, seat) });
    bothRoll(table);
    table.seat(1).hand = ['tip-it'];
    table.seat(1).cp = 5;
    passAt(table, 1, () => table.asked().includes('1 window'));
    expect(table.seen('announced').at(-1)).toMatchObject({ seat: 3 });
    table.setHealth(3, 1);
    table.script(1, 1, 6, 6, 3, ...FILLER, ...FILLER);
    table.act(0, { type: 'roll' });
    table.act(0, { type: 'activate', ability: 'carpet-bomb' });
    passAt(table, 0, () => table.seat(3).defeated);
    expect(table.asked()).not.toContain('1 window');
    table.declineUntil(() => table.crawl.round === 2);
    expect(table.hero(1).foe).toBeNull();
  });
});
