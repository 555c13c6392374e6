/** Reads scenario files. */
import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import {
  action,
  expectNow,
  MISSION_PHASES,
  PHASES,
  passUntil,
  RESOLVE,
  type Scenario,
  type ScenarioPhase,
  type Step,
  scenarioHead,
} from './schema.ts';

/** A file that cannot be read, is not YAML, or does not have the format of a scenario. The message says where and why. */
export class UnreadableScenario extends Error {
  override readonly name = 'UnreadableScenario';
}

/**
 * @param path of a YAML file
 * @throws UnreadableScenario with the key path of the invalid value
 */
export function readScenario(path: string): Scenario {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UnreadableScenario(error instanceof Error ? error.message : String(error));
  }
  return parseScenario(text);
}

/** Like `readScenario`, from the text of a file. */
export function parseScenario(text: string): Scenario {
  const document = parseDocument(text);
  const [broken] = document.errors;
  if (broken) throw new UnreadableScenario(broken.message);
  const head = check(scenarioHead, document.toJS(), []);
  return { ...head, steps: head.steps.map(readStep) };
}

function readStep(raw: unknown, index: number): Step {
  const path = ['steps', index];
  if (RESOLVE.safeParse(raw).success) return { kind: 'resolve' };
  if (typeof raw === 'object' && raw !== null) {
    if ('pass' in raw) return { kind: 'pass', until: phaseOf(check(passUntil, raw, path).pass) };
    if ('expect' in raw) return { kind: 'expect', expect: check(expectNow, raw, path).expect };
  }
  return { kind: 'act', act: check(action, raw, path) };
}

function phaseOf(until: string): ScenarioPhase {
  const phase = [...PHASES, ...MISSION_PHASES].find((name) => until === `until-${name}`);
  if (!phase) throw new UnreadableScenario(`${until} names no phase`);
  return phase;
}

function check<T>(schema: z.ZodType<T>, raw: unknown, path: readonly PropertyKey[]): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const at = [...path, ...issue.path].map(String).join('.');
    return `${at === '' ? 'the file' : at}: ${issue.message}`;
  });
  throw new UnreadableScenario(lines.join('; '));
}
