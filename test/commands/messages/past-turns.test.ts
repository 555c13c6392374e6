/** The title of a folded turn: its number, or in a Mission, whose heroes act together, none. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { createRenderer } from '../../../src/commands/messages/renderer.ts';
import { createGame, type GameSetup } from '../../../src/engine/index.ts';
import { QUIET_TABLE } from '../../games/sample-snapshot.ts';
import { setupFor } from '../../history/played.ts';

async function titleIn(setup: GameSetup, fromTurn: number, toTurn: number): Promise<string> {
  const renderer = createRenderer({ pictures: false, log: pino({ level: 'silent' }) });
  const snapshot = {
    ...QUIET_TABLE,
    occupants: setup.seats.map((_, seat) => ({ kind: 'bot' as const, name: `Bot ${seat}` })),
    state: createGame({ ...setup, first: 0 }),
  };
  const past = await renderer.renderPast({ snapshot, fromTurn, toTurn, lines: ['A line.'] });
  return JSON.stringify(past);
}

test.each([
  ['duel', 2],
  ['2v2', 4],
  ['koth', 3],
  ['boss-v-boss', 2],
])('a folded turn of %s tells its number', async (mode, count) => {
  const setup = setupFor(mode, count, 'past');
  expect(await titleIn(setup, 5, 5)).toContain('**Turn 5**');
  expect(await titleIn(setup, 4, 5)).toContain('**Turns 4 to 5**');
});

test('that of a crawl, too', async () => {
  const setup: GameSetup = { ...setupFor('crawl', 2, 'past'), crawl: { id: 'crimson-sands-a' } };
  expect(await titleIn(setup, 3, 3)).toContain('**Turn 3**');
});

test('that of a Mission tells none', async () => {
  const told = await titleIn(setupFor('mission', 2, 'past', 'toll-bridge'), 0, 4);
  expect(told).toContain('**Earlier**');
  expect(told).not.toContain('Turn');
});
