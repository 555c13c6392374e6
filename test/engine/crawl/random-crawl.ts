/** Portal Crawls by players of chance, for properties that hold in every state of every game. */
import '../../../src/content/index.ts';
import { listCrawls, listHeroes } from '../../../src/engine/definitions.ts';
import { createGame, type GameState } from '../../../src/engine/index.ts';
import type { Difficulty } from '../../../src/engine/vocabulary/crawl.ts';
import type { Random } from '../missions/random-mission.ts';

const HEROES = listHeroes().map(({ id }) => id);

/** A crawl with heroes drawn by chance. */
export function newCrawl(
  party: number,
  seed: number,
  random: Random,
  difficulty: Difficulty = 'normal',
): GameState {
  const crawls = listCrawls();
  return createGame({
    mode: 'crawl',
    seats: Array.from({ length: party }, () => ({ hero: HEROES[random(HEROES.length)] ?? 'barbarian' })),
    seed: `crawl-${seed}`,
    first: 'roll',
    crawl: { id: crawls[seed % crawls.length]?.id ?? '', difficulty },
  });
}

/** A Boss Battle with heroes drawn by chance. */
export function newBattle(party: number, seed: number, random: Random): GameState {
  return createGame({
    mode: 'boss-battle',
    seats: Array.from({ length: party }, () => ({ hero: HEROES[random(HEROES.length)] ?? 'barbarian' })),
    seed: `battle-${seed}`,
    first: 'roll',
    crawl: { id: 'fallen-barbarian' },
  });
}
