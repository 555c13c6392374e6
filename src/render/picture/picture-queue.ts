/**
 * Queues pictures for drawing. A table's picture is useful only while it is new, so it is drawn within a deadline or
 * not at all, and only the newest one of a game. While more are requested than the threads can draw in time, pictures
 * are left out for a while, and tables are shown as text.
 */
import type { DrawingJob } from './drawing-job.ts';
import type { Raster } from './rasterise.ts';

/** Draws one picture after another. */
export interface Drawer {
  draw(job: DrawingJob): Promise<Raster>;
  /** Lets the process end while pictures of this drawer are pending. */
  release(): void;
}

export interface PictureQueueParts {
  /** Returns how many drawers there may be now, at least 1. */
  readonly threads: () => number;
  /** Opens another drawer, which calls `onEnd` when it has ended and takes no more jobs. */
  readonly open: (onEnd: () => void) => Drawer;
  /** Called for every picture that goes to a drawer. */
  readonly onOrder: (drawn: Promise<Raster>) => void;
  /** Called when a table's picture is left out. */
  readonly onLeftOut: () => void;
  /** Called when a picture is finished that its table no longer waits for. */
  readonly onLate: (job: DrawingJob, raster: Raster) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** The load of the drawing threads. */
export interface PictureLoad {
  readonly threads: number;
  /** Requested pictures that are not drawn yet. */
  readonly waiting: number;
  /** Recently measured time for one picture, in ms. */
  readonly drawMs: number;
  /** Pictures are left out for now, because more are requested than can be drawn in time. */
  readonly leftOut: boolean;
}

/** A table waits at most this long for its picture, in ms. */
const DEADLINE_MS = 1_000;
/** How long pictures are left out, in ms, after the queue was too long for the deadline. */
const LEFT_OUT_MS = 5_000;
/** Jobs that a drawer holds, so it does not wait for the main thread between two pictures. */
const AT_A_DRAWER = 2;
/** The assumed time before the first measurement. */
const FIRST_GUESS_MS = 50;
const SMOOTHING = 0.2;

interface Order {
  /** The game; null for a single request without a deadline. */
  readonly gameId: string | null;
  readonly job: DrawingJob;
  /** A person is asked at the table of the picture. */
  readonly isAwaited: boolean;
  readonly timer: NodeJS.Timeout | null;
  /** The requester does not use the picture any more. */
  isGivenUp: boolean;
  settle(result: Promise<Raster> | null): void;
}

interface OpenDrawer {
  readonly drawer: Drawer;
  /** When each of its jobs was handed over, oldest first. */
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

  /** Draws a picture without a deadline. @throws Error when it cannot be drawn */
  async draw(job: DrawingJob): Promise<Raster> {
    const drawn = await this.#order(null, job);
    if (drawn === null) throw new Error('a picture without a deadline was left out');
    return drawn;
  }

  /**
   * The picture of a game's table, unless it takes too long or a newer one of the game is requested meanwhile.
   * @param isAwaited a person is asked at the table: it is drawn before those that bots change at once
   * @returns null when the table should be shown as text
   * @throws Error when it cannot be drawn
   */
  async drawSoon(gameId: string, job: DrawingJob, isAwaited = false): Promise<Raster | null> {
    const drawn = this.#isLeftOut() ? null : await this.#order(gameId, job, isAwaited);
    if (drawn === null) this.#parts.onLeftOut();
    return drawn;
  }

  /** Lets the process end while pictures are pending; a stopped program sends none. */
  release(): void {
    this.#isReleased = true;
    for (const { drawer } of this.#drawers) drawer.release();
  }

  get load(): PictureLoad {
    return {
      threads: this.#parts.threads(),
      waiting: this.#waiting.size + this.#handedOver,
      drawMs: this.#drawMs,
      leftOut: this.#parts.now() < this.#leftOutUntil,
    };
  }

  /** Whether a table's picture is not requested at all now. */
  #isLeftOut(): boolean {
    const now = this.#parts.now();
    if (now < this.#leftOutUntil) return true;
    // An idle drawer always gets a job: otherwise a machine that was slow once would never be measured again.
    if (this.#waiting.size + this.#handedOver === 0) return false;
    if (this.#expectedMs(now) <= DEADLINE_MS) return false;
    this.#leaveOut();
    return true;
  }

  #leaveOut(): void {
    this.#leftOutUntil = this.#parts.now() + LEFT_OUT_MS;
  }

  /** When a picture that is requested now would be finished, in ms from now. */
  #expectedMs(now: number): number {
    const oldest = Math.min(...[...this.#drawers].map(({ since: [first = now] }) => first));
    // A drawer that gets no processor time reports nothing, so the age of its oldest job counts too.
    const drawMs = Math.max(this.#drawMs, Number.isFinite(oldest) ? (now - oldest) / AT_A_DRAWER : 0);
    return ((this.#waiting.size + this.#handedOver + 1) / this.#parts.threads()) * drawMs;
  }

  get #handedOver(): number {
    return [...this.#drawers].reduce((sum, { since }) => sum + since.length, 0);
  }

  #order(gameId: string | null, job: DrawingJob, isAwaited = false): Promise<Raster | null> {
    for (const order of this.#waiting) {
      if (gameId !== null && order.gameId === gameId) this.#giveUp(order);
    }
    return new Promise((resolve) => {
      const timer = gameId === null ? null : setTimeout(() => this.#tooLate(order), DEADLINE_MS);
      const order: Order = {
        gameId,
        job,
        isAwaited,
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

  /** Also drops a picture that is being drawn, which the table no longer waits for. */
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
    // Single requests come first: there are few, and they have no text instead.
    const waiting = [...this.#waiting];
    const next =
      waiting.find(({ gameId }) => gameId === null) ?? waiting.find((order) => order.isAwaited) ?? waiting[0];
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
    // The job before it was drawn first; its own time begins after that.
    const [following] = drawer.since;
    if (following !== undefined) drawer.since[0] = now;
    this.#drawMs += SMOOTHING * (now - since - this.#drawMs);
    this.#handOver();
  }

  #freeDrawer(): OpenDrawer | null {
    const threads = this.#parts.threads();
    // A drawer beyond a lowered number stays open, and gets no more jobs.
    const open = [...this.#drawers].slice(0, threads).sort((a, b) => a.since.length - b.since.length);
    const [idlest] = open;
    if (idlest?.since.length === 0) return idlest;
    if (open.length < threads) return this.#openDrawer();
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
