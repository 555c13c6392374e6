/** Heroes who are asked together and not in turn while the enemies act. */
import { describe, expect, it } from 'vitest';
import { askedAt, openQuestions } from '../../../src/engine/hosting.ts';
import { tokensOf } from '../frames/bare-game.ts';
import { MissionTable, missionStarted } from './table.ts';

/** Two heroes on the Toll Bridge in the first round, with a card in the hand as often as said. */
function beforeTheClock(clock: number, card: string, cards: readonly [number, number]): MissionTable {
  const table = new MissionTable(['barbarian', 'monk']);
  table.state = missionStarted('toll-bridge', ['barbarian', 'monk']);
  table.declineUntil(
    () => table.mission.phase === 'enemy-upkeep' || table.mission.heroes.every(({ moved }) => moved),
  );
  table.mission.clock = clock;
  for (const [at, hero] of table.state.seats.entries()) {
    Object.assign(hero, { cp: 5, hand: Array.from({ length: cards[at] ?? 0 }, () => card) });
    hero.orders = { ...hero.orders, ask: { ...hero.orders.ask, 'small-damage': 'always' } };
  }
  return table;
}

describe('cards that the clock makes heroes discard', () => {
  const SEGMENT_BEFORE = 2;
  const atTheClock = (cards: readonly [number, number]) => {
    const table = beforeTheClock(SEGMENT_BEFORE, 'tip-it', cards);
    // Nobody draws any more, so that the hands stay as they are.
    for (const hero of table.state.seats) hero.deck = [];
    table.declineUntil(() => table.mission.phase === 'clock');
    return table;
  };
  const hands = ({ state }: MissionTable) => state.seats.map(({ hand }) => hand.length);

  it('are chosen by all at the same time, in any order', () => {
    const table = atTheClock([3, 3]);
    expect(table.asked()).toEqual(['0 choose', '1 choose']);
    const asked = askedAt(table.state, 0);
    table.act(1, { type: 'choose', option: 'tip-it' });
    expect(table.asked()).toEqual(['0 choose']);
    // The button of the other is still good.
    expect(askedAt(table.state, 0)).toBe(asked);
    expect(table.mission.round).toBe(1);
    table.act(0, { type: 'choose', option: 'tip-it' });
    expect(hands(table)).toEqual([2, 2]);
    expect(table.mission.round).toBe(2);
  });

  it('are not asked about where the whole hand goes', () => {
    const table = atTheClock([3, 1]);
    expect(table.asked()).toEqual(['0 choose']);
    expect(hands(table)).toEqual([3, 0]);
  });

  it('leave no lanes behind', () => {
    const table = atTheClock([3, 3]);
    table.act(0, { type: 'choose', option: 'tip-it' });
    table.act(1, { type: 'choose', option: 'tip-it' });
    expect(table.state.lanes).toHaveLength(3);
    table.declineUntil(() => table.mission.round === 3);
    expect(table.state.lanes).toHaveLength(3);
  });
});

describe('damage of the clock', () => {
  const SEGMENT_BEFORE = 4;
  /** The crossbows' crisis is about to hit two heroes who may evade it. */
  const beforeDamage = () => {
    const table = beforeTheClock(SEGMENT_BEFORE, 'tip-it', [0, 0]);
    for (const hero of table.state.seats) hero.tokens.evasive = tokensOf(0);
    table.declineUntil(() => table.mission.phase === 'clock');
    return table;
  };
  const asked = ({ state }: MissionTable) =>
    openQuestions(state).map(({ seat, moment }) => `${seat} ${moment}`);
  const both = ['0 before-damage', '1 before-damage'];
  const evade = (table: MissionTable, seat: number) => {
    const [spend] = table.legal(seat).filter(({ type }) => type === 'spend');
    if (!spend) throw new Error('nothing to spend');
    table.act(seat, spend);
  };
  const evasions = ({ state }: MissionTable) =>
    state.seats.map((hero) => (hero.tokens.evasive === undefined ? 0 : 1));

  it('is a question to all whom it hits, and a pass of one leaves the question of the other open', () => {
    const table = beforeDamage();
    expect(asked(table)).toEqual(both);
    const before = askedAt(table.state, 0);
    table.act(1, { type: 'pass' });
    expect(asked(table)).toEqual(['0 before-damage']);
    expect(askedAt(table.state, 0)).toBe(before);
    expect(table.legal(1)).toEqual([]);
    table.act(0, { type: 'pass' });
    expect(table.mission.round).toBe(2);
  });

  it('goes on in a game of an older version, in which heroes passed in turn', () => {
    const table = beforeDamage();
    const stored = JSON.parse(JSON.stringify(table.state));
    const [{ stack }] = stored.lanes;
    Object.assign(stack.at(-1), { at: 1, passes: 1 });
    stored.lanes[0].pending = {
      seat: 1,
      kind: 'window',
      moment: 'before-damage',
      prompt: null,
      source: null,
    };
    table.state = stored;
    table.act(1, { type: 'pass' });
    expect(table.mission.round).toBe(2);
  });

  it('lets each of them use what is their own', () => {
    const table = beforeDamage();
    evade(table, 1);
    expect(evasions(table)).toEqual([1, 0]);
    expect(asked(table)).toContain('0 before-damage');
  });

  it('asks nobody again who can do nothing more', () => {
    const table = beforeDamage();
    table.act(0, { type: 'pass' });
    evade(table, 1);
    // The first hero may change its mind after the act of the other.
    expect(asked(table)).toEqual(['0 before-damage']);
    table.act(0, { type: 'pass' });
    expect(table.mission.round).toBe(2);
  });
});
