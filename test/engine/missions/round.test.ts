/** A round of a Mission from the first move to the clock. */
import { expect, it } from 'vitest';
import { MissionTable } from './table.ts';

it('sets a side up: figures with health and shields, dice, clock', () => {
  const table = new MissionTable(['barbarian', 'moon-elf']);
  const [first = 0, second = 0] = table.figures('g');
  expect([first, second].map((seat) => table.health(seat))).toEqual([4, 4]);
  expect(table.state.enemies?.map(({ spaces }) => spaces)).toEqual([[], ['C2'], ['E2'], ['D3']]);
  expect(table.state.enemies?.[1]?.tokens).toEqual({ shield: [{ by: 2, fresh: false, count: 1 }] });
  expect(table.mission.dice).toEqual({ red: 2, black: 3 });
  expect(table.mission.clock).toBeGreaterThan(0);
  expect(Object.keys(table.mission.tiles)).toEqual(['C1', 'E3']);
  expect([table.health(0), table.health(1)]).toEqual([30, 30]);
  expect(table.asked()).toEqual(['0 move', '1 move']);
});

it('plays a round when everybody declines', () => {
  const table = new MissionTable(['barbarian', 'moon-elf']);
  const clock = table.mission.clock;
  table.declineUntil(() => table.mission.round === 2);
  expect(table.mission.clock).toBe((clock + 2) % 12);
  expect(table.state.lanes[0]?.turn.startPlayer).toBe(1);
  expect(table.state.seats.map(({ hand }) => hand.length)).toEqual([4, 4]);
});

it.each([
  [1, 0, 1],
  [2, 1, 3],
  [3, 1, 4],
  [2, 2, 3],
  [4, 5, 5],
])('the clock of %i heroes with the difficulty raised by %i moves %i a round', (heroes, raised, moves) => {
  const all = ['thor', 'monk', 'paladin', 'seraph'].slice(0, heroes);
  const table = new MissionTable(all, { raised });
  const { clock } = table.mission;
  table.declineUntil(() => table.mission.round === 2);
  expect(table.mission.clock).toBe((clock + moves) % 12);
});
