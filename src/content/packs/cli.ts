/** The command line for pack authors: `npm run -s pack -- check FILE...` and `npm run -s pack -- print HERO`. */
import { isHero, listHeroes } from '../../engine/definitions.ts';
import { MISSIONS } from '../missions/index.ts';
import { loadPack } from './load.ts';
import { printMission, printPack } from './print.ts';

const USAGE = [
  'npm run -s pack -- check FILE...   says what is wrong with packs, as the bot would at its start',
  'npm run -s pack -- print NAME      prints a built-in hero or mission as a pack to start from',
].join('\n');

/**
 * Runs a command.
 * @returns the exit code
 */
function run([command, ...rest]: readonly string[]): number {
  if (command === 'check' && rest.length > 0) return rest.map(check).every(Boolean) ? 0 : 1;
  const [hero] = rest;
  if (command === 'print' && hero !== undefined && rest.length === 1) return print(hero);
  console.error(USAGE);
  return 2;
}

/** Checks a file and prints its problems. A valid pack stays loaded, so the next file is checked against it too. */
function check(file: string): boolean {
  const taken = loadPack(file);
  const problems = 'pack' in taken ? [] : taken.problems;
  if (problems.length === 0) console.log(`${file}: ok`);
  for (const problem of problems) console.log(`${file}: ${problem}`);
  return problems.length === 0;
}

function print(hero: string): number {
  const mission = MISSIONS.find(({ id }) => id === hero);
  if (mission) {
    process.stdout.write(printMission(mission));
    return 0;
  }
  if (isHero(hero)) {
    process.stdout.write(printPack(hero));
    return 0;
  }
  console.error(
    `There is no hero ${JSON.stringify(hero)}. There are: ${[...listHeroes(), ...MISSIONS]
      .map(({ id }) => id)
      .join(', ')}.`,
  );
  return 1;
}

process.exitCode = run(process.argv.slice(2));
