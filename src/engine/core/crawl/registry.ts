/** A registry of minions, environments and Portal Crawls by id, filled at start-up by `content/` and by packs. */
import type { CrawlId, EnvironmentId, HeroId } from '../../model/ids.ts';
import type {
  BossBattleDefinition,
  BossDefinition,
  CrawlDefinition,
  EnvironmentDefinition,
  HelperDefinition,
  MinionDefinition,
} from '../../vocabulary/adventure.ts';
import type { CrawlLevel } from '../../vocabulary/crawl.ts';
import type { DieFace } from '../../vocabulary/dice.ts';
import { ContentError } from '../content-error.ts';
import { registerProgramBoard } from '../registry.ts';
import { layoutProblem } from './map.ts';

const minions = new Map<string, MinionDefinition>();
const environments = new Map<string, EnvironmentDefinition>();
const crawls = new Map<string, CrawlDefinition>();
const bosses = new Map<string, BossDefinition>();
const battles = new Map<string, BossBattleDefinition>();
let helper: HelperDefinition | undefined;

/**
 * Registers a minion with its board and tokens.
 * @throws ContentError if a hero or minion of that id is registered
 */
export function registerMinion(minion: MinionDefinition): () => void {
  const withdraw = registerProgramBoard(minion.board);
  minions.set(minion.board.id, minion);
  return () => {
    minions.delete(minion.board.id);
    withdraw();
  };
}

/**
 * Registers an environment.
 * @throws ContentError if the id is taken
 */
export function registerEnvironment(environment: EnvironmentDefinition): () => void {
  if (environments.has(environment.id))
    throw new ContentError(`environment ${environment.id} is registered already`);
  environments.set(environment.id, environment);
  return () => void environments.delete(environment.id);
}

/**
 * Registers a Portal Crawl.
 * @throws ContentError if the id is taken, or its map is not sound
 */
export function registerCrawl(crawl: CrawlDefinition): () => void {
  if (crawls.has(crawl.id)) throw new ContentError(`crawl ${crawl.id} is registered already`);
  const problem = layoutProblem(crawl);
  if (problem !== null) throw new ContentError(`crawl ${crawl.id}: ${problem}`);
  crawls.set(crawl.id, crawl);
  return () => void crawls.delete(crawl.id);
}

/** A minion; throws ContentError for an unknown id. */
export function minionById(id: HeroId): MinionDefinition {
  const minion = minions.get(id);
  if (!minion) throw new ContentError(`minion ${id} is not known`);
  return minion;
}

/** The minions of a level, or all of them, in the order of their registration. */
export function listMinions(level?: CrawlLevel): readonly MinionDefinition[] {
  return [...minions.values()].filter((minion) => level === undefined || minion.level === level);
}

/** An environment; throws ContentError for an unknown id. */
export function environmentById(id: EnvironmentId): EnvironmentDefinition {
  const environment = environments.get(id);
  if (!environment) throw new ContentError(`environment ${id} is not known`);
  return environment;
}

/** The environments of a kind, or all of them, in the order of their registration. */
export function listEnvironments(level?: EnvironmentDefinition['level']): readonly EnvironmentDefinition[] {
  return [...environments.values()].filter((one) => level === undefined || one.level === level);
}

/** A Portal Crawl; throws ContentError for an unknown id. */
export function crawlById(id: CrawlId): CrawlDefinition {
  const crawl = crawls.get(id);
  if (!crawl) throw new ContentError(`crawl ${id} is not known`);
  return crawl;
}

/** All Portal Crawls, in the order of their registration. */
export function listCrawls(): readonly CrawlDefinition[] {
  return [...crawls.values()];
}

/**
 * Registers a boss with its board, cards and tokens.
 * @throws ContentError if a board of that id is registered
 */
export function registerBoss(boss: BossDefinition): () => void {
  const withdraw = registerProgramBoard(boss.board, boss.copies);
  bosses.set(boss.board.id, boss);
  return () => {
    bosses.delete(boss.board.id);
    withdraw();
  };
}

/** A boss; throws ContentError for an unknown id. */
export function bossById(id: HeroId): BossDefinition {
  const boss = bosses.get(id);
  if (!boss) throw new ContentError(`boss ${id} is not known`);
  return boss;
}

/** Whether a boss of that id is registered. */
export function isBoss(id: HeroId): boolean {
  return bosses.has(id);
}

/** All bosses, in the order of their registration. */
export function listBosses(): readonly BossDefinition[] {
  return [...bosses.values()];
}

/**
 * Registers the minion that stands beside bosses.
 * @throws ContentError if there is one, or a board of that id is registered
 */
export function registerHelper(definition: HelperDefinition): () => void {
  if (helper) throw new ContentError(`${helper.board.id} stands beside bosses already`);
  const withdraw = registerProgramBoard(definition.board);
  helper = definition;
  return () => {
    helper = undefined;
    withdraw();
  };
}

/** The minion that stands beside bosses on the harder difficulties; undefined without one. */
export function helperOfBosses(): HelperDefinition | undefined {
  return helper;
}

/**
 * Registers a Boss Battle.
 * @throws ContentError if the id is taken or the boss is not known
 */
export function registerBossBattle(battle: BossBattleDefinition): () => void {
  if (battles.has(battle.id)) throw new ContentError(`boss battle ${battle.id} is registered already`);
  bossById(battle.boss);
  battles.set(battle.id, battle);
  return () => void battles.delete(battle.id);
}

/** A Boss Battle; throws ContentError for an unknown id. */
export function bossBattleById(id: CrawlId): BossBattleDefinition {
  const battle = battles.get(id);
  if (!battle) throw new ContentError(`boss battle ${id} is not known`);
  return battle;
}

/** All Boss Battles, in the order of their registration. */
export function listBossBattles(): readonly BossBattleDefinition[] {
  return [...battles.values()];
}

/** Whether a crawl or a Boss Battle of that id is registered. */
export function isScenario(id: CrawlId): boolean {
  return crawls.has(id) || battles.has(id);
}

/** On the cards that are known, and for Boss Battles, whose own cards do not differ (rule: a-scenario-cards). */
const KINGS_HAND_SUCCEEDS: readonly number[] = [4, 5, 6];

/** Whether a King's Hand succeeds in a scenario with one of these dice (rule: a-kings-hand). */
export function kingsHandSucceeds(id: CrawlId, dice: readonly DieFace[]): boolean {
  const values = crawls.get(id)?.kingsHand ?? KINGS_HAND_SUCCEEDS;
  return dice.some((die) => die !== null && values.includes(die));
}

/** The name and story of a scenario. @throws ContentError for an unknown id */
export function scenarioById(id: CrawlId): CrawlDefinition | BossBattleDefinition {
  return crawls.get(id) ?? bossBattleById(id);
}
