/** Packs for tests: a copy of a hero with changed values. */
import { printPack } from '../../../src/content/packs/print.ts';

/** A path from the root of the file: keys and list indices. */
export type JsonPath = readonly (string | number)[];

/** The text of a pack with `value` at each path; `undefined` removes the value. */
export function changedPack(changes: readonly (readonly [JsonPath, unknown])[], hero = 'barbarian'): string {
  const pack: unknown = JSON.parse(printPack(hero));
  for (const [way, value] of changes) put(pack, way, value);
  return JSON.stringify(pack);
}

function put(pack: unknown, way: JsonPath, value: unknown): void {
  const last = way.at(-1);
  let holder = pack;
  for (const step of way.slice(0, -1)) {
    if (typeof holder === 'object' && holder !== null) holder = Reflect.get(holder, step);
  }
  if (typeof holder !== 'object' || holder === null || last === undefined) {
    throw new Error(`nothing is at ${way.join('.')}`);
  }
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Object.defineProperty(holder, last, { value, enumerable: true, configurable: true, writable: true });
}
