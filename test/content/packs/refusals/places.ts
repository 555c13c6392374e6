/** Changes to a valid pack: their places, and values that they put there. */
import type { JsonPath } from '../changed-pack.ts';

/** What it is, its place, the value put there, and the reported problem. */
export type RefusedChange = readonly [string, JsonPath, unknown, string];

export const FIRST = ['hero', 'abilities', 0, 'variants', 0];
export const EFFECTS = [...FIRST, 'effects'];
export const CARD = ['hero', 'cards', 0];
export const SHOT = { do: 'deal', amount: 1, type: 'normal', to: 'target' };
export const TOKEN = { id: 'frost', name: 'Frost', kind: 'negative', limit: 2, text: 'It is cold.' };
export const nested = (depth: number): unknown =>
  depth === 0 ? SHOT : { do: 'after-damage', effects: [nested(depth - 1)] };
export const loop = (...effects: unknown[]) => ({ do: 'repeat', times: 2, effects });
export const rolls = (count: number) =>
  Array.from({ length: count }, () => ({ do: 'roll', dice: 5, by: 'owner' }));
