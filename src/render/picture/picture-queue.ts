/**
 * Queues pictures for drawing. A table's picture is useful only while it is new, so it is drawn within a deadline or
 * not at all, and only the newest one of a game. While more are requested than the threads can draw in time, pictures
 * are left out for a while, and tables are shown as text. The picture of a table at which a person is asked is drawn in
 * any case: after the deadline the table is shown as text, and its requester is told when the late picture is there.
 */
import { crc32 } from 'node:zlib';
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
/** The most late pictures that wait; beyond it the oldest is left out. Each is a model of some 10 KB. */
const MOST_LATE = 1_000;
const SMOOTHING = 0.2;

interface Order {
  /** The game; null for a single request without a deadline. */
  readonly gameId: string | null;
  readonly job: DrawingJob;
  /** Called when the picture is drawn after its deadline; null for a picture that nobody is asked beside. */
  readonly onDrawnLate: (() => void) | null;
  readonly timer: NodeJS.Timeout | null;
  /** The table was shown as text, and still gets its picture. */
  isLate: boolean;
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
   * @param onDrawnLate given when a person is asked at the table: its picture is drawn before those that bots change at
   *   once, also after the deadline, and then this is called. A newer request of the game takes the place of one that is
   *   not begun
   * @returns null when the table should be shown as text
   * @throws Error when it cannot be drawn in time
   */
  async drawSoon(
    gameId: string,
    job: DrawingJob,
    onDrawnLate: (() => void) | null = null,
  ): Promise<Raster | null> {
    const isDrawn = onDrawnLate !== null || !this.#isLeftOut();
    const drawn = isDrawn ? await this.#order(gameId, job, onDrawnLate) : null;
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

  /**
   * When a picture that is requested now would be finished, in ms from now.
   * @param waiting how many are drawn before it
   */
  #expectedMs(now: number, waiting = this.#waiting.size): number {
    const oldest = Math.min(...[...this.#drawers].map(({ since: [first = now] }) => first));
    // A drawer that gets no processor time reports nothing, so the age of its oldest job counts too.
    const drawMs = Math.max(this.#drawMs, Number.isFinite(oldest) ? (now - oldest) / AT_A_DRAWER : 0);
    return ((waiting + this.#handedOver + 1) / this.#parts.threads()) * drawMs;
  }

  /** How many pictures wait that are drawn before another one at which a person is asked. */
  get #awaited(): number {
    return [...this.#waiting].filter(({ gameId, onDrawnLate }) => gameId === null || onDrawnLate !== null)
      .length;
  }

  get #handedOver(): number {
    return [...this.#drawers].reduce((sum, { since }) => sum + since.length, 0);
  }

  #order(
    gameId: string | null,
    job: DrawingJob,
    onDrawnLate: (() => void) | null = null,
  ): Promise<Raster | null> {
    for (const order of this.#waiting) {
      if (gameId !== null && order.gameId === gameId) this.#giveUp(order);
    }
    // The text does not wait for a picture that is certain to be late.
    const isLate = onDrawnLate !== null && this.#expectedMs(this.#parts.now(), this.#awaited) > DEADLINE_MS;
    return new Promise((resolve) => {
      const timer = gameId === null ? null : setTimeout(() => this.#tooLate(order), DEADLINE_MS);
      const order: Order = {
        gameId,
        job,
        onDrawnLate,
        timer,
        isLate: false,
        isGivenUp: false,
        settle: (result) => {
          if (timer !== null) clearTimeout(timer);
          resolve(result);
        },
      };
      this.#waiting.add(order);
      // It may be there in time all the same, so the next pictures, such as hands, are not left out because of it.
      if (isLate) this.#showLate(order);
      this.#handOver();
    });
  }

  /**
   * The table no longer waits for its picture. Nobody uses it then, even if it is being drawn, unless a person is asked
   * at the table.
   */
  #tooLate(order: Order): void {
    this.#leaveOut();
    if (order.onDrawnLate === null) this.#giveUp(order);
    else this.#showLate(order);
  }

  /** The table is shown as text, and again when its picture is there. */
  #showLate(order: Order): void {
    order.isLate = true;
    order.settle(null);
    const late = [...this.#waiting].filter((waiting) => waiting.isLate);
    if (late.length > MOST_LATE && late[0]) this.#giveUp(late[0]);
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
      waiting.find(({ gameId }) => gameId === null) ??
      waiting.find((order) => order.onDrawnLate !== null) ??
      waiting[0];
    const free = next && this.#freeDrawer(next.gameId);
    if (!next || !free) return;
    this.#waiting.delete(next);
    const begun = this.#parts.now();
    free.since.push(begun);
    const drawn = free.drawer.draw(next.job);
    this.#parts.onOrder(drawn);
    const done = () => this.#drawn(free);
    drawn.then(done, done);
    drawn.then(
      (raster) => {
        if (!next.isGivenUp && !next.isLate) {
          next.settle(drawn);
          return;
        }
        this.#parts.onLate(next.job, raster);
        if (!next.isGivenUp) next.onDrawnLate?.();
      },
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

  /** The idlest drawer. Of equally idle ones always the same draws a game: it has kept what does not change. */
  #freeDrawer(gameId: string | null): OpenDrawer | null {
    const threads = this.#parts.threads();
    // A drawer beyond a lowered number stays open, and gets no more jobs.
    const open = [...this.#drawers].slice(0, threads);
    const own = open[crc32(gameId ?? '') % threads];
    open.sort((a, b) => a.since.length - b.since.length || Number(b === own) - Number(a === own));
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
