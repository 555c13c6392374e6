/** The pictures of tables: ordered when a table is made, told in words when none can be had in time. */
import type { Logger } from 'pino';
import { pictureLoad } from '../../render/picture/pictures.ts';
import type { Raster } from '../../render/picture/rasterise.ts';
import { BOARD_FILE, type BoardInput, boardModelOf } from '../../render/table/index.ts';
import type { PayloadFile } from '../discord/payload.ts';
import type { MissionPictures } from './mission-renderer.ts';

/** Tables without a picture that are remembered; those that have waited longest are forgotten: their next move shows one. */
const MOST_UNDRAWN = 2_000;
const BUSY_NOTED_EVERY_MS = 60_000;

let drawing: Promise<typeof import('../../render/picture/render-board.ts')> | null = null;

/**
 * Loaded when it is needed: the drawing libraries would make the start slow. Asked for once: an import takes a
 * millisecond even of what is loaded.
 */
function loadDrawing() {
  drawing ??= import('../../render/picture/render-board.ts').catch((error: unknown) => {
    drawing = null;
    throw error;
  });
  return drawing;
}

/** Gets the drawing ready in the background, so that the first table after a start is not late. */
export async function warmUpDrawing(log: Logger): Promise<void> {
  try {
    const { warmUpPictures } = await loadDrawing();
    await warmUpPictures();
  } catch (error) {
    log.error({ error }, 'pictures of the board cannot be drawn; tables are told in words');
  }
}

export class TablePictures {
  readonly #log: Logger;
  /** Games whose newest table was shown in words, the one that has waited longest first: they get it when there is room. */
  readonly #undrawn = new Set<string>();
  #busyNotedAt = Number.NEGATIVE_INFINITY;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** The board of a table; null when it cannot be drawn, or not soon. */
  async board(gameId: string, board: BoardInput): Promise<PayloadFile | null> {
    const draw = async () => (await loadDrawing()).renderBoardSoon(gameId, boardModelOf(board));
    const data = await this.#drawnSoon(gameId, draw);
    return data && { name: BOARD_FILE, data };
  }

  /** The pictures of a Mission; each null when it cannot be drawn, or not soon. */
  ofMission(gameId: string): MissionPictures {
    return {
      mission: (model, part) =>
        this.#drawnSoon(gameId, async () => {
          const { renderMissionSoon } = await import('../../render/picture/mission/render-mission.ts');
          return renderMissionSoon(gameId, model, part);
        }),
      // Under a name of its own: an order for the same table would take the place of the Mission's.
      board: (board) =>
        this.#drawnSoon(gameId, async () =>
          (await loadDrawing()).renderBoardSoon(`${gameId} dice`, boardModelOf(board)),
        ),
    };
  }

  /** A game whose picture could be drawn now, once; null when there is none or nothing can be drawn soon. */
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

  /** A game's newest table was made. */
  #note(gameId: string, hasPicture: boolean): void {
    this.#undrawn.delete(gameId);
    if (hasPicture) return;
    this.#undrawn.add(gameId);
    const [oldest] = this.#undrawn;
    if (this.#undrawn.size > MOST_UNDRAWN && oldest !== undefined) this.#undrawn.delete(oldest);
  }

  /** More games than this machine can draw for: the operator hears of it now and then, not with each table. */
  #noteBusy(): void {
    if (performance.now() - this.#busyNotedAt < BUSY_NOTED_EVERY_MS) return;
    this.#busyNotedAt = performance.now();
    this.#log.warn(
      'more pictures are ordered than can be drawn in time; tables are told in words for a while',
    );
  }
}
