import type { Clock } from './clock.ts';

const discordEpoch = 1_420_070_400_000;

/** Makes ids like Discord: milliseconds since 2015 in the upper bits, a counter in the lower 22. */
export class Snowflakes {
  readonly #clock: Clock;
  #last: bigint;

  /** @param after the newest id that is already used */
  constructor(clock: Clock, after = '0') {
    this.#clock = clock;
    this.#last = BigInt(after);
  }

  /** The newest id; 0 before the first. */
  get last(): string {
    return this.#last.toString();
  }

  /** A new id, larger than every id before it. */
  next(): string {
    const base = BigInt(Math.max(0, this.#clock.now() - discordEpoch)) << 22n;
    this.#last = base > this.#last ? base : this.#last + 1n;
    return this.#last.toString();
  }
}

/** The creation time of an id, in milliseconds since 1970. */
export function timeOf(id: string): number {
  return Number(BigInt(id) >> 22n) + discordEpoch;
}

/** Compares two ids by age: negative when `a` is older. */
export function byAge(a: string, b: string): number {
  const x = BigInt(a);
  const y = BigInt(b);
  return x < y ? -1 : x > y ? 1 : 0;
}
