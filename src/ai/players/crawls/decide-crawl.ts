/** Decisions on the map of a Portal Crawl: where to go, and when to spend a salve. */
import type { Action, CrawlTileView, CrawlView, GameView } from '../../../engine/index.ts';
import type { CrawlItem } from '../../../engine/vocabulary/crawl.ts';
import { bestOf, type Scored, type Situation } from '../situation.ts';
import { dealNow, leastNeeded } from './shopping.ts';

/** What lies on a tile, in points of damage. A shard is what the party came for. */
const ITEM: Readonly<Record<CrawlItem, number>> = {
  shard: 5,
  salve: 4,
  'chest-1': 1.5,
  'chest-2': 2.5,
  'chest-3': 3.5,
  'chest-4': 4.5,
};
/** What the minion of a tile costs by its level, for a hero in good health. */
const DANGER = { 1: 3, 2: 6, 3: 9, 4: 12, start: 0, portal: 12 } as const;
/** The share of health below which a hero would rather not meet anybody new. */
const WEAK = 0.5;
/** A battle that a team-mate fights is won sooner by two. */
const JOINED = 4;
/** The boss portal is opened when nobody fights elsewhere, so that the party arrives together. */
const PORTAL_TOGETHER = 8;

/** Returns the best answer to a question of the map; null for other questions. */
export function decideCrawl(
  situation: Situation,
  legal: readonly Action[],
  random: () => number,
): Action | null {
  const { view, me } = situation;
  const { crawl } = view;
  const prompt = view.pending?.prompt;
  if (!crawl || typeof prompt !== 'object' || prompt === null) return null;
  switch (prompt.ask) {
    case 'tile':
      return salveNow(view, me, legal) ?? bestMove(situation, crawl, legal, random);
    case 'salve':
      return salveNow(view, me, legal) ?? skipping(legal);
    case 'revive':
      return legal.find((action) => !isSkip(action)) ?? null;
    case 'shop':
      return dealNow(crawl, me, legal);
    case 'boss-loot':
      return legal.find((action) => action.type === 'choose' && action.option === 'keep') ?? null;
    case 'deck-limit':
      return leastNeeded(legal);
    default:
      return null;
  }
}

/** A fallen team-mate is revived first; a salve for oneself is spent when none of its healing is lost. */
function salveNow(view: GameView, me: number, legal: readonly Action[]): Action | null {
  const revival = legal.find(
    (action) => action.type === 'choose' && String(action.option).startsWith('revive-'),
  );
  if (revival) return revival;
  const own = legal.find((action) => action.type === 'choose' && action.option === 'salve');
  const seat = view.seats[me];
  if (!own || !seat) return null;
  return seat.health + (view.crawl?.salveHeals ?? 0) <= seat.startHealth ? own : null;
}

function isSkip(action: Action): boolean {
  return action.type === 'choose' && action.option === 'skip';
}

function skipping(legal: readonly Action[]): Action | null {
  return legal.find(isSkip) ?? null;
}

function bestMove(
  { view, me, weighs }: Situation,
  crawl: CrawlView,
  legal: readonly Action[],
  random: () => number,
): Action | null {
  const scored: Scored[] = legal.flatMap((action) => {
    const tile = action.type === 'move' ? crawl.tiles.find(({ at }) => at === action.to) : undefined;
    return tile ? [{ action, worth: worthOfTile(view, crawl, me, tile) }] : [];
  });
  weighs?.(scored);
  return bestOf(scored, random)?.action ?? null;
}

function worthOfTile(view: GameView, crawl: CrawlView, me: number, tile: CrawlTileView): number {
  if (tile.environment !== null) return JOINED;
  const { health = 1, startHealth = 1 } = view.seats[me] ?? {};
  const fear = health / startHealth < WEAK ? 2 : 1;
  const items = tile.items.reduce((sum, item) => sum + ITEM[item], 0);
  const others = crawl.minions.length;
  const together = tile.level === 'portal' && others === 0 ? PORTAL_TOGETHER : 0;
  return items + together - fear * DANGER[tile.level];
}
