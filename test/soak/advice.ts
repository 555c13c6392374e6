/**
 * Tests the advice of Odds in duels of a hero against itself. One side keeps the dice that the advice names, the
 * other the dice with the most expected damage. The bot makes all other decisions.
 */
import seedrandom from 'seedrandom';
import { adviseKeep } from '../../src/ai/players/advise-keep.ts';
import { damageSolutionOf } from '../../src/ai/players/damage-solution.ts';
import { botPlayer } from '../../src/ai/players/index.ts';
import { factsOf, type TableFacts } from '../../src/ai/players/table-facts.ts';
import { applyLegal } from '../../src/engine/hosting.ts';
import { type Action, createGame, type GameView, legalActions, viewOf } from '../../src/engine/index.ts';
import type { DieValue } from '../../src/engine/rules.ts';

/** The positions to keep, from 0. */
type Keep = (table: TableFacts, seat: number, dice: readonly DieValue[], left: number) => readonly number[];

const byAdvice: Keep = adviseKeep;
const forDamage: Keep = (table, seat, dice, left) => damageSolutionOf(table, seat).bestKeep(dice, left);

export interface AdviceResult {
  readonly wins: number;
  readonly draws: number;
  readonly games: number;
}

/**
 * @param from number of the first duel; every two duels have the same seed, with sides swapped
 * @returns wins of the side that follows the advice
 */
export function judgeAdvice(hero: string, games: number, from = 0): AdviceResult {
  let wins = 0;
  let draws = 0;
  for (let game = from; game < from + games; game += 1) {
    const advised = game % 2;
    const winner = playDuel(hero, advised, `advice ${Math.floor(game / 2)}`);
    if (winner === null) draws += 1;
    else if (winner === advised) wins += 1;
  }
  return { wins, draws, games };
}

/** The number of losses above the wins that can be random: two standard deviations. */
const byChance = (games: number) => 2 * Math.sqrt(games);

/**
 * Prints the results of the advice for each hero and in total.
 * @returns false if it lost more with a hero than `toleratedLosses`, or did not win more than it lost in total
 */
export function printAdvice(
  heroes: readonly string[],
  games: number,
  print: (line: string) => void,
): boolean {
  const tell = (who: string, { wins, draws, games: all }: AdviceResult) => {
    const losses = all - wins - draws;
    print(`${who}: the advice won ${wins}, drew ${draws} and lost ${losses} of ${all} duels`);
    return wins - losses;
  };
  const results = heroes.map((hero) => {
    const result = judgeAdvice(hero, games);
    return { result, lead: tell(hero, result) };
  });
  const lead = tell('all', sumOf(results.map(({ result }) => result)));
  return lead > 0 && results.every((of) => of.lead >= -byChance(games));
}

function sumOf(results: readonly AdviceResult[]): AdviceResult {
  const sum = (count: (result: AdviceResult) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  return {
    wins: sum(({ wins }) => wins),
    draws: sum(({ draws }) => draws),
    games: sum(({ games }) => games),
  };
}

function playDuel(hero: string, advised: number, seed: string): number | null {
  const random = seedrandom.alea(seed);
  const state = createGame({ mode: 'duel', seats: [{ hero }, { hero }], seed, first: 'roll' });
  while (!state.outcome) {
    const seat = state.lanes[0]?.pending?.seat ?? 0;
    const legal = legalActions(state, seat);
    const keep = seat === advised ? byAdvice : forDamage;
    applyLegal(state, seat, choose(viewOf(state, seat), seat, legal, keep, random));
  }
  return state.outcome.kind === 'won' ? state.outcome.team : null;
}

/** Rerolls with the kept dice; when all dice are kept, the bot's best action other than rolling. */
function choose(
  view: GameView,
  seat: number,
  legal: readonly Action[],
  keep: Keep,
  random: () => number,
): Action {
  const left = view.attempts ? view.attempts.allowed - view.attempts.used : 0;
  const dice = view.rolls[0]?.dice.flatMap(({ value }) => value ?? []) ?? [];
  if (view.pending?.kind !== 'roll' || dice.length < 5 || left === 0) {
    return botPlayer.chooseAction(view, legal, random);
  }
  const kept = keep(factsOf(view), seat, dice, left);
  const thrown = dice.flatMap((_, at) => (kept.includes(at) ? [] : [at + 1]));
  const reroll = legal.find((action) => action.type === 'reroll' && action.dice.join() === thrown.join());
  const others = legal.filter(({ type }) => type !== 'reroll');
  return reroll ?? botPlayer.chooseAction(view, others, random);
}
