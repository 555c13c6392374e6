import type { GameState } from './state.ts';

/** Effect trees are never changed once they are in a state, so that copies may share them. */
const SHARED = new Set(['list', 'effects']);

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  const result: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    result[key] = SHARED.has(key) && Array.isArray(part) ? part.slice() : copy(part);
  }
  return result;
}

/** An independent copy of plain data of one type. */
function copyOf<T>(value: T, copier: (value: unknown) => unknown, is: (value: unknown) => value is T): T {
  const result = copier(value);
  if (!is(result)) throw new TypeError('a copy of a state is no state');
  return result;
}

function isState(value: unknown): value is GameState {
  return typeof value === 'object' && value !== null && 'lanes' in value && 'seats' in value;
}

/** An independent copy of a state: what is done to the copy does not reach the original. */
export function cloneState(state: GameState): GameState {
  return copyOf(state, copy, isState);
}
