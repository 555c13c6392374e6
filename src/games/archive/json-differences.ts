/** Says where two JSON values differ. */
import type { Json } from '../../store/index.ts';

/**
 * Returns a line for each place at which the values differ, such as `seats.0.won: kept true, made false`.
 * @param path the place of the values
 */
export function jsonDifferences(
  kept: Json | undefined,
  made: Json | undefined,
  path = '',
): readonly string[] {
  if (isBranch(kept) && isBranch(made) && Array.isArray(kept) === Array.isArray(made)) {
    const [ofKept, ofMade] = [new Map(Object.entries(kept)), new Map(Object.entries(made))];
    const keys = [...new Set([...ofKept.keys(), ...ofMade.keys()])];
    return keys.flatMap((key) =>
      jsonDifferences(ofKept.get(key), ofMade.get(key), path === '' ? key : `${path}.${key}`),
    );
  }
  const [one, other] = [JSON.stringify(kept) ?? 'nothing', JSON.stringify(made) ?? 'nothing'];
  return one === other ? [] : [`${path}: kept ${one}, made ${other}`];
}

function isBranch(value: Json | undefined): value is readonly Json[] | { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null;
}
