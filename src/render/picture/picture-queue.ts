/**
 * Pictures that wait to be drawn. A table's picture is worth having while it is new: it is drawn within a deadline or
 * not at all, only the newest one of a game is, and while more are ordered than the threads can draw in time, tables
 * are told in words without asking again for each of them.
 */
import type { DrawingJob } from './drawing-job.ts';
import type { Raster } from './rasterise.ts';

/** Draws one picture after the other. */
export interface Drawer {
  draw(job: DrawingJob): Promise<Raster>;
  /** From now on nothing that it draws keeps the process alive. */
  release(): void;
}

export interface PictureQueueParts {
  /** How many drawers there may be, at least 1. */
  readonly threads: number;
  /** Opens another drawer; `onEnd` must be called when it has ended and takes no more orders. */
  readonly open: (onEnd: () => void) => Drawer;
  /** Told of every picture that goes to a drawer. */
  readonly onOrder: (drawn: Promise<Raster>) => void;
  /** A table did without its picture. */
  readonly onLeftOut: () => void;
  /** A picture that a table no longer waited for is drawn after all. */
  readonly onLate: (job: DrawingJob, raster: Raster) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** How the drawing is doing. */
export interface PictureLoad {
  readonly threads: number;
  /** Pictures that are ordered and not yet drawn. */
  readonly waiting: number;
  /** What a drawer takes for one picture, in ms, as measured of late. */
  readonly drawMs: number;
  /** Tables are told in words for a while: more pictures are ordered than can be drawn in time. */
  readonly leftOut: boolean;
}

/** A table that would have to wait for longer than this, in ms, does better without its picture. */
const DEADLINE_MS = 1_000;
/** For so long pictures are left out once the queue was longer than it could be drained within the deadline. */
const LEFT_OUT_MS = 5_000;
/** Orders that a drawer has at once, so that it need not wait for the main thread between two pictures. */
const AT_A_DRAWER = 2;
/** Before anything was measured. */
const FIRST_GUESS_MS = 50;
const SMOOTHING = 0.2;

interface Order {
  /** The game; null for what is asked for by itself and has no deadline. */
  readonly gameId: string | null;
  readonly job: DrawingJob;
  readonly timer: NodeJS.Timeout | null;
  /** Nobody waits for it any more. */
  isGivenUp: boolean;
  settle(result: Promise<Raster> | null): void;
}

interface OpenDrawer {
  readonly drawer: Drawer;
  /** When each of its orders was handed over, oldest first. */
  readonly since: number[];
}

export class PictureQueue {
  readonly #parts: PictureQueueParts;
  readonly #drawers = new Set<OpenDrawer>();
  readonly #waiting = new Set<Order>();
  #drawMs = FIRST_GUESS_MS;
  #leftOutUntil = Number.NEGATIVE_INFINITY;
  #isReleased = false;

  constructor(parts: PictureQueueParts) {
    this.#parts = parts;
  }

  /** Has a picture drawn, however long it takes. @throws Error when it cannot be drawn */
  async draw(job: DrawingJob): Promise<Raster> {
    const drawn = await this.#order(null, job);
    if (drawn === null) throw new Error('a picture without a deadline was left out');
    return drawn;
  }

  /**
   * The picture of a game's table, unless it cannot be had soon or a newer one of the game is ordered meanwhile.
   * @returns null when the table is to be told in words
   * @throws Error when it cannot be drawn
   */
  async drawSoon(gameId: string, job: DrawingJob): Promise<Raster | null> {
    const drawn = this.#isLeftOut() ? null : await this.#order(gameId, job);
    if (drawn === null) this.#parts.onLeftOut();
    return drawn;
  }

