/** Makes the model of the map's picture from the view of a Portal Crawl. */
import { heroById } from '../../engine/definitions.ts';
import type { Action, CrawlView, GameView } from '../../engine/index.ts';
import { placeOfTile } from '../../engine/rules.ts';
import type { CrawlMapModel } from '../picture/crawl/crawl-model.ts';

/** @param legal the answers of the asked hero, of which moves are marked on the map */
export function mapModelOf(view: GameView, crawl: CrawlView, legal: readonly Action[]): CrawlMapModel {
  const places = crawl.tiles.map(({ at }) => placeOfTile(at));
  const open = new Set(legal.flatMap((action) => (action.type === 'move' ? [action.to] : [])));
  const onMove = view.pending?.seat ?? view.turn.active;
  return {
    rows: 1 + Math.max(...places.map(({ row }) => row)),
    columns: 1 + Math.max(...places.map(({ column }) => column)),
    tiles: crawl.tiles.map(({ at, level, environment, items }) => ({
      at,
      ...placeOfTile(at),
      level,
      environment,
      items,
      isOpen: open.has(at),
    })),
    pawns: crawl.heroes.map(({ seat, at }) => ({
      at,
      heroId: view.seats[seat]?.hero ?? '',
      isActive: seat === onMove,
      isDown: view.seats[seat]?.defeated === true,
    })),
    minions: crawl.minions.map(({ seat, at, board }) => ({
      at,
      name: heroById(board).name,
      health: view.seats[seat]?.health ?? 0,
      startHealth: view.seats[seat]?.startHealth ?? 1,
    })),
    shards: crawl.shards,
  };
}
