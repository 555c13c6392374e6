/** Movement over the map of a crawl, and what an explored tile brings (rule: a-move, a-explore). */

import { shuffle } from '../core/chance.ts';
import { openChest } from '../core/crawl/chests.ts';
import { engage, KINGS_HAND, spawnMinion } from '../core/crawl/engage.ts';
import { environmentsIn, placeIn } from '../core/crawl/expansions.ts';
import { explored, unexploredFrom } from '../core/crawl/map.ts';
import {
  changeGold,
  crawlHeroOf,
  crawlOf,
  foeOf,
  slotOf,
  slotOfHero,
  standingHeroes,
  tileAt,
} from '../core/crawl/party.ts';
import { environmentById } from '../core/crawl/registry.ts';
import { mayExplore } from '../core/crawl/shards.ts';
import type { Game } from '../core/game.ts';
import { changeCp } from '../core/seat/combat-points.ts';
import { addTokens } from '../core/seat/tokens.ts';
import { contextOf, pushEffects } from '../core/stack/push-effects.ts';
import type { CrawlTile } from '../model/adventure.ts';
import type { Seat, SpaceId } from '../model/ids.ts';
import type { CrawlFrame } from '../model/mission-frame.ts';
import type { CrawlItem } from '../vocabulary/crawl.ts';
import { awaitBattle } from './round.ts';

/**
 * The tiles on which a hero may end a move: face-down ones in reach, and tiles where a team-mate fights. In reading
 * order.
 */
export function moveChoices(game: Game, seat: Seat): SpaceId[] {
  const { tiles } = crawlOf(game);
  const { at } = crawlHeroOf(game, seat);
  const reached = new Set(explored(tiles, at).map((tile) => tile.at));
  const open = new Set(unexploredFrom(tiles, at).map((tile) => tile.at));
  return tiles.flatMap((tile) => {
    const joins = reached.has(tile.at) && fighterAt(game, tile.at) !== null;
    return joins || (open.has(tile.at) && mayExplore(game, tile)) ? [tile.at] : [];
  });
}

/** The first hero who fights on a tile, or null. */
function fighterAt(game: Game, at: SpaceId): Seat | null {
  for (const seat of standingHeroes(game)) {
    const foe = foeOf(game, seat);
    if (foe !== null && crawlHeroOf(game, seat).at === at && slotOf(game, foe).at === at) return seat;
  }
  return null;
}

/** Moves a hero to a tile. On a tile with a battle the hero joins it; on a face-down one it is explored next. */
export function moveHero(game: Game, frame: CrawlFrame, to: SpaceId): void {
  const hero = crawlHeroOf(game, frame.hero);
  game.events.push({ e: 'moved', seat: frame.hero, from: hero.at, to });
  hero.at = to;
  const mate = fighterAt(game, to);
  const foe = mate === null ? null : foeOf(game, mate);
  frame.step = foe === null ? 'explore' : 'before-battle';
  if (foe === null || mate === null) return;
  engage(game, frame.hero, foe);
  if (frame.after) awaitBattle(game, frame, mate);
}

/** Takes what lies on the tile, turns it over, and starts what it brings (rule: a-explore). */
export function exploreTile(game: Game, frame: CrawlFrame): void {
  const seat = frame.hero;
  const tile = tileAt(game, crawlHeroOf(game, seat).at);
  frame.step = 'environment';
  const id = drawEnvironment(game, tile);
  tile.environment = id;
  const environment = environmentById(id);
  // Pushed before the chests, so that their effects run first: items come before the tile is turned over.
  if (environment.effects.length > 0)
    pushEffects(game, environment.effects, contextOf(seat, { kind: 'setup', id }, null));
  for (const item of tile.items.splice(0)) takeItem(game, seat, item);
  game.events.push({ e: 'explored', seat, space: tile.at, environment: id });
  changeCp(game, seat, environment.cp);
  changeGold(game, environment.gold);
}

function drawEnvironment(game: Game, { level }: CrawlTile): string {
  const { id, environments, heroes } = crawlOf(game);
  if (level === 'start' || level === 'portal') return placeIn(id, level) ?? '';
  const isMet = (one: string) => heroes.length > 1 || environmentById(one).noSolo !== true;
  const deck = environments[level];
  const skipped = deck.findIndex(isMet);
  if (skipped >= 0) {
    // What one hero alone does not meet goes under the deck.
    deck.push(...deck.splice(0, skipped));
    return deck.shift() ?? '';
  }
  const all = environmentsIn(id, level).map((one) => one.id);
  const [first = '', ...rest] = shuffle(game.state.chance, all.filter(isMet));
  environments[level] = rest;
  return first;
}

function takeItem(game: Game, seat: Seat, item: CrawlItem): void {
  switch (item) {
    case 'shard': {
      const crawl = crawlOf(game);
      crawl.shards += 1;
      game.events.push({ e: 'item', seat, item, now: crawl.shards });
      return;
    }
    case 'salve': {
      const hero = crawlHeroOf(game, seat);
      hero.salves += 1;
      game.events.push({ e: 'item', seat, item, now: hero.salves });
      return;
    }
    case 'chest-1':
      openChest(game, 1, seat);
      return;
    case 'chest-2':
      openChest(game, 2, seat);
      return;
    case 'chest-3':
      openChest(game, 3, seat);
      return;
    case 'chest-4':
      openChest(game, 4, seat);
  }
}

/** The minion of an explored tile comes; the one behind the boss portal has one more King's Hand. */
export function meetMinion(game: Game, frame: CrawlFrame): void {
  const seat = frame.hero;
  const tile = tileAt(game, crawlHeroOf(game, seat).at);
  const { minion } = environmentById(tile.environment ?? '');
  if (minion === null || foeOf(game, seat) !== null) return;
  spawnMinion(game, seat, minion);
  if (tile.level !== 'portal') return;
  const slot = slotOfHero(game, seat);
  addTokens(game, slot, KINGS_HAND, 1, slot);
}
