/** The order in which the tiles of a crawl are offered: the first one is the button that stands out. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { createGame, viewOf } from '../../../src/engine/index.ts';
import type { CrawlTile } from '../../../src/engine/model/adventure.ts';
import { tileOffers } from '../../../src/render/crawl/tile-offers.ts';
import { ENGLISH } from '../../../src/words/index.ts';

type OfferedTile = Omit<CrawlTile, 'items'> & { readonly items: readonly CrawlTile['items'][number][] };

/** The labels of these tiles, in the order in which they are offered. */
function offered(...tiles: readonly OfferedTile[]): string[] {
  const seats = ['barbarian', 'monk'].map((hero) => ({ hero }));
  const state = createGame({
    mode: 'crawl',
    seats,
    seed: 'tiles',
    first: 0,
    crawl: { id: 'crimson-sands-a' },
  });
  if (!state.crawl) throw new Error('no crawl');
  state.crawl.tiles = tiles.map((tile) => ({ ...tile, items: [...tile.items] }));
  const moves = tiles.map(({ at }) => ({ type: 'move', to: at }) as const);
  return tileOffers(viewOf(state, 0), [], moves, ENGLISH).map(({ label }) => label);
}

const faceDown = { environment: null } as const;

describe('the tiles of a crawl', () => {
  it('are not led by a minion two levels higher for a salve and a chest', () => {
    expect(
      offered(
        { at: 'C1', level: 3, items: ['salve', 'chest-2'], ...faceDown },
        { at: 'C4', level: 2, items: [], ...faceDown },
        { at: 'D4', level: 1, items: [], ...faceDown },
      ),
    ).toEqual(['D4: level I', 'C4: level II', 'C1: level III, a salve, a chest of level 2']);
  });

  it('begin with a shard, also on the next level, and with the portal once it is open', () => {
    const shard = { at: 'A1', level: 2, items: ['shard'], ...faceDown } as const;
    const plain = { at: 'B4', level: 1, items: ['chest-1'], ...faceDown } as const;
    const portal = { at: 'B1', level: 'portal', items: ['salve'], ...faceDown } as const;
    expect(offered(plain, shard)).toEqual([
      'A1: level II, a portal shard',
      'B4: level I, a chest of level 1',
    ]);
    expect(offered(plain, portal)[0]).toBe('B1: boss portal, a salve');
  });
});
