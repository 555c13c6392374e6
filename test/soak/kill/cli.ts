/** Kill soak: the bot is killed and restarted many times while people play. See `npm run soak:kill -- --help`. */
import { endWhenReaderLeaves } from '../../../src/reader-left.ts';
import { runKillSoak } from './kill-soak.ts';
import { HELP, readOptions } from './options.ts';
import { summaryLines, summaryOf } from './summary.ts';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    console.log(HELP);
    return 0;
  }
  if (options === null) {
    console.error(HELP);
    return 2;
  }
  const enough = new AbortController();
  process.once('SIGINT', () => enough.abort());
  const result = await runKillSoak(options, (line) => console.log(line), enough.signal);
  const summary = summaryOf(options, result);
  console.log(JSON.stringify(summary));
  for (const line of summaryLines(summary)) console.log(line);
  return result.findings.all().length === 0 ? 0 : 1;
}

endWhenReaderLeaves();
process.exitCode = await main();
