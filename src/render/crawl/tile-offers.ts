/** The answers to the questions of a crawl's map, with their labels. */
import type { GameView } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import type { TableAction } from '../action-code.ts';
import type { Offer } from '../table/offers.ts';
import { heroNameOf, type TablePlayer } from '../table/players.ts';
import { tileWords } from './crawl-lines.ts';

/** Tiles with shards come first, then those with other things, then battles of team-mates. */
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
    const worth =
      tile.items.length + (tile.items.includes('shard') ? 10 : 0) - (tile.environment === null ? 0 : 5);
    return [{ action, label: tileWords(tile, crawl, players, words), worth }];
  });
  return offers.toSorted((a, b) => b.worth - a.worth).map(({ action, label }) => ({ action, label }));
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
