/** A violation, with everything needed to analyse it. */

export interface Finding {
  readonly kind: string;
  /** The number of the kill after which it was seen. */
  readonly kill: number;
  /** The instant of that kill. */
  readonly instant: string;
  /** The game's thread, when it is about one game. */
  readonly thread: string | null;
  readonly words: string;
}

export class Findings {
  readonly #all: Finding[] = [];
  readonly #said = new Set<string>();
  #kill = 0;
  #instant = 'before the first kill';

  /** Says after which kill what follows is seen. */
  after(kill: number, instant: string): void {
    this.#kill = kill;
    this.#instant = instant;
  }

  /** Adds a finding unless the very same was told already; answers it when it is new. */
  add(kind: string, thread: string | null, words: string): void {
    const key = `${kind} ${thread} ${words}`;
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.#all.push({ kind, kill: this.#kill, instant: this.#instant, thread, words });
  }

  all(): readonly Finding[] {
    return this.#all;
  }

  byKind(): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { kind } of this.#all) counts[kind] = (counts[kind] ?? 0) + 1;
    return counts;
  }
}
