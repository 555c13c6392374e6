/** Orders the pictures of tables. A table is shown as text when its picture is not ready in time. */
import type { Logger } from 'pino';
import type { CrawlMapModel } from '../../render/picture/crawl/crawl-model.ts';
import { pictureLoad } from '../../render/picture/pictures.ts';
import type { Raster } from '../../render/picture/rasterise.ts';
import { BOARD_FILE, type BoardInput, boardModelOf } from '../../render/table/index.ts';
import type { PayloadFile } from '../discord/payload.ts';
import type { MissionPictures } from './mission-renderer.ts';

/**
 * The maximum number of games remembered without a picture. Beyond it the longest-waiting games are dropped; their next
 * move shows a picture.
 */
const MAX_UNDRAWN = 2_000;
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

export class TablePictures {
  readonly #log: Logger;
  /** Games whose newest table was shown as text, longest-waiting first; they get a picture when there is capacity. */
  readonly #undrawn = new Set<string>();
  #busyNotedAt = Number.NEGATIVE_INFINITY;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Renders the board of a table; null when rendering fails or is not done soon. */
  async board(gameId: string, board: BoardInput): Promise<PayloadFile | null> {
    const { players, view } = board;
    const isAwaited = view.pending !== null && players[view.pending.seat]?.userId !== null;
    const draw = async () => (await loadDrawing()).renderBoardSoon(gameId, boardModelOf(board), isAwaited);
    const data = await this.#drawnSoon(gameId, draw);
    return data && { name: BOARD_FILE, data };
  }

  /** Renders the map of a Portal Crawl; null when rendering fails or is not done soon. */
  async crawlMap(gameId: string, model: CrawlMapModel): Promise<Buffer | null> {
    return this.#drawnSoon(gameId, async () => {
      const { renderCrawlMapSoon } = await import('../../render/picture/crawl/render-crawl-map.ts');
      return renderCrawlMapSoon(gameId, model);
    });
  }

  /** Renders the pictures of a Mission; each is null when rendering fails or is not done soon. */
  ofMission(gameId: string): MissionPictures {
    return {
      mission: (model, part) =>
        this.#drawnSoon(gameId, async () => {
          const { renderMissionSoon } = await import('../../render/picture/mission/render-mission.ts');
          return renderMissionSoon(gameId, model, part);
        }),
      // A separate key: an order under the table's own key would replace the Mission's.
      board: (board) =>
        this.#drawnSoon(gameId, async () =>
          (await loadDrawing()).renderBoardSoon(`${gameId} dice`, boardModelOf(board)),
        ),
    };
  }

  /**
   * Removes and returns a game whose picture can be drawn now; null when there is none or the queue has no capacity.
   */
  takeUndrawn(): string | null {
    const { leftOut, waiting } = pictureLoad();
    const [gameId] = this.#undrawn;
    if (leftOut || waiting > 0 || gameId === undefined) return null;
    this.#undrawn.delete(gameId);
    return gameId;
  }

  async #drawnSoon(gameId: string, draw: () => Promise<Raster | null>): Promise<Buffer | null> {
    try {
      const drawn = await draw();
      this.#note(gameId, drawn !== null);
      if (drawn !== null) return drawn.png;
      this.#noteBusy();
      return null;
    } catch (error) {
      this.#log.error({ gameId, error }, 'a picture of the board could not be drawn');
      return null;
    }
  }

  /** Records whether a game's newest table has a picture. */
  #note(gameId: string, hasPicture: boolean): void {
    this.#undrawn.delete(gameId);
    if (hasPicture) return;
    this.#undrawn.add(gameId);
    const [oldest] = this.#undrawn;
    if (this.#undrawn.size > MAX_UNDRAWN && oldest !== undefined) this.#undrawn.delete(oldest);
  }

  /** Logs that more pictures are ordered than this machine can draw, at most once a minute. */
  #noteBusy(): void {
    if (performance.now() - this.#busyNotedAt < LOG_BUSY_EVERY_MS) return;
    this.#busyNotedAt = performance.now();
    this.#log.warn('pictures are requested faster than they can be drawn; some tables are shown as text');
  }
}
