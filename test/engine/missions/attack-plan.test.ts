/** The target that a hero of a Mission names when its attack is announced, before the heroes attack. */
import { describe, expect, it } from 'vitest';
import { type Asking, openQuestions } from '../../../src/engine/hosting.ts';
import { legalActions } from '../../../src/engine/index.ts';
import { MissionTable } from './table.ts';

describe('whom a hero attacks', () => {
  function announced(planning: Asking): MissionTable {
    const table = new MissionTable(['barbarian', 'moon-elf']);
    for (const seat of table.state.seats)
      seat.orders = { ...seat.orders, ask: { ...seat.orders.ask, planning } };
    table.act(0, { type: 'move', to: 'D2' });
    table.declineUntil(() => table.asked().includes('0 roll'));
    table.script(1, 1, 1, 4, 6);
    table.act(0, { type: 'roll' });
    table.act(0, { type: 'activate', ability: 'smack', variant: 'smack' });
    return table;
  }

  it('is asked as soon as the attack is announced, so that it goes through later', () => {
    const table = announced('fitting');
    const question = openQuestions(table.state).find(({ seat }) => seat === 0);
    expect(question?.prompt).toMatchObject({ ask: 'attack-plan' });
    const [guard = 0] = table.figures('g');
    table.act(0, { type: 'target', player: guard });
    expect(legalActions(table.state, 0)).toContainEqual({ type: 'not-ready' });
    table.script(...Array.from({ length: 60 }, () => 2));
    const asked = new Set<string>();
    table.declineUntil(() => {
      if (table.mission.phase === 'target') for (const one of table.asked()) asked.add(one);
      return table.mission.phase === 'part-2' || table.mission.round === 2;
    });
    expect(asked).not.toContain('0 target');
    expect(table.events).toContainEqual(expect.objectContaining({ e: 'activated', seat: 0 }));
  });

  /** The hero has named the first guard, which falls before the attack; the other guard has more health left. */
  function plannedToFall(planning: Asking, beside: boolean): MissionTable {
    const table = announced(planning);
    const [guard = 0, other = 0] = table.figures('g');
    table.act(0, { type: 'target', player: guard });
    const { enemies = [], seats, pools } = table.state;
    const fallen = enemies[guard - seats.length];
    const pool = pools[fallen?.pool ?? -1];
    if (!fallen || !pool) throw new Error('no guard');
    Object.assign(pool, { health: 0 });
    Object.assign(fallen, { defeated: true });
    if (!beside) table.hero(0).at = 'A1';
    table.hero(0).momentum = 3;
    const left = pools[enemies[other - seats.length]?.pool ?? -1];
    if (left) left.health = 2;
    table.script(...Array.from({ length: 90 }, () => 2));
    table.declineUntil(
      () =>
        table.asked().includes('0 target') || table.mission.phase === 'part-2' || table.mission.round === 2,
    );
    return table;
  }

  it('goes on to the weakest enemy where the planned one has fallen', () => {
    for (const beside of [true, false]) {
      const table = plannedToFall('fitting', beside);
      const [, other = 0] = table.figures('g');
      expect(table.asked()).not.toContain('0 target');
      expect(table.health(other)).toBeLessThan(2);
    }
  });

  it('is asked once more where its player wants to be asked', () => {
    expect(plannedToFall('always', false).asked()).toContain('0 target');
  });

  it('is left open where its player says so, and asked when it comes to it', () => {
    for (const table of [announced('never'), announced('fitting')]) {
      const isPlanning = table.asked().includes('0 target');
      if (isPlanning) table.act(0, { type: 'choose', option: 'later' });
      table.script(...Array.from({ length: 60 }, () => 2));
      table.declineUntil(() => table.asked().includes('0 target'));
      expect(table.mission.phase).toBe('target');
    }
  });
});
