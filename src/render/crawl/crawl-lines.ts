/** What the table of a Portal Crawl says beside its pictures: the goal, the party and its minions. */
import { cardOf, environmentById, heroById } from '../../engine/definitions.ts';
import type { BossView, CrawlTileView, CrawlView, GameView, MinionView, Seat } from '../../engine/index.ts';
import type { RollObjective } from '../../engine/vocabulary/crawl.ts';
import type { Words } from '../../words/index.ts';
import { escaped } from '../table/phrasing.ts';
import { heroNameOf, nameOf, plainNameOf, type TablePlayer } from '../table/players.ts';
import { belongings, shopLines } from './shop-words.ts';

/** The goal and the purse, then minions and heroes, as markdown. */
export function crawlLines(
  view: GameView,
  crawl: CrawlView,
  players: readonly TablePlayer[],
  words: Words,
): string[] {
  const { crawl: say } = words;
  const { found, needed } = crawl.shards;
  if (crawl.after !== null) {
    return [
      // Once the last hero has left, the heading tells how it ended.
      ...(view.outcome ? [] : shopLines(view, crawl, players, words)),
      ...(crawl.boss ? [`-# ${dialLine(view, [], words)}`] : []),
      ...crawl.heroes.flatMap(({ seat }) => heroLines(view, crawl, seat, players, words)),
    ];
  }
  if (crawl.boss) {
    return [
      ...(crawl.boss.drawn === null ? [] : [`-# ${bossLine(crawl.boss, words)}`]),
      ...helperLine(view, crawl.boss, words),
      `-# ${partyLine(view, crawl, players, words)}`,
    ];
  }
  return [
    say.goal(found, needed),
    say.purse(found, needed, crawl.gold, crawl.salveHeals),
    ...crawl.minions.map((minion) => `-# ${minionLine(view, minion, players, words)}`),
    ...crawl.heroes.flatMap(({ seat }) => heroLines(view, crawl, seat, players, words)),
  ];
}

/** What the boss rolls for, and the card that it drew last. */
function bossLine({ board, objective, drawn }: BossView, words: Words): string {
  const { crawl: say } = words;
  const parts = [
    `**${escaped(heroById(board).name)}**`,
    ...(objective === null ? [] : [say.rollsFor(objectiveWords(objective, words))]),
    ...(drawn === null
      ? []
      : [say.drew(escaped(cardOf(board, drawn).name), escaped(cardOf(board, drawn).text))]),
  ];
  return parts.join(' · ');
}

/** The minion beside the boss, while it stands. */
function helperLine({ seats }: GameView, { helper }: BossView, { crawl: say }: Words): string[] {
  const seat = helper === null ? undefined : seats[helper];
  if (!seat) return [];
  const name = `**${escaped(heroById(seat.hero).name)}**`;
  return [`-# ${say.beside(name, say.health(seat.health, seat.startHealth))}`];
}

/** The heroes of a Boss Battle: they share a dial, and each has salves of their own. */
function partyLine(
  view: GameView,
  { heroes }: CrawlView,
  players: readonly TablePlayer[],
  words: Words,
): string {
  const { crawl: say } = words;
  const salves = heroes.flatMap(({ seat, salves: count }) =>
    count > 0 ? [say.salvesOf(nameOf(players, seat, words), count)] : [],
  );
  return dialLine(view, salves, words);
}

/** The dial that all heroes of a Boss Battle share. */
function dialLine({ seats }: GameView, salves: readonly string[], { crawl: say }: Words): string {
  const { health = 0, startHealth = 0 } = seats[0] ?? {};
  return say.sharedHealth(health, startHealth, salves);
}

function minionLine(
  { seats }: GameView,
  minion: MinionView,
  players: readonly TablePlayer[],
  words: Words,
): string {
  const { crawl: say } = words;
  const heroes = minion.heroes.map((seat) => nameOf(players, seat, words));
  const { health = 0, startHealth = 0 } = seats[minion.seat] ?? {};
  const parts = [
    say.minion(escaped(heroById(minion.board).name), say.levels[minion.level], minion.at, heroes),
    say.health(health, startHealth),
    say.rollsFor(objectiveWords(minion.objective, words)),
    ...(minion.firstStrike ? [say.firstStrike] : []),
    say.leaves(chestWords(minion.chests, words)),
  ];
  return parts.join(' · ');
}

