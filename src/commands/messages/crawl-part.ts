/** What the table of a Portal Crawl shows besides that of a duel: its lines, its map, and the board of the battle. */
import type { Action, GameView } from '../../engine/index.ts';
import { battleOf, isAfterwards } from '../../render/crawl/battle.ts';
import { crawlAltText, crawlLines } from '../../render/crawl/crawl-lines.ts';
import { mapModelOf } from '../../render/crawl/map-model-of.ts';
import { ALT_TEXT_LENGTH } from '../../render/discord-limits.ts';
import { type BoardInput, CRAWL_FILE, type CrawlPart } from '../../render/table/index.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import type { TablePlayer } from '../../render/table/players.ts';
import type { Words } from '../../words/index.ts';
import type { PayloadFile } from '../discord/payload.ts';
import type { PicturesOfTable } from './table-pictures.ts';

interface CrawlScene {
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  /** The answers of the asked hero. */
  readonly legal: readonly Action[];
  /** Ids of the people who act at once; empty when one question is on the table. */
  readonly acting: readonly string[];
  readonly words: Words;
}

/** @throws RangeError when the view is not that of a crawl */
export async function crawlPart(
  { view, players, legal, acting, words }: CrawlScene,
  pictures: PicturesOfTable | null,
): Promise<{ readonly part: CrawlPart; readonly files: readonly PayloadFile[] }> {
  const { crawl, outcome } = view;
  if (!crawl) throw new RangeError('the game is no crawl');
  // In a battle the board and its dice are what matters: the map would push them off a phone's screen.
  const isOnMap =
    !crawl.boss && !isAfterwards(view) && (acting.length > 0 || battleOf(view) === null || outcome !== null);
  const map = isOnMap ? ((await pictures?.crawlMap(mapModelOf(view, crawl, legal))) ?? null) : null;
  const name = escaped(crawl.name);
  const isWon = outcome
    ? outcome.kind === 'won' && outcome.team === view.seats[0]?.team
    : crawl.after === 'won';
  const part: CrawlPart = {
    title:
      outcome || crawl.after !== null
        ? words.crawl[crawl.boss ? 'battle' : 'end'][isWon ? 'won' : 'lost'](name)
        : words.crawl.heading(name, crawl.round),
    acting,
    lines: crawlLines(view, crawl, players, words),
    map: isOnMap
      ? { alt: clipped(crawlAltText(crawl, players, words), ALT_TEXT_LENGTH), isDrawn: map !== null }
      : null,
  };
  return { part, files: map === null ? [] : [{ name: CRAWL_FILE, data: map }] };
}

/**
 * The board of the battle that is fought now: the heroes in it and their minion. Null while the hero on the move is on
 * the map, without a battle.
 */
export function battleBoard(board: BoardInput): BoardInput | null {
  const { view } = board;
  const fighting = battleOf(view);
  if (!fighting || view.outcome) return null;
  return { ...board, view: { ...view, seats: view.seats.filter(({ seat }) => fighting.includes(seat)) } };
}
