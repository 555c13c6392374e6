import type { BoardModel } from '../picture/board-model.ts';
import type { CrawlMapModel } from '../picture/crawl/crawl-model.ts';
import type { MissionModel } from '../picture/mission/mission-model.ts';

/** What a frame shows: the board of a table, or the map of a Mission or Portal Crawl. */
export type GifFrame =
  | { readonly kind: 'board'; readonly model: BoardModel }
  | { readonly kind: 'crawl'; readonly model: CrawlMapModel }
  | { readonly kind: 'map'; readonly model: MissionModel };

/** The frames of a GIF, oldest first. */
export interface GifJob {
  readonly frames: readonly GifFrame[];
  /** In pixels. */
  readonly width: number;
}

export type GifReply = { readonly gif: Uint8Array<ArrayBuffer> } | { readonly error: unknown };
