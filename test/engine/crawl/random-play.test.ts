import { expect, test } from 'vitest';
import { isMinionSeat } from '../../../src/engine/core/crawl/party.ts';
import { openQuestions } from '../../../src/engine/hosting.ts';
import { apply, type GameState, viewOf } from '../../../src/engine/index.ts';
import { anyPress, asJson, randomFrom } from '../missions/random-mission.ts';
import { newCrawl } from './random-crawl.ts';

const MOST_PRESSES = 6000;
const GAMES = 6;

/** Nobody asks a minion, no hero stands without a tile, and what is counted stays in its bounds. */
function expectSound(state: GameState): void {
  const { crawl } = state;
  if (!crawl) throw new Error('no crawl');
  for (const { seat } of openQuestions(state)) expect(isMinionSeat(state, seat)).toBe(false);
  for (const [seat, hero] of crawl.heroes.entries()) {
    expect(crawl.tiles.some(({ at }) => at === hero.at)).toBe(true);
    expect(hero.salves).toBeGreaterThanOrEqual(0);
    if (hero.foe === null) continue;
    expect(hero.foe).toBeGreaterThanOrEqual(crawl.heroes.length);
    expect(state.seats[seat]?.team).not.toBe(state.seats[hero.foe]?.team);
  }
  expect(crawl.shards).toBeLessThanOrEqual(3);
  expect(crawl.gold).toBeGreaterThanOrEqual(0);
  const lying = crawl.tiles.flatMap(({ items }) => items).filter((item) => item === 'shard').length;
  expect(lying + crawl.shards).toBe(3);
}

const PLAYED = [1, 2, 3, 4].flatMap((party) => [
  { party, atOnce: false },
  ...(party > 1 ? [{ party, atOnce: true }] : []),
]);

test.each(PLAYED)(
  'random crawls end, with every state sound: $party heroes, at once: $atOnce',
  ({ party, atOnce }) => {
    for (let seed = 0; seed < GAMES; seed += 1) {
      const random = randomFrom(seed * 7 + party);
      let state = newCrawl(party, seed, random, { atOnce });
      for (let presses = 0; !state.outcome; presses += 1) {
        expect(presses).toBeLessThan(MOST_PRESSES);
        expectSound(state);
        const { seat, action } = anyPress(state, random);
        state = apply(state, seat, action).state;
      }
      expect(state.outcome.kind).toBe('won');
    }
  },
);

test.each([false, true])(
  'a crawl that goes through JSON after every action is the same game, and views hide decks (at once: %s)',
  (atOnce) => {
    const random = randomFrom(5);
    let plain = newCrawl(2, 1, random, { atOnce });
    let through = asJson(plain);
    for (let presses = 0; presses < 400 && !plain.outcome; presses += 1) {
      const { seat, action } = anyPress(plain, random);
      plain = apply(plain, seat, action).state;
      through = asJson(apply(through, seat, action).state);
      expect(through).toEqual(asJson(plain));
      const seen = JSON.stringify(viewOf(plain, 'public'));
      expect(seen).not.toContain('environments');
    }
  },
);
