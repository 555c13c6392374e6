/** Crawls over days by people of random presence: how often somebody has to look in for a turn of their hero. */
import seedrandom from 'seedrandom';
import { applyLegal, openQuestions } from '../../../src/engine/hosting.ts';
import { createGame, type GameSetup, legalActions } from '../../../src/engine/index.ts';
import { botChooser } from '../bot-chooser.ts';

export interface Sittings {
  readonly days: number;
  readonly rounds: number;
  /** Sittings in which somebody acted, for each hero and round, on average. */
  readonly perTurn: number;
  /** The most presses of one sitting. */
  readonly mostPresses: number;
  /** Presses of a sitting, on average. */
  readonly presses: number;
}

/** A crawl that takes longer is treated as endless. */
const MOST_DAYS = 200;

/**
 * Plays a crawl until it is decided. Everybody looks in once a day, at a random time, and answers until nothing is asked of
 * their hero.
 */
export function playOverDays(setup: GameSetup): Sittings {
  const random = seedrandom.alea(`${setup.seed} presence`);
  const state = createGame(setup);
  const isOpen = () => !state.outcome && state.crawl?.after === undefined;
  let days = 0;
  const sittings: number[] = [];
  for (; isOpen(); days += 1) {
    if (days > MOST_DAYS) throw new Error(`seed ${setup.seed}: the crawl does not end`);
    const present = setup.seats
      .map((_, seat) => ({ seat, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ seat }) => seat);
    for (const seat of present) {
      let presses = 0;
      while (isOpen() && openQuestions(state).some((question) => question.seat === seat)) {
        applyLegal(state, seat, botChooser(state, seat, legalActions(state, seat), random));
        presses += 1;
      }
      if (presses > 0) sittings.push(presses);
    }
  }
  const rounds = state.crawl?.round ?? 0;
  return {
    days,
    rounds,
    perTurn: sittings.length / Math.max(1, rounds * setup.seats.length),
    mostPresses: Math.max(...sittings),
    presses: sittings.reduce((sum, count) => sum + count, 0) / sittings.length,
  };
}
