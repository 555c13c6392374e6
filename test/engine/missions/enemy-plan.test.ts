/** Plans that heroes make for the enemy phases of a Mission. */
import { describe, expect, it } from 'vitest';
import { readOrders } from '../../../src/engine/core/orders.ts';
import {
  type Asking,
  answerByPlan,
  DEFAULT_ORDERS,
  type EnemyPlan,
  openQuestions,
  planOptions,
} from '../../../src/engine/hosting.ts';
import { viewOf } from '../../../src/engine/index.ts';
import { tokensOf } from '../frames/bare-game.ts';
import { askedOf, plan, planOf } from './enemy-plan-table.ts';
import { MissionTable, missionStarted } from './table.ts';

const PARTIES = [
  ['barbarian', 'moon-elf'],
  ['barbarian', 'monk', 'paladin'],
  ['barbarian', 'monk', 'paladin', 'ninja'],
];
/** Every seat of parties of two to four. */
const SEATS = PARTIES.flatMap((heroes) => heroes.map((_, seat) => ({ heroes, seat })));

/** All enemies strike; the hero stands beside two of them, and wants to be asked for each defence. */
function struck(heroes: readonly string[], seat: number, defense: Asking = 'always'): MissionTable {
  const table = new MissionTable(heroes);
  for (const hero of table.state.seats) {
    Object.assign(hero, { hand: [], orders: { ...hero.orders, ask: { ...hero.orders.ask, defense } } });
  }
  for (let other = 0; other < seat; other += 1) {
    const [exit] = table.legal(other).filter((move) => move.type === 'move' && move.to !== 'D2');
    if (exit) table.act(other, exit);
  }
  table.act(seat, { type: 'move', to: 'D2' });
  table.script(...Array.from({ length: 200 }, () => 1));
  return table;
}

const defended = (table: MissionTable, seat: number) =>
  table.events.filter((event) => event.e === 'defended' && event.seat === seat).length;

describe('a plan for the enemies', () => {
  it.each(SEATS)('answers every defence of seat $seat in a party of $heroes.length', ({ heroes, seat }) => {
    const without = struck(heroes, seat);
    expect(askedOf(without, seat)).toContain('defend');
    const table = struck(heroes, seat);
    const [defends = ''] = planOptions(table.state, seat).defenses;
    plan(table, seat, { defends });
    const asked = askedOf(table, seat);
    // Which dice of a defence to roll again is no part of a plan.
    asked.delete('reroll');
    expect(asked).toEqual(new Set());
    expect(defended(table, seat)).toBeGreaterThan(0);
  });

  it('leaves the question to its hero from the planned damage on', () => {
    for (const [from, asked] of [
      [1, true],
      [99, false],
    ] as const) {
      const table = struck(PARTIES[0] ?? [], 0);
      plan(table, 0, { from });
      expect(askedOf(table, 0).has('defend')).toBe(asked);
    }
  });

  it('leaves the question to a hero who would be defeated', () => {
    const table = struck(PARTIES[0] ?? [], 0);
    plan(table, 0, {});
    table.declineUntil(() => table.mission.heroes.every(({ moved }) => moved));
    const pool = table.state.pools[table.state.seats[0]?.pool ?? -1];
    if (pool) pool.health = 1;
    expect(askedOf(table, 0)).toContain('defend');
  });

  it('is over with the round, unless it was made for every round', () => {
    const table = struck(PARTIES[0] ?? [], 0);
    plan(table, 0, { from: 99 });
    plan(table, 1, { from: 99, everyRound: true });
    table.declineUntil(() => table.mission.round === 2);
    expect(planOf(table, 0)).toBeUndefined();
    expect(planOf(table, 1)).toEqual({ from: 99, everyRound: true });
  });

  it('is taken back at any time', () => {
    const table = struck(PARTIES[0] ?? [], 0);
    plan(table, 0, {});
    table.declineUntil(() => table.mission.heroes.every(({ moved }) => moved));
    plan(table, 0, null);
    expect(askedOf(table, 0)).toContain('defend');
  });

  it('does nothing before the enemies act, nor for a bot that plays the hero', () => {
    const table = struck(PARTIES[0] ?? [], 0);
    plan(table, 0, {});
    expect(table.asked()).toEqual(expect.arrayContaining(['1 move']));
    table.declineUntil(() => table.asked().includes('0 main') || table.asked().includes('0 roll'));
    expect(answerByPlan(table.state, 0)).toBeNull();
    table.act(0, { type: 'hand-over' });
    expect(askedOf(table, 0)).toContain('defend');
  });

  it('is seen by its owner only', () => {
    const table = struck(PARTIES[0] ?? [], 0);
    plan(table, 0, { uses: [{ play: { type: 'play', card: 'not-this-time' }, from: 3 }] });
    expect(JSON.stringify(viewOf(table.state, 0))).toContain('not-this-time');
    for (const viewer of [1, 'public'] as const)
      expect(JSON.stringify(viewOf(table.state, viewer))).not.toContain('not-this-time');
  });

  it('answers the open question of its hero, unless it wants to be asked there', () => {
    const table = struck(PARTIES[0] ?? [], 0);
    table.declineUntil(() => table.asked().includes('0 defend'));
    expect(answerByPlan(table.state, 0)).toBeNull();
    plan(table, 0, { from: 1 });
    expect(answerByPlan(table.state, 0)).toBeNull();
    plan(table, 0, { from: 99 });
    expect(answerByPlan(table.state, 0)).toMatchObject({ type: 'defend' });
  });
});

