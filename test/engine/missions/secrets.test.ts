/** Views do not depend on secrets: after exchanging secrets the views stay the same. */
import { describe, expect, it } from 'vitest';
import { openGame } from '../../../src/engine/core/game.ts';
import { looksAtHand } from '../../../src/engine/effects/look-at-hand.ts';
import { openQuestions } from '../../../src/engine/hosting.ts';
import { type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import { asJson, mixed, newMission, type Random, randomFrom, statesOf } from './random-mission.ts';

const PRESSES = 160;

/** The state as it could be as well, for all that `eyes` (null: a spectator) know. */
function couldBe(state: GameState, eyes: number | null, random: Random): GameState {
  const other = asJson(state);
  const { mission } = other;
  if (!mission) throw new Error('no Mission');
  for (const [seat, own] of other.seats.entries()) {
    // Who is asked may be looking at cards of the own deck.
    if (seat === eyes && openQuestions(state).some((question) => question.seat === eyes)) continue;
    const cards = seat === eyes ? own.deck : [...own.hand, ...own.deck];
    const order = mixed(cards, random);
    if (seat !== eyes) own.hand = order.splice(0, own.hand.length);
    own.deck = order;
  }
  const faceDown = Object.values(mission.tiles).flatMap((tiles) => tiles.filter((tile) => tile.faceDown));
  const hidden = mixed(
    [
      ...mission.boosts.pile,
      ...mission.heroes.flatMap(({ held }) => held),
      ...faceDown.flatMap(({ id }) => (id === undefined ? [] : [id])),
    ],
    random,
  );
  mission.boosts.pile = hidden.splice(0, mission.boosts.pile.length);
  for (const hero of mission.heroes) hero.held = hidden.splice(0, hero.held.length);
  for (const tile of faceDown) if (tile.id !== undefined) Object.assign(tile, { id: hidden.shift() });
  mission.allies.deck = mixed(mission.allies.deck, random);
  other.chance.seed = `${other.chance.seed} otherwise`;
  return other;
}

describe.each([
  ['grove', 2],
  ['embers-below', 4],
  ['siege-engine', 3],
  ['empty-throne', 4],
] as const)('secrets of %s with %i heroes', (mission, party) => {
  it('are in no view', () => {
    const seed = 4;
    const random = randomFrom(seed + party);
    let looked = 0;
    for (const state of statesOf(newMission(mission, party, seed, random), random, PRESSES)) {
      if (random(4) > 0) continue;
      const isAsked = (seat: number) => openQuestions(state).some((question) => question.seat === seat);
      for (const eyes of [null, ...state.seats.keys()]) {
        const looks =
          eyes !== null && state.seats.some((_, seat) => looksAtHand(openGame(state), eyes, seat));
        if (looks) continue;
        const view = viewOf(state, eyes ?? 'public');
        const other = couldBe(state, eyes, random);
        expect(viewOf(other, eyes ?? 'public')).toEqual(view);
        if (eyes !== null && isAsked(eyes))
          expect(legalActions(other, eyes)).toEqual(legalActions(state, eyes));
        for (const { seat, hand } of view.seats) expect(hand === null).toBe(seat !== eyes);
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(25);
  });
});
