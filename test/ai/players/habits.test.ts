/** The habits of bots: they decide between options of nearly the same worth, and nothing else. */
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import {
  BOT_HABITS,
  type BotHabit,
  chooseAction,
  MOST_GIVEN_UP,
  weighedOptions,
} from '../../../src/ai/players/index.ts';
import { applyInPlace } from '../../../src/engine/hosting.ts';
import { type Action, createGame, legalActions, viewOf } from '../../../src/engine/index.ts';
import { openQuestion } from './duel-table.ts';

const PLAYS: ReadonlySet<Action['type']> = new Set(['play', 'spend', 'use']);

/**
 * Plays a game of bots without habits.
 * @returns what a bot with the habit would give up at each decision that it would make otherwise, in points of damage
 */
function givenUp(habit: BotHabit, mode: 'duel' | 'koth' | '2v2', heroes: readonly string[]): number[] {
  const seats = heroes.map((hero) => ({ hero, bot: true }));
  const state = createGame({ mode, seats, seed: `habits ${heroes.join()}`, first: 0 });
  const random = seedrandom('habits');
  const found: number[] = [];
  for (let step = 0; step < 600 && !state.outcome; step += 1) {
    const { seat } = openQuestion(state);
    const [view, legal] = [viewOf(state, seat), legalActions(state, seat)];
    const plain = chooseAction(view, legal, () => 0);
    const preferred = chooseAction(view, legal, () => 0, undefined, habit);
    if (JSON.stringify(plain) !== JSON.stringify(preferred)) {
      const { options } = weighedOptions(view, legal);
      const worthOf = (action: Action) =>
        options.find((option) => JSON.stringify(option.action) === JSON.stringify(action))?.worth ?? 0;
      found.push(worthOf(plain) - worthOf(preferred));
    }
    applyInPlace(state, seat, chooseAction(view, legal, random));
  }
  return found;
}

const GAMES = [
  ['duel', ['monk', 'vampire-lord']],
  ['duel', ['cursed-pirate', 'artificer']],
  ['koth', ['thor', 'shadow-thief', 'huntress']],
  ['2v2', ['ninja', 'seraph', 'treant', 'gunslinger']],
] as const;

describe.each(BOT_HABITS)('a bot with a %s habit', (habit) => {
  const found = GAMES.flatMap(([mode, heroes]) => givenUp(habit, mode, heroes));

  it('decides otherwise at times', () => {
    expect(found.length).toBeGreaterThan(10);
  });

  it('takes nothing that is clearly worse', () => {
    expect(Math.max(...found)).toBeLessThanOrEqual(MOST_GIVEN_UP);
  });

  it('plays nothing that does harm', () => {
    const seats = ['barbarian', 'paladin'].map((hero) => ({ hero, bot: true }));
    const state = createGame({ mode: 'duel', seats, seed: `harm ${habit}`, first: 0 });
    for (let step = 0; step < 400 && !state.outcome; step += 1) {
      const { seat } = openQuestion(state);
      const [view, legal] = [viewOf(state, seat), legalActions(state, seat)];
      const chosen = chooseAction(view, legal, () => 0, undefined, habit);
      const { options } = weighedOptions(view, legal);
      const rated = options.find((option) => JSON.stringify(option.action) === JSON.stringify(chosen));
      const stays = options.filter(({ action }) => action.type === 'activate').map(({ worth }) => worth);
      if (rated && PLAYS.has(chosen.type)) expect(rated.worth).toBeGreaterThan(Math.max(0, ...stays));
      applyInPlace(state, seat, chosen);
    }
  });
});
