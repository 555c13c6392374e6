/** The finishing picture: what it shows, and the same in words. */
import { expect, test } from 'vitest';
import '../../src/content/index.ts';
import { apply, createGame, viewOf } from '../../src/engine/index.ts';
import { drawFinish } from '../../src/render/finish/draw-finish.ts';
import { finishAltText, finishModel } from '../../src/render/finish/finish-model.ts';
import { playersAt } from '../../src/render/table/index.ts';
import { ENGLISH } from '../../src/words/index.ts';
import { labels } from './picture/board-fixture.ts';

const seats = [{ hero: 'barbarian' }, { hero: 'moon-elf' }];
const { state } = apply(createGame({ mode: 'duel', seats, seed: 'finish', first: 0 }), 1, {
  type: 'concede',
});
const view = viewOf(state, 'public');
const players = playersAt(view.seats, [{ name: 'Alice' }, { name: 'Bo' }]);
const course = {
  turns: [
    { turn: 0, health: [50, 50] },
    { turn: 1, health: [50, 41] },
    { turn: 2, health: [44, 0] },
  ],
  biggest: { seat: 1, amount: 9, source: 'smack', by: 0, turn: 1 },
  killing: { seat: 1, amount: 41, source: 'poison', by: null, turn: 2 },
};
const input = { view, players, course, words: ENGLISH };

test('shows who won and how, the course of health, the biggest hit and the killing blow', () => {
  const drawn = labels(drawFinish(finishModel({ ...input, ended: null })));
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
  const long = { ...course, turns: Array.from({ length: 300 }, (_, turn) => ({ turn, health: [50, 40] })) };
  const alt = finishAltText(finishModel({ ...input, ended: null }), ENGLISH);
  expect(alt).toContain('Alice (Barbarian): 50, 50, 44.');
  expect(alt).toContain('Killing blow: 41 damage by Poison to Bo in turn 2.');
  const most = finishAltText(finishModel({ ...input, course: long, ended: null }), ENGLISH);
  expect(most.length).toBeLessThanOrEqual(1024);
});
