/** Groups of test files, which the configurations of vitest treat differently. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { IS_LONG_RUN, SAMPLE } from './sampling.ts';

const ROOT = join(import.meta.dirname, '..');

/** Tests that start programs, wait for clocks, sign in by the library of Discord, draw, or play whole games. */
const LONG: readonly RegExp[] = [
  /^test\/(e2e|soak)\//,
  /^test\/ai\/players\/(levels|whole-duels)\.test/,
  /^test\/commands\/discord\/login-turns\.test/,
  /^test\/content\/packs\/(cli|text\/fuzz)\.test/,
  /^test\/commands\/messages\/forecasts\.test/,
  /^test\/engine\/(lanes\/side-by-side|random-play)\.test/,
  /^test\/games\/archive\/(recount|rules-versions)\.test/,
  /^test\/games\/(continuity|hidden-hand|older-games|running-game-secrets)\.test/,
  /^test\/history\/luck\.test/,
  /^test\/lookup\/verdicts\/verdicts\.test/,
  /^test\/metrics\/monitor\.test/,
  /^test\/playground\/(gateway|shards)\.test/,
  /^test\/render\/contrast\.test/,
  /^test\/render\/history\/record-picture\.test/,
  /^test\/render\/(mission|picture\/mission)\/[^/]*\.test/,
  /^test\/render\/picture\/render-board\.test/,
  /^test\/render\/sheet\/(draw-sheet|render-sheet)\.test/,
  /^test\/scenarios\/[^/]*\.test/,
  /^test\/render\/table\/random-tables\.test/,
  /^test\/store\/(embedded|torn)\.test/,
  /^test\/words\/through-the-catalogue\.test/,
];

/**
 * The widest tests, of which a push runs one quarter and other commits the others: whole programs under one fault or in one
 * setting each, pages in the browser, soaks, and stores that are moved or divided. `.ci/nightly` runs all. What nearly
 * every change can break (start, duel, lobby, Missions, crawls, the store) is not among them.
 */
const BY_TURNS: readonly RegExp[] = [
  /^test\/e2e\/faults\//,
  /^test\/e2e\/(?!(start|duel|presses|lobby|missions|crawls|act|lookup|reminders|two-bots)\.)[^/]*\.test/,
  /\.browser\.test/,
  /^test\/soak\/.*\.test/,
  /^test\/ai\/players\/(levels|whole-duels|habits)\.test/,
  /^test\/content\/packs\/(any-pack|cli)\.test/,
  /^test\/games\/(hidden-hand|running-game-secrets)\.test/,
  /^test\/history\/(chronicle|luck)\.test/,
  /^test\/metrics\/monitor\.test/,
  /^test\/render\/(contrast|gif\/render-gif|table\/random-tables)\.test/,
  /^test\/commands\/replay\/(turn-gif|step-pictures)\.test/,
  /^test\/playground\/(gateway|shards|storage)\.test/,
  /^test\/store\/(cluster|moving|moving-steps|polls|programs|secured-sentinel|sentinel|steps)\.redis\.test/,
];

/** A file of these is run by one push of so many. */
const TURNS = 4;

/** Whether a test may take minutes. @param file its path, with slashes or the machine's separator */
export function isLong(file: string): boolean {
  return LONG.some((pattern) => pattern.test(named(file)));
}

/** The files that a push leaves to another one; none where all tests are run. */
export function leftToAnotherPush(): string[] {
  if (IS_LONG_RUN || SAMPLE === null) return [];
  const turn = SAMPLE % TURNS;
  return readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .map((name) => named(join(ROOT, 'test', name)))
    .filter((file) => /\.test\.ts$/.test(file) && BY_TURNS.some((pattern) => pattern.test(file)))
    .sort()
    .filter((_, at) => at % TURNS !== turn);
}

/** The path from the root of the repository, with slashes. */
function named(file: string): string {
  return (file.startsWith(ROOT) ? relative(ROOT, file) : file).split(sep).join('/');
}
