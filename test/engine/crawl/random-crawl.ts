/** Portal Crawls by players of chance, for properties that hold in every state of every game. */
import '../../../src/content/index.ts';
import { listBossBattles, listCrawls, listHeroes } from '../../../src/engine/definitions.ts';
import { createGame, type GameState } from '../../../src/engine/index.ts';
import { DIFFICULTIES, type Difficulty } from '../../../src/engine/vocabulary/crawl.ts';
import type { Random } from '../missions/random-mission.ts';

const HEROES = listHeroes().map(({ id }) => id);

/** A crawl with heroes drawn by chance. */
export function newCrawl(
  party: number,
  seed: number,
  random: Random,
  { difficulty = 'normal', atOnce = false }: { difficulty?: Difficulty; atOnce?: boolean } = {},
): GameState {
  const crawls = listCrawls();
  return createGame({
    mode: 'crawl',
    seats: Array.from({ length: party }, () => ({ hero: HEROES[random(HEROES.length)] ?? 'barbarian' })),
    seed: `crawl-${seed}`,
    first: 'roll',
    crawl: {
      id: crawls[seed % crawls.length]?.id ?? '',
      difficulty,
      ...(atOnce ? { atOnce: true as const } : {}),
    },
  });
}

/** A Boss Battle with heroes drawn by chance; bosses and difficulties take turns by the seed. */
export function newBattle(party: number, seed: number, random: Random): GameState {
  const battles = listBossBattles();
  const difficulty = DIFFICULTIES[(seed + party) % DIFFICULTIES.length] ?? 'normal';
  return createGame({
    mode: 'boss-battle',
    seats: Array.from({ length: party }, () => ({ hero: HEROES[random(HEROES.length)] ?? 'barbarian' })),
    seed: `battle-${seed}`,
    first: 'roll',
    crawl: { id: battles[seed % battles.length]?.id ?? '', difficulty },
  });
}
