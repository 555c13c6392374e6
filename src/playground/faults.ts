/** Which requests a fault strikes. */
export interface FaultTarget {
  /** HTTP method, any when absent. */
  readonly method?: string;
  /** Matches the path after `/api/v10`, percent-decoded, e.g. `/channels/1/messages`; any when absent. */
  readonly path?: RegExp;
  /** How many requests it strikes; 1 when absent. */
  readonly times?: number;
}

/** What happens to a request that a fault strikes. */
export type Fault =
  /** Answered with an error, nothing is done. `retryAfter` in seconds; `global` says that it is for all routes. */
  | {
      readonly kind: 'refuse';
      readonly status: number;
      readonly code?: number;
      readonly message?: string;
      readonly retryAfter?: number;
      readonly global?: true;
    }
  /** Done, yet answered with a 500: the dangerous case for retries. */
  | { readonly kind: 'accept-then-500' }
  /** Done, yet the connection breaks before the answer. */
  | { readonly kind: 'accept-then-drop' }
  /** Answered after `ms` milliseconds of real time. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Held until `until` settles, then handled as usual. */
  | { readonly kind: 'hold'; readonly until: Promise<void> }
  /** The connection breaks, nothing is done. */
  | { readonly kind: 'drop' };

interface Armed {
  readonly target: FaultTarget;
  readonly fault: Fault;
  left: number;
}

/** Faults that wait for their requests. */
export class Faults {
  #armed: Armed[] = [];

  /** The next matching requests meet this fault. Faults strike in the order in which they were added. */
  add(target: FaultTarget, fault: Fault): void {
    this.#armed.push({ target, fault, left: target.times ?? 1 });
  }

  clear(): void {
    this.#armed = [];
  }

  /** Faults that no request has met yet. */
  pending(): number {
    return this.#armed.reduce((sum, armed) => sum + armed.left, 0);
  }

  /** The fault for a request, used up by asking. */
  strike(method: string, path: string): Fault | undefined {
    const armed = this.#armed.find(
      ({ target }) => (target.method ?? method) === method && (target.path?.test(path) ?? true),
    );
    if (armed === undefined) return undefined;
    armed.left -= 1;
    if (armed.left <= 0) this.#armed = this.#armed.filter((a) => a !== armed);
    return armed.fault;
  }
}
