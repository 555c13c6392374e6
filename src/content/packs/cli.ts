/** `npm run -s pack -- check FILE...` and `npm run -s pack -- print HERO`: for authors of packs. */
import { isHero, listHeroes } from '../../engine/registry.ts';
import { takePack } from './load.ts';
import { printPack } from './print.ts';

const USAGE = [
  'npm run -s pack -- check FILE...   says what is wrong with packs, as the bot would at its start',
  'npm run -s pack -- print HERO      prints a built-in hero as a pack to start from',
].join('\n');

/** @returns the exit code */
function run([command, ...rest]: readonly string[]): number {
  if (command === 'check' && rest.length > 0) return rest.map(check).every(Boolean) ? 0 : 1;
  const [hero] = rest;
  if (command === 'print' && hero !== undefined && rest.length === 1) return print(hero);
  console.error(USAGE);
  return 2;
}

/** Packs that were found right stay in play, so that the next one is held against them, too. */
function check(file: string): boolean {
  const taken = takePack(file);
  if ('pack' in taken) {
    console.log(`${file}: ok`);
    return true;
  }
  for (const problem of taken.problems) console.log(`${file}: ${problem}`);
  return false;
}

function print(hero: string): number {
  if (isHero(hero)) {
    process.stdout.write(printPack(hero));
    return 0;
  }
  console.error(
    `There is no hero ${JSON.stringify(hero)}. There are: ${listHeroes()
      .map(({ id }) => id)
      .join(', ')}.`,
  );
  return 1;
}

process.exitCode = run(process.argv.slice(2));
