/** The picture at the end of a game, and its alt text. */
import { describe, expect, it, test } from 'vitest';
import '../../src/content/index.ts';
import { playersOf } from '../../src/commands/messages/players.ts';
import { apply, createGame, viewOf } from '../../src/engine/index.ts';
import { drawFinish } from '../../src/render/finish/draw-finish.ts';
import { finishAltText, finishModel } from '../../src/render/finish/finish-model.ts';
import type { StrikeModel } from '../../src/render/picture/board-model.ts';
import { playersAt } from '../../src/render/table/index.ts';
import { ENGLISH } from '../../src/words/index.ts';
import { labelTexts } from './picture/board-fixture.ts';

const seats = [{ hero: 'barbarian' }, { hero: 'moon-elf' }];
const { state } = apply(createGame({ mode: 'duel', seats, seed: 'finish', first: 0 }), 1, {
  type: 'concede',
});
const view = viewOf(state, 'public');
const players = playersAt(view.seats, [{ name: 'Alice' }, { name: 'Bo' }]);
const summary = {
  turns: [
    { turn: 0, health: [50, 50] },
    { turn: 1, health: [50, 41] },
    { turn: 2, health: [44, 0] },
  ],
  biggest: { seat: 1, amount: 9, source: 'smack', by: 0, turn: 1 },
  killing: { seat: 1, amount: 41, source: 'poison', by: null, turn: 2 },
};
const input = { view, players, summary, words: ENGLISH };

test('shows who won and how, the course of health, the biggest hit and the killing blow', () => {
  const drawn = labelTexts(drawFinish(finishModel({ ...input, ended: null }), ENGLISH.picture));
  expect(drawn).toEqual(
    expect.arrayContaining([
      'Alice wins by concession',
      'Health by turn',
      'Alice (Barbarian)',
      'Bo (Moon Elf)',
      '9 damage by Smack to Bo in turn 1',
      '41 damage by Poison to Bo in turn 2',
    ]),
  );
});

const STRIKE: StrikeModel = {
  kind: 'killing',
  isUltimate: true,
  ability: 'Rage!',
  sides: 'Alice → Bo',
  heroId: 'barbarian',
  palette: { base: '#b3262b', accent: '#ffc9a8' },
  dice: [6, 6, 6, 6, 6].map((value) => ({
    value,
    symbolId: 'pow',
    kept: false,
    altered: false,
    blank: false,
  })),
  hits: [{ name: 'Bo', amount: 15, before: 11, after: 0, isBack: false }],
  changes: [],
};

describe('a trophy', () => {
  const lines = ['Alice: a hit of 15 with Rage!', 'Alice leads 3 : 1 against Bo.'];

  it('shows the winner, what stood out, and the strike that ended the game', () => {
    const model = finishModel({ ...input, ended: null, trophy: { lines, strikes: [STRIKE] } });
    const drawn = labelTexts(drawFinish(model, ENGLISH.picture));
    expect(drawn).toEqual(
      expect.arrayContaining(['Alice', 'Barbarian', ...lines, 'Rage!', 'Ultimate, killing blow', '11 → 0']),
    );
    expect(drawn.join(' ')).not.toContain('41 damage by Poison');
    const alt = finishAltText(model, ENGLISH);
    expect(alt).toContain('Alice leads 3 : 1 against Bo.');
    expect(alt).toContain('Strike: Rage!, Alice → Bo: Bo takes 15, 11 → 0.');
  });

  it('without a killing blow shows the winner alone, and the blow in words where no Attack dealt it', () => {
    const model = finishModel({ ...input, ended: null, trophy: { lines: [], strikes: [] } });
    expect(model.trophy?.heroes).toEqual(['barbarian']);
    expect(labelTexts(drawFinish(model, ENGLISH.picture))).toContain('41 damage by Poison to Bo in turn 2');
  });

  it('is nobody’s after a draw', () => {
    const drawn = { ...view, outcome: { kind: 'draw' } as const };
    const model = finishModel({ ...input, view: drawn, ended: null, trophy: { lines, strikes: [STRIKE] } });
    expect(model.trophy).toBeNull();
  });
});

test('names teams of three without their heroes in the legend, and with them in the alt text', () => {
  const heroes = ['barbarian', 'moon-elf', 'monk', 'ninja', 'paladin', 'thor'].map((hero) => ({ hero }));
  const game = createGame({ mode: '3v3', seats: heroes, seed: 'finish', first: 0 });
  const many = viewOf(game, 'public');
  const model = finishModel({
    ...input,
    view: many,
    players: playersAt(
      many.seats,
      ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'].map((name) => ({ name })),
    ),
    ended: null,
  });
  expect(model.lines.map(({ legend }) => legend)).toEqual(['Ada + Cleo + Eve', 'Bo + Dan + Finn']);
  expect(finishAltText(model, ENGLISH)).toContain('Ada (Barbarian) + Cleo (Monk) + Eve (Paladin)');
});

