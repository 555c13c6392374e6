/** What the picture of a Portal Crawl's map shows. */
import type { CrawlItem, CrawlLevel } from '../../../engine/vocabulary/crawl.ts';

export interface MapTileModel {
  /** Its label: column letter and row number. */
  readonly at: string;
  readonly row: number;
  readonly column: number;
  readonly level: CrawlLevel | 'start' | 'portal';
  /** The id of the environment; null while the tile is face down. */
  readonly environment: string | null;
  readonly items: readonly CrawlItem[];
  /** The hero who is asked may go there. */
  readonly isOpen: boolean;
}

export interface PawnModel {
  readonly at: string;
  readonly heroId: string;
  readonly isActive: boolean;
  readonly isDown: boolean;
}

export interface MapMinionModel {
  readonly at: string;
  readonly name: string;
  readonly health: number;
  readonly startHealth: number;
}

export interface CrawlMapModel {
  readonly rows: number;
  readonly columns: number;
  readonly tiles: readonly MapTileModel[];
  readonly pawns: readonly PawnModel[];
  readonly minions: readonly MapMinionModel[];
  readonly shards: { readonly found: number; readonly needed: number };
}
