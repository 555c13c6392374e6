/** The explanation of each card in a hand agrees with its legality. */
import { expect, test } from 'vitest';
import '../../src/content/index.ts';
import { listHeroes } from '../../src/engine/definitions.ts';
import { turnOf } from '../../src/engine/hosting.ts';
import { type GameState, legalActions } from '../../src/engine/index.ts';
import { explainCardInHand } from '../../src/engine/rules.ts';
import { IS_LONG_RUN, oneIn } from '../sampling.ts';
import { opponentsFor } from '../soak/pairings.ts';
import { playOut } from '../soak/play-out.ts';

const HEROES = listHeroes().map(({ id }) => id);
/** Opponents of each hero: all in the nightly run, else two of six, other ones with each commit. */
const MET = IS_LONG_RUN ? HEROES.length : 6;
const PLAYED_EACH = 3;

/** Cards of a seat whose explanation and legality differ, as sentences. */
function disagreements(state: GameState, seat: number): string[] {
  const legal = new Set(
    legalActions(state, seat).flatMap((action) => (action.type === 'play' ? [action.card] : [])),
  );
  const { pending } = state.lanes[0] ?? {};
  return [...new Set(state.seats[seat]?.hand)].flatMap((card) => {
    const reason = explainCardInHand(state, seat, card);
    if ((reason === null) === legal.has(card)) return [];
    return [`${card} at ${pending?.kind} ${pending?.moment} in ${turnOf(state).phase}: ${reason}`];
  });
}

test.each(HEROES)('%s: a card is called playable exactly where it may be played', (hero) => {
  const found = new Set<string>();
  let questions = 0;
  const rivals = opponentsFor(HEROES, hero, MET).map((rival, i) => ({ rival, choices: `panel ${i}` }));
  for (const { rival, choices } of oneIn(PLAYED_EACH, rivals)) {
    playOut(
      { mode: 'duel', seats: [{ hero }, { hero: rival }], seed: `panel ${hero} ${rival}`, first: 'roll' },
      {
        choices,
        look: (state) => {
          questions += 1;
          for (const seat of [0, 1]) for (const each of disagreements(state, seat)) found.add(each);
        },
      },
    );
  }
  expect([...found]).toEqual([]);
  expect(questions).toBeGreaterThan(150);
});

test('who is not asked is told so of every card that could be played otherwise', () => {
  const reasons = new Set<string | null>();
  for (const rival of HEROES) {
    playOut(
      { mode: 'duel', seats: [{ hero: 'monk' }, { hero: rival }], seed: 'unasked', first: 0 },
      {
        choices: 'unasked',
        look: (state) => {
          const asked = state.lanes[0]?.pending?.seat;
          for (const seat of [0, 1]) {
            if (seat === asked) continue;
            for (const card of state.seats[seat]?.hand ?? [])
              reasons.add(explainCardInHand(state, seat, card));
          }
        },
      },
    );
  }
  expect(reasons).not.toContain(null);
  expect(reasons).toContain('Somebody else is asked first; you can ask to act next.');
});
