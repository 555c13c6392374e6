import { expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { oneIn } from '../../sampling.ts';
import { playOverDays, type Sittings } from './sittings.ts';

const HEROES = ['barbarian', 'monk', 'paladin', 'huntress'];
const GAMES = 3;

function crawls(party: number, atOnce: boolean): Sittings[] {
  return Array.from({ length: GAMES }, (_, game) =>
    playOverDays({
      mode: 'crawl',
      seats: HEROES.slice(0, party).map((hero) => ({ hero })),
      seed: `sittings ${party} ${game}`,
      first: 'roll',
      crawl: { id: 'crimson-sands-a', ...(atOnce ? { atOnce: true as const } : {}) },
    }),
  );
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

it.each(oneIn(2, [2, 4]))(
  'people who look in once a day at a random time need about one sitting a turn: %i heroes at once',
  (party) => {
    const atOnce = crawls(party, true);
    const printed = crawls(party, false);
    const days = (games: readonly Sittings[]) => mean(games.map((game) => game.days / game.rounds));
    const perTurn = (games: readonly Sittings[]) => mean(games.map((game) => game.perTurn));
    console.info(
      `${party} heroes: at once ${days(atOnce).toFixed(2)} days a round, ${perTurn(atOnce).toFixed(2)} sittings a turn, ${mean(atOnce.map(({ presses }) => presses)).toFixed(1)} presses (most ${Math.max(...atOnce.map(({ mostPresses }) => mostPresses))}), ${mean(atOnce.map((game) => game.days)).toFixed(1)} days; printed ${days(printed).toFixed(2)} days a round, ${perTurn(printed).toFixed(2)} sittings a turn, ${mean(printed.map((game) => game.days)).toFixed(1)} days`,
    );
    expect(perTurn(atOnce)).toBeLessThan(1.25);
    expect(days(atOnce)).toBeLessThan(1.6);
    expect(days(atOnce)).toBeLessThan(days(printed) * 0.75);
  },
  240_000,
);
