/** Regression tests for unclear answers. */
import { expect, test } from 'vitest';
import { forecastsFor } from '../../../src/commands/messages/forecasts.ts';
import { type Action, apply, createGame, type GameState } from '../../../src/engine/index.ts';
import { boardModelOf } from '../../../src/render/table/board-adapter.ts';
import { describePending, tableMessage } from '../../../src/render/table/index.ts';
import { wordsFor } from '../../../src/words/index.ts';
import { offeredLabels } from './offered.ts';
import { tableOf } from './tables.ts';

/** A duel with these dice, after these steps of the first player. */
function duel(
  heroes: readonly [string, string],
  dice: readonly number[],
  steps: readonly Action[],
  prepare: (state: GameState) => void = () => {},
): GameState {
  let state = createGame({
    mode: 'duel',
    seats: heroes.map((hero) => ({ hero })),
    seed: 'answers',
    first: 0,
  });
  prepare(state);
  state.chance.script = [...dice];
  for (const step of steps) state = apply(state, 0, step).state;
  return state;
}

function give(state: GameState, seat: number, token: string, count: number): void {
  const own = state.seats[seat];
  if (!own) throw new Error('nobody sits there');
  own.tokens[token] = [{ by: seat, fresh: false, count }];
}

const ROLL: Action = { type: 'pass', next: { do: 'roll' } };
const textOf = (state: GameState) => JSON.stringify(tableMessage(tableOf(state)));

test('an ability that is a choice says between what, and its text stands beside it', () => {
  const state = duel(['seraph', 'barbarian'], [5, 5, 6, 1, 4], [ROLL]);
  expect(offeredLabels(tableMessage(tableOf(state)))).toContain('5 undefendable damage or heal 4 … · Purify');
  expect(textOf(state)).toContain('**Purify**: Choose');
});

test('no defense roll is spoken of where the Attack cannot be defended', () => {
  const announce: Action[] = [ROLL, { type: 'activate', ability: 'bounty-hunter' }];
  let state = duel(['gunslinger', 'barbarian'], [6, 4, 2, 2, 6], announce);
  state.askAlways = true;
  for (let most = 0; most < 12 && state.lanes[0]?.pending?.moment !== 'before-defense-roll'; most += 1) {
    state = apply(state, state.lanes[0]?.pending?.seat ?? 0, { type: 'pass' }).state;
  }
  const { view, players } = tableOf(state);
  expect(view.pending?.moment).toBe('before-defense-roll');
  expect(describePending(view, players)).toContain('act on an Attack that cannot be defended');
});

test('before a card takes effect its text can be read', () => {
  const holding = (state: GameState) => {
    const [own] = state.seats;
    if (own?.kind !== 'hero') throw new Error('nobody sits there');
    own.hand = ['card-trick'];
  };
  const state = duel(['shadow-thief', 'paladin'], [], [{ type: 'play', card: 'card-trick' }], holding);
  expect(textOf(state)).toContain('**Card Trick!**: An opponent discards a card at random');
});

test('spending for an Attack says how much it adds where that is certain', () => {
  const withHonor = (state: GameState) => give(state, 0, 'honor', 2);
  let state = duel(['samurai', 'barbarian'], [2, 3, 4, 5, 4], [ROLL], withHonor);
  state = apply(state, 0, { type: 'activate', ability: 'solemnity' }).state;
  for (let pending = state.lanes[0]?.pending; pending?.moment !== 'before-damage'; ) {
    const seat = pending?.seat ?? 0;
    state.chance.script = [1, 1, 1];
    const answer: Action =
      pending?.kind === 'defend' ? { type: 'defend', ability: 'thick-skin' } : { type: 'pass' };
    state = apply(state, seat, answer).state;
    pending = state.lanes[0]?.pending;
  }
  expect(offeredLabels(tableMessage(tableOf(state))).filter((label) => label.includes('Honor'))).toEqual([
    'Spend Honor to add 1 damage (2 held)',
    'Spend 2 Honor to add 3 damage (2 held)',
  ]);
});

test('the line of the picture says no more than fits, and a hero by the first of two names', () => {
  const state = duel(
    ['barbarian', 'miles-morales'],
    [2, 3, 4, 5, 5],
    [ROLL, { type: 'activate', ability: 'mighty-blow' }],
  );
  const table = tableOf(state);
  expect(describePending(table.view, table.players)).toMatch(
    / may change the dice before Mighty Blow takes effect$/,
  );
  const { view, players } = table;
  const model = boardModelOf({ view, players, prompt: null, keptDice: [] });
  expect(model.seats[1]?.heroName).toBe('Miles Morales');
});

