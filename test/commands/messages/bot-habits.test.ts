import { expect, it } from 'vitest';
import { habitsLine, nameWithHabit } from '../../../src/commands/messages/bot-habits.ts';
import type { SeatOccupant } from '../../../src/games/game-service.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const person: SeatOccupant = { kind: 'person', userId: '1', name: 'Ada' };
const patient: SeatOccupant = { kind: 'bot', name: 'B*b', habit: 'patient' };
const plain: SeatOccupant = { kind: 'bot', name: 'Old Bot' };

it('names the habit of a bot at its seat', () => {
  const named = [person, patient, plain, undefined].map((who) => nameWithHabit('Seat', who, ENGLISH));
  expect(named).toEqual(['Seat', 'Seat (patient)', 'Seat', 'Seat']);
});

it('tells the habits of all bots at a start, and nothing where there is none', () => {
  const tricky: SeatOccupant = { kind: 'bot', name: 'Bot 2', habit: 'tricky' };
  expect(habitsLine([patient, person, tricky], ENGLISH)).toBe(
    '\n-# B\\*b plays a patient game. Bot 2 plays a tricky game.',
  );
  expect(habitsLine([person, plain], ENGLISH)).toBe('');
});
