/**
 * Lists which rules are covered by a scenario file: the numbered rule scenarios (`numbers.json`) and the lines of the
 * publisher's rulings (`rulings.json`). Each is covered, waits for missing content, or has a decision with a reason.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { isHero, isToken } from '../../../src/engine/definitions.ts';
import { missingFor, playableMode } from './build.ts';
import { findScenarios } from './find-files.ts';
import { readScenario } from './read.ts';
import { type Scenario, scenarioHead } from './schema.ts';

const ruling = z.string().regex(/^R[1-9]\d*$/);
const entry = z.strictObject({
  /** A short description of the rule. */
  rule: z.string(),
  /** A hero, mode, token or ally that the rule needs. Until the build has it, no file can cover the rule. */
  waits: z.string().optional(),
  /** What the engine does not support yet; the entry stays open until a file covers it. */
  open: z.string().optional(),
  /** The modes that the rule names: each needs a file of that mode, whatever files of other modes show. */
  modes: z.array(scenarioHead.shape.mode.unwrap()).min(1).optional(),
});
const numbersFile = z.strictObject({
  numbers: z.record(z.string().regex(/^\d+$/), entry),
  /** Scenarios that no file can tell. `held` is the path, from the root, of the test that covers the line. */
  decisions: z
    .record(z.string().regex(/^\d+$/), z.strictObject({ reason: z.string(), held: z.string().optional() }))
    .default({}),
  contested: z.array(
    z.strictObject({ point: z.string(), decided: z.string(), shown: z.string().optional() }),
  ),
});
const rulingsFile = z.strictObject({
  rulings: z.record(ruling, entry),
  /** Lines that need no scenario. `held` is the path, from the root, of the test that covers the line. */
  decisions: z.record(ruling, z.strictObject({ reason: z.string(), held: z.string().optional() })),
});

type Entry = z.infer<typeof entry>;
type Entries = Readonly<Record<string, Entry>>;
type Decisions = z.infer<typeof rulingsFile>['decisions'];

interface Shown {
  readonly file: string;
  readonly scenario: Scenario;
  readonly missing: readonly string[];
}

export interface Coverage {
  /** The printed list: a line for each number, the contested points, a line for each ruling, and the sums of both. */
  readonly lines: readonly string[];
  /** Entries that are neither covered, waiting nor decided, or that wait for content that now exists. */
  readonly problems: readonly string[];
  /** Entries that the list marks as missing in the engine. */
  readonly owed: readonly string[];
}

/**
 * @param folder of the scenario files, which contains `numbers.json` and `rulings.json`
 * @throws ZodError for lists with an invalid format, UnreadableScenario for an invalid scenario file
 */
export function coverageOf(folder: string): Coverage {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { numbers, contested, decisions: told } = numbersFile.parse(read('numbers.json'));
  const { rulings, decisions } = rulingsFile.parse(read('rulings.json'));
  const files = scenariosIn(folder);
  const byNumber = new Sums(numbers, byKey(files, numbersOf), told);
  const byRuling = new Sums(rulings, byKey(files, rulingsOf), decisions);
  return {
    lines: [
      'Rule scenarios:',
      ...byNumber.lines,
      '',
      'Contested points:',
      ...contested.map(
        ({ point, decided, shown: file }) => `- ${point}: ${decided}${file ? ` (${file})` : ''}`,
      ),
      '',
      "The publisher's rulings:",
      ...byRuling.lines,
      '',
      `rule scenarios: ${byNumber.sums()}`,
      `rulings: ${byRuling.sums()}`,
    ],
    owed: [...byNumber.owed, ...byRuling.owed],
    problems: [
      ...byNumber.problems,
      ...byRuling.problems,
      ...contested.flatMap(({ point, shown }) =>
        shown === undefined || existsSync(join(folder, shown)) ? [] : [`${point}: there is no ${shown}`],
      ),
    ],
  };
}

/** The entries of one list, each with its state. */
class Sums {
  readonly lines: string[] = [];
  readonly problems: string[] = [];
  readonly owed: string[] = [];
  private readonly counts = { shown: 0, waiting: 0, decided: 0, open: 0 };
  private readonly decisions: Decisions;

