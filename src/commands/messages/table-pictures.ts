/** Orders the pictures of tables. A table is shown as text when its picture is not ready in time. */
import type { Logger } from 'pino';
import type { CrawlMapModel } from '../../render/picture/crawl/crawl-model.ts';
import { pictureLoad } from '../../render/picture/pictures.ts';
import type { Raster } from '../../render/picture/rasterise.ts';
import { BOARD_FILE, type BoardInput, boardModelOf } from '../../render/table/index.ts';
import type { PayloadFile } from '../discord/payload.ts';
import type { MissionPictures } from './mission-renderer.ts';

/** The most tables remembered. Beyond it the oldest are dropped; the next move of their games shows a picture. */
const MAX_RENDERINGS = 2_000;
const LOG_BUSY_EVERY_MS = 60_000;

let drawing: Promise<typeof import('../../render/picture/render-board.ts')> | null = null;

/**
 * Imports the drawing libraries on first use, because they would slow down the start. The promise is cached, because
 * even an import of a loaded module takes a millisecond.
 */
function loadDrawing() {
  drawing ??= import('../../render/picture/render-board.ts').catch((error: unknown) => {
    drawing = null;
    throw error;
  });
  return drawing;
}

/** Loads the drawing libraries in the background, so that the first table after a start is not late. */
export async function warmUpDrawing(log: Logger): Promise<void> {
  try {
    const { warmUpPictures } = await loadDrawing();
    await warmUpPictures();
  } catch (error) {
    log.error({ error }, 'pictures of the board cannot be drawn; tables are shown as text');
  }
}

/** The pictures of one rendering of a table; each is null when it cannot be drawn, or is not drawn soon. */
export interface PicturesOfTable extends MissionPictures {
  /** Renders the board of a table. */
  readonly boardFile: (board: BoardInput) => Promise<PayloadFile | null>;
  /** Renders the map of a Portal Crawl. */
  readonly crawlMap: (model: CrawlMapModel) => Promise<Buffer | null>;
}

/** One rendering of a table. */
interface Rendering {
  readonly gameId: string;
  /** How many of its pictures are left out so far. */
  missing: number;
}

export class TablePictures {
  readonly #log: Logger;
  /** The newest rendering of each game's table, oldest first. Those that miss pictures get them when there is capacity. */
  readonly #newest = new Map<string, Rendering>();
  /** Games whose newest table was shown as text, and whose pictures are drawn since. */
  readonly #drawnLate = new Set<string>();
  #busyNotedAt = Number.NEGATIVE_INFINITY;

  constructor(log: Logger) {
    this.#log = log;
  }

  /**
   * The pictures of a table that is rendered now. Where a person is asked, all of them are drawn, if late, after which
   * `takeDrawnLate` returns the game.
   * @param isAwaited a person is asked at the table
   */
  atTable(gameId: string, isAwaited: boolean): PicturesOfTable {
    const rendering: Rendering = { gameId, missing: 0 };
    this.#begin(rendering);
    const onDrawnLate = isAwaited ? () => this.#noteDrawnLate(rendering) : null;
    const drawnSoon = (draw: () => Promise<Raster | null>) => this.#drawnSoon(rendering, draw);
    const board = (name: string, input: BoardInput) =>
      drawnSoon(async () => (await loadDrawing()).renderBoardSoon(name, boardModelOf(input), onDrawnLate));
    return {
      boardFile: async (input) => {
        const data = await board(gameId, input);
        return data && { name: BOARD_FILE, data };
      },
      crawlMap: (model) =>
        drawnSoon(async () => {
          const { renderCrawlMapSoon } = await import('../../render/picture/crawl/render-crawl-map.ts');
          return renderCrawlMapSoon(gameId, model, onDrawnLate);
        }),
      mission: (model, part) =>
        drawnSoon(async () => {
          const { renderMissionSoon } = await import('../../render/picture/mission/render-mission.ts');
          return renderMissionSoon(gameId, model, part, onDrawnLate);
        }),
      // A separate name: an order under the table's own name would replace the Mission's.
      board: (input) => board(`${gameId} dice`, input),
    };
  }

  /**
   * Removes and returns a game whose picture can be drawn now; null when there is none or the queue has no capacity.
   */
  takeUndrawn(): string | null {
    const { leftOut, waiting } = pictureLoad();
    if (leftOut || waiting > 0) return null;
    for (const { gameId, missing } of this.#newest.values()) {
      if (missing === 0) continue;
      this.#newest.delete(gameId);
      return gameId;
    }
    return null;
  }

  /** Removes and returns a game whose newest table was shown as text, and whose pictures are drawn since; or null. */
  takeDrawnLate(): string | null {
    const [gameId = null] = this.#drawnLate;
    if (gameId !== null) this.#drawnLate.delete(gameId);
    return gameId;
  }

  #begin(rendering: Rendering): void {
    const { gameId } = rendering;
    this.#drawnLate.delete(gameId);
    this.#newest.delete(gameId);
    this.#newest.set(gameId, rendering);
    const [oldest] = this.#newest.keys();
    if (this.#newest.size > MAX_RENDERINGS && oldest !== undefined) this.#newest.delete(oldest);
  }

  #noteDrawnLate(rendering: Rendering): void {
    rendering.missing -= 1;
    const { gameId, missing } = rendering;
    // A newer table of the game has pictures of its own.
    if (missing > 0 || this.#newest.get(gameId) !== rendering) return;
    this.#drawnLate.add(gameId);
  }

  async #drawnSoon(rendering: Rendering, draw: () => Promise<Raster | null>): Promise<Buffer | null> {
    try {
      const drawn = await draw();
      if (drawn !== null) return drawn.png;
      rendering.missing += 1;
      this.#noteBusy();
      return null;
    } catch (error) {
      this.#log.error({ gameId: rendering.gameId, error }, 'a picture of the board could not be drawn');
      return null;
    }
  }

  /** Logs that more pictures are ordered than this machine can draw, at most once a minute. */
  #noteBusy(): void {
    if (performance.now() - this.#busyNotedAt < LOG_BUSY_EVERY_MS) return;
    this.#busyNotedAt = performance.now();
    this.#log.warn('pictures are requested faster than they can be drawn; some tables are shown as text');
  }
}
