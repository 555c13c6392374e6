/**
 * Decides whether new games may begin. Running games have priority: new games wait while the tables of running games
 * are late. The limit follows from the measured rate of sent messages, which depends on the machine, the chat and the
 * load.
 */

/** New games wait when the tables of running games are later than this, in seconds. */
const CLOSED_FROM_S = 20;
/** New games may begin again when tables are less late than this, in seconds. */
const OPEN_FROM_S = 5;
/** The rate is measured over this many of the latest ms with a backlog. */
const MEASURED_MS = 10_000;
/** A measurement over less time than this, in ms, is not used. */
const MEASURED_LEAST_MS = 2_000;
/** Waits shown to people are multiples of this, in seconds. */
const STEP_S = 15;
const LONGEST_S = 600;

export interface AdmissionParts {
  /** Returns the number of games with unsent messages. */
  readonly backlog: () => number;
  /** Returns the expected wait of a press before it is processed, in ms. */
  readonly pressWaitMs: () => number;
  /** Returns the time of a monotonic clock, in ms. */
  readonly now: () => number;
}

/** Whether new games may begin, with the measurements behind the decision. */
export interface AdmissionState {
  readonly open: boolean;
  /** Games delivered per second, measured while there was a backlog; null before the first measurement. */
  readonly drainedPerSecond: number | null;
  /** The time needed to send the backlog at that rate, in seconds. */
  readonly behindSeconds: number;
}

/** A wait of a press, in ms, above which people notice the delay. */
const SLOW_PRESS_MS = 2_000;

interface Span {
  readonly ms: number;
  readonly drained: number;
}

export class AdmissionControl {
  readonly #parts: AdmissionParts;
  /** Periods with a backlog, oldest first. */
  readonly #spans: Span[] = [];
  #notedAt: number;
  #wasBusy = false;
  #drained = 0;
  #open = true;

  constructor(parts: AdmissionParts) {
    this.#parts = parts;
    this.#notedAt = parts.now();
  }

  /** Notes that the messages of one game were sent or postponed. */
  drained(): void {
    this.#drained += 1;
    this.#note();
  }

  /** Returns null when a new game may begin; otherwise the seconds to wait. */
  secondsUntilRoom(): number | null {
    const { open, behindSeconds } = this.state;
    if (open) return null;
    const seconds = Math.ceil(behindSeconds / STEP_S) * STEP_S;
    return Math.min(LONGEST_S, Math.max(STEP_S, seconds));
  }

  get state(): AdmissionState {
    this.#note();
    const drainedPerSecond = this.#rate();
    const behindSeconds = this.#behind(drainedPerSecond);
    const isSlow = this.#parts.pressWaitMs() > SLOW_PRESS_MS;
    if (behindSeconds > CLOSED_FROM_S || isSlow) this.#open = false;
    else if (behindSeconds < OPEN_FROM_S) this.#open = true;
    return { open: this.#open, drainedPerSecond, behindSeconds };
  }

  #behind(drainedPerSecond: number | null): number {
    const backlog = this.#parts.backlog();
    if (backlog === 0 || drainedPerSecond === null) return 0;
    return backlog / drainedPerSecond;
  }

  /** Returns the games delivered per second; null when the measured time is too short. */
  #rate(): number | null {
    const ms = this.#spans.reduce((sum, span) => sum + span.ms, 0);
    if (ms < MEASURED_LEAST_MS) return null;
    // With nothing sent for seconds the rate is below one game in the measured time; one is the upper bound.
    const drained = Math.max(
      1,
      this.#spans.reduce((sum, span) => sum + span.drained, 0),
    );
    return (drained * 1_000) / ms;
  }

  #note(): void {
    const now = this.#parts.now();
    const ms = now - this.#notedAt;
    if (this.#wasBusy) {
      const last = this.#spans.at(-1);
      // A span covers at least one second, which limits their number.
      if (last && last.ms < 1_000) {
        this.#spans[this.#spans.length - 1] = {
          ms: last.ms + ms,
          drained: last.drained + this.#drained,
        };
      } else this.#spans.push({ ms, drained: this.#drained });
    }
    this.#drained = 0;
    this.#notedAt = now;
    this.#wasBusy = this.#parts.backlog() > 0;
    let kept = this.#spans.reduce((sum, span) => sum + span.ms, 0);
    while (this.#spans.length > 1 && kept - (this.#spans[0]?.ms ?? 0) >= MEASURED_MS) {
      kept -= this.#spans.shift()?.ms ?? 0;
    }
  }
}
