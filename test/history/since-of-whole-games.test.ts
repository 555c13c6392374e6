import { describe, expect, test } from 'vitest';
import { beginChronicle, continueChronicle } from '../../src/history/chronicle.ts';
import { sinceText } from '../../src/render/history/since-text.ts';
import { ENGLISH } from '../../src/words/index.ts';
import { setupFor, wholeGame } from './played.ts';

const PEOPLE = ['Ada', 'Bo', 'Cy', 'Dee'];

describe('whole games of bots', () => {
  test.each(['duel', 'koth', '2v2'])(
    '%s: never longer than its room, and only for seats that moved',
    (mode) => {
      const game = wholeGame(setupFor(mode, mode === 'duel' ? 2 : 4, `since ${mode}`), 'bots');
      let chronicle = beginChronicle(game.setup, game.start.state, game.start.events);
      let count = 0;
      const players = PEOPLE.map((name) => ({ name, heroId: 'monk', userId: name }));
      for (const done of game.done) {
        chronicle = continueChronicle(chronicle, done);
        for (const seat of done.state.seats.keys()) {
          const answerDueAt = 1_800_000_000_000;
          const text = sinceText({
            chronicle,
            state: done.state,
            players,
            seat,
            answerDueAt,
            words: ENGLISH,
          });
          if (text === null) continue;
          count += 1;
          expect(chronicle.acted[seat]).toBeGreaterThan(0);
          expect(text.length).toBeLessThanOrEqual(420);
          expect(text.endsWith('Answer before <t:1800000000:f>.')).toBe(true);
        }
      }
      expect(count).toBeGreaterThan(5);
    },
  );
});
