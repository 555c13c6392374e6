import type { BoardModel } from '../picture/board-model.ts';

/** The boards of a GIF, oldest first. */
export interface GifJob {
  readonly boards: readonly BoardModel[];
  /** In pixels. */
  readonly width: number;
}

export type GifReply = { readonly gif: Uint8Array<ArrayBuffer> } | { readonly error: unknown };
