/** Parses a file's text as plain data, and checks its size before anything else reads it. */
import { BOUNDS } from './bounds.ts';
import { type Path, type Problem, quoted } from './problem.ts';

/** Property names with a meaning in JavaScript. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/** Returns the data, or the reason why the file is refused. */
export function plainData(text: string): { readonly data: unknown } | { readonly problem: Problem } {
  try {
    const data: unknown = JSON.parse(text);
    const problem = excess(data);
    return problem ? { problem } : { data };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { problem: { path: [], reason: `is not JSON: ${error.message.replaceAll(/\s+/g, ' ')}` } };
  }
}

/** Returns the reason why data that was read from text is refused: it is too large or too deep. */
export function dataProblem(data: unknown): Problem | null {
  return excess(data);
}

/** Checks the size without recursion, as deeply nested data could overflow the stack. */
function excess(data: unknown): Problem | null {
  const waiting: { readonly value: unknown; readonly path: Path }[] = [{ value: data, path: [] }];
  for (let seen = 0; ; seen += 1) {
    const next = waiting.pop();
    if (next === undefined) return null;
    const { value, path } = next;
    if (seen >= BOUNDS.values) return { path: [], reason: `holds more than ${BOUNDS.values} values` };
    if (path.length > BOUNDS.depth) {
      return { path: path.slice(0, 4), reason: `holds things more than ${BOUNDS.depth} deep` };
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (RESERVED.has(key)) return { path, reason: `has no place for ${quoted(key)}` };
      waiting.push({ value: inner, path: [...path, Array.isArray(value) ? Number(key) : key] });
    }
  }
}
