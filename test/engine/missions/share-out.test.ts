/** When the momentum of defeat tiles is shared out (rule: m-henchman-defeat). */
import { describe, expect, it } from 'vitest';
import { openGame } from '../../../src/engine/core/game.ts';
import { openQuestions } from '../../../src/engine/hosting.ts';
import { mayNeedMomentum } from '../../../src/engine/missions/share-out.ts';
import { MissionTable } from './table.ts';

/** Both heroes stand beside a guard whom each of them fells with 6 or 5 damage, and hold this much momentum. */
function twoKills(momentum: readonly [number, number]): { asked: string[]; table: MissionTable } {
  const table = new MissionTable(['barbarian', 'monk']);
  table.mission.allies = { hq: ['rope-maker', 'retired-duelist'], deck: [] };
  const guards = table.figures('g');
  for (const guard of guards) {
    const figure = table.state.enemies?.[guard - 2];
    if (!figure) throw new Error('no guard');
    figure.tokens = {};
    Object.assign(table.state.pools[figure.pool] ?? {}, { health: 1 });
  }
  for (const seat of table.state.seats) Object.assign(seat, { hand: [], tokens: {} });
  table.act(0, { type: 'move', to: 'D2' });
  table.declineUntil(() => table.asked().includes('1 move'));
  table.act(1, { type: 'move', to: 'E1' });
  for (const [seat, held] of momentum.entries()) table.hero(seat).momentum = held;
  for (const [seat, dice] of [
    [1, 1, 1, 4, 6],
    [1, 1, 1, 4, 6],
  ].entries()) {
    table.declineUntil(() => table.asked().includes(`${seat} roll`));
    table.script(...dice);
    table.act(seat, { type: 'roll' });
    delete table.state.chance.script;
    const attack = table.legal(seat).find(({ type }) => type === 'activate');
    if (!attack) throw new Error('no attack');
    table.act(seat, attack);
    if (table.asked().includes(`${seat} target`))
      table.act(seat, { type: 'target', player: guards[seat] ?? 0 });
  }
  const asked: string[] = [];
  table.declineUntil(() => {
    for (const { prompt } of openQuestions(table.state))
      if (typeof prompt === 'object' && prompt?.ask === 'all-momentum-for') asked.push(`${prompt.amount}`);
    return table.mission.phase === 'part-2';
  });
  return { asked, table };
}

describe('the momentum of defeat tiles', () => {
  it('is asked about once for all that fell in Target & Resolve', () => {
    expect(twoKills([1, 1]).asked).toEqual(['4']);
  });

  it('is shared out before a hero who could reach further with it', () => {
    expect(twoKills([1, 0]).asked).toEqual(['2', '2']);
  });
});

describe('a hero who is still to resolve', () => {
  it('may need momentum for a power outside of its Main Phase that it cannot pay', () => {
    const table = new MissionTable(['barbarian', 'monk']);
    Object.assign(table.hero(1), { momentum: 3, card: 3 });
    expect(mayNeedMomentum(openGame(table.state), [1])).toBe(false);
    Object.assign(table.hero(1), { card: 4 });
    expect(mayNeedMomentum(openGame(table.state), [1])).toBe(true);
    Object.assign(table.hero(1), { momentum: 4 });
    expect(mayNeedMomentum(openGame(table.state), [1])).toBe(false);
  });
});
