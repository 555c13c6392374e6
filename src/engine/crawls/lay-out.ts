/** The initial state of a Portal Crawl: its map, decks, party and empty seats for minions (rule: a-player-setup). */

import { shuffle } from '../core/chance.ts';
import { ContentError } from '../core/content-error.ts';
import { actionDeck, bossSeat, buyUpgrades, byParty } from '../core/crawl/boss.ts';
import { KINGS_HAND, LIMITS_OF_ENEMIES } from '../core/crawl/engage.ts';
import { environmentsIn, minionsIn, ownFirst, placeIn } from '../core/crawl/expansions.ts';
import { deckWithLoot, lootDecks, sharedOut } from '../core/crawl/loot.ts';
import { tilesOf } from '../core/crawl/map.ts';
import { bossBattleById, crawlById, helperOfBosses, listMinions } from '../core/crawl/registry.ts';
import { MINIONS } from '../core/crawl/teams.ts';
import type { Game } from '../core/game.ts';
import { addTokens } from '../core/seat/tokens.ts';
import type { CrawlHero, CrawlState } from '../model/adventure.ts';
import type { CampaignSetup } from '../model/campaign.ts';
import type { HeroSeat } from '../model/combatant.ts';
import type { PoolIndex } from '../model/ids.ts';
import { BOT_ORDERS } from '../model/orders.ts';
import type { GameState } from '../model/state.ts';
import { CRAWL_LEVELS, type CrawlLevel, type Difficulty } from '../vocabulary/crawl.ts';
import { evenShare, isShare } from './salve-shares.ts';

export interface CrawlSetup {
  /** Id of a registered crawl. */
  readonly id: string;
  /** Absent: normal (rule: a-difficulty). */
  readonly difficulty?: Difficulty;
  /** Salves of the party that the heroes share; absent: those of the card. */
  readonly salves?: number;
  /** How the party shares them, by seat. Absent, or of another party or number: one each in turn order. */
  readonly shares?: readonly number[];
  /** Heroes act at once, a house rule; absent: in turn order, as printed. A single hero and Boss Battles know no difference. */
  readonly atOnce?: true;
  /** The campaign that the session continues: of it the session reads the heroes' loot. */
  readonly campaign?: CampaignSetup;
}

/** Starting health of each hero by difficulty and party size, where it is not that of the card (rule: a-difficulty). */
const HEALTH: Readonly<Partial<Record<Difficulty, readonly number[]>>> = {
  veteran: [25, 13, 10, 8],
  insane: [25, 13, 10, 8],
  hardcore: [35, 20, 15, 11],
};

/** The dial that the heroes share in a Boss Battle, where it is not that of the card. */
const SHARED_HEALTH: Readonly<Partial<Record<Difficulty, number>>> = {
  veteran: 40,
  insane: 40,
  hardcore: 50,
};

/** The difficulties on which a minion stands beside the boss. */
const WITH_HELPER: readonly Difficulty[] = ['insane', 'hardcore'];

/**
 * Adds the crawl to a new game: one dial for each hero, a seat for the minion of each hero, map and decks.
 * @throws ContentError for an unknown crawl
 */
export function layOutCrawl(
  state: GameState,
  { id, difficulty = 'normal', salves, shares, campaign, atOnce }: CrawlSetup,
): void {
  const crawl = crawlById(id);
  const party = state.seats.length;
  const health = (HEALTH[difficulty] ?? crawl.health)[party - 1] ?? 1;
  for (const pool of state.pools) Object.assign(pool, { health, start: health });
  const decks = decksOf(state, id);
  const start = placeIn(id, 'start');
  const placeholder = listMinions(1)[0];
  if (!start || !placeholder) throw new ContentError('a crawl needs a start tile and minions');
  const tiles = tilesOf(crawl, start);
  const at = tiles.find(({ level }) => level === 'start')?.at ?? '';
  state.crawl = {
    id,
    difficulty,
    tiles,
    ...decks,
    heroes: state.seats.map(() => newHero(at)),
    slots: state.seats.map(() => ({ at: null })),
    shards: 0,
    gold: crawl.gold[party - 1] ?? 0,
    portalCleared: false,
    round: 0,
    ...(atOnce && party > 1 ? { atOnce } : {}),
  };
  shareSalves(state.crawl, salves ?? crawl.salves, shares);
  bringLoot(state, state.crawl, campaign);
  for (let slot = 0; slot < party; slot += 1) {
    state.pools.push({ health: 0, start: 1 });
    state.seats.push({ ...newMinionSeat(placeholder.board.id, state.pools.length - 1), defeated: true });
  }
  for (const lane of state.lanes) lane.seats = state.seats.map((_, seat) => seat);
}

/**
 * Adds a Boss Battle to a new game: the heroes share one dial, and the boss sits behind them (rule: a-boss-setup).
 * @throws ContentError for an unknown battle
 */
