/** Soak: plays many games of all pairings or of one mode and checks the state after every action. See `npm run soak -- --help`. */
import { parseArgs } from 'node:util';
import '../../src/content/index.ts';
import { isHero, listHeroes, listMissions } from '../../src/engine/definitions.ts';
import { MODE_IDS, type Mode } from '../../src/engine/hosting.ts';
import type { GameSetup } from '../../src/engine/index.ts';
import { DIFFICULTIES } from '../../src/engine/vocabulary/crawl.ts';
import { endWhenReaderLeaves } from '../../src/reader-left.ts';
import { printAdventures, printHeroes } from './adventures/print.ts';
import { soakAdventures } from './adventures/soak.ts';
import { printAdvice } from './advice.ts';
import { printAgainstRandom } from './against-random.ts';
import { choicesHashes } from './choices.ts';
import { HELP } from './help.ts';
import { printMissions } from './missions/print.ts';
import { missionSetup, soakMissions } from './missions/soak.ts';
import { setupOf, soakMode } from './modes.ts';
import { printPackBalance } from './pack.ts';
import { noPresence } from './presence/counts.ts';
import { countPresence } from './presence/measure.ts';
import { printPresence } from './presence/print.ts';
import { countQuestions, noCounts } from './questions/measure.ts';
import { printQuestions } from './questions/print.ts';
import { printReport } from './report.ts';
import { type OneGame, soughtOf } from './reproduce.ts';
import { runSoak } from './run-soak.ts';
import { type Players, soakHero } from './soak.ts';
import { habitOf, levelOf } from './strength/bot-of-commit.ts';
import { readPeople } from './strength/people.ts';
import { printStrength } from './strength/print.ts';
import { printTable } from './table.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    players: { type: 'string', default: 'mixed' },
    heroes: { type: 'string' },
    others: { type: 'string' },
    pairing: { type: 'string' },
    only: { type: 'string' },
    seek: { type: 'string' },
    'most-actions': { type: 'string' },
    memory: { type: 'boolean', default: false },
    advice: { type: 'boolean', default: false },
    'against-random': { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
    choices: { type: 'boolean', default: false },
    pack: { type: 'string' },
    questions: { type: 'boolean', default: false },
    missions: { type: 'boolean', default: false },
    presence: { type: 'boolean', default: false },
    'plans-ahead': { type: 'boolean', default: false },
    adventures: { type: 'boolean', default: false },
    difficulty: { type: 'string', default: 'normal' },
    mission: { type: 'string' },
    party: { type: 'string', default: '1,2,3,4' },
    games: { type: 'string', default: '50' },
    mode: { type: 'string' },
    strength: { type: 'boolean', default: false },
    against: { type: 'string', default: 'HEAD~1' },
    people: { type: 'string' },
    mirror: { type: 'boolean', default: false },
    level: { type: 'string', default: 'strong' },
    habit: { type: 'string' },
    'against-level': { type: 'string', default: 'strong' },
    journal: { type: 'string' },
    minutes: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

/** The options of a soak that plays one of its games again; a number that is none fails the check of `main`. */
function oneGame(): OneGame {
  const { only, 'most-actions': mostActions } = values;
  return {
    ...(only === undefined ? {} : { only: Number(only) }),
    ...(mostActions === undefined ? {} : { mostActions: Number(mostActions) }),
  };
}

function isPlayers(text: string): text is Players {
  return text === 'random' || text === 'bots' || text === 'mixed';
}

/** One line for each kind of games. */
function printChoices(heroes: readonly string[]): number {
  for (const { what, games, actions, chosen, told } of choicesHashes(heroes))
    console.log(`${chosen.slice(0, 16)} ${told.slice(0, 16)}  ${what}: ${games} games, ${actions} actions`);
  return 0;
}

/** Plays duels of many pairings, or the games of a mode, and prints how often people are asked. */
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
  // The stride is coprime to the number of pairings, so each of them comes up once.
  const pairing = pairings[(game * 37) % pairings.length] ?? [];
  return { mode: 'duel', seats: pairing.map((hero) => ({ hero })), seed: `${seed} ${game}`, first: 'roll' };
}

