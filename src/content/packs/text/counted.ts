/** Things with a number before each. */
import { NO } from './cursor.ts';
import { number, type Slot } from './slot.ts';

/**
 * What is counted, with a number before each: `3 strike 1 hedron`.
 * @param between what stands between two of them
 */
export function counted<R extends object>(name: Slot<string>, between: '' | ','): Slot<R> {
  return {
    read(cursor) {
      const counts = new Map<unknown, unknown>();
      do {
        const start = cursor.at;
        const count = number.read(cursor);
        const what = count === NO ? NO : name.read(cursor);
        if (what === NO) {
          cursor.at = start;
          break;
        }
        counts.set(what, count);
      } while (between === '' || cursor.take(between));
      return counts.size === 0 ? NO : Object.fromEntries(counts);
    },
    write(value, names) {
      const words = Object.keys(value).map(
        (key) => `${String(Reflect.get(value, key))} ${name.write(key, names)}`,
      );
      return words.length === 0 ? null : words.join(`${between} `);
    },
    shown: `N ${name.shown}${between} ...`,
  };
}
