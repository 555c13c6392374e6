/** Heroes who are asked together about an Attack of an enemy on one of them. */
import { describe, expect, it } from 'vitest';
import { askedAt, openQuestions } from '../../../src/engine/hosting.ts';
import { viewOf } from '../../../src/engine/index.ts';
import { MissionTable } from './table.ts';

const PARTIES = [
  ['barbarian', 'moon-elf'],
  ['barbarian', 'monk', 'moon-elf'],
  ['barbarian', 'monk', 'pyromancer', 'moon-elf'],
];
const CARD = 'not-this-time';

/**
 * All enemies strike; the last hero stands beside two of them, the others away. Each holds a prevention for anybody.
 * @param health that of each hero
 */
function struck(heroes: readonly string[], health = 7): MissionTable {
  const table = new MissionTable(heroes);
  for (const hero of table.state.seats) Object.assign(hero, { cp: 5, hand: [CARD], deck: [] });
  const last = heroes.length - 1;
  for (let seat = 0; seat < last; seat += 1) {
    const [away] = table.legal(seat).filter((move) => move.type === 'move' && move.to !== 'D2');
    if (away) table.act(seat, away);
  }
  table.act(last, { type: 'move', to: 'D2' });
  for (const { pool } of table.state.seats) Object.assign(table.state.pools[pool] ?? {}, { health });
  table.script(...Array.from({ length: 200 }, () => 1));
  table.declineUntil(() => beforeDamage(table).length > 0);
  return table;
}

/** The seats that are asked just before the damage of an enemy's Attack. */
function beforeDamage({ state, mission }: MissionTable): number[] {
  if (mission.phase !== 'enemy-roll') return [];
  return openQuestions(state).flatMap(({ seat, moment }) => (moment === 'before-damage' ? [seat] : []));
}

const all = (heroes: readonly string[]) => heroes.map((_, seat) => seat);

describe.each(PARTIES.map((heroes) => ({ heroes })))(
  'an Attack in a party of $heroes.length',
  ({ heroes }) => {
    const others = (seat: number) => all(heroes).filter((other) => other !== seat);

    it('is a question to all at once who can prevent its damage', () => {
      expect(beforeDamage(struck(heroes)).sort()).toEqual(all(heroes));
    });

    it('is a question to the struck hero alone where it is light', () => {
      expect(beforeDamage(struck(heroes, 30))).toHaveLength(1);
    });

    it.each(all(heroes))('offers seat %i no plan to end a turn: nobody has one', (seat) => {
      const { pending } = viewOf(struck(heroes).state, seat);
      expect(pending).toMatchObject({ seat, moment: 'before-damage', plans: [] });
    });

    it.each(all(heroes))('is passed by seat %i without closing the question of the others', (seat) => {
      const table = struck(heroes);
      const [other = -1] = others(seat);
      const before = askedAt(table.state, other);
      table.act(seat, { type: 'pass' });
      expect(beforeDamage(table).sort()).toEqual(others(seat));
      expect(askedAt(table.state, other)).toBe(before);
      expect(table.legal(seat)).toEqual([]);
      const landed = () => table.events.some(({ e }) => e === 'landed');
      expect(landed()).toBe(false);
      for (const next of others(seat)) table.act(next, { type: 'pass' });
      expect(landed()).toBe(true);
    });

    it('asks those again who passed before a team-mate acted', () => {
      const table = struck(heroes);
      table.act(0, { type: 'pass' });
      const [play] = table.legal(1).filter(({ type }) => type === 'play');
      if (!play) throw new Error('nothing to play');
      table.act(1, play);
      const asked = beforeDamage(table);
      expect(asked).not.toContain(1);
      // What the card has prevented may leave nothing to prevent.
      if (asked.length > 0) expect(asked).toContain(0);
    });
  },
);
