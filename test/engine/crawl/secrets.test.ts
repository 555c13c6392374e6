/** Views of Adventures do not depend on secrets: hands, decks, face-down tiles, minions and values to come. */
import { describe, expect, it } from 'vitest';
import { openGame } from '../../../src/engine/core/game.ts';
import { looksAtHand } from '../../../src/engine/effects/look-at-hand.ts';
import { openQuestions } from '../../../src/engine/hosting.ts';
import { type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import { CRAWL_LEVELS, RARITIES } from '../../../src/engine/vocabulary/crawl.ts';
import { IS_LONG_RUN } from '../../sampling.ts';
import { asJson, mixed, type Random, randomFrom, statesOf } from '../missions/random-mission.ts';
import { newBattle, newCrawl } from './random-crawl.ts';

const PRESSES = 160;
/** Of each kind: in order, and at once. */
const GAMES = IS_LONG_RUN ? 4 : 2;

/** The state as it could be as well, for all that `eyes` (null: a spectator) know. */
function couldBe(state: GameState, eyes: number | null, random: Random): GameState {
  const other = asJson(state);
  const { crawl } = other;
  if (!crawl) throw new Error('no crawl');
  for (const [seat, own] of other.seats.entries()) {
    // Who is asked may be looking at cards of the own deck.
    if (seat === eyes && openQuestions(state).some((question) => question.seat === eyes)) continue;
    const cards = seat === eyes ? own.deck : [...own.hand, ...own.deck];
    const order = mixed(cards, random);
    if (seat !== eyes) own.hand = order.splice(0, own.hand.length);
    own.deck = order;
  }
  for (const level of CRAWL_LEVELS) {
    crawl.environments[level] = mixed(crawl.environments[level], random);
    crawl.minions[level] = mixed(crawl.minions[level], random);
  }
  for (const rarity of RARITIES) {
    if (crawl.lootDecks) crawl.lootDecks[rarity] = mixed(crawl.lootDecks[rarity], random);
  }
  other.chance.seed = `${other.chance.seed} otherwise`;
  return other;
}

describe.each([
  ['crawl', 1],
  ['crawl', 2],
  ['crawl', 3],
  ['crawl', 4],
  ['boss-battle', 1],
  ['boss-battle', 2],
  ['boss-battle', 3],
  ['boss-battle', 4],
] as const)('secrets of a %s with %i heroes', (mode, party) => {
  it('are in no view', () => {
    let looked = 0;
    let differed = 0;
    for (let seed = 0; seed < GAMES; seed += 1) {
      const random = randomFrom(seed * 11 + party);
      const begun =
        mode === 'crawl'
          ? newCrawl(party, seed, random, { atOnce: seed % 2 === 1 })
          : newBattle(party, seed, random);
      for (const state of statesOf(begun, random, PRESSES)) {
        if (random(4) > 0) continue;
        const isAsked = (seat: number) => openQuestions(state).some((question) => question.seat === seat);
        for (const eyes of [null, ...Array.from({ length: party }, (_, seat) => seat)]) {
          const looks =
            eyes !== null && state.seats.some((_, seat) => looksAtHand(openGame(state), eyes, seat));
          if (looks) continue;
          const view = viewOf(state, eyes ?? 'public');
          const other = couldBe(state, eyes, random);
          if (JSON.stringify([other.seats, other.crawl]) !== JSON.stringify([state.seats, state.crawl]))
            differed += 1;
          expect(viewOf(other, eyes ?? 'public')).toEqual(view);
          if (eyes !== null && isAsked(eyes))
            expect(legalActions(other, eyes)).toEqual(legalActions(state, eyes));
          for (const { seat, hand } of view.seats) expect(hand === null).toBe(seat !== eyes);
          looked += 1;
        }
      }
    }
    expect(looked).toBeGreaterThan(30);
    expect(differed / looked).toBeGreaterThan(0.9);
  });
});
