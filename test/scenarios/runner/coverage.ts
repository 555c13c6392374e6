/** Which of the numbered rule scenarios are shown by a file, and what the others wait for. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { isHero, isToken } from '../../../src/engine/index.ts';
import { missingFor, playableMode } from './build.ts';
import { findScenarios } from './find-files.ts';
import { readScenario } from './read.ts';
import type { Scenario } from './schema.ts';

const entry = z.strictObject({
  /** The rule in a few words. */
  rule: z.string(),
  /** A hero or mode that the scenario needs and that no file can show before. */
  waits: z.string().optional(),
});
const numbersFile = z.strictObject({
  numbers: z.record(z.string().regex(/^\d+$/), entry),
  contested: z.array(
    z.strictObject({ point: z.string(), decided: z.string(), shown: z.string().optional() }),
  ),
});

interface Shown {
  readonly file: string;
  readonly scenario: Scenario;
  readonly missing: readonly string[];
}

/**
 * @param folder of the scenario files, with `numbers.json` in it
 * @returns a line for each number, then the contested points, then the sums
 */
export function coverageLines(folder: string): string[] {
  const list = numbersFile.parse(JSON.parse(readFileSync(join(folder, 'numbers.json'), 'utf8')));
  const shown = shownByNumber(folder);
  const counts = { covered: 0, waiting: 0, open: 0 };
  const lines = Object.entries(list.numbers).map(([number, { rule, waits }]) => {
    const files = shown.get(Number(number)) ?? [];
    const ready = files.filter(({ missing }) => missing.length === 0);
    if (ready.length > 0) {
      counts.covered += 1;
      return `${number}. ${rule}: ${ready.map(({ file, scenario }) => describe(file, scenario)).join(', ')}`;
    }
    const lacking = waits !== undefined && !isInBuild(waits) ? [waits] : [];
    const needs = [...new Set([...files.flatMap(({ missing }) => missing), ...lacking])];
    if (needs.length > 0) {
      counts.waiting += 1;
      return `${number}. ${rule}: waits for ${needs.join(', ')}${files.length > 0 ? ' (written)' : ''}`;
    }
    counts.open += 1;
    return `${number}. ${rule}: open`;
  });
  return [
    ...lines,
    '',
    'Contested points:',
    ...list.contested.map(
      ({ point, decided, shown: file }) => `- ${point}: ${decided}${file ? ` (${file})` : ''}`,
    ),
    '',
    `${counts.covered} covered, ${counts.waiting} waiting, ${counts.open} open of ${lines.length}`,
  ];
}

/** Whether what a scenario waited for has come, so that a file is due. */
function isInBuild(what: string): boolean {
  const [kind, name = ''] = what.split(' ');
  if (kind === 'hero') return isHero(name);
  return kind === 'mode' ? playableMode(name) !== null : isToken(name);
}

function describe(file: string, scenario: Scenario): string {
  return scenario.contested === undefined ? file : `${file} [contested: ${scenario.contested}]`;
}

function shownByNumber(folder: string): Map<number, Shown[]> {
  const byNumber = new Map<number, Shown[]>();
  for (const path of findScenarios([folder])) {
    const scenario = readScenario(path);
    const shown = { file: relative(folder, path), scenario, missing: missingFor(scenario) };
    for (const number of [scenario.number ?? []].flat()) {
      byNumber.set(number, [...(byNumber.get(number) ?? []), shown]);
    }
  }
  return byNumber;
}
