import type { Clock } from './clock.ts';
import type { EventBus } from './events.ts';
import type { Violation } from './page-protocol.ts';

/** Every refusal so far, oldest first. */
export class ViolationLog {
  readonly #clock: Clock;
  readonly #bus: EventBus;
  readonly #all: Violation[] = [];

  constructor(clock: Clock, bus: EventBus) {
    this.#clock = clock;
    this.#bus = bus;
  }

  add(route: string, code: number, message: string): void {
    const violation = { at: new Date(this.#clock.now()).toISOString(), route, code, message };
    this.#all.push(violation);
    this.#bus.emit({ t: 'violation', violation });
  }

  all(): readonly Violation[] {
    return [...this.#all];
  }

  clear(): void {
    this.#all.length = 0;
  }
}
