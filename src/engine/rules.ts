/** Exports for programs that calculate with the rules or explain them: dice, prices, damage types, perks, maps. */

export { explainCardInHand, priceInHand } from './api/hand.ts';
export { sideAtSetUp } from './api/mission-preview.ts';
export { LOOT_SIDES, prizesOf } from './core/crawl/loot-die.ts';
export { layoutProblem as crawlLayoutProblem, placeOf as placeOfTile } from './core/crawl/map.ts';
export { DAMAGE_TYPES } from './core/damage/types.ts';
export { countShowing, countSymbol, largestGroup, meets, sumOfBest } from './core/dice/requirement.ts';
export { figureNumber, mapOf } from './core/mission/board.ts';
export { attacksIn, healthOfPhase } from './core/mission/boss-phases.ts';
export { chancesOf } from './core/mission/enemy-chances.ts';
export { ENEMY_ROLL, meetsObjective, symbolOf } from './core/mission/enemy-dice.ts';
export { borderOf, figuresOf } from './core/mission/hex/figures.ts';
export { type HexMap, spaceAt, spacesWhere, zoneOf } from './core/mission/hex/map.ts';
export { parseMap } from './core/mission/hex/parse-map.ts';
export { besidePlace, labelOf, type Place, placeOf } from './core/mission/hex/space.ts';
export { numberFor } from './core/mission/measures.ts';
export { PRICE_OF_RANGE } from './core/mission/momentum.ts';
export { type PowerLine, powerLine, RECRUIT } from './core/mission/power-lines.ts';
export { ROLL_ATTEMPTS } from './core/roll-phase.ts';
export { HAND_LIMIT } from './core/seat/cards.ts';
export { CP_CAP } from './core/seat/combat-points.ts';
export { besideIn } from './core/seat/relations.ts';
export {
  type Campaign,
  campaignAfter,
  campaignScore,
  cardsOfScenario,
  isBossBattle,
} from './crawls/campaign.ts';
export { DECK_LIMIT, givenUp } from './crawls/deck-limit.ts';
export { evenShare, isShare, type SalveShare, waysToShare } from './crawls/salve-shares.ts';
export { crawlScore } from './crawls/score.ts';
export { type Deal, dealOf, IDENTIFY_PRICE, LOOT_PRICES, SALE_PRICE } from './crawls/shop.ts';
export { ruleOf } from './effects/table.ts';
export {
  type AmountFacts,
  evaluateAmount,
  evaluateCondition,
  type Facts,
  halfOf,
} from './evaluation/facts.ts';
export { DICE } from './flow/phases/attempts.ts';
export { perkColumn, perkPoints } from './missions/perk-points.ts';
export {
  completePerks,
  fillablePerks,
  fillCircle,
  NEW_SHEET,
  type PerkSheet,
  rewardOf,
  startNewSheet,
} from './missions/perk-sheet.ts';
export { type RoadCampaign, roadAfter } from './missions/road-campaign.ts';
export { consequencesOn } from './missions/road-set-up.ts';
export type { LootPrize } from './model/adventure.ts';
export type {
  DiceKey,
  DieFace,
  DieValue,
  Readings,
  Requirement,
} from './vocabulary/dice.ts';
export type { FigureMark, SpaceMark } from './vocabulary/map.ts';
