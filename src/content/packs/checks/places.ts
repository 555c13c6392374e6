/** Visits every value in plain data, with its path. */
import type { Path } from '../problem.ts';

export interface Place {
  readonly path: Path;
  readonly key: string | number;
  readonly value: unknown;
  /** The object or list that contains the value. */
  readonly within: object;
}

export function* placesIn(within: unknown, path: Path = []): Generator<Place> {
  if (typeof within !== 'object' || within === null) return;
  for (const [name, value] of Object.entries(within)) {
    const key = Array.isArray(within) ? Number(name) : name;
    const place = [...path, key];
    yield { path: place, key, value, within };
    yield* placesIn(value, place);
  }
}

/** Returns a property if it is a text; otherwise null. */
export function textIn(thing: object, property: string): string | null {
  const value: unknown = Object.hasOwn(thing, property) ? Reflect.get(thing, property) : null;
  return typeof value === 'string' ? value : null;
}
