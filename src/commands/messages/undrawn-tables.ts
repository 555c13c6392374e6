/** Tables that were shown in words because no picture could be had in time: they get it when there is room again. */
import { pictureLoad } from '../../render/picture/pictures.ts';

/** Those that have waited longest are forgotten: their next move shows a picture anyway. */
const MOST = 2_000;

export class UndrawnTables {
  /** By game, the one that has waited longest first. */
  readonly #games = new Set<string>();

  /** A game's newest table was made. */
  note(gameId: string, hasPicture: boolean): void {
    this.#games.delete(gameId);
    if (hasPicture) return;
    this.#games.add(gameId);
    const [oldest] = this.#games;
    if (this.#games.size > MOST && oldest !== undefined) this.#games.delete(oldest);
  }

  /** A game whose picture could be drawn now, once; null when there is none or nothing can be drawn soon. */
  take(): string | null {
    const { leftOut, waiting } = pictureLoad();
    const [gameId] = this.#games;
    if (leftOut || waiting > 0 || gameId === undefined) return null;
    this.#games.delete(gameId);
    return gameId;
  }
}
