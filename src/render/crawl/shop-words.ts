/** What the table says of loot: labels of the shop, what it offers, and the card of a chest. */
import { lootById } from '../../engine/definitions.ts';
import type { CrawlView, GameView } from '../../engine/index.ts';
import { DECK_LIMIT, dealOf, givenUp, IDENTIFY_PRICE, LOOT_PRICES, SALE_PRICE } from '../../engine/rules.ts';
import type { Words } from '../../words/index.ts';
import { cardKind } from '../table/content-names.ts';
import { escaped } from '../table/phrasing.ts';
import { nameOf, type TablePlayer } from '../table/players.ts';

/**
 * The label of an answer at a Boss Loot Chest. A card that is left counts for the score of a battle that is won
 * (rule: a-boss-loot).
 */
export function chestLabel(option: string, result: CrawlView['after'], { crawl: { shop } }: Words): string {
  if (option === 'keep') return shop.keep;
  return result === 'won' ? shop.leaveForPoint : shop.leaveCard;
}

/** The label of an answer in the shop; null for other options. */
export function shopLabel(option: string, { crawl, crawlLog }: Words): string | null {
  const { shop: say } = crawl;
  const { rarities } = crawlLog.prizes;
  const deal = dealOf(option);
  switch (deal?.deal) {
    case 'buy': {
      const { card, rarity } = lootById(deal.card);
      return say.buy(card.name, rarities[rarity], LOOT_PRICES[rarity]);
    }
    case 'sell':
      return say.sell(lootById(deal.card).card.name, SALE_PRICE);
    case 'identify':
      return say.identify(rarities[deal.rarity], IDENTIFY_PRICE);
    case 'sell-unidentified':
      return say.sellUnseen(rarities[deal.rarity], SALE_PRICE);
    case 'leave':
      return say.leave;
    default:
      return null;
  }
}

/** The label of a loot card that a hero with too many cards can give up; null for other options. */
export function giveUpLabel(option: string, { crawl, crawlLog }: Words): string | null {
  const id = givenUp(option);
  if (id === null) return null;
  const { card, rarity } = lootById(id);
  return crawl.shop.giveUp(card.name, crawlLog.prizes.rarities[rarity]);
}

/** Whether the asked hero has too many cards. */
export function isOverLimit({ pending }: GameView): boolean {
  return typeof pending?.prompt === 'object' && pending.prompt?.ask === 'deck-limit';
}

/** Why the session is lost or won: the heroes who fell have no health left when it is decided. */
function whyDecided(
  { seats }: GameView,
  { heroes, boss, after }: CrawlView,
  players: readonly TablePlayer[],
  words: Words,
): string {
  const fallen = heroes.filter(({ seat }) => seats[seat]?.health === 0);
  return decisionWords(
    { isBattle: boss !== null, isWon: after === 'won', givenUp: null, heroes: heroes.length },
    fallen.map(({ seat }) => nameOf(players, seat, words)),
    words,
  );
}

/**
 * What decided a session, as a sentence.
 * @param fallen the names of the heroes without health
 */
export function decisionWords(
  { isBattle, isWon, givenUp, heroes }: Decision,
  fallen: readonly string[],
  { crawl: { decided }, missionTable }: Words,
): string {
  if (isWon) return isBattle ? decided.wonBattle : decided.won;
  if (givenUp === 'vote') return missionTable.lostByVote;
  if (givenUp === 'leaving') return missionTable.lostByLeaving;
  return isBattle ? decided.lostBattle : decided.lost(fallen, heroes === 1);
}

/** How a session of Adventures was decided. */
interface Decision {
  readonly isBattle: boolean;
  readonly isWon: boolean;
  /** How the people gave it up; null when it was played to its end. */
  readonly givenUp: 'vote' | 'leaving' | null;
  /** The number of heroes. */
  readonly heroes: number;
}

/** The goal after the session is decided, and the cards that the asked hero looks at, as markdown. */
export function shopLines(
  view: GameView,
  crawl: CrawlView,
  players: readonly TablePlayer[],
  words: Words,
): string[] {
  if (crawl.after === null) return [];
  const { shop: say } = words.crawl;
  const { seat } = view.pending ?? {};
  if (seat !== undefined && isOverLimit(view)) {
    return [say.tooMany(nameOf(players, seat, words), DECK_LIMIT, crawl.heroes[seat]?.toGiveUp ?? 0)];
  }
  const goals = crawl.boss ? say.chests : say.goal;
  const goal = crawl.after === 'won' ? goals.won : goals.lost(whyDecided(view, crawl, players, words));
  const offers = crawl.found === null ? offersOf(view, crawl) : [crawl.found];
  return [goal, ...offers.map((card) => `- ${cardLine(card, words)}`)];
}

function offersOf({ pending }: GameView, { heroes }: CrawlView): readonly string[] {
  return heroes.find(({ seat }) => seat === pending?.seat)?.offers ?? [];
}

/** A loot card as markdown: name, kind, cost and text. */
function cardLine(id: string, words: Words): string {
  const { card } = lootById(id);
  const { shop: say } = words.crawl;
  return say.offer(escaped(card.name), cardKind(card, words), card.cost, escaped(card.text));
}

/** What a hero owns once the session is decided: gold in the shop, and loot. */
export function belongings({ gold, loot }: CrawlView['heroes'][number], { crawl }: Words): string[] {
  return [
    ...(gold === null ? [] : [crawl.shop.gold(gold)]),
    ...(loot.length === 0 ? [] : [crawl.shop.owns(loot.map((id) => escaped(lootById(id).card.name)))]),
  ];
}
