/** Plain JSON: the only thing that a store keeps. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The JSON text of a value that is to be kept.
 * @throws TypeError naming the place when the value is not plain JSON: JSON.stringify would silently turn a
 * Map into `{}` and NaN into null, and the game would come back changed.
 */
export function jsonText(value: Json): string {
  assertPlain(value, '$');
  return JSON.stringify(value);
}

function assertPlain(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return;
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) assertPlain(value[index], `${path}[${index}]`);
    return;
  } else if (typeof value === 'object') {
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype === Object.prototype || prototype === null) {
      for (const [key, inner] of Object.entries(value)) {
        // An optional property that is absent by being undefined is left out by JSON too: nothing is lost.
        if (inner !== undefined) assertPlain(inner, `${path}.${key}`);
      }
      return;
    }
  }
  throw new TypeError(`Only plain JSON can be kept, and ${path} is not.`);
}
