/** Exports for programs that calculate with the rules or explain them: dice, prices, damage types, perks, maps. */
export { DAMAGE_TYPES } from './damage/types.ts';
export {
  countShowing,
  countSymbol,
  type DiceKey,
  type DieFace,
  type DieValue,
  largestGroup,
  meets,
  type Readings,
  type Requirement,
  sumOfBest,
} from './dice/requirement.ts';
export { ruleOf } from './effects/table.ts';
export { explainCardInHand, priceInHand } from './hand.ts';
export { mapOf } from './missions/board.ts';
export { meetsObjective, symbolOf } from './missions/enemy-dice.ts';
export { borderOf, figuresOf } from './missions/hex/figures.ts';
export {
  type FigureMark,
  type HexMap,
  type SpaceMark,
  spaceAt,
  spacesWhere,
  zoneOf,
} from './missions/hex/map.ts';
export { parseMap } from './missions/hex/parse-map.ts';
export { besidePlace, labelOf, type Place, placeOf } from './missions/hex/space.ts';
export { numberFor } from './missions/measures.ts';
export { PRICE_OF_RANGE } from './missions/momentum.ts';
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
export { type PowerLine, powerLine, RECRUIT } from './missions/power-lines.ts';
export { sideAtSetUp } from './missions/preview.ts';
export { DICE } from './phases/attempts.ts';
export { ROLL_ATTEMPTS } from './phases/roll-phase.ts';
export { HAND_LIMIT } from './seat/cards.ts';
export { CP_CAP } from './seat/combat-points.ts';
export { besideIn } from './seat/relations.ts';
