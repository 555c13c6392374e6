/** What the table and the panels of a crawl tell of battles that go on side by side. */
import { describe, expect, it } from 'vitest';
import { tableOddsOf } from '../../../src/commands/lookup/table-odds.ts';
import { isAssist, laneIndexOf } from '../../../src/engine/hosting.ts';
import { type GameState, viewOf } from '../../../src/engine/index.ts';
import { beginChronicle, type Chronicle } from '../../../src/history/chronicle.ts';
import type { Strike } from '../../../src/history/statistics/strikes.ts';
import { crawlLines } from '../../../src/render/crawl/crawl-lines.ts';
import { sinceText } from '../../../src/render/history/since-text.ts';
import { strikeOnTable } from '../../../src/render/history/strikes-of-turns.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { CrawlTable } from '../../engine/crawl/table.ts';

const HEROES = ['barbarian', 'monk'];
const MINIONS = ['minion-lost-swordsman', 'minion-roc'];

/** Two heroes who act at once; each explores a tile and fights a minion, on seats 2 and 3. */
function apart(): CrawlTable {
  const table = new CrawlTable(HEROES, { crawl: 'crimson-sands-b', atOnce: true });
  for (const id of [...MINIONS].reverse()) table.nextMinion(1, id);
  table.crawl.environments[1] = table.crawl.environments[1].map(() => 'caves');
  table.script(...Array.from({ length: 400 }, () => 1));
  for (const seat of [0, 1]) {
    const move = table.legal(seat).find((action) => {
      const tile = action.type === 'move' && table.crawl.tiles.find(({ at }) => at === action.to);
      return tile && tile.environment === null && tile.level === 1;
    });
    if (!move) throw new Error('no door');
    table.act(seat, move);
  }
  return table;
}

function toRoll(table: CrawlTable, seat: number): void {
  for (let presses = 0; !table.asked().includes(`${seat} roll`); presses += 1) {
    if (presses > 40) throw new Error(`${seat} does not roll`);
    const legal = table.legal(seat).filter((action) => !isAssist(action));
    const pass = legal.find(({ type }) => type === 'pass') ?? legal.at(-1);
    if (!pass) throw new Error(`${seat} is asked nothing`);
    table.act(seat, pass);
  }
}

const NAMES = ['Ada', 'Bo', 'Lost Swordsman', 'Roc'];
const PLAYERS = NAMES.map((name, seat) => ({ name, heroId: HEROES[seat] ?? '', userId: name }));

const SMACK: Strike = {
  step: 3,
  turn: 1,
  by: 0,
  source: 'smack',
  dice: [1, 2, 3, 1, 2],
  to: [{ seat: 2, incoming: 8, total: 8, before: 8, after: 0 }],
};

function chronicleOf(state: GameState, fallen: readonly number[], step = 3): Chronicle {
  const seats = HEROES.map((hero) => ({ hero }));
  const chronicle = beginChronicle({ mode: 'crawl', seats, seed: 'table', first: 0 }, state, []);
  const falls = fallen.map((seat) => ({ step, turn: 1, seat }));
  return { ...chronicle, acted: [3, 2], told: { ...chronicle.told, strikes: [SMACK], falls } };
}

describe('what a hero’s own Attack dealt', () => {
  const told = (state: GameState, chronicle: Chronicle, seat = 0) =>
    sinceText({ chronicle, state, players: PLAYERS, seat, answerDueAt: null, words: ENGLISH });

  it('is told at the next question of a crawl, and to nobody else', () => {
    const { state } = apart();
    expect(told(state, chronicleOf(state, []))).toBe(
      'Since your move: your Smack dealt 8 to Lost Swordsman: 8 → 0.',
    );
    expect(told(state, chronicleOf(state, []), 1)).toBeNull();
  });

  it('is not told while the Attack goes on, or before the next action', () => {
    const table = apart();
    toRoll(table, 0);
    expect(told(table.state, chronicleOf(table.state, []))).toBeNull();
    const later = { ...chronicleOf(table.state, []), acted: [4, 2] };
    expect(told(apart().state, later)).toBeNull();
  });

  it('names no minion as fallen whose seat another one has taken', () => {
    const { state } = apart();
    const fallen = chronicleOf(state, [3], 4);
    expect(told(state, fallen)).not.toContain('fell');
    const roc = state.seats[3];
    if (roc) roc.defeated = true;
    expect(told(state, fallen)).toContain('Roc fell');
  });
});

describe('the strike on the table of a crawl', () => {
  function shown(fallen: readonly number[]) {
    const { state } = apart();
    const view = viewOf(state, 'public', laneIndexOf(state, 0));
    const scene = { chronicle: chronicleOf(state, fallen), players: PLAYERS, words: ENGLISH };
    return strikeOnTable(scene, { ...view, turn: { ...view.turn, active: 0, number: 2, phase: 'main-1' } });
  }

  it('is one of this battle, not of the minion whose seat the present one has taken', () => {
    expect(shown([])).toMatchObject({ ability: 'Smack' });
    expect(shown([2])).toBeNull();
    expect(shown([3])).toMatchObject({ ability: 'Smack' });
  });
});

describe('the odds of a hero who rolls beside another', () => {
  it('are those of their own lane', () => {
    const table = apart();
    toRoll(table, 1);
    const snapshot = {
      state: table.state,
      keptDice: [],
      occupants: NAMES.slice(0, 2).map((name) => ({ kind: 'person' as const, userId: name, name })),
    };
    expect(tableOddsOf(snapshot, ENGLISH, 1)).toMatchObject({ player: 'Bo', hero: 'Monk' });
    expect(tableOddsOf(snapshot, ENGLISH, 0)).toBeNull();
  });
});

describe('the lines of a crawl', () => {
  const lines = ({ state }: CrawlTable) => {
    const view = viewOf(state, 'public');
    if (!view.crawl) throw new Error('no crawl');
    return crawlLines(view, view.crawl, PLAYERS, ENGLISH).join('\n');
  };

  it('tell the health of minions, for whoever thinks of joining', () => {
    const table = apart();
    const { startHealth } = viewOf(table.state, 'public').seats[2] ?? { startHealth: 0 };
    table.setHealth(2, 1);
    expect(lines(table)).toContain(`fights Ada · 1 of ${startHealth} health`);
  });

  it('say why the scenario is lost', () => {
    const table = apart();
    table.crawl.after = { result: 'lost', shoppers: [0], chests: [], found: null, left: 0 };
    table.setHealth(1, 0);
    expect(lines(table)).toContain(
      'The scenario is lost.** Bo fell, and no team-mate spent a salve to revive them.',
    );
  });
});