  /** From now on no picture keeps the process alive: nobody sees what is drawn after the program has stopped. */
  release(): void {
    this.#isReleased = true;
    for (const { drawer } of this.#drawers) drawer.release();
  }

  get load(): PictureLoad {
    return {
      threads: this.#parts.threads,
      waiting: this.#waiting.size + this.#handedOver,
      drawMs: this.#drawMs,
      leftOut: this.#parts.now() < this.#leftOutUntil,
    };
  }

  /** Whether a table's picture is not even ordered now. */
  #isLeftOut(): boolean {
    const now = this.#parts.now();
    if (now < this.#leftOutUntil) return true;
    // While nothing is drawn nothing is measured either: a machine that was slow would count as slow for ever.
    if (this.#waiting.size + this.#handedOver === 0) return false;
    if (this.#expectedMs(now) <= DEADLINE_MS) return false;
    this.#leaveOut();
    return true;
  }

  #leaveOut(): void {
    this.#leftOutUntil = this.#parts.now() + LEFT_OUT_MS;
  }

  /** When a picture that is ordered now would be drawn, in ms from now. */
  #expectedMs(now: number): number {
    const oldest = Math.min(...[...this.#drawers].map(({ since: [first = now] }) => first));
    // A drawer that gets no time of a processor says so only by what does not come.
    const drawMs = Math.max(this.#drawMs, Number.isFinite(oldest) ? (now - oldest) / AT_A_DRAWER : 0);
    return ((this.#waiting.size + this.#handedOver + 1) / this.#parts.threads) * drawMs;
  }

  get #handedOver(): number {
    return [...this.#drawers].reduce((sum, { since }) => sum + since.length, 0);
  }

  #order(gameId: string | null, job: DrawingJob): Promise<Raster | null> {
    for (const order of this.#waiting) {
      if (gameId !== null && order.gameId === gameId) this.#giveUp(order);
    }
    return new Promise((resolve) => {
      const timer = gameId === null ? null : setTimeout(() => this.#tooLate(order), DEADLINE_MS);
      const order: Order = {
        gameId,
        job,
        timer,
        isGivenUp: false,
        settle: (result) => {
          if (timer !== null) clearTimeout(timer);
          resolve(result);
        },
      };
      this.#waiting.add(order);
      this.#handOver();
    });
  }

  /** Also when it is being drawn: whoever waits for the table has waited long enough. */
  #tooLate(order: Order): void {
    this.#leaveOut();
    this.#giveUp(order);
  }

  #giveUp(order: Order): void {
    this.#waiting.delete(order);
    order.isGivenUp = true;
    order.settle(null);
  }

  #handOver(): void {
    // What a person has asked for by itself comes first: few of them wait, and they cannot be told in words.
    const next = [...this.#waiting].find(({ gameId }) => gameId === null) ?? [...this.#waiting][0];
    const free = next && this.#freeDrawer();
    if (!next || !free) return;
    this.#waiting.delete(next);
    const begun = this.#parts.now();
    free.since.push(begun);
    const drawn = free.drawer.draw(next.job);
    this.#parts.onOrder(drawn);
    const done = () => this.#drawn(free);
    drawn.then(done, done);
    drawn.then(
      (raster) => (next.isGivenUp ? this.#parts.onLate(next.job, raster) : next.settle(drawn)),
      () => next.settle(drawn),
    );
    this.#handOver();
  }

  #drawn(drawer: OpenDrawer): void {
    const now = this.#parts.now();
    const since = drawer.since.shift() ?? now;
    // The order before it was drawn first: only what came after that was its own.
    const [following] = drawer.since;
    if (following !== undefined) drawer.since[0] = now;
    this.#drawMs += SMOOTHING * (now - since - this.#drawMs);
    this.#handOver();
  }

  #freeDrawer(): OpenDrawer | null {
    const open = [...this.#drawers].sort((a, b) => a.since.length - b.since.length);
    const [idlest] = open;
    if (idlest?.since.length === 0) return idlest;
    if (open.length < this.#parts.threads) return this.#openDrawer();
    return idlest !== undefined && idlest.since.length < AT_A_DRAWER ? idlest : null;
  }

  #openDrawer(): OpenDrawer {
    const opened: OpenDrawer = {
      drawer: this.#parts.open(() => this.#drawers.delete(opened)),
      since: [],
    };
    if (this.#isReleased) opened.drawer.release();
    this.#drawers.add(opened);
    return opened;
  }
}
