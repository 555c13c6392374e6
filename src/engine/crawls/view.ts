/** The public view of a Portal Crawl. The order of decks is hidden, and what face-down tiles show. */

import { bossCardOf, bossSeat } from '../core/crawl/boss.ts';
import { hasFirstStrike } from '../core/crawl/engage.ts';
import { helperSeat, heroesAgainst, minionsInPlay, salveHeals, slotOf } from '../core/crawl/party.ts';
import { minionById, scenarioById } from '../core/crawl/registry.ts';
import { SHARDS_NEEDED } from '../core/crawl/shards.ts';
import { type Game, heroSeatOf } from '../core/game.ts';
import { actSideBySide, laneAt, ownLaneIndexOf } from '../core/lanes.ts';
import type { Seat } from '../model/ids.ts';
import type { CrawlItem, CrawlLevel, Difficulty, Rarity, RollObjective } from '../vocabulary/crawl.ts';
import { cardsToGiveUp } from './deck-limit.ts';

export interface CrawlTileView {
  /** Its label: column letter and row number. */
  readonly at: string;
  readonly level: CrawlLevel | 'start' | 'portal';
  /** The id of the environment; null while the tile is face down. */
  readonly environment: string | null;
  readonly items: readonly CrawlItem[];
}

export interface CrawlHeroView {
  readonly seat: Seat;
  readonly at: string;
  /** The seat of the minion that the hero is engaged with; null without one. */
  readonly foe: Seat | null;
  readonly salves: number;
  /** When heroes act at once: the turn of this round is over, or the hero waits to join a battle. */
  readonly waits: boolean;
  readonly unidentified: Readonly<Record<Rarity, number>>;
  /** Loot cards of the hero. */
  readonly loot: readonly string[];
  /** Once the session is decided: loot cards to give up before the next scenario. 0 before. */
  readonly toGiveUp: number;
  /** In the shop and after it: gold of the hero. Null before. */
  readonly gold: number | null;
  /** Cards that the shop offers to the hero. */
  readonly offers: readonly string[];
}

/** A minion in play; health, CP and tokens are those of its seat. */
export interface MinionView {
  readonly seat: Seat;
  readonly board: string;
  readonly level: CrawlLevel;
  readonly at: string;
  readonly firstStrike: boolean;
  readonly objective: RollObjective;
  /** Levels of the chests that it leaves. */
  readonly chests: readonly CrawlLevel[];
  /** Seats of the heroes who are engaged with it. */
  readonly heroes: readonly number[];
}

/** The boss of a Boss Battle; health, CP and tokens are those of its seat. */
export interface BossView {
  readonly seat: Seat;
  readonly board: string;
  /** What it rolls for in its next turn, if a card has shown it. */
  readonly objective: RollObjective | null;
  /** The action card drawn last. */
  readonly drawn: string | null;
  /** The seat of the minion beside the boss while it stands; null without one. */
  readonly helper: number | null;
}

export interface CrawlView {
  readonly id: string;
  readonly name: string;
  readonly scenario: number;
  readonly difficulty: Difficulty;
  readonly round: number;
  /** In reading order. */
  readonly tiles: readonly CrawlTileView[];
  /** By seat. */
  readonly heroes: readonly CrawlHeroView[];
  readonly minions: readonly MinionView[];
  /** Null in a crawl. */
  readonly boss: BossView | null;
  readonly shards: { readonly found: number; readonly needed: number };
  readonly gold: number;
  /** Health that one salve gives now. */
  readonly salveHeals: number;
  readonly portalCleared: boolean;
  /** Heroes act at once now; otherwise one after another. */
  readonly atOnce: boolean;
  /** How the session was decided, while the heroes shop or open chests, and after it; null before. */
  readonly after: 'won' | 'lost' | null;
  /** The card of a chest that the asked hero looks at; null for none. */
  readonly found: string | null;
}

/** Returns the public view of the crawl; null in other modes. */
export function crawlView(game: Game): CrawlView | null {
  const { crawl } = game.state;
  if (!crawl) return null;
  const { name, scenario } = scenarioById(crawl.id);
  return {
    id: crawl.id,
    name,
    scenario,
    difficulty: crawl.difficulty,
    round: crawl.round,
    tiles: crawl.tiles.map((tile) => ({ ...tile, items: [...tile.items] })),
    heroes: crawl.heroes.map(
      ({ at, foe, salves, unidentified, loot = [], gold = null, offers = [] }, seat) => ({
        seat,
        at,
        foe,
        salves,
        waits: actSideBySide(game.state) && isAtRest(game, seat),
        unidentified: { ...unidentified },
        loot: [...loot],
        toGiveUp: crawl.after ? cardsToGiveUp(game, seat) : 0,
        gold,
        offers: [...offers],
      }),
    ),
    minions: crawl.boss ? [] : minionsInPlay(game).map((seat) => minionView(game, seat)),
    boss: bossView(game),
    shards: { found: crawl.shards, needed: SHARDS_NEEDED },
    gold: crawl.gold,
    salveHeals: salveHeals(game),
    portalCleared: crawl.portalCleared,
    atOnce: actSideBySide(game.state),
    after: crawl.after?.result ?? null,
    found: crawl.after?.found ?? null,
  };
}

/** Whether nothing is asked in the lane of a hero: it is over, or waits for another. */
function isAtRest({ state }: Game, seat: Seat): boolean {
  const { pending, stack } = laneAt(state, ownLaneIndexOf(state, seat));
  return pending === null || stack.length === 0;
}

function bossView(game: Game): BossView | null {
  const seat = bossSeat(game);
  if (seat === null) return null;
  const { hero: board } = heroSeatOf(game, seat);
  const drawn = game.state.crawl?.boss?.drawn ?? null;
  return {
    seat,
    board,
    drawn,
    helper: helperSeat(game),
    objective: drawn === null ? null : (bossCardOf(board, drawn)?.objective ?? null),
  };
}

function minionView(game: Game, seat: Seat): MinionView {
  const { hero: board } = heroSeatOf(game, seat);
  const { level, objective, chests } = minionById(board);
  return {
    seat,
    board,
    level,
    at: slotOf(game, seat).at ?? '',
    firstStrike: hasFirstStrike(game, seat),
    objective,
    chests,
    heroes: heroesAgainst(game, seat),
  };
}
