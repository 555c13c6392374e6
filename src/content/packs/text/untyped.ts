/** Reads of data that no schema has parsed yet: what is read of a file while it is written. */

/** A property of a value; undefined when it has none. */
export function propertyOf(value: unknown, property: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, property) : undefined;
}

/** A property that is a list; empty when it is anything else. */
export function listAt(value: unknown, property: string): readonly unknown[] {
  const list = propertyOf(value, property);
  return Array.isArray(list) ? list : [];
}