describe('the dice of a defence that lie open', () => {
  /** Paladin dice: a 3 prevents damage, a 1 deals some. Both are strikes of the enemies. */
  const atDefense = (value: 1 | 3, seat: 0 | 1, enemies: EnemyPlan | null): Set<string> => {
    const table = struck(seat === 0 ? ['paladin', 'monk'] : ['monk', 'paladin'], seat, 'never');
    Object.assign(table.state.seats[seat] ?? {}, { hand: ['six-it', 'six-it'], cp: 5 });
    table.script(...Array.from({ length: 200 }, () => value));
    if (enemies) plan(table, seat, enemies);
    const asked = new Set<string>();
    table.declineUntil(() => {
      for (const one of openQuestions(table.state)) if (one.seat === seat) asked.add(one.moment ?? '');
      return table.mission.round === 2;
    });
    return asked;
  };
  const DICE = 'after-defense-roll';

  it.each([0, 1] as const)('are a question to seat %i also while they prevent everything', (seat) => {
    // Other dice of the Paladin would deal damage.
    expect(atDefense(3, seat, null)).toContain(DICE);
    expect(atDefense(1, seat, null)).toContain(DICE);
  });

  it.each([0, 1] as const)('count when the plan of seat %i says from which damage on it is asked', (seat) => {
    expect(atDefense(3, seat, { from: 3 })).not.toContain(DICE);
    expect(atDefense(1, seat, { from: 3 })).toContain(DICE);
    expect(atDefense(1, seat, { from: 99 })).not.toContain(DICE);
  });
});

describe('what a plan uses', () => {
  const EVADE = { type: 'spend', token: 'evasive', use: 'prevent', count: 1 } as const;
  const evading = (enemies: EnemyPlan | null) => {
    const table = struck(PARTIES[0] ?? [], 0, 'never');
    const [hero] = table.state.seats;
    if (hero) hero.tokens.evasive = tokensOf(0);
    expect(planOptions(table.state, 0).uses).toContainEqual({ play: EVADE, cp: 0 });
    if (enemies) plan(table, 0, enemies);
    return table;
  };

  it('is used without a question from its damage on', () => {
    const table = evading({ uses: [{ play: EVADE, from: 1 }] });
    expect(askedOf(table, 0)).not.toContain('window');
    expect(table.state.seats[0]?.tokens.evasive).toBeUndefined();
  });

  it('stays where less comes', () => {
    const table = evading({ uses: [{ play: EVADE, from: 50 }] });
    expect(askedOf(table, 0)).not.toContain('window');
    expect(table.state.seats[0]?.tokens.evasive).toBeDefined();
  });

  it('is passed over when the hero has it no longer', () => {
    const table = evading({ uses: [{ play: EVADE, from: 1 }] });
    const [hero] = table.state.seats;
    if (hero) hero.tokens = {};
    expect(askedOf(table, 0)).toEqual(new Set());
  });
});

describe('cards that a plan gives up', () => {
  /** The clock makes both heroes discard a card. */
  const beforeTheClock = () => {
    const table = new MissionTable(['barbarian', 'monk']);
    table.state = missionStarted('toll-bridge', ['barbarian', 'monk']);
    table.declineUntil(() => table.mission.heroes.every(({ moved }) => moved));
    table.mission.clock = 2;
    for (const hero of table.state.seats)
      Object.assign(hero, { cp: 0, deck: [], hand: ['tip-it', 'six-it', 'so-wild'] });
    return table;
  };

  it('go without a question, and the other hero is still asked', () => {
    const table = beforeTheClock();
    plan(table, 0, { discards: ['six-it'] });
    table.declineUntil(() => table.mission.phase === 'clock');
    expect(table.asked()).toEqual(['1 choose']);
    expect(table.state.seats[0]?.hand).toEqual(['tip-it', 'so-wild']);
  });

  it('are asked about when the card is gone', () => {
    const table = beforeTheClock();
    plan(table, 0, { discards: ['samesies'] });
    table.declineUntil(() => table.mission.phase === 'clock');
    expect(table.asked()).toEqual(['0 choose', '1 choose']);
  });
});

describe('plans from outside', () => {
  const read = (enemies: unknown) => readOrders({ ...DEFAULT_ORDERS, enemies })?.enemies;

  it('are read field by field', () => {
    const whole: EnemyPlan = {
      defends: 'thick-skin',
      far: true,
      from: 5,
      uses: [
        { play: { type: 'play', card: 'not-this-time' }, from: 4 },
        { play: { type: 'spend', token: 'evasive', use: 'prevent', count: 1 }, from: 2 },
      ],
      discards: ['six-it'],
      everyRound: true,
      against: [{ seat: 3, attack: 'spear' }],
    };
    expect(read({ ...whole, more: 1 })).toEqual(whole);
    expect(read({})).toEqual({});
    expect(readOrders(DEFAULT_ORDERS)).toEqual(DEFAULT_ORDERS);
  });

  it.each([
    ['no object', 3],
    ['a damage of none', { from: 0 }],
    ['a damage in parts', { from: 2.5 }],
    ['a defence that is no text', { defends: 1 }],
    ['a use without a play', { uses: [{ from: 3 }] }],
    ['uses that are no list', { uses: {} }],
    [
      'too many uses',
      { uses: Array.from({ length: 11 }, () => ({ play: { type: 'play', card: 'a' }, from: 1 })) },
    ],
    ['a card that is no text', { discards: [4] }],
  ])('are refused: %s', (_, enemies) => {
    expect(readOrders({ ...DEFAULT_ORDERS, enemies })).toBeNull();
  });
});
