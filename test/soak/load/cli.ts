/** Load: many live games, people who press in them, and what that costs. See `npm run soak:load -- --help`. */
import { writeFile } from 'node:fs/promises';
import { HELP, readOptions } from './options.ts';
import { printResult } from './print.ts';
import { runLoad } from './run.ts';

const print = (line: string) => console.log(line);

/** Fails when something was lost, refused by Discord's rules, or never acknowledged; never because of times. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === null) {
    print(HELP);
    return 0;
  }
  const result = await runLoad(options, print);
  printResult(result, print);
  if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(result, null, 2)}\n`);
  const sound = result.wrong.length === 0 && result.failures === 0 && result.presses > 0;
  print(sound ? 'nothing lost: every press acknowledged, every table shows its question' : 'NOT SOUND');
  return sound ? 0 : 1;
}

process.exitCode = await main();
