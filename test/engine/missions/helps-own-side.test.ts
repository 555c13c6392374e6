/** What only helps goes to the own side of a Mission, without a question where one hero can have it. */
import { describe, expect, it } from 'vitest';
import { MissionTable } from './table.ts';

/** The first hero, a Paladin, plays Mighty! (a player gains Crit) in the Movement Phase. */
function afterMighty(heroes: readonly string[]): MissionTable {
  const table = new MissionTable(heroes);
  table.act(0, { type: 'move', to: 'D2' });
  for (let seat = 1; seat < heroes.length; seat += 1) {
    const [move] = table.legal(seat);
    if (move) table.act(seat, move);
  }
  const [paladin] = table.state.seats;
  if (!paladin) throw new Error('no hero');
  Object.assign(paladin, { hand: ['mighty'], cp: 5 });
  table.act(0, { type: 'play', card: 'mighty' });
  return table;
}

const holdersOf = ({ state }: MissionTable) =>
  [...state.seats, ...(state.enemies ?? [])].flatMap(({ tokens }, seat) => (tokens.crit ? [seat] : []));

describe('a gain for a player', () => {
  it('comes to the only hero who can have it', () => {
    expect(holdersOf(afterMighty(['paladin']))).toEqual([0]);
  });

  it.each([2, 3, 4])('is offered to all %i heroes and to no enemy', (count) => {
    const table = afterMighty(['paladin', 'monk', 'thor', 'huntress'].slice(0, count));
    const named = table.legal(0).flatMap((action) => (action.type === 'target' ? [action.player] : []));
    expect(named).toEqual(Array.from({ length: count }, (_, seat) => seat));
  });
});
