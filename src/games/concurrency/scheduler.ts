/**
 * The order of work in the event loop. Whatever takes the loop for more than a moment asks for a turn first: one
 * turn is given in each round of the loop, so that what came in meanwhile (interactions, answers of Discord,
 * heartbeats) is taken in between two of them, however many games want something at the same moment.
 */

/**
 * What a turn is for, in the order in which turns are given. `commit`: presses; `answer`: what one person has asked to
 * see, and new games; `text`: tables of games in which somebody has just acted; `background`: bots, clocks, tables
 * left over from before.
 */
export type Lane = 'commit' | 'answer' | 'text' | 'background';

const LANES: readonly Lane[] = ['commit', 'answer', 'text', 'background'];

/** Work that has waited for longer than this, in ms, has every second turn: a lane is late, and never starved. */
const OVERDUE_MS: Readonly<Record<Lane, number>> = {
  commit: 0,
  answer: 1_000,
  text: 2_000,
  background: 10_000,
};

/** How much the latest turn counts in the measured time of a turn. */
const SMOOTHING = 0.1;

interface Waiting {
  readonly since: number;
  begin(): void;
}

/** How work waits, for those who watch. */
export interface SchedulerLoad {
  readonly waiting: Readonly<Record<Lane, number>>;
  /** For how long the work that has waited longest has done so, in ms. */
  readonly oldestMs: number;
}

export class Scheduler {
  readonly #lanes: Readonly<Record<Lane, Waiting[]>> = { commit: [], answer: [], text: [], background: [] };
  readonly #onWaited: (lane: Lane, ms: number) => void;
  #isArmed = false;
  #begunAt: number | null = null;
  #turnMs = 1;
  /** The lane that had the last turn because it was overdue; null when the last turn was by order. */
  #overdue: Lane | null = null;
  #lastOverdue: Lane = 'background';
  readonly #underWay = new Set<Promise<unknown>>();
  #isClosed = false;

  /** @param onWaited told of each turn how long it was waited for, in ms */
  constructor(onWaited: (lane: Lane, ms: number) => void = () => undefined) {
    this.#onWaited = onWaited;
  }

  /** Resolves when it is this work's turn; what follows up to the next `await` of something real is the turn. */
  turn(lane: Lane): Promise<void> {
    return new Promise((begin) => {
      this.#lanes[lane].push({ since: performance.now(), begin });
      this.#arm();
    });
  }

  /** Remembers some work until it is done, whatever comes of it: `idle` waits for it. */
  track<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work);
    const done = () => this.#underWay.delete(work);
    work.then(done, done);
    return work;
  }

  /** Resolves when no tracked work is under way. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  /** The bot stops: people's work is refused from now on. */
  close(): void {
    this.#isClosed = true;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** How long work of a lane that asked now would wait for its turn, in ms, as turns have taken of late. */
  expectedWaitMs(lane: Lane): number {
    const ahead = LANES.slice(0, LANES.indexOf(lane) + 1).reduce(
      (sum, each) => sum + this.#lanes[each].length,
      0,
    );
    // Overdue work of the lanes below has every second turn.
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
    // From one turn to the next: what Discord sent meanwhile was taken in, too, and costs the same waiting.
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
    // Also after the last one, to see how long it takes.
    this.#arm();
  }

  #choose(): Lane | null {
    this.#overdue = this.#overdue === null ? this.#nextOverdue() : null;
    return this.#overdue ?? LANES.find((lane) => this.#lanes[lane].length > 0) ?? null;
  }

  /** Lanes that are overdue at the same time take turns. */
  #nextOverdue(): Lane | null {
    const from = LANES.indexOf(this.#lastOverdue) + 1;
    const lanes = [...LANES.slice(from), ...LANES.slice(0, from)];
    const next = lanes.find((lane) => this.#isOverdue(lane)) ?? null;
    this.#lastOverdue = next ?? this.#lastOverdue;
    return next;
  }

  /** Presses are never overdue: they come first anyway. */
  #isOverdue(lane: Lane): boolean {
    const [first] = this.#lanes[lane];
    return lane !== 'commit' && first !== undefined && performance.now() - first.since > OVERDUE_MS[lane];
  }
}