  constructor(entries: Entries, shown: ReadonlyMap<string, readonly Shown[]>, decisions: Decisions) {
    this.decisions = decisions;
    for (const [id, one] of Object.entries(entries)) {
      this.lines.push(`${id}. ${one.rule}: ${this.stateOf(id, one, shown.get(id) ?? [])}`);
    }
    for (const id of [...shown.keys(), ...Object.keys(decisions)]) {
      if (!(id in entries)) this.problems.push(`${id} is in no list`);
    }
  }

  sums(): string {
    const { shown, waiting, decided, open } = this.counts;
    const all = this.lines.length;
    return `${shown} shown, ${waiting} waiting, ${decided} decided, ${open} open of ${all}`;
  }

  private stateOf(id: string, { waits, open, modes = [] }: Entry, files: readonly Shown[]): string {
    const ready = files.filter(({ missing }) => missing.length === 0);
    const lacks = modes.filter((mode) => !ready.some(({ scenario }) => scenario.mode === mode));
    if (ready.length > 0 && lacks.length > 0) {
      this.counts.open += 1;
      this.problems.push(`${id} names ${lacks.join(', ')} and is shown by no file of that mode`);
      return `open in ${lacks.join(', ')}`;
    }
    if (ready.length > 0) {
      this.counts.shown += 1;
      return ready.map(({ file, scenario }) => describe(file, scenario)).join(', ');
    }
    const decision = this.decisions[id];
    if (decision) return this.decided(id, decision.reason, decision.held);
    const due = waits !== undefined && isInBuild(waits);
    if (due) this.problems.push(`${id} waits for ${waits}, which is in the build: it needs a scenario`);
    const lacking = waits !== undefined && !due ? [waits] : [];
    const needs = [...new Set([...files.flatMap(({ missing }) => missing), ...lacking])];
    if (needs.length > 0) {
      this.counts.waiting += 1;
      return `waits for ${needs.join(', ')}${files.length > 0 ? ' (written)' : ''}`;
    }
    this.counts.open += 1;
    if (open !== undefined) {
      this.owed.push(`${id} is open: ${open}`);
      return `open: ${open}`;
    }
    if (!due) this.problems.push(`${id} is neither shown, nor waiting, nor decided`);
    return 'open';
  }

  private decided(id: string, reason: string, held: string | undefined): string {
    this.counts.decided += 1;
    if (held === undefined) return `decided: ${reason}`;
    if (!existsSync(held)) this.problems.push(`${id} is held by ${held}, which does not exist`);
    return `decided: ${reason} (${held})`;
  }
}

/** Whether the build has the content that an entry waited for. */
function isInBuild(what: string): boolean {
  const [kind, name = ''] = what.split(' ');
  if (kind === 'hero') return isHero(name);
  // The build has no allies yet.
  if (kind === 'ally') return false;
  return kind === 'mode' ? playableMode(name) !== null : isToken(name);
}

function describe(file: string, scenario: Scenario): string {
  return scenario.contested === undefined ? file : `${file} [contested: ${scenario.contested}]`;
}

function scenariosIn(folder: string): Shown[] {
  return findScenarios([folder]).map((path) => {
    const scenario = readScenario(path);
    return { file: relative(folder, path), scenario, missing: missingFor(scenario) };
  });
}

function numbersOf({ number }: Scenario): string[] {
  return [number ?? []].flat().map(String);
}

/** Whether a scenario names the line under `rulings` or in its source. */
function rulingsOf({ rulings, source }: Scenario): string[] {
  return [...new Set([...[rulings ?? []].flat(), ...(source?.match(/\bR[1-9]\d*\b/g) ?? [])])];
}

function byKey(files: readonly Shown[], keys: (scenario: Scenario) => string[]): Map<string, Shown[]> {
  const map = new Map<string, Shown[]>();
  for (const shown of files) {
    for (const key of keys(shown.scenario)) map.set(key, [...(map.get(key) ?? []), shown]);
  }
  return map;
}
