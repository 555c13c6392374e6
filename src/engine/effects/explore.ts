/** The owner explores a face-down tile beside the own one in a Portal Crawl (rule: a-explore). */

import { areNeighbours } from '../core/crawl/map.ts';
import { crawlHeroOf, crawlOf, isMinionSeat } from '../core/crawl/party.ts';
import { mayExplore } from '../core/crawl/shards.ts';
import type { Game } from '../core/game.ts';
import type { Action } from '../model/action.ts';
import type { Seat } from '../model/ids.ts';
import type { ExploreTile } from '../vocabulary/effects/adventures.ts';
import { ask, noteForced } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const exploreTile: EffectRule<ExploreTile> = {
  do: 'explore',
  run(game, frame) {
    const { owner } = frame.context;
    const [only, ...others] = tilesBeside(game, owner);
    if (only === undefined) return 'done';
    if (others.length > 0) return ask(game, frame, owner, 'move', { ask: 'tile' });
    noteForced(game, owner, { type: 'move', to: only });
    goTo(game, owner, only);
    return 'done';
  },
  legal: (game, { context: { owner } }) =>
    tilesBeside(game, owner).map((to): Action => ({ type: 'move', to })),
  answer(game, { context: { owner } }, _effect, action) {
    if (action.type === 'move') goTo(game, owner, action.to);
    return 'done';
  },
};

function tilesBeside(game: Game, seat: Seat): string[] {
  if (!game.state.crawl || isMinionSeat(game.state, seat)) return [];
  const { at } = crawlHeroOf(game, seat);
  return crawlOf(game).tiles.flatMap((tile) => {
    const isOpen = tile.environment === null && areNeighbours(tile.at, at) && mayExplore(game, tile);
    return isOpen ? [tile.at] : [];
  });
}

/** The order of play explores the tile on which the hero stands then. */
function goTo(game: Game, seat: Seat, to: string): void {
  const hero = crawlHeroOf(game, seat);
  game.events.push({ e: 'moved', seat, from: hero.at, to });
  hero.at = to;
  const frame = game.lane.stack.find(({ k }) => k === 'crawl');
  if (frame?.k === 'crawl') frame.step = 'explore';
}
