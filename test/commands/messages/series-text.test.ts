import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { noticeText } from '../../../src/commands/messages/notices.ts';
import { createRenderer } from '../../../src/commands/messages/renderer.ts';
import { seriesAtTable, seriesItem } from '../../../src/commands/messages/series-text.ts';
import { gamesList } from '../../../src/commands/panels/games-list.ts';
import { rematchRow, replayRow } from '../../../src/commands/rematch/rematch-message.ts';
import { createGame } from '../../../src/engine/index.ts';
import type { Ending } from '../../../src/games/game-service.ts';
import type { TableSnapshot } from '../../../src/games/table-snapshot.ts';
import type { SeriesFormat } from '../../../src/history/series.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { QUIET_TABLE } from '../../games/sample-snapshot.ts';

const HEROES = ['barbarian', 'moon-elf', 'monk', 'ninja'];

function game(format: SeriesFormat, winners: readonly (number | null)[], seats = 2): TableSnapshot {
  const names = ['Ada', 'Bo', 'Cy', 'Dee'].slice(0, seats);
  return {
    ...QUIET_TABLE,
    gameId: 'game9',
    occupants: names.map((name, at) => ({ kind: 'person', userId: `1${at}`, name })),
    state: createGame({
      mode: seats === 2 ? 'duel' : '2v2',
      seats: HEROES.slice(0, seats).map((hero) => ({ hero })),
      seed: 'series',
      first: 1,
    }),
    series: { format, earlier: winners.map((winner, at) => ({ gameId: `game${at}`, winner })) },
  };
}

function ended(running: TableSnapshot, team: number | null, how: Ending = 'played'): TableSnapshot {
  const outcome = team === null ? null : ({ kind: 'won', team, how: 'concession' } as const);
  return { ...running, ended: how, state: { ...running.state, outcome } };
}

function endText(over: TableSnapshot): string {
  const how = over.ended ?? 'played';
  return noticeText(over, { kind: 'over', how, winners: [], seed: '', seedHash: '' });
}

describe('a series', () => {
  it('is explained before its start, with the heroes where they change', () => {
    expect(seriesItem(undefined, ENGLISH)).toEqual([]);
    expect(seriesItem('best-of-3', ENGLISH).join()).toContain('the first to win 2 games');
    expect(seriesItem('best-of-5-swap', ENGLISH).join()).toMatch(/first to win 3 games.*so do the heroes/);
  });

  it('is told above the table and in the list of games', async () => {
    const running = game('best-of-5', [0, 1, 0]);
    expect(seriesAtTable(running, ENGLISH)).toBe('Game 4, best of 5: Ada leads 2 : 1');
    const { renderTable } = createRenderer({ pictures: false, log: pino({ level: 'silent' }) });
    expect(JSON.stringify(await renderTable(running))).toContain('Game 4, best of 5: Ada leads 2 : 1');
    expect(gamesList([running], '10', '6', ENGLISH, () => true, 0)).toContain(
      'turn 1 · Game 4, best of 5: Ada leads 2 : 1',
    );
    const { series: _, ...single } = running;
    expect(seriesAtTable(single, ENGLISH)).toBeNull();
    expect(JSON.stringify(await renderTable(single))).not.toContain('best of');
  });

  it('says after a game how it stands and that it goes on, without a rematch to ask for', () => {
    const over = ended(game('best-of-3', [0]), 1);
    expect(endText(over)).toContain('**Best of 3: 1 : 1. The next game follows by itself.**');
    expect(JSON.stringify([rematchRow(over), replayRow(over)])).not.toContain(':ask:');
    expect(JSON.stringify(rematchRow(over))).toContain(':dice');
  });

  it('says who has won it, and offers another', () => {
    const over = ended(game('best-of-3', [0, 1]), 1);
    expect(endText(over)).toContain('**<@11> wins the series 2 : 1.**');
    expect(JSON.stringify([rematchRow(over), replayRow(over)])).toContain(':ask:best-of-5');
    const teams = ended(game('best-of-3', [0], 4), 0);
    expect(endText(teams)).toMatch(/<@10> and <@1\d> win the series 2 : 0/);
  });

  it('says when nobody is there to play on, and when it is broken off', () => {
    expect(endText(ended(game('best-of-5', [1]), 0, 'forfeited'))).toContain(
      '<@10> wins the series, as nobody is there to play it on (1 : 1)',
    );
    expect(endText(ended(game('best-of-5', [1]), null, 'called-off'))).toContain(
      'The best of 5 ends here without a winner: <@11> leads 1 : 0',
    );
  });

  it('announces the next game with its players, who begins and the hash of its seed', () => {
    const next = noticeText(game('best-of-3', [0]), { kind: 'series-game' });
    expect(next).toContain('**Game 2, best of 3**: <@10> (Barbarian) against <@11> (Moon Elf).');
    expect(next).toContain('Ada leads 1 : 0. Bo begins.');
    expect(next).toContain(`begins with \`${'ab'.repeat(8)}\`…`);
    expect(noticeText(game('best-of-3', [0, 1]), { kind: 'series-game' })).toContain('A roll decided');
  });

  it('that has to wait says why, with a button that goes on', async () => {
    const { renderNotice } = createRenderer({ pictures: false, log: pino({ level: 'silent' }) });
    const over = ended(game('best-of-3', []), 0);
    const shown = JSON.stringify(
      await renderNotice(over, { kind: 'series-waits', because: 'The channel is taken.' }),
    );
    expect(shown).toContain(
      '<@10>, <@11>: the next game of the series could not begin. The channel is taken.',
    );
    expect(shown).toContain('"r1:game9:next"');
  });
});
