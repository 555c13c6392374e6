/** The requests that a fault applies to. */
export interface FaultTarget {
  /** HTTP method; any when absent. */
  readonly method?: string;
  /** Matches the path after `/api/v10`, percent-decoded, e.g. `/channels/1/messages`; any when absent. */
  readonly path?: RegExp;
  /** Only requests about one person: answers to their interactions, and requests that name them. */
  readonly personId?: string;
  /** The number of requests that it applies to; 1 when absent. */
  readonly times?: number;
}

/** The effect of a fault on a request. */
export type Fault =
  /** Answered with an error without being carried out. `retryAfter` in seconds; `global` applies to all routes. */
  | {
      readonly kind: 'refuse';
      readonly status: number;
      readonly code?: number;
      readonly message?: string;
      readonly retryAfter?: number;
      readonly global?: true;
      /** The scope of a rate limit: `shared` counts the requests of all applications; `user` when absent. */
      readonly scope?: 'user' | 'shared';
    }
  /** Answered by a server in front of Discord: a page of HTML without Discord's codes. `retryAfter` in seconds. */
  | {
      readonly kind: 'front-door';
      readonly status: number;
      /** The page; a short one when absent. */
      readonly html?: string;
      readonly retryAfter?: number;
    }
  /** Carried out but answered with a 500, so that a retry repeats the effect. */
  | { readonly kind: 'accept-then-500' }
  /** Carried out, but the connection breaks before the answer. */
  | { readonly kind: 'accept-then-drop' }
  /** Answered after `ms` milliseconds of real time. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Held until `until` settles, then handled as usual. */
  | { readonly kind: 'hold'; readonly until: Promise<void> }
  /** The connection breaks without the request being carried out. */
  | { readonly kind: 'drop' };

interface PendingFault {
  readonly target: FaultTarget;
  readonly fault: Fault;
  left: number;
}

/** Pending faults. */
export class Faults {
  #armed: PendingFault[] = [];

  /** Applies this fault to the next matching requests. Faults are used in the order in which they were added. */
  add(target: FaultTarget, fault: Fault): void {
    this.#armed.push({ target, fault, left: target.times ?? 1 });
  }

  clear(): void {
    this.#armed = [];
  }

  /** Faults that have not been used yet. */
  pending(): number {
    return this.#armed.reduce((sum, armed) => sum + armed.left, 0);
  }

  /**
   * Removes and returns the fault for a request; undefined for none.
   * @param personId the person that the request is about; null for none
   */
  take(method: string, path: string, personId: string | null): Fault | undefined {
    const armed = this.#armed.find(
      ({ target }) =>
        (target.method ?? method) === method &&
        (target.path?.test(path) ?? true) &&
        (target.personId ?? personId) === personId,
    );
    if (armed === undefined) return undefined;
    armed.left -= 1;
    if (armed.left <= 0) this.#armed = this.#armed.filter((a) => a !== armed);
    return armed.fault;
  }
}
