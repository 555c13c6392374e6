/** A Mission that its heroes give up, one after another or together. */
import { describe, expect, it } from 'vitest';
import { MissionTable } from './table.ts';

const HEROES = ['barbarian', 'monk', 'pyromancer', 'moon-elf'];

describe.each([1, 2, 3, 4])('a Mission of %i heroes', (heroes) => {
  it('is lost when the last of them has given up, and asks nobody any more', () => {
    const table = new MissionTable(HEROES.slice(0, heroes));
    for (let seat = 0; seat < heroes; seat += 1) {
      expect(table.state.outcome).toBeNull();
      table.act(seat, { type: 'concede' });
    }
    expect(table.state.outcome).toEqual({ kind: 'won', team: 1, how: 'concession' });
    expect(table.events.filter(({ e }) => e === 'ended')).toEqual([{ e: 'ended', winner: 1 }]);
    expect(table.asked()).toEqual([]);
    expect(table.state.lanes.map(({ pending }) => pending)).toEqual(table.state.lanes.map(() => null));
    for (let seat = 0; seat < heroes; seat += 1) expect(table.legal(seat)).toEqual([]);
  });
});
