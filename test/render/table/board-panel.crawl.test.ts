/** The boards that can be looked at in a crawl, and the answer that stands out before a battle. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { viewOf } from '../../../src/engine/index.ts';
import { boardPanel, playersAt, tableMessage } from '../../../src/render/table/index.ts';
import { met } from '../../engine/crawl/met.ts';
import { parts } from './message-parts.ts';
import { tableOf } from './tables.ts';

describe('the boards of a crawl', () => {
  it('are those of heroes and of minions in play, not of seats that no minion has', () => {
    const table = met(['barbarian', 'monk'], 'minion-roc');
    const labels = () => {
      const view = viewOf(table.state, 'public');
      const players = playersAt(
        view.seats,
        ['A', 'Bo', 'Roc', 'Nobody'].map((name) => ({ name })),
      );
      const input = {
        gameId: 'g',
        view,
        players,
        seat: 0,
        alt: 'A board.',
        isSeated: true,
        file: 'board.png',
      };
      return parts(boardPanel(input)).labels.filter((label) => label.startsWith('Board of'));
    };
    expect(labels()).toEqual(['Board of Bo']);
    table.act(0, { type: 'move', to: 'B4' });
    expect(labels()).toEqual(['Board of Bo', 'Board of Roc']);
  });
});

describe('a salve before a battle', () => {
  it('stands out only for a hero who has lost health', () => {
    const table = met(['barbarian', 'monk'], 'minion-roc');
    table.askForSalves(0);
    table.act(0, { type: 'move', to: 'B4' });
    table.hero(0).salves = 1;
    const primary = () =>
      parts(tableMessage(tableOf(table.state))).buttons.flatMap(({ style, label }) =>
        style === 1 ? [String(label)] : [],
      );
    const { start = 0 } = table.state.pools[table.seat(0).pool] ?? {};
    table.setHealth(0, start);
    expect(primary()).toEqual(['Into the battle']);
    table.setHealth(0, start - 5);
    expect(primary()).toEqual(['Salve: +3 health']);
  });
});
