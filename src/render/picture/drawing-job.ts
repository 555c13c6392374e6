import type { BoardModel } from './board-model.ts';
import type { CrawlMapModel } from './crawl/crawl-model.ts';
import type { MissionModel, MissionPart } from './mission/mission-model.ts';
import type { RasterOptions } from './rasterise.ts';

/** A request to the drawing thread. */
export type DrawingJob =
  | { readonly kind: 'board'; readonly model: BoardModel; readonly width: number }
  | { readonly kind: 'mission'; readonly model: MissionModel; readonly part: MissionPart }
  | { readonly kind: 'crawl'; readonly model: CrawlMapModel }
  /** A finished SVG. */
  | ({ readonly kind: 'svg'; readonly svg: string } & RasterOptions);

export interface DrawingOrder {
  readonly id: number;
  readonly job: DrawingJob;
}

export type DrawingReply =
  | {
      readonly id: number;
      readonly png: Uint8Array<ArrayBuffer>;
      readonly width: number;
      readonly height: number;
    }
  | { readonly id: number; readonly error: unknown };
