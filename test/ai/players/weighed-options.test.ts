/** What the bot compared: the options that "Why?" tells, which agree with what it does. */
import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { chooseAction, weighedOptions } from '../../../src/ai/players/index.ts';
import { applyInPlace } from '../../../src/engine/hosting.ts';
import { createGame, type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import { duel, lastRoll, openQuestion, playBotUntil, roll } from './duel-table.ts';

const ELF = { hero: 'moon-elf' };
const BARBARIAN = { hero: 'barbarian' };

function weighed(state: GameState) {
  const { seat } = openQuestion(state);
  return weighedOptions(viewOf(state, seat), legalActions(state, seat));
}

test('compares a reroll with the abilities that the dice meet', () => {
  const { options } = weighed(roll(duel(BARBARIAN, ELF), [6, 6, 6, 6, 1]));
  expect(options.map(({ action }) => action)).toEqual([
    { type: 'reroll', dice: [5] },
    { type: 'activate', ability: 'crit-bash', variant: 'crit-bash' },
  ]);
  expect(options[0]?.worth).toBeGreaterThan(options[1]?.worth ?? 0);
});

test('lists the abilities that the dice meet, the best first, where no reroll is better than keeping all', () => {
  const { options } = weighed(roll(duel(BARBARIAN, ELF), [1, 2, 3, 4, 5]));
  expect(options[0]?.action).toEqual({ type: 'activate', ability: 'reckless', variant: 'reckless' });
  expect(options.map(({ action }) => action.type)).toEqual(['activate', 'activate', 'activate']);
  const worths = options.map(({ worth }) => worth);
  expect(worths).toEqual(worths.toSorted((a, b) => b - a));
});

test('tells a play during the own roll with the ability that stays, so that both can be compared', () => {
  const dice = [6, 6, 6, 6, 1];
  const { options } = weighed(lastRoll(duel({ ...BARBARIAN, cp: 2, hand: ['six-it'] }, ELF), dice));
  const [play, ability] = options;
  expect(play?.action).toEqual({ type: 'play', card: 'six-it' });
  expect(ability?.action).toMatchObject({ type: 'activate', ability: 'crit-bash' });
  expect((play?.worth ?? 0) - (ability?.worth ?? 0)).toBeGreaterThan(1);
});

test('tells combat points that are kept for the price of the next attack', () => {
  const plan = { ...BARBARIAN, cp: 2, hand: ['transference', 'smack-ii'], tokens: { knockdown: 1 } };
  const state = duel(plan, { hero: 'paladin' });
  playBotUntil(state, ({ kind }) => kind === 'main');
  const { kept } = weighed(state);
  expect(kept?.cp).toBe(2);
  expect(kept?.attack).toBeGreaterThan(3);
  expect(weighed(duel({ ...plan, tokens: {} }, { hero: 'paladin' })).kept).toBeNull();
});

test('rates the payment itself', () => {
  const state = duel({ ...BARBARIAN, cp: 3, tokens: { knockdown: 1 } }, { hero: 'paladin' });
  playBotUntil(state, ({ kind }) => kind === 'pay-or-skip');
  const { options } = weighed(state);
  expect(options.map(({ action }) => action)).toEqual([{ type: 'choose', option: 'pay' }]);
  expect(options[0]?.worth).toBeGreaterThan(0);
});

test('weighing changes no choice, and rates every action that the bot takes for its worth', () => {
  const seats = ['thor', 'shadow-thief', 'huntress'].map((hero) => ({ hero, bot: true }));
  const state = createGame({ mode: 'koth', seats, seed: 'weighed', first: 0 });
  const random = seedrandom('weighed');
  const rated = new Set<string>();
  for (let step = 0; step < 250 && !state.outcome; step += 1) {
    const { seat } = openQuestion(state);
    const [view, legal] = [viewOf(state, seat), legalActions(state, seat)];
    const before = JSON.stringify(state);
    const { options } = weighedOptions(view, legal);
    expect(JSON.stringify(state)).toBe(before);
    const action = chooseAction(view, legal, random);
    const [best] = options;
    if (best && (action.type === 'reroll' || action.type === 'activate' || action.type === 'play')) {
      expect(best.worth).toBeGreaterThan(0);
      expect(options.map((option) => option.action)).toContainEqual(action);
      rated.add(action.type);
    }
    applyInPlace(state, seat, action);
  }
  expect(rated.size).toBeGreaterThan(1);
});
