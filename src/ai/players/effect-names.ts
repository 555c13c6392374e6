/** The effect names that occur anywhere in an effect tree. */
import type { Effect } from '../../engine/definitions.ts';

const names = new WeakMap<readonly Effect[], ReadonlySet<string>>();

/** Returns the names of all effects in a tree. */
export function effectNames(effects: readonly Effect[]): ReadonlySet<string> {
  let found = names.get(effects);
  if (!found) {
    const text = JSON.stringify(effects);
    found = new Set([...text.matchAll(/"do":"([a-z-]+)"/g)].flatMap(([, name]) => name ?? []));
    names.set(effects, found);
  }
  return found;
}