export function layOutBossBattle(
  state: GameState,
  { id, difficulty = 'normal', salves, shares, campaign }: CrawlSetup,
): void {
  const battle = bossBattleById(id);
  const party = state.seats.length;
  // rule: a-difficulty; the harder cards name the dial of the heroes.
  const health = SHARED_HEALTH[difficulty] ?? battle.heroHealth;
  for (const pool of state.pools) Object.assign(pool, { health, start: health });
  state.crawl = {
    id,
    difficulty,
    tiles: [],
    environments: { 1: [], 2: [], 3: [], 4: [] },
    minions: { 1: [], 2: [], 3: [], 4: [] },
    heroes: state.seats.map(() => ({ ...newHero(''), foe: party })),
    slots: [{ at: '' }],
    shards: 0,
    gold: 0,
    portalCleared: false,
    round: 0,
    boss: { drawn: null },
  };
  shareSalves(state.crawl, salves ?? battle.salves, shares);
  bringLoot(state, state.crawl, campaign);
  const bossHealth = byParty(battle.bossHealth, party);
  state.pools.push({ health: bossHealth, start: bossHealth });
  state.seats.push({
    ...newMinionSeat(battle.boss, state.pools.length - 1),
    cp: battle.startingCp,
    deck: shuffle(state.chance, actionDeck(battle.boss)),
  });
  if (WITH_HELPER.includes(difficulty)) addHelper(state, state.crawl);
  for (const lane of state.lanes) lane.seats = state.seats.map((_, seat) => seat);
}

/** The minion beside the boss takes the seat behind it. */
function addHelper(state: GameState, { slots, boss }: CrawlState): void {
  const helper = helperOfBosses();
  if (!helper || !boss) return;
  const { board, health, cp } = helper;
  state.pools.push({ health, start: health });
  boss.helper = state.seats.length;
  state.seats.push({ ...newMinionSeat(board.id, state.pools.length - 1), cp });
  slots.push({ at: '' });
}

/** The upgrades and tokens of the boss, once the game runs. */
export function setUpBoss(game: Game): void {
  const { crawl } = game.state;
  const seat = bossSeat(game);
  if (!crawl || seat === null) return;
  const battle = bossBattleById(crawl.id);
  buyUpgrades(game, seat, byParty(battle.upgradeCp, crawl.heroes.length));
  addTokens(game, seat, KINGS_HAND, byParty(battle.kingsHands, crawl.heroes.length), seat);
}

/** The party shares its salves as it likes (rule: a-player-setup). */
function shareSalves({ heroes }: CrawlState, salves: number, shares: readonly number[] | undefined): void {
  const agreed = shares && isShare(shares, salves, heroes.length) ? shares : evenShare(salves, heroes.length);
  for (const [seat, hero] of heroes.entries()) hero.salves = agreed[seat] ?? 0;
}

/**
 * Shuffles the loot of a campaign into the heroes' decks and deals their hands from them; the loot that nobody has
 * makes the loot decks. A hero without loot keeps the hand that was dealt.
 */
function bringLoot(state: GameState, crawl: CrawlState, campaign: CampaignSetup | undefined): void {
  const all = campaign?.loot ?? [];
  const { bySeat } = sharedOut(
    all,
    state.seats.map(({ hero }) => hero),
  );
  for (const [seat, hero] of crawl.heroes.entries()) {
    const owner = state.seats[seat];
    const loot = bySeat[seat] ?? [];
    if (!owner || loot.length === 0) continue;
    hero.loot = [...loot];
    hero.deckLoot = [...loot];
    const hand = owner.hand.length;
    const deck = shuffle(state.chance, deckWithLoot(owner.hero, loot));
    owner.hand = deck.slice(0, hand);
    owner.deck = deck.slice(hand);
  }
  crawl.lootDecks = lootDecks(
    state.chance,
    crawl.id,
    all.flatMap(({ cards }) => cards),
  );
}

function newHero(at: string): CrawlHero {
  return { at, foe: null, salves: 0, unidentified: { common: 0, rare: 0, epic: 0, legendary: 0 } };
}

/** The shuffled decks of environments and minions. A deck of environments that is too short is used again. */
function decksOf(state: GameState, id: string): Pick<CrawlState, 'environments' | 'minions'> {
  const ids = (level: CrawlLevel) => {
    const environments = environmentsIn(id, level).map((one) => one.id);
    const minions = minionsIn(id, level).map(({ board }) => board.id);
    return {
      environments: ownFirst(id, 'environment', shuffle(state.chance, environments)),
      minions: ownFirst(id, 'minion', shuffle(state.chance, minions)),
    };
  };
  const decks = CRAWL_LEVELS.map(ids);
  const [one, two, three, four] = decks;
  if (!one || !two || !three || !four) throw new ContentError('a crawl needs decks of four levels');
  return {
    environments: { 1: one.environments, 2: two.environments, 3: three.environments, 4: four.environments },
    minions: { 1: one.minions, 2: two.minions, 3: three.minions, 4: four.minions },
  };
}

/** The seat of a minion: that of a hero without cards, whom no person plays. */
export function newMinionSeat(board: string, pool: PoolIndex): HeroSeat {
  return {
    kind: 'hero',
    hero: board,
    pool,
    team: MINIONS,
    cp: 0,
    hand: [],
    deck: [],
    discard: [],
    resolving: [],
    upgrades: {},
    inPlay: [],
    tokens: {},
    limits: { ...LIMITS_OF_ENEMIES },
    spentThisTurn: [],
    usedThisPhase: [],
    lostThisTurn: [],
    passedThisTurn: {},
    upgradedThisTurn: 0,
    plan: null,
    orders: BOT_ORDERS,
    bot: true,
    defeated: false,
    turnsTaken: 0,
  };
}
