/** The question about all that comes, which the attacked heroes of a Mission answer together. */
import { describe, expect, it } from 'vitest';
import { answerByPlan, DEFAULT_ORDERS, openQuestions } from '../../../src/engine/hosting.ts';
import { viewOf } from '../../../src/engine/index.ts';
import { tokensOf } from '../frames/bare-game.ts';
import { askedOf, plan, planOf } from './enemy-plan-table.ts';
import { MissionTable } from './table.ts';

describe('heroes whom attacks come at', () => {
  /** Both heroes stand beside enemies that strike, and can evade. */
  const bothStruck = (bots: readonly number[] = []) => {
    const table = new MissionTable(['barbarian', 'moon-elf']);
    for (const [seat, hero] of table.state.seats.entries())
      Object.assign(hero, { hand: [], tokens: { evasive: tokensOf(0) }, bot: bots.includes(seat) });
    table.act(0, { type: 'move', to: 'D2' });
    table.act(1, { type: 'move', to: 'E1' });
    table.script(...Array.from({ length: 200 }, () => 1));
    return table;
  };
  const atDice = (table: MissionTable) => {
    table.declineUntil(
      () =>
        table.mission.phase === 'enemy-roll' || table.mission.phase === 'clock' || table.mission.round > 1,
    );
    return openQuestions(table.state).map(({ seat, moment }) => `${seat} ${moment}`);
  };

  it('are asked together about all that comes, before the first attack', () => {
    const table = bothStruck();
    expect(atDice(table)).toEqual(['0 dice', '1 dice']);
    const coming = viewOf(table.state, 'public').mission?.coming ?? [];
    expect(new Set(coming.map(({ target }) => target))).toEqual(new Set([0, 1]));
    expect(coming.every(({ damage }) => damage > 0)).toBe(true);
  });

  it('are not asked together where a bot plays the other hero', () => {
    expect(atDice(bothStruck([1]))[0]).not.toMatch(/dice/);
  });

  it.each([0, 1])('answer together with hero %i, who is asked because a die can be changed', (changing) => {
    const table = bothStruck();
    for (const [seat, hero] of table.state.seats.entries())
      if (seat === changing) Object.assign(hero, { hand: ['tip-it'], cp: 5, tokens: {} });
    // Two strikes let the guards attack; one of them turned away keeps them still.
    table.script(3, 3, ...Array.from({ length: 200 }, () => 6));
    expect(atDice(table)).toEqual(['0 dice', '1 dice']);
  });

  it.each([
    [0, 1],
    [1, 0],
  ] as const)('are not asked again about attacks that hero %i has accepted', (passing, acting) => {
    const table = bothStruck();
    Object.assign(table.state.seats[acting] ?? {}, { hand: ['tip-it'], cp: 5 });
    table.script(...Array.from({ length: 200 }, () => 3));
    expect(atDice(table)).toEqual(['0 dice', '1 dice']);
    table.act(passing, { type: 'pass' });
    table.act(acting, { type: 'play', card: 'tip-it' });
    const [change] = table.legal(acting);
    if (change) table.act(acting, change);
    const again = openQuestions(table.state).filter(
      ({ seat, moment }) => seat === passing && moment === 'dice',
    );
    expect(again).toEqual([]);
  });

  it('answer for the rest of the phase, and know what comes', () => {
    const table = bothStruck();
    atDice(table);
    plan(table, 1, {});
    expect(planOf(table, 1)?.against?.length).toBeGreaterThan(0);
    const answer = answerByPlan(table.state, 1);
    expect(answer).toEqual({ type: 'pass' });
    table.act(1, { type: 'pass' });
    expect(table.asked()).toEqual(['0 window']);
    expect(askedOf(table, 1)).toEqual(new Set());
  });

  it('are asked again when a new attack on them comes by other dice', () => {
    const table = bothStruck();
    atDice(table);
    const { enemies: _, ...orders } = table.state.seats[1]?.orders ?? DEFAULT_ORDERS;
    const [hero] = table.state.seats.slice(1);
    if (hero) hero.orders = { ...orders, enemies: { against: [] } };
    expect(answerByPlan(table.state, 1)).toBeNull();
    if (hero) hero.orders = { ...orders, enemies: {} };
    expect(answerByPlan(table.state, 1)).toEqual({ type: 'pass' });
  });
});