test('tells how the series stands of which it was a game', () => {
  const series = { heading: 'Best of 5', text: 'Alice leads 2 : 1. The next game follows by itself.' };
  const model = finishModel({ ...input, ended: null, series });
  expect(labelTexts(drawFinish(model, ENGLISH.picture))).toEqual(
    expect.arrayContaining(['Best of 5', series.text]),
  );
  expect(finishAltText(model, ENGLISH)).toContain(`Best of 5: ${series.text}`);
  expect(labelTexts(drawFinish(finishModel({ ...input, ended: null }), ENGLISH.picture))).not.toContain(
    'Best of 5',
  );
});

test('does not call a vote, a forfeit or a leaving a concession', () => {
  const titles = (['agreed', 'forfeited', 'left'] as const).map(
    (ended) => finishModel({ ...input, ended }).title,
  );
  expect(titles).toEqual([
    'Alice wins, ended by a vote',
    'Alice wins by forfeit',
    'Alice wins: the other side left',
  ]);
});

test('says the same in words, within the limit of Discord', () => {
  const long = { ...summary, turns: Array.from({ length: 300 }, (_, turn) => ({ turn, health: [50, 40] })) };
  const alt = finishAltText(finishModel({ ...input, ended: null }), ENGLISH);
  expect(alt).toContain('Alice (Barbarian): 50, 50, 44.');
  expect(alt).toContain('Killing blow: 41 damage by Poison to Bo in turn 2.');
  const most = finishAltText(finishModel({ ...input, summary: long, ended: null }), ENGLISH);
  expect(most.length).toBeLessThanOrEqual(1024);
});

test('tells of a party what each hero did, by rounds, and what decided the Mission', () => {
  const party = createGame({
    mode: 'mission',
    seats,
    seed: 'finish',
    first: 0,
    mission: { id: 'toll-bridge' },
  });
  const mission = {
    title: 'The Toll Bridge: the Mission is won!',
    isWon: true,
    reasons: ['All heroes leave by the exit.'],
  };
  const model = finishModel({
    view: viewOf(party, 'public'),
    players,
    summary: {
      turns: [
        { turn: 0, health: [50, 50] },
        { turn: 1, health: [38, 50] },
      ],
      biggest: { seat: 4, victim: 'Bridge Guard B4', amount: 9, source: 'smack', by: 0, turn: 1 },
      killing: { seat: 4, victim: 'Bridge Guard B4', amount: 9, source: 'smack', by: 0, turn: 1 },
      results: [
        { dealt: 31, defeated: 3 },
        { dealt: 12, defeated: 1 },
      ],
    },
    ended: null,
    mission,
    words: ENGLISH,
  });
  const drawn = labelTexts(drawFinish(model, ENGLISH.picture));
  expect(drawn).toEqual(
    expect.arrayContaining([
      'The Toll Bridge: the Mission is won!',
      'Health by round',
      ...['Damage', 'Felled', 'Health'],
      ...['Alice (Barbarian)', '31', '3', '38', 'Bo (Moon Elf)', '12', '1'],
      ...['What decided it', 'All heroes leave by the exit.'],
      '9 damage by Smack to Bridge Guard B4 in round 1',
    ]),
  );
  const alt = finishAltText(model, ENGLISH);
  expect(alt).toContain('What decided it: All heroes leave by the exit.');
  expect(alt).toContain('Alice (Barbarian): damage 31, felled 3, health 38.');
  expect(alt).toContain('Alice (Barbarian): 50, 38.');
});

test.each([
  ['crawl', 'crimson-sands-a', ['Alice (Barbarian)', 'Bo (Moon Elf)']],
  ['boss-battle', 'fallen-barbarian', ['Alice (Barbarian) + Bo (Moon Elf)', 'Fallen Barbarian']],
] as const)('has lines for the heroes of a %s and for a boss, not for minions', (mode, id, names) => {
  const crawl = createGame({ mode, seats, seed: 'finish', first: 0, crawl: { id } });
  const occupants = [
    { kind: 'person', userId: '1', name: 'Alice' },
    { kind: 'person', userId: '2', name: 'Bo' },
  ] as const;
  const model = finishModel({
    view: viewOf(crawl, 'public'),
    players: playersOf({ state: crawl, occupants }),
    summary: { ...summary, turns: [{ turn: 0, health: crawl.pools.map(({ health }) => health) }] },
    ended: null,
    mission: { title: 'Over', isWon: false, reasons: [] },
    words: ENGLISH,
  });
  expect(model.lines.map(({ name }) => name)).toEqual(names);
});
