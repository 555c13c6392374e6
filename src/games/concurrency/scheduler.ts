/**
 * Orders the work in the event loop. Work that blocks the loop for more than a moment waits for a turn. Each round of
 * the loop gives one turn, so that interactions, Discord's responses and heartbeats are handled in between, however
 * many games have work.
 */

/**
 * The purpose of a turn, by priority. `commit`: presses; `answer`: views that a person requests, and new games; `text`:
 * tables of games in which somebody has just acted; `background`: bots, clocks and left-over tables.
 */
export type Lane = 'commit' | 'answer' | 'text' | 'background';

const LANES: readonly Lane[] = ['commit', 'answer', 'text', 'background'];

/** Wait in ms after which a lane is overdue. Overdue lanes get every second turn, so that no lane starves. */
const OVERDUE_MS: Readonly<Record<Lane, number>> = {
  commit: 0,
  answer: 1_000,
  text: 2_000,
  background: 10_000,
};

/** The weight of the latest turn in the average turn time. */
const SMOOTHING = 0.1;

interface Waiting {
  readonly since: number;
  begin(): void;
}

/** The waiting work, for monitoring. */
export interface SchedulerLoad {
  readonly waiting: Readonly<Record<Lane, number>>;
  /** The longest present wait, in ms. */
  readonly oldestMs: number;
}

export class Scheduler {
  readonly #lanes: Readonly<Record<Lane, Waiting[]>> = { commit: [], answer: [], text: [], background: [] };
  readonly #onWaited: (lane: Lane, ms: number) => void;
  #isArmed = false;
  #begunAt: number | null = null;
  #turnMs = 1;
  /** The lane that had the last turn because it was overdue; null when the last turn was given by priority. */
  #overdue: Lane | null = null;
  #lastOverdue: Lane = 'background';
  readonly #underWay = new Set<Promise<unknown>>();
  #isClosed = false;

  /** @param onWaited called at each turn with its wait in ms */
  constructor(onWaited: (lane: Lane, ms: number) => void = () => undefined) {
    this.#onWaited = onWaited;
  }

  /** Resolves when the work may run; the turn lasts until the work awaits real I/O. */
  turn(lane: Lane): Promise<void> {
    return new Promise((begin) => {
      this.#lanes[lane].push({ since: performance.now(), begin });
      this.#arm();
    });
  }

  /** Tracks work until it settles, so that `idle` waits for it. */
  track<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work);
    const done = () => this.#underWay.delete(work);
    work.then(done, done);
    return work;
  }

  /** Resolves when no tracked work is in progress. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  /** Closes the scheduler when the bot stops; new requests of people are refused from now on. */
  close(): void {
    this.#isClosed = true;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Returns the expected wait of new work in a lane, in ms, from the average time of recent turns. */
  expectedWaitMs(lane: Lane): number {
    const ahead = LANES.slice(0, LANES.indexOf(lane) + 1).reduce(
      (sum, each) => sum + this.#lanes[each].length,
      0,
    );
    // Overdue work of lower lanes gets every second turn.
    const share = LANES.some((each) => this.#isOverdue(each)) ? 2 : 1;
    return ahead * share * this.#turnMs;
  }

  get load(): SchedulerLoad {
    const now = performance.now();
    const { commit, answer, text, background } = this.#lanes;
    const oldest = Math.min(...LANES.map((lane) => this.#lanes[lane][0]?.since ?? now));
    return {
      waiting: {
        commit: commit.length,
        answer: answer.length,
        text: text.length,
        background: background.length,
      },
      oldestMs: now - oldest,
    };
  }

  #arm(): void {
    if (this.#isArmed) return;
    this.#isArmed = true;
    setImmediate(() => this.#next());
  }

  #next(): void {
    this.#isArmed = false;
    const now = performance.now();
    // The time between turns includes Discord's events in between, which add to the wait as well.
    if (this.#begunAt !== null) this.#turnMs += SMOOTHING * (now - this.#begunAt - this.#turnMs);
    const lane = this.#choose();
    const work = lane === null ? undefined : this.#lanes[lane].shift();
    if (lane === null || work === undefined) {
      this.#begunAt = null;
      return;
    }
    this.#begunAt = now;
    this.#onWaited(lane, now - work.since);
    work.begin();
    // One more round runs after the last turn, to measure its time.
    this.#arm();
  }

  #choose(): Lane | null {
    this.#overdue = this.#overdue === null ? this.#nextOverdue() : null;
    return this.#overdue ?? LANES.find((lane) => this.#lanes[lane].length > 0) ?? null;
  }

  /** Returns the next overdue lane, round-robin among the overdue lanes. */
  #nextOverdue(): Lane | null {
    const from = LANES.indexOf(this.#lastOverdue) + 1;
    const lanes = [...LANES.slice(from), ...LANES.slice(0, from)];
    const next = lanes.find((lane) => this.#isOverdue(lane)) ?? null;
    this.#lastOverdue = next ?? this.#lastOverdue;
    return next;
  }

  /** True when the first work of a lane waits too long. Presses are never overdue, as they have priority anyway. */
  #isOverdue(lane: Lane): boolean {
    const [first] = this.#lanes[lane];
    return lane !== 'commit' && first !== undefined && performance.now() - first.since > OVERDUE_MS[lane];
  }
}
