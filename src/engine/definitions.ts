/** Content by id (heroes, cards, tokens, Missions, allies, perks), and functions to register it. */

export { ContentError } from './core/content-error.ts';
export { expansionOf, listExpansions, registerExpansion } from './core/crawl/expansions.ts';
export { isLoot, listLoot, lootById, registerLoot } from './core/crawl/loot-registry.ts';
export {
  bossById,
  environmentById,
  helperOfBosses,
  isBoss,
  isScenario,
  kingsHandSucceeds,
  listBossBattles,
  listBosses,
  listCrawls,
  listEnvironments,
  listMinions,
  registerBoss,
  registerBossBattle,
  registerCrawl,
  registerEnvironment,
  registerHelper,
  registerMinion,
  scenarioById,
} from './core/crawl/registry.ts';
export {
  allyById,
  isAlly,
  isPerk,
  listAllies,
  listMythics,
  listPerks,
  mayBringMythic,
  momentumActions,
  ownerOfMythic,
  perkById,
  registerAlly,
  registerMomentumCard,
  registerMythic,
  registerPerk,
} from './core/mission/party-registry.ts';
export {
  boostById,
  isBoost,
  isMission,
  listMissions,
  missionById,
  registerBoost,
  registerMission,
  sideOf,
} from './core/mission/registry.ts';
export { listRoads, registerRoad, roadById, stageOf } from './core/mission/road-registry.ts';
export {
  abilityOf,
  cardOf,
  deckOf,
  firstLevelsOf,
  heroById,
  isBoard,
  isHero,
  isToken,
  listHeroes,
  listProgramBoards,
  listTokens,
  looseCard,
  registerHero,
  registerSharedCards,
  registerToken,
  tokenById,
} from './core/registry.ts';
export { sharedAbility } from './core/shared-abilities.ts';
export type { CardDefinition } from './vocabulary/card.ts';
export type { DamageType, Effect } from './vocabulary/effect.ts';
export type { AbilityLevel, AbilityVariant, HeroDefinition } from './vocabulary/hero.ts';
export type { LootDefinition } from './vocabulary/loot.ts';
export type { EnemyAttack, EnemyPanel, MissionDefinition, MissionSide } from './vocabulary/mission.ts';
export { type Modifier, modifiersIn } from './vocabulary/modifier.ts';
export { questionText } from './vocabulary/question-texts.ts';
export type { TokenDefinition } from './vocabulary/token.ts';
