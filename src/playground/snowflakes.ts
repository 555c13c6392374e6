import type { Clock } from './clock.ts';

const discordEpoch = 1_420_070_400_000;

/** Makes ids as Discord does: milliseconds since 2015 in the upper bits, a running number in the lower 22. */
export class Snowflakes {
  readonly #clock: Clock;
  #last = 0n;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A new id, larger than every id before it. */
  next(): string {
    const base = BigInt(Math.max(0, this.#clock.now() - discordEpoch)) << 22n;
    this.#last = base > this.#last ? base : this.#last + 1n;
    return this.#last.toString();
  }
}

/** Compares two ids by age: negative when `a` is older. */
export function byAge(a: string, b: string): number {
  const x = BigInt(a);
  const y = BigInt(b);
  return x < y ? -1 : x > y ? 1 : 0;
}
