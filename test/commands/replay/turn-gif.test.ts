/** The GIF of a turn, and of a round of a Mission. */
import { pino } from 'pino';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { gifMessage } from '../../../src/commands/replay/turn-gif.ts';
import type { RetoldGame } from '../../../src/games/retelling.ts';
import { setupFor, wholeGame } from '../../history/played.ts';

const CONTEXT = { log: pino({ level: 'silent' }) };
const READER = { id: '1', locale: 'en-US' };

/** The bots of a Mission do about as much between two steps of the game below. */
const ACTIONS_OF_STEP = 15;

/** The beginning of a Mission of two bots as it is looked at again, in steps of several actions. */
function missionOf(rounds: readonly number[]): RetoldGame {
  const { setup, start, done } = wholeGame(
    setupFor('mission', 2, 'gif', 'toll-bridge'),
    'bots',
    ACTIONS_OF_STEP * (rounds.length - 1),
  );
  const states = [start.state, ...done.map(({ state }) => state)];
  return {
    gameId: 'game',
    guildId: null,
    occupants: setup.seats.map((_, seat) => ({ kind: 'bot', name: `Bot ${seat + 1}` })),
    former: [],
    heroes: setup.seats.map(({ hero }) => hero),
    mission: 'toll-bridge',
    crawl: null,
    ended: 'played',
    steps: rounds.map((round, at) => ({
      actions: at * ACTIONS_OF_STEP,
      turn: 1,
      round,
      lines: [`Line ${at}.`],
    })),
    moments: [],
    chronicle: null,
    stateAt: (step) => states[step * ACTIONS_OF_STEP] ?? null,
  };
}

it('a round of a Mission is shared as its map, step by step', async () => {
  const game = missionOf([1, 2, 2, 2]);
  const message = await gifMessage(CONTEXT, game, READER, 2);
  if (typeof message === 'string') throw new Error(message);
  expect(JSON.stringify(message.components)).toContain('shares a round of a finished Mission');
  const { attachment } = message.files[0] ?? {};
  if (!(attachment instanceof Buffer)) throw new Error('There is no GIF.');
  const { format, pages = 0, width } = await sharp(attachment, { pages: -1 }).metadata();
  expect({ format, width }).toEqual({ format: 'gif', width: 640 });
  expect(pages).toBeGreaterThan(1);
  const alt = message.files[0]?.description ?? '';
  expect(alt).toContain('Line 3.');
  expect(alt).not.toContain('Line 0.');
}, 120_000);

it('rounds of the two sides of a Mission with the same number are not mixed', async () => {
  const seen: number[] = [];
  const stateAt = (step: number) => {
    seen.push(step);
    return null;
  };
  const game = { ...missionOf([1, 1, 2, 1, 1, 1]), stateAt };
  await gifMessage(CONTEXT, game, READER, 1);
  expect([...new Set(seen)]).toEqual([0, 1]);
  seen.length = 0;
  await gifMessage(CONTEXT, game, READER, 4);
  expect([...new Set(seen)]).toEqual([3, 4, 5]);
});