/** The last line says how many games ended and how many failed. */
function soakOneMode(mode: Mode, heroes: readonly string[]): number {
  const { games, seed, memory } = values;
  const started = performance.now();
  const options = { mode, games: Number(games), seed, heroes, reload: !memory, ...oneGame() };
  const { ended, failed, draws, turns } = soakMode(options, (line) => console.log(line));
  const seconds = Math.round((performance.now() - started) / 1_000);
  console.log(`${(turns / Math.max(1, ended)).toFixed(1)} turns a game, ${draws} draws, ${seconds} s`);
  console.log(`${mode}: ${ended} games ended, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

/** The table of balance; the last line says how many games ended and how many failed. */
function soakAllMissions(heroes: readonly string[]): number {
  const known = listMissions().map(({ id }) => id);
  const missions = values.mission?.split(',') ?? known;
  const parties = values.party.split(',').map(Number);
  if (missions.some((id) => !known.includes(id)) || parties.some((size) => ![1, 2, 3, 4].includes(size))) {
    console.error(HELP);
    return 2;
  }
  const started = performance.now();
  const { rows, failed } = soakMissions(
    {
      missions,
      parties,
      games: Number(values.games),
      seed: values.seed,
      heroes,
      players: values.players === 'random' ? 'random' : 'bots',
      reload: !values.memory,
      ...oneGame(),
    },
    (line) => console.log(line),
  );
  printMissions(rows, (line) => console.log(line));
  const seconds = (performance.now() - started) / 1_000;
  const ended = rows.reduce((sum, { tally }) => sum + tally.games, 0);
  console.log(`${(ended / seconds).toFixed(2)} Missions a second, ${Math.round(seconds)} s`);
  console.log(`missions: ${ended} games ended, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

/** Plays Missions by people who come and go, of each Mission in turn, and prints what they had to do. */
function measurePresence(heroes: readonly string[], games: number, seed: string): number {
  const missions = values.mission?.split(',') ?? listMissions().map(({ id }) => id);
  for (const party of values.party.split(',').map(Number)) {
    const counts = noPresence(values['plans-ahead']);
    for (let game = 0; game < games; game += 1) {
      const mission = missions[game % missions.length];
      if (mission !== undefined) countPresence(missionSetup({ heroes, seed }, mission, party, game), counts);
    }
    printPresence(party, counts, (line) => console.log(line));
  }
  return 0;
}

/** The table of balance of Adventures; the last line says how many campaigns ended and how many failed. */
function soakAllAdventures(heroes: readonly string[]): number {
  const parties = values.party.split(',').map(Number);
  const difficulty = DIFFICULTIES.find((known) => known === values.difficulty);
  if (difficulty === undefined || parties.some((size) => ![1, 2, 3, 4].includes(size))) {
    console.error(HELP);
    return 2;
  }
  const started = performance.now();
  const options = { parties, games: Number(values.games), seed: values.seed, heroes, difficulty };
  const {
    rows,
    heroes: fared,
    ended,
    failed,
  } = soakAdventures({ ...options, reload: !values.memory, ...oneGame() }, (line) => console.log(line));
  printAdventures(rows, (line) => console.log(line));
  printHeroes(fared, (line) => console.log(line));
  console.log(`${Math.round((performance.now() - started) / 1_000)} s`);
  console.log(`adventures: ${ended} campaigns ended, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (values.pack !== undefined) {
    const each = values.seeds === '1000' ? 2 : Number(values.seeds);
    return printPackBalance(values.pack, each, (line) => console.log(line)) ? 0 : 1;
  }
  const seeds = Number(values.seeds);
  const { players } = values;
  const heroes = (values.pairing ?? values.heroes)?.split(',') ?? listHeroes().map((hero) => hero.id);
  const unknown = heroes.find((hero) => !isHero(hero));
  if (unknown !== undefined) console.error(`${unknown} is no hero that can be played.`);
  const { only = 0, mostActions = 1 } = oneGame();
  const isOneGame = Number.isInteger(only) && only >= 0 && Number.isInteger(mostActions) && mostActions > 0;
  if (unknown !== undefined || !isOneGame || !Number.isInteger(seeds) || seeds < 1 || !isPlayers(players)) {
    console.error(HELP);
    return 2;
  }
  const games = Number(values.games);
  const mode = MODE_IDS.find((id) => id === (values.mode ?? 'duel'));
  if (mode === undefined || !Number.isInteger(games) || games < 1) {
    console.error(HELP);
    return 2;
  }
  if (values.strength) {
    await printStrength(
      {
        against: values.against === 'none' ? null : values.against,
        newer: {
          level: levelOf(values.level),
          ...(values.habit === undefined ? {} : { habit: habitOf(values.habit) }),
        },
        olderLevel: levelOf(values['against-level']),
        mirror: values.mirror,
        journal: values.journal ?? null,
        minutes: Number(values.minutes),
        games,
        mode: values.missions ? 'missions' : mode,
        missions: listMissions().map(({ id }) => id),
        heroes,
        seed: values.seed,
        people: values.people === undefined ? null : readPeople(values.people),
      },
      (line) => console.log(line),
    );
    return 0;
  }
  if (values.choices) return printChoices(heroes);
  if (values.missions) return soakAllMissions(heroes);
  if (values.presence) return measurePresence(heroes, games, values.seed);
  if (values.adventures) return soakAllAdventures(heroes);
  if (values.questions) return measureQuestions(mode, heroes, games, values.seed);
  if (values.mode !== undefined) return soakOneMode(mode, heroes);
  const print = (line: string) => console.log(line);
  if (values['against-random']) return printAgainstRandom(heroes, seeds, print) ? 0 : 1;
  if (values.advice) return printAdvice(heroes, seeds, print) ? 0 : 1;
  const others = values.others === undefined ? heroes.length : Number(values.others);
  if (!Number.isInteger(others) || others < 1) {
    console.error(HELP);
    return 2;
  }
  const seek = values.seek === undefined ? {} : { seek: soughtOf(values.seek) };
  const options = { players, seeds, reload: !values.memory, ...seek, ...oneGame() };
  const [first, second = first] = heroes;
  const result =
    values.pairing === undefined || first === undefined || second === undefined
      ? await runSoak(heroes, others, options, print)
      : soakHero(first, [second], options);
  const played = result.pairings.reduce((sum, pairing) => sum + pairing.games, 0);
  print(
    `${played} games ended, every state sound${values.memory ? '' : ', each replayed through JSON to the same end'}`,
  );
  if (values.table) printTable(result.pairings, print);
  return !values.report || printReport(result, print) ? 0 : 1;
}

endWhenReaderLeaves();
process.exitCode = await main();
