/**
 * Whether new games may begin. Running games go first: while their tables are behind, every new game would make them
 * later still. How many games are too many is not known beforehand: it follows from how fast messages are really sent,
 * by this machine, to this chat, at this moment.
 */

/** New games wait once the tables of running games are this many seconds behind. */
const CLOSED_FROM_S = 20;
/** New games may begin again once tables are less than this many seconds behind. */
const OPEN_FROM_S = 5;
/** The rate is measured over the last seconds in which there was something to send. */
const MEASURED_MS = 10_000;
/** A measurement over less time than this, in ms, is not used. */
const MEASURED_LEAST_MS = 2_000;
/** The waits that people are told, in seconds: a few steps, with an upper limit. */
const STEP_S = 15;
const LONGEST_S = 600;

export interface AdmissionParts {
  /** How many games have something to send. */
  readonly backlog: () => number;
  /** How long a press would wait until it is taken, in ms. */
  readonly pressWaitMs: () => number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Whether new games may begin, and why not. */
export interface AdmissionState {
  readonly open: boolean;
  /** Games whose messages were sent in a second, as measured while some waited; null before that. */
  readonly drainedPerSecond: number | null;
  /** How far tables are behind at that rate, in seconds. */
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
  /** Spans in which there was something to send, oldest first. */
  readonly #spans: Span[] = [];
  #notedAt: number;
  #wasBusy = false;
  #drained = 0;
  #open = true;

  constructor(parts: AdmissionParts) {
    this.#parts = parts;
    this.#notedAt = parts.now();
  }

  /** The messages of one game were sent, or must wait. */
  drained(): void {
    this.#drained += 1;
    this.#note();
  }

  /** Null when a new game may begin; else the seconds after which it should be tried again. */
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

  /** Null while too little was measured. */
  #rate(): number | null {
    const ms = this.#spans.reduce((sum, span) => sum + span.ms, 0);
    if (ms < MEASURED_LEAST_MS) return null;
    // Nothing was sent for seconds: the rate is below one a second, by an unknown amount.
    const drained = Math.max(
      1,
      this.#spans.reduce((sum, span) => sum + span.drained, 0),
    );
    return (drained * 1_000) / ms;
  }

  #note(): void {
    const now = this.#parts.now();
    const ms = now - this.#notedAt;
    if (this.#wasBusy && (ms > 0 || this.#drained > 0)) {
      const last = this.#spans.at(-1);
      // Spans cover at least a second each, which bounds how many a minute can have.
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
