/** Words schema issues for the pack's author. */
import type { z } from 'zod';
import { type Path, type Problem, quoted } from './problem.ts';

type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  array: 'a list',
  tuple: 'a list of two',
  object: 'an object',
  record: 'an object',
};

/**
 * Converts schema issues to problems.
 * @param data the input of the schema
 */
export function schemaProblems(error: z.ZodError, data: unknown): Problem[] {
  return error.issues.flatMap((issue) => problemsOf(issue, [], data));
}

function problemsOf(issue: Issue, above: Path, data: unknown): Problem[] {
  const path = [...above, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path, reason: `has no place for ${quoted(key)}` }));
    case 'invalid_type':
      return [{ path, reason: valueAt(data, path) === undefined ? 'is missing' : wrongType(issue) }];
    case 'invalid_value':
      return [{ path, reason: oneOf(issue.values, valueAt(data, path)) }];
    case 'invalid_key':
      return issue.issues.flatMap((inner) => problemsOf({ ...inner, path: [] }, path, data));
    case 'invalid_union':
      return unionProblems(issue, path, data);
    case 'too_big':
      return [{ path, reason: lengthWords(issue, `more than ${issue.maximum}`) }];
    case 'too_small':
      return [{ path, reason: lengthWords(issue, `fewer than ${issue.minimum}`) }];
    default:
      return [{ path, reason: issue.message }];
  }
}

function wrongType(issue: Extract<Issue, { code: 'invalid_type' }>): string {
  const kind = KINDS[issue.expected];
  // Messages about numbers contain the allowed range.
  return kind === undefined || issue.message.startsWith('must ') ? issue.message : `must be ${kind}`;
}

function lengthWords(issue: Extract<Issue, { code: 'too_big' | 'too_small' }>, count: string): string {
  return issue.origin === 'array' ? `has ${count} entries` : issue.message;
}

function oneOf(values: readonly unknown[], found: unknown): string {
  const may = values.map((value) => JSON.stringify(value)).join(', ');
  if (found === undefined) return `is missing; it must be ${values.length === 1 ? may : `one of ${may}`}`;
  return values.length === 1 ? `must be ${may}` : `must be one of ${may}`;
}

/** Returns the problems of the most likely form of a union. */
function unionProblems(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  path: Path,
  data: unknown,
): Problem[] {
  if ('options' in issue && Array.isArray(issue.options)) {
    return [{ path, reason: oneOf(issue.options, valueAt(data, path)) }];
  }
  const [nearest] = issue.errors
    .map((issues) => ({ issues, distance: issues.reduce((sum, one) => sum + distanceOf(one), 0) }))
    .sort((a, b) => a.distance - b.distance);
  if (nearest === undefined || nearest.distance >= ANOTHER_THING) {
    return [
      { path, reason: 'has none of the forms that are possible here; docs/vocabulary.md describes them' },
    ];
  }
  return nearest.issues.flatMap((one) => problemsOf(one, path, data));
}

const ANOTHER_THING = 8;
const ANOTHER_FORM = 4;
const A_SLIP = 1;

/** Returns how far the value is from a form, by one of its issues. */
function distanceOf(issue: Issue): number {
  if (issue.code === 'unrecognized_keys') return ANOTHER_FORM * issue.keys.length;
  if (issue.path.length > 0) return 'discriminator' in issue ? ANOTHER_FORM : A_SLIP;
  if (issue.code === 'invalid_union') {
    const distances = issue.errors.map((issues) => issues.reduce((sum, one) => sum + distanceOf(one), 0));
    return Math.min(ANOTHER_THING, ...distances);
  }
  const isFigure = issue.code === 'invalid_type' && issue.expected === 'int';
  if (isFigure || issue.code === 'too_big' || issue.code === 'too_small') return A_SLIP;
  return issue.code === 'invalid_value' ? ANOTHER_FORM : ANOTHER_THING;
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    return Reflect.get(value, step);
  }, data);
}
