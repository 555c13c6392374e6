import type { BoardModel } from '../picture/board-model.ts';

/** The boards of a film, oldest first. */
export interface FilmJob {
  readonly boards: readonly BoardModel[];
  /** In pixels. */
  readonly width: number;
}

export type FilmReply = { readonly gif: Uint8Array<ArrayBuffer> } | { readonly error: unknown };
