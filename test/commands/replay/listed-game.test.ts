/** A finished game in the list of `/replay`, as its people read it. */
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { listedGame } from '../../../src/commands/replay/replay-answer.ts';
import type { GameResult, ResultSeat } from '../../../src/history/result.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const seat = (person: string | null, hero: string, team: number, won: boolean): ResultSeat => ({
  person,
  hero,
  team,
  won,
  conceded: false,
  health: 0,
  figures: null,
});

const DUEL: GameResult = {
  v: 1,
  mode: 'duel',
  ending: 'played',
  pace: 'live',
  startedAt: 0,
  endedAt: Date.UTC(2026, 10, 28, 12),
  turns: 22,
  draw: false,
  tookBack: false,
  seats: [seat('ada', 'barbarian', 0, false), seat('bo', 'moon-elf', 1, true)],
};
const listed = (more: Partial<GameResult>, person: string) =>
  listedGame({ ...DUEL, ...more }, person, ENGLISH);

test('begins with the own hero, and says how it ended for its reader', () => {
  expect(listed({}, 'ada')).toEqual({
    label: 'Barbarian – Moon Elf',
    description: '2026-11-28, lost, 22 turns',
  });
  expect(listed({}, 'bo')).toEqual({
    label: 'Moon Elf – Barbarian',
    description: '2026-11-28, won, 22 turns',
  });
});

test('tells draws, games without a result, and games of many', () => {
  expect(listed({ draw: true, turns: 1 }, 'ada').description).toBe('2026-11-28, drawn, 1 turn');
  expect(listed({ ending: 'called-off' }, 'ada').description).toBe('2026-11-28, without a result, 22 turns');
  const seats = [...DUEL.seats, seat(null, 'monk', 2, false)];
  expect(listed({ seats }, 'bo').label).toBe('Moon Elf – Barbarian and Monk');
  expect(listed({}, 'cleo')).toEqual({ label: 'Barbarian – Moon Elf', description: '2026-11-28, 22 turns' });
});

test('names team-mates beside the reader, and the Mission or scenario that a party played', () => {
  const seats = [
    seat(null, 'monk', 1, true),
    seat('ada', 'barbarian', 0, false),
    seat(null, 'ninja', 0, false),
    seat('bo', 'moon-elf', 1, true),
  ];
  expect(listed({ mode: '2v2', seats }, 'ada').label).toBe('Barbarian with Ninja – Monk and Moon Elf');
  expect(listed({ mode: '2v2', seats }, 'bo').label).toBe('Moon Elf with Monk – Barbarian and Ninja');
  const party = [seat('bo', 'monk', 0, true), seat('ada', 'ninja', 0, true)];
  const mission = { id: 'toll-bridge', raised: 0 };
  expect(listed({ mode: 'mission', mission, seats: party, turns: 1 }, 'ada')).toEqual({
    label: 'The Toll Bridge: Ninja with Monk',
    description: '2026-11-28, won',
  });
  const alone = [seat('ada', 'ninja', 0, false)];
  const gone = { id: 'of-a-pack', difficulty: 'normal' };
  expect(listed({ mode: 'crawl', crawl: gone, seats: alone }, 'ada').label).toBe('of-a-pack: Ninja');
});
