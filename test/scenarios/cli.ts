/**
 * `npm run scenario -- FILE...` plays scenario files and folders of them, one line a file.
 * `npm run scenario -- --steps FILE` prints every action with the stack, and who is asked and why, before it.
 * `npm run scenario -- --coverage` lists the numbered rule scenarios and the publisher's rulings, and what shows them.
 * Exit code: 0 all hold, 1 one does not or a rule is neither shown nor waiting nor decided, 2 for wrong usage or a file that is no scenario.
 */
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { endWhenReaderLeaves } from '../../src/reader-left.ts';
import { coverageOf } from './runner/coverage.ts';
import { describeMoment } from './runner/describe-moment.ts';
import { findScenarios } from './runner/find-files.ts';
import { playScenario } from './runner/play.ts';
import { readScenario, UnreadableScenario } from './runner/read.ts';
import type { Table } from './runner/table.ts';

const USAGE = 'usage: npm run scenario -- FILE|FOLDER...   or   -- --steps FILE   or   -- --coverage';
const HERE = dirname(fileURLToPath(import.meta.url));

/** Where lines are printed: `console`, or a test. */
export type Printer = Pick<Console, 'log' | 'error'>;

/** @returns the exit code */
export function scenario(args: readonly string[], to: Printer = console): number {
  const [first] = args;
  const second = args[1];
  if (first === '--steps' && second !== undefined) return runFile(second, to, true);
  if (first === undefined || (first.startsWith('-') && first !== '--coverage')) {
    to.error(USAGE);
    return 2;
  }
  if (first === '--coverage') {
    const { lines, problems, owed } = coverageOf(HERE);
    for (const line of lines) to.log(line);
    for (const problem of [...owed, ...problems]) to.error(problem);
    return problems.length + owed.length === 0 ? 0 : 1;
  }
  let files: string[];
  try {
    files = findScenarios(args);
  } catch (error) {
    to.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
  return files.reduce((worst, file) => Math.max(worst, runFile(file, to)), 0);
}

function runFile(file: string, to: Printer, steps = false): number {
  let table: Table | undefined;
  try {
    const read = readScenario(file);
    const watch = (watched: Table) => {
      table = watched;
    };
    const verdict = playScenario(read, { reload: false, watch });
    if (steps) for (const line of stepLines(table)) to.log(line);
    if (verdict.kind === 'ok') {
      to.log(`ok  ${file} - ${read.name}`);
      return 0;
    }
    to.log(`FAIL ${file} - ${read.name}`);
    const lines =
      verdict.kind === 'waiting' ? [`not in this build: ${verdict.missing.join(', ')}`] : verdict.lines;
    for (const line of lines) to.log(`     ${line.replaceAll('\n', '\n     ')}`);
    return 1;
  } catch (error) {
    if (!(error instanceof UnreadableScenario)) throw error;
    to.log(`ERROR ${file} - ${error.message}`);
    return 2;
  }
}

/** What was done, and the moment before each action. */
function stepLines(table: Table | undefined): string[] {
  return (table?.past ?? []).flatMap(({ state, done, step }) => [
    ...describeMoment(state),
    `step ${step}: ${JSON.stringify(done)}`,
  ]);
}

const [, program] = process.argv;
if (program !== undefined && import.meta.url === pathToFileURL(program).href) {
  endWhenReaderLeaves();
  process.exitCode = scenario(process.argv.slice(2));
}
