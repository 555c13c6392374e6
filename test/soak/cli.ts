/** Soak: whole duels of all pairings, or games of one mode; many seeds, checked after every action. See `npm run soak -- --help`. */
import { parseArgs } from 'node:util';
import '../../src/content/index.ts';
import { type GameSetup, isHero, listHeroes, MODE_IDS, type Mode } from '../../src/engine/index.ts';
import { printAdvice } from './advice.ts';
import { setupOf, soakMode } from './modes.ts';
import { countQuestions, noCounts } from './questions/measure.ts';
import { printQuestions } from './questions/print.ts';
import { printReport } from './report.ts';
import { runSoak } from './run-soak.ts';
import type { Players } from './soak.ts';

const HELP = `npm run soak -- [options]
  --seeds N      games for each pairing (default 1000)
  --players P    random | bots | mixed (default mixed: every fifth game is the bots')
  --heroes A,B   only these heroes (default all)
  --memory       without the replay in which every state goes through JSON
  --advice       instead: duels of each hero against itself, the dice that Odds advises to keep against
                 those for the most damage; fails where the advice does not win more of --seeds duels
  --questions    instead: how often people are asked, over --games N duels, or games of --mode M (default 50),
                 from --seed S (default 1)
  --mode M       instead: --games N games (default 50) of duel | koth | 2v2 | 3v3 | 2v2v2 with heroes and seats drawn
                 by --seed (default 1), by random players, bots and both in turn
  --report       win rates, lengths, damage by ability, cards played; fails on what was never used`;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    players: { type: 'string', default: 'mixed' },
    heroes: { type: 'string' },
    memory: { type: 'boolean', default: false },
    advice: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    questions: { type: 'boolean', default: false },
    games: { type: 'string', default: '50' },
    mode: { type: 'string' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

function isPlayers(text: string): text is Players {
  return text === 'random' || text === 'bots' || text === 'mixed';
}

/** Duels of every pairing in turn, so that a few already show most heroes, or the games of a mode. */
function measureQuestions(mode: Mode, heroes: readonly string[], games: number, seed: string): number {
  const counts = noCounts();
  for (let game = 0; game < games; game += 1) {
    const setup =
      mode === 'duel'
        ? duelOf(heroes, game, seed)
        : setupOf({ mode, heroes, seed, games, reload: false }, game);
    countQuestions(setup, counts);
  }
  printQuestions(mode === 'duel' ? 'duels' : `games of ${mode}`, counts, (line) => console.log(line));
  return 0;
}

function duelOf(heroes: readonly string[], game: number, seed: string): GameSetup {
  const pairings = heroes.flatMap((first) => heroes.map((second) => [first, second]));
  // A stride that shares no factor with the number of pairings meets each of them once.
  const pairing = pairings[(game * 37) % pairings.length] ?? [];
  return { mode: 'duel', seats: pairing.map((hero) => ({ hero })), seed: `${seed} ${game}`, first: 'roll' };
}

/** The last line says how many games ended and how many failed. */
function soakOneMode(mode: Mode, heroes: readonly string[]): number {
  const { games, seed, memory } = values;
  const started = performance.now();
  const options = { mode, games: Number(games), seed, heroes, reload: !memory };
  const { ended, failed, draws, turns } = soakMode(options, (line) => console.log(line));
  const seconds = Math.round((performance.now() - started) / 1_000);
  console.log(`${(turns / Math.max(1, ended)).toFixed(1)} turns a game, ${draws} draws, ${seconds} s`);
  console.log(`${mode}: ${ended} games ended, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const seeds = Number(values.seeds);
  const { players } = values;
  const heroes = values.heroes?.split(',') ?? listHeroes().map((hero) => hero.id);
  const unknown = heroes.find((hero) => !isHero(hero));
  if (unknown !== undefined) console.error(`${unknown} is no hero that can be played.`);
  if (unknown !== undefined || !Number.isInteger(seeds) || seeds < 1 || !isPlayers(players)) {
    console.error(HELP);
    return 2;
  }
  const games = Number(values.games);
  const mode = MODE_IDS.find((id) => id === (values.mode ?? 'duel'));
  if (mode === undefined || !Number.isInteger(games) || games < 1) {
    console.error(HELP);
    return 2;
  }
  if (values.questions) return measureQuestions(mode, heroes, games, values.seed);
  if (values.mode !== undefined) return soakOneMode(mode, heroes);
  const print = (line: string) => console.log(line);
  if (values.advice) return printAdvice(heroes, seeds, print) ? 0 : 1;
  const result = await runSoak(heroes, { players, seeds, reload: !values.memory }, print);
  const played = result.pairings.reduce((sum, pairing) => sum + pairing.games, 0);
  print(
    `${played} games ended, every state sound${values.memory ? '' : ', each replayed through JSON to the same end'}`,
  );
  return !values.report || printReport(result, print) ? 0 : 1;
}

process.exitCode = await main();
