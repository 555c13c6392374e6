/** Load test: people press in many live games, and the resources are measured. See `npm run soak:load -- --help`. */
import { writeFile } from 'node:fs/promises';
import { endWhenReaderLeaves } from '../../../src/reader-left.ts';
import { calibrate, calibrationLine } from './calibration.ts';
import { HELP, readOptions, runsOf } from './options.ts';
import { printResult } from './print.ts';
import { type LoadResult, runLoad } from './run.ts';
import { meetsTargets } from './sound.ts';

const print = (line: string) => console.log(line);

/**
 * Fails when a press was lost, doubled, refused by Discord's rules or never acknowledged. With a load in proportion to
 * the machine it also fails when presses were acknowledged or shown too late.
 */
async function main(): Promise<number> {
  const requested = readOptions(process.argv.slice(2));
  if (requested === null) {
    print(HELP);
    return 0;
  }
  const calibration = await calibrate(requested.store);
  print(calibrationLine(calibration));
  const results: LoadResult[] = [];
  for (const options of runsOf(requested, calibration.boardsPerSecond)) {
    if (options.times !== null) print(`\n== ${options.times} times what this machine can draw`);
    const result = await runLoad(options, print);
    printResult(result, print);
    print(
      meetsTargets(result)
        ? 'nothing lost: every press acknowledged, every table shows its question'
        : 'NOT SOUND',
    );
    results.push(result);
  }
  if (requested.json !== undefined) {
    await writeFile(requested.json, `${JSON.stringify({ calibration, results }, null, 2)}\n`);
  }
  return results.every(meetsTargets) ? 0 : 1;
}

endWhenReaderLeaves();
process.exitCode = await main();
