import { expect, it } from 'vitest';
import { BOT_HABITS } from '../../../src/ai/players/index.ts';
import { withHabits } from '../../../src/games/lobby/bot-habits.ts';
import type { SeatOccupant } from '../../../src/games/occupant-and-ending.ts';

const person: SeatOccupant = { kind: 'person', userId: '1', name: 'Ada' };
const standIn: SeatOccupant = { kind: 'bot', name: 'Bo (bot)', for: '2' };
const bot: SeatOccupant = { kind: 'bot', name: 'Bot 1', level: 'easy' };

const habitsOf = (occupants: readonly SeatOccupant[]) =>
  occupants.map((occupant) => (occupant.kind === 'bot' ? (occupant.habit ?? null) : null));

it.each([[[person, bot]], [[bot, person, bot]], [[bot, bot, bot, person]]])(
  'every bot has a habit, at every seat, and people have none',
  (occupants) => {
    const seated = withHabits(occupants, 'ab12', {});
    expect(habitsOf(seated).map((habit) => habit !== null)).toEqual(
      occupants.map(({ kind }) => kind === 'bot'),
    );
    expect(seated.map(({ name }) => name)).toEqual(occupants.map(({ name }) => name));
  },
);

it('a bot that plays on for a person has none', () => {
  expect(withHabits([standIn, person], 'ab12', {})).toEqual([standIn, person]);
});

it('a party has none', () => {
  const mission = { id: 'toll-bridge' };
  expect(withHabits([person, bot], 'ab12', { mission })).toEqual([person, bot]);
  expect(withHabits([person, bot], 'ab12', { crawl: { id: 'scenario-1' } })).toEqual([person, bot]);
});

it('the seed draws it: each habit comes up, and the same seed draws the same ones', () => {
  const drawn = Array.from({ length: 60 }, (_, seed) => habitsOf(withHabits([bot, bot, bot], `${seed}`, {})));
  for (const seat of [0, 1, 2]) {
    expect(new Set(drawn.map((habits) => habits[seat]))).toEqual(new Set(BOT_HABITS));
  }
  expect(habitsOf(withHabits([bot, bot, bot], '7', {}))).toEqual(drawn[7]);
});