test('each of two ways to defend says its dice, and can be taken with all that follows passed', () => {
  let state = duel(
    ['barbarian', 'miles-morales'],
    [1, 2, 3, 6, 5],
    [ROLL, { type: 'activate', ability: 'smack' }],
  );
  while (state.lanes[0]?.pending?.kind === 'window') {
    state = apply(state, state.lanes[0].pending.seat, { type: 'pass' }).state;
  }
  expect(offeredLabels(tableMessage(tableOf(state))).slice(0, 4)).toEqual([
    'Roll Spider-Sense (2 dice)',
    'Roll Counterpunch (3 dice)',
    'Roll Spider-Sense, pass the rest',
    'Roll Counterpunch, pass the rest',
  ]);
  // With what each would bring, as the service passes it.
  const input = tableOf(state);
  const words = wordsFor('en-US');
  const forecasts = forecastsFor(input.view, 1, input.legal, words);
  expect(offeredLabels(tableMessage({ ...input, ...forecasts })).slice(0, 2)).toEqual([
    'Roll Spider-Sense: prevents 0 to 2, 0.6 on average',
    'Roll Counterpunch: deals 0 to 3 back, 1.5 on average',
  ]);
});

test('a defense that is planned while the dice may change says what it would bring', () => {
  const state = duel(['barbarian', 'monk'], [1, 2, 3, 6, 5], [ROLL, { type: 'activate', ability: 'smack' }]);
  const input = tableOf(state);
  expect(input.view.pending?.kind).toBe('window');
  expect(input.view.attack).toBeNull();
  const forecasts = forecastsFor(input.view, 1, input.legal, wordsFor('en-US'));
  expect(offeredLabels(tableMessage({ ...input, ...forecasts })).slice(0, 2)).toEqual([
    'Roll Serenity: deals 0 to 4 back, 1.3 on average',
    'Roll Serenity, pass the rest',
  ]);
});

test('who may answer an announcement reads what the ability is about to do, once', () => {
  const announce: Action[] = [ROLL, { type: 'activate', ability: 'mighty-blow' }];
  const state = duel(['barbarian', 'miles-morales'], [2, 3, 4, 5, 5], announce);
  const text = textOf(state);
  expect(text).toContain('before Mighty Blow (9 damage) takes effect');
  expect(text).not.toContain('announced');
});

test('damage and tokens of an announced Ultimate are said, the weightiest first', () => {
  const announce: Action[] = [ROLL, { type: 'activate', ability: 'maximum-power' }];
  const state = duel(['artificer', 'barbarian'], [6, 6, 6, 6, 6], announce);
  expect(textOf(state)).toContain('before Maximum Power! (10 damage, gain 2 Synth, Nanite …) takes effect');
});

test('an ability that only helps its owner is against nobody, in text and picture', () => {
  let now = duel(['barbarian', 'paladin'], [4, 4, 4, 1, 2], [ROLL]);
  now.askAlways = true;
  now = apply(now, 0, { type: 'activate', ability: 'fortitude' }).state;
  for (let most = 0; most < 12 && now.lanes[0]?.pending?.moment !== 'before-damage'; most += 1) {
    now = apply(now, now.lanes[0]?.pending?.seat ?? 0, { type: 'pass' }).state;
  }
  const { view, players } = tableOf(now);
  expect(view.attack?.benign).toBe(true);
  expect(textOf(now)).toContain('**Fortitude**');
  expect(textOf(now)).not.toContain('**Fortitude** against');
  expect(boardModelOf({ view, players, prompt: null, keptDice: [] }).attack?.targets).toEqual([]);
  expect(describePending(view, players)).toMatch(/act before the ability ends$/);
});

const primaryLabels = (state: GameState, keptDice: readonly number[] = []) =>
  [
    ...JSON.stringify(tableMessage({ ...tableOf(state), keptDice })).matchAll(/\{[^{}]*"style":1[^{}]*\}/g),
  ].map(([json]) => JSON.parse(json).label);

test.each([
  ['an Ultimate', 'artificer', [6, 6, 6, 6, 6], /Maximum Power!$/],
  ['the only ability', 'barbarian', [1, 1, 2, 4, 6], /Smack$/],
  ['no ability', 'gunslinger', [1, 1, 4, 5, 6], /^Reroll 5 dice/],
] as const)('with %s on the dice the one highlighted button is the likely press', (_, hero, dice, label) => {
  const state = duel([hero, 'monk'], dice, [ROLL]);
  expect(primaryLabels(state)).toEqual([expect.stringMatching(label)]);
});

test('marks of an earlier attempt, without the die that has completed the ability, highlight the ability', () => {
  // The first and the last sword were kept, and the reroll brought the third.
  const state = duel(['barbarian', 'monk'], [1, 4, 4, 6, 2, 1, 4, 6], [ROLL]);
  const rerolled = apply(state, 0, { type: 'reroll', dice: [2, 3, 4] }).state;
  expect(primaryLabels(rerolled, [1, 5])).toEqual([expect.stringMatching(/Smack$/)]);
});

test('whoever marks dice to be kept is about to reroll', () => {
  const state = duel(['barbarian', 'monk'], [1, 2, 3, 4, 5], [ROLL]);
  expect(primaryLabels(state, [1, 2, 3])).toEqual([expect.stringMatching(/^Reroll 2 dice/)]);
});
