/**
 * `npm run history -- recount [--write] [--quick]`: makes the results of all archived games again, and says where what
 * is kept differs. Exit code 1 when something differs that was not mended.
 */
import './content/index.ts';
import { parseArgs } from 'node:util';
import { CannotStart } from './cannot-start.ts';
import { loadConfig } from './config.ts';
import { type Finding, type RecountResult, recountArchive } from './games/archive/recount.ts';
import { runOperatorCommand } from './operator-command.ts';
import { loadConfiguredPacks } from './packs.ts';
import { lockDataFolder, openStoreAt, storePlace } from './storage.ts';

const USAGE = 'npm run history -- recount [--write] [--quick]';
/** Lines that are printed for each game. */
const LINES = 20;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
    },
  });
  if (positionals.length !== 1 || positionals[0] !== 'recount')
    throw new CannotStart(`Say what to do: ${USAGE}`);
  const config = loadConfig();
  const place = storePlace(config);
  let problems = 0;
  const log = {
    info: () => undefined,
    warn: (fields: unknown, words?: string) => console.error(words ?? fields),
    error: (fields: unknown, words?: string) => {
      problems += 1;
      console.error(words ?? 'a problem', fields);
    },
  };
  await loadConfiguredPacks(config, log);
  const lock = lockDataFolder(place);
  try {
    const store = await openStoreAt(place, log);
    try {
      const result = await recountArchive(store, { ...values, onFinding: print });
      for (const line of summaryOf(result, problems)) console.log(line);
      if (result.left + problems > 0) process.exitCode = 1;
    } finally {
      await store.close();
    }
  } finally {
    lock?.release();
  }
}

function print({ gameId, lines, isMended }: Finding): void {
  console.log(`${gameId ?? 'Sums over all games'}${isMended ? ' (mended)' : ''}`);
  for (const line of lines.slice(0, LINES)) console.log(`  ${line}`);
  if (lines.length > LINES) console.log(`  and ${lines.length - LINES} more`);
}

function summaryOf({ made, findings, left }: RecountResult, problems: number): readonly string[] {
  const games = made.log + made.chronicle + made.nothing;
  const verdict =
    findings === 0
      ? 'Everything is as it was made again.'
      : `${findings} findings, ${findings - left} of them mended, ${left} left.`;
  return [
    `${games} archived games: ${made.log} played again, ${made.chronicle} told by their chronicles, ${made.nothing} not told.`,
    ...(problems === 0 ? [] : [`${problems} entries cannot be read at all and were left out.`]),
    verdict,
  ];
}

await runOperatorCommand('Nothing was recounted', run);
