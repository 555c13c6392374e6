/** The answers to the questions of a crawl's map, with their labels. */
import type { CrawlTileView, GameView } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import type { TableAction } from '../action-code.ts';
import type { Offer } from '../table/offers.ts';
import { heroNameOf, type TablePlayer } from '../table/players.ts';
import { destinationWords } from './crawl-lines.ts';

/** What a level takes off the worth of a face-down tile: its minion is met whatever lies there. */
const LEVEL_WORTH = 4;
/** A shard outweighs the next two levels; the portal is only open when it is the goal. */
const GOAL_WORTH = 10;
/** A battle of a team-mate comes after what can be found at no greater risk. */
const BATTLE_WORTH = -5;

/** The best tile comes first: shards and other finds, but no higher minion for little, and then battles of team-mates. */
export function tileOffers(
  { crawl }: GameView,
  players: readonly TablePlayer[],
  open: readonly TableAction[],
  words: Words,
): Offer[] {
  if (!crawl) return [];
  const offers = open.flatMap((action) => {
    const tile = action.type === 'move' ? crawl.tiles.find(({ at }) => at === action.to) : undefined;
    if (!tile) return [];
    return [{ action, label: destinationWords(tile, crawl, players, words), worth: worthOf(tile) }];
  });
  return offers.toSorted((a, b) => b.worth - a.worth).map(({ action, label }) => ({ action, label }));
}

function worthOf({ level, items, environment }: CrawlTileView): number {
  if (environment !== null) return BATTLE_WORTH;
  const risk = typeof level === 'number' ? LEVEL_WORTH * (level - 1) : 0;
  const isGoal = level === 'portal' || items.includes('shard');
  return items.length + (isGoal ? GOAL_WORTH : 0) - risk;
}

const REVIVE = 'revive-';

/** The label of an answer about salves; null for other options. */
export function salveLabel(
  ask: 'tile' | 'salve' | 'revive',
  option: string,
  players: readonly TablePlayer[],
  heals: number,
  { crawl: say }: Words,
): string | null {
  if (option === 'salve') return say.spendSalve(heals);
  if (option.startsWith(REVIVE)) return say.revive(heroNameOf(players, Number(option.slice(REVIVE.length))));
  if (option !== 'skip') return null;
  return ask === 'revive' ? say.letDie : say.goOn;
}
