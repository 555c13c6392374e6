/** Small damage of an enemy's Attack, which cards could save for CP. */
import { describe, expect, it } from 'vitest';
import { openQuestions } from '../../../src/engine/hosting.ts';
import type { Asking } from '../../../src/engine/model/orders.ts';
import { MissionTable, missionStarted } from './table.ts';

const HEROES = ['monk', 'moon-elf', 'pyromancer', 'barbarian'];
/** Three strikes, which one step of a die ends. */
const JUST_ENOUGH = [3, 3, 3, 6, 6, 6, 6];

interface Struck {
  readonly heroes?: readonly string[];
  readonly health?: number;
  readonly card?: string;
  readonly small?: Asking;
}

/** A Bridge Guard strikes the last hero alone. Returns the moments of its questions while the enemies roll. */
function momentsOf(struck: Struck): Set<string> {
  // What the heroes roll before is counted first, so that the dice of the enemies can be chosen.
  const { rolled } = played(struck, []);
  return played(struck, [...Array.from({ length: rolled }, () => 1), ...JUST_ENOUGH]).moments;
}

function played(
  { heroes = HEROES, health = 20, card = 'tip-it', small = 'fitting' }: Struck,
  dice: number[],
) {
  const table = new MissionTable(heroes);
  table.state = missionStarted('toll-bridge', heroes);
  const last = heroes.length - 1;
  for (const [seat, hero] of table.state.seats.entries()) {
    Object.assign(hero, { cp: 5, hand: seat === last ? [card] : [], deck: [] });
    hero.orders = { ...hero.orders, ask: { ...hero.orders.ask, 'small-damage': small } };
  }
  for (const { pool } of table.state.seats) Object.assign(table.state.pools[pool] ?? {}, { health });
  for (let seat = 0; seat < last; seat += 1) table.act(seat, { type: 'move', to: `A${seat + 1}` });
  table.act(last, { type: 'move', to: 'C1' });
  table.script(...dice, ...Array.from({ length: 200 }, () => 1));
  const moments = new Set<string>();
  table.declineUntil(() => {
    if (table.mission.phase === 'enemy-roll') {
      for (const { seat, moment } of openQuestions(table.state))
        if (seat === last) moments.add(String(moment));
    }
    return table.mission.phase === 'clock' || table.mission.round === 2;
  });
  const rolls = table.events.flatMap((event) => (event.e === 'rolled' ? [event] : []));
  const before = rolls.slice(
    0,
    rolls.findIndex(({ label }) => label === 'enemy-roll'),
  );
  return { moments, rolled: before.reduce((sum, { dice: thrown }) => sum + thrown.length, 0) };
}

describe('a card that costs CP', () => {
  it('is no reason to ask about enemy dice of 2 damage', () => {
    expect(momentsOf({})).not.toContain('dice');
  });

  it.each([2, 3])('is one where the enemies deal more, as to %i heroes', (heroes) => {
    expect(momentsOf({ heroes: HEROES.slice(4 - heroes) })).toContain('dice');
  });

  it('is one where 2 damage leaves 5 health', () => {
    expect(momentsOf({ health: 8 })).not.toContain('dice');
    expect(momentsOf({ health: 7 })).toContain('dice');
  });

  it('is one to whoever wants to be asked about small damage each time', () => {
    expect(momentsOf({ small: 'always' })).toContain('dice');
  });

  it.each(['not-this-time', 'six-it'])('(%s) is no reason to ask about 2 damage of an Attack', (card) => {
    expect(momentsOf({ card })).toEqual(new Set());
    expect(momentsOf({ card, small: 'always' })).not.toEqual(new Set());
  });
});