/** The Loot Chests of these levels, those of one level together. */
export function chestWords(chests: readonly number[], { crawl: say }: Words): string[] {
  return [...new Set(chests)].map((level) =>
    say.chests(chests.filter((chest) => chest === level).length, level),
  );
}

/** What a minion rolls for, in words. */
export function objectiveWords(objective: RollObjective, { crawl: say }: Words): string {
  if (objective.kind === 'straights') return say.straights;
  return say.symbols(
    Object.entries(objective.need).map(([symbol, count]) =>
      say.symbol(count, symbolName(symbol, say.symbolNames)),
    ),
  );
}

function symbolName(symbol: string, names: Words['crawl']['symbolNames']): string {
  return symbol === 'swipe' || symbol === 'vortex' || symbol === 'chaos' ? names[symbol] : symbol;
}

/** A hero with what it has. Of a dial that all share another line tells, and whoever has nothing else gets none. */
function heroLines(
  view: GameView,
  crawl: CrawlView,
  seat: Seat,
  players: readonly TablePlayer[],
  words: Words,
): string[] {
  const { crawl: say, table } = words;
  const hero = crawl.heroes[seat];
  const { health = 0, startHealth = 0, defeated = false } = view.seats[seat] ?? {};
  const loot = Object.values(hero?.unidentified ?? {}).reduce((sum, count) => sum + count, 0);
  const salves = hero?.salves ?? 0;
  const parts = [
    ...(crawl.boss ? [] : [defeated ? say.fallen : say.health(health, startHealth)]),
    ...(hero?.waits && !view.outcome && crawl.after === null ? [say.waits] : []),
    ...(salves > 0 ? [say.salves(salves)] : []),
    ...(loot > 0 ? [say.loot(loot)] : []),
    ...(hero && crawl.after !== null ? belongings(hero, words) : []),
  ];
  if (parts.length === 0) return [];
  const name = table.named(nameOf(players, seat, words), escaped(heroNameOf(players, seat)));
  return [`-# ${say.hero(name, crawl.boss ? null : (hero?.at ?? ''), parts)}`];
}

/** A tile in plain words: what it is, and what lies there. */
function tileWords(tile: CrawlTileView, { crawl: say }: Words, more: readonly string[] = []): string {
  return say.tile(tile.at, [
    tile.environment === null ? say.kinds[tile.level] : environmentById(tile.environment).name,
    ...tile.items.map((item) => say.items[item]),
    ...more,
  ]);
}

/** A tile that a hero may move to, and whom the hero joins there. */
export function destinationWords(
  tile: CrawlTileView,
  crawl: CrawlView,
  players: readonly TablePlayer[],
  words: Words,
): string {
  const fighting = crawl.minions.flatMap((minion) => (minion.at === tile.at ? minion.heroes : []));
  if (fighting.length === 0) return tileWords(tile, words);
  return tileWords(tile, words, [
    words.crawl.joins(fighting.map((seat) => plainNameOf(players, seat, words))),
  ]);
}

/** The map for people who do not see it: where heroes and minions stand, what lies face down, what is explored. */
export function crawlAltText(crawl: CrawlView, players: readonly TablePlayer[], words: Words): string {
  const { alt } = words.crawl;
  const tell = (tiles: readonly CrawlTileView[]) => tiles.map((tile) => tileWords(tile, words));
  const figures = [
    ...crawl.heroes.map(({ seat, at }) => alt.stands(plainNameOf(players, seat, words), at)),
    ...crawl.minions.map(({ board, at }) => alt.stands(heroById(board).name, at)),
  ];
  const explored = crawl.tiles.filter(({ environment }) => environment !== null);
  const faceDown = crawl.tiles.filter(({ environment }) => environment === null);
  return [
    alt.map(crawl.name, crawl.round),
    alt.figures(figures),
    ...(faceDown.length > 0 ? [alt.faceDown(tell(faceDown))] : []),
    alt.explored(tell(explored)),
  ].join(' ');
}
