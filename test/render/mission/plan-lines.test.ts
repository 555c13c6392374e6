/** A hero who is ready reads what becomes of the attack when its target falls first. */
import { expect, it } from 'vitest';
import { viewOf } from '../../../src/engine/index.ts';
import { handPanel } from '../../../src/render/table/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { MissionTable } from '../../engine/missions/table.ts';

/** The panel of the last hero of a party, who has named a guard. */
function panelAfterPlan(heroes: number, planning: 'always' | 'fitting'): string {
  const names = ['moon-elf', 'monk', 'thor'].slice(0, heroes - 1);
  const table = new MissionTable([...names, 'barbarian']);
  const seat = heroes - 1;
  const hero = table.state.seats[seat];
  if (!hero) throw new Error('no hero');
  hero.orders = { ...hero.orders, ask: { ...hero.orders.ask, planning } };
  table.act(seat, { type: 'move', to: 'D2' });
  while (!table.asked().includes(`${seat} roll`)) table.act(seat, { type: 'pass' });
  table.script(1, 1, 1, 4, 6);
  table.act(seat, { type: 'roll' });
  table.act(seat, { type: 'activate', ability: 'smack', variant: 'smack' });
  const [guard = 0] = table.figures('g');
  table.act(seat, { type: 'target', player: guard });
  return JSON.stringify(
    handPanel({
      gameId: 'game',
      channelId: '1',
      view: viewOf(table.state, seat),
      players: Array.from({ length: 12 }, (_, at) => ({ name: `Player ${at}`, heroId: '', userId: null })),
      words: ENGLISH,
      keptDice: [],
      picks: [],
      legal: table.legal(seat),
      cards: [],
    }).components,
  );
}

it.each([2, 3, 4])('says by which rule the attack goes on, in a party of %i', (heroes) => {
  const usual = panelAfterPlan(heroes, 'fitting');
  expect(usual).toContain('You mean to attack');
  expect(usual).toContain(ENGLISH.missionTable.fallsBefore);
  const asked = panelAfterPlan(heroes, 'always');
  expect(asked).toContain(ENGLISH.missionTable.fallsBeforeAsked);
  expect(asked).not.toContain(ENGLISH.missionTable.fallsBefore);
});
