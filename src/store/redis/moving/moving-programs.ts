import type { GrantedRequests, Programs } from '../../programs.ts';

/** What programs agree on, while some of them know only one of the two stores. */
export class MovingPrograms implements Programs {
  readonly #former: Programs;
  readonly #later: Programs;

  constructor(former: Programs, later: Programs) {
    this.#former = former;
    this.#later = later;
  }

  async note(id: string, note: string, ttlMs: number): Promise<readonly string[]> {
    const [former, later] = await Promise.all([
      this.#former.note(id, note, ttlMs),
      this.#later.note(id, note, ttlMs),
    ]);
    return [...new Set([...former, ...later])];
  }

  /** What one store grants and the other does not is lost: the limit holds for programs of both. */
  async takeRequests(wanted: number, perSecond: number): Promise<GrantedRequests> {
    const former = await this.#former.takeRequests(wanted, perSecond);
    if (former.granted === 0) return former;
    const later = await this.#later.takeRequests(former.granted, perSecond);
    return { granted: later.granted, waitMs: Math.max(former.waitMs, later.waitMs) };
  }
}
