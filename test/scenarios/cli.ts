/**
 * `npm run scenario -- FILE...` plays scenario files and folders of them, one line a file.
 * `npm run scenario -- --coverage` lists the numbered rule scenarios and the publisher's rulings, and what shows them.
 * Exit code: 0 all hold, 1 one does not or a rule is neither shown nor waiting nor decided, 2 for wrong usage or a file that is no scenario.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coverageOf } from './runner/coverage.ts';
import { findScenarios } from './runner/find-files.ts';
import { playScenario } from './runner/play.ts';
import { readScenario, UnreadableScenario } from './runner/read.ts';

const USAGE = 'usage: npm run scenario -- FILE|FOLDER...   or   npm run scenario -- --coverage';
const HERE = dirname(fileURLToPath(import.meta.url));

function main(args: readonly string[]): number {
  const [first] = args;
  if (first === undefined || (first.startsWith('-') && first !== '--coverage')) {
    console.error(USAGE);
    return 2;
  }
  if (first === '--coverage') {
    const { lines, problems, owed } = coverageOf(HERE);
    for (const line of lines) console.log(line);
    for (const problem of [...owed, ...problems]) console.error(problem);
    return problems.length + owed.length === 0 ? 0 : 1;
  }
  let files: string[];
  try {
    files = findScenarios(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
  return files.reduce((worst, file) => Math.max(worst, runFile(file)), 0);
}

function runFile(file: string): number {
  try {
    const scenario = readScenario(file);
    const verdict = playScenario(scenario, { reload: false });
    if (verdict.kind === 'ok') {
      console.log(`ok  ${file} - ${scenario.name}`);
      return 0;
    }
    console.log(`FAIL ${file} - ${scenario.name}`);
    const lines =
      verdict.kind === 'waiting' ? [`not in this build: ${verdict.missing.join(', ')}`] : verdict.lines;
    for (const line of lines) console.log(`     ${line.replaceAll('\n', '\n     ')}`);
    return 1;
  } catch (error) {
    if (!(error instanceof UnreadableScenario)) throw error;
    console.log(`ERROR ${file} - ${error.message}`);
    return 2;
  }
}

process.exitCode = main(process.argv.slice(2));
