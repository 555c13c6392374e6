/** Damage is not asked for where every target of the Attack falls anyway; it may still be added. */
import { describe, expect, it } from 'vitest';
import { MissionTable } from './table.ts';

const PARTIES = [['barbarian'], ['barbarian', 'monk'], ['barbarian', 'monk', 'thor', 'huntress']];
const CARDS = ['getting-paid'];

interface Guard {
  readonly health: number;
  readonly shield?: boolean;
}

/** The first hero attacks a guard with 6 damage, and holds what could add to it. Returns the moments when it is asked. */
function momentsAsked(heroes: readonly string[], token: string, { health, shield = false }: Guard): string[] {
  const table = new MissionTable(heroes);
  table.act(0, { type: 'move', to: 'D2' });
  const [guard = 0] = table.figures('g');
  const { enemies = [], seats, pools } = table.state;
  const figure = enemies[guard - seats.length];
  if (!figure) throw new Error('no guard');
  Object.assign(pools[figure.pool] ?? {}, { health });
  if (!shield) figure.tokens = {};
  Object.assign(seats[0] ?? {}, {
    hand: CARDS,

    tokens: { [token]: [{ by: 0, fresh: false, count: 1 }] },
  });
  table.declineUntil(() => table.asked().includes('0 roll'));
  // Of the dice after the attack, those of the enemies activate nobody.
  table.script(1, 1, 1, 1, 6, ...Array.from({ length: 60 }, () => 6));
  table.act(0, { type: 'roll' });
  const attack = table.legal(0).find((one) => one.type === 'activate' && one.ability === 'smack');
  if (!attack) throw new Error('no attack');
  table.act(0, attack);
  if (table.asked().includes('0 target')) table.act(0, { type: 'target', player: guard });
  const moments: string[] = [];
  table.declineUntil(() => {
    const [question] = table.state.lanes.flatMap(({ pending }) => (pending?.seat === 0 ? [pending] : []));
    if (table.mission.phase === 'target' && question?.moment) moments.push(question.moment);
    return table.mission.phase === 'part-2' || table.mission.round === 2 || table.state.outcome !== null;
  });
  return moments;
}

describe.each(PARTIES.map((heroes) => ({ heroes })))('in a party of $heroes.length', ({ heroes }) => {
  it('is asked about while the target would stand', () => {
    expect(momentsAsked(heroes, 'crit', { health: 20 })).toContain('before-damage');
  });

  it('is not asked about where the target falls', () => {
    expect(momentsAsked(heroes, 'crit', { health: 3 })).toEqual([]);
  });

  it('is asked about where a Shield is left that the enemy spends', () => {
    expect(momentsAsked(heroes, 'crit', { health: 5, shield: true })).not.toEqual([]);
  });
});
