import type { GameState } from './state.ts';

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** Parts that are replaced and never changed, so that copies may share them (test/engine/clone.test.ts). */
const SHARED: ReadonlySet<string> = new Set(['orders', 'rules', 'source', 'requires', 'pending', 'upgrades']);

/** Spread and slice copy an object in one go; only what lies within is looked at piece by piece. */
function copyOfFields(fields: Fields): Fields {
  const result = { ...fields };
  for (const key in result) {
    const part = result[key];
    if (!isObject(part) || SHARED.has(key)) continue;
    if (!Array.isArray(part)) result[key] = copyOfFields(part);
    // Effect trees are never changed once they are in a state, so that copies may share them.
    else result[key] = key === 'list' || key === 'effects' ? part.slice() : copyOfList(part);
  }
  return result;
}

function copyOfList(list: readonly unknown[]): unknown[] {
  const result = list.slice();
  for (let at = 0; at < result.length; at += 1) {
    const part = result[at];
    if (isObject(part)) result[at] = Array.isArray(part) ? copyOfList(part) : copyOfFields(part);
  }
  return result;
}

function isState(value: unknown): value is GameState {
  return isObject(value) && 'lanes' in value && 'seats' in value;
}

/** An independent copy of a state: what is done to the copy does not reach the original. */
export function cloneState(state: GameState): GameState {
  const copy = copyOfFields({ ...state });
  if (!isState(copy)) throw new TypeError('a copy of a state is no state');
  return copy;
}
