/** The engine's public face: small and stable. */
export { type Action, type ActionType, type AssistAction, isAssist } from './action.ts';
export { apply, applyInPlace, applyLegal, legalActions } from './apply.ts';
export { DiceRanOut } from './chance.ts';
export { cloneState } from './clone.ts';
export type { LandedDamage, LedgerLine } from './damage/totals.ts';
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
export type { GameEvent } from './event.ts';
export { BrokenState } from './game.ts';
export { explainCardInHand, priceInHand } from './hand.ts';
export {
  HOUSE_RULE_IDS,
  type HouseRule,
  houseRulesIn,
  optionsWith,
} from './house-rules.ts';
export type { AbilityId, CardId, HeroId, Seat, TokenId } from './ids.ts';
export { IllegalAction } from './illegal-action.ts';
export { askedAt, askedInLaneOf, laneIndexOf, openQuestions, ownLaneIndexOf, turnOf } from './lanes.ts';
export { mapOf } from './missions/board.ts';
export { meetsObjective } from './missions/enemy-dice.ts';
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
export type { MissionSetup } from './missions/lay-out.ts';
export { numberFor } from './missions/measures.ts';
export { PRICE_OF_RANGE } from './missions/momentum.ts';
export {
  allyById,
  isAlly,
  isPerk,
  listAllies,
  listMythics,
  listPerks,
  mythicById,
  perkById,
  registerAlly,
  registerMomentumCard,
  registerMythic,
  registerPerk,
} from './missions/party-registry.ts';
export { perkColumn, perkPoints } from './missions/perk-points.ts';
export {
  fillablePerks,
  fillCircle,
  NEW_SHEET,
  type PerkReward,
  type PerkSheet,
  rewardOf,
  startAnew,
  workingPerks,
} from './missions/perk-sheet.ts';
export { type PowerLine, powerLine, RECRUIT } from './missions/power-lines.ts';
export { sideAtSetUp } from './missions/preview.ts';
export {
  boostById,
  isMission,
  listMissions,
  missionById,
  registerBoost,
  registerMission,
  sideOf,
} from './missions/registry.ts';
export type {
  FigureView,
  MissionHeroView,
  MissionView,
  ObjectiveView,
  TileView,
} from './missions/view.ts';
export {
  MODE_IDS,
  type Mode,
  modeOf,
  PLAYED_MODES,
  type PlayedMode,
  playedMode,
  registerMode,
} from './modes/mode.ts';
export { DICE } from './phases/attempts.ts';
export { CHARACTER_IDS, CHARACTERS, type CharacterId, characterOf } from './priority/characters.ts';
export {
  type Asking,
  askingIn,
  DEFAULT_ORDERS,
  PARTY_GROUPS,
  type PartyGroup,
  readOrders,
  type StandingOrders,
  WINDOW_GROUPS,
  type WindowGroup,
} from './priority/orders.ts';
export type { Plan } from './priority/plan.ts';
export type { NamedPrompt, OfferedEffects, OfferedToken, PlainPrompt, Prompt } from './prompts.ts';
export { REFUSALS, type Refusals } from './refusals.ts';
export * from './registry.ts';
export type { EffectsView, RollView } from './roll-view.ts';
export { HAND_LIMIT } from './seat/cards.ts';
export { CP_CAP } from './seat/combat-points.ts';
export { besideIn } from './seat/relations.ts';
export { beginGame, createGame, type GameSetup, layOut, type SeatSetup } from './setup.ts';
export {
  type GameState,
  type Moment,
  type Outcome,
  type Pending,
  type PendingKind,
  type Phase,
  RULES_VERSION,
  type RuleOptions,
} from './state.ts';
export * from './view.ts';
export type { CardDefinition } from './vocabulary/card.ts';
export type { DamageType, Effect } from './vocabulary/effect.ts';
export type { AbilityLevel, AbilityVariant, HeroDefinition } from './vocabulary/hero.ts';
export type { EnemyAttack, EnemyPanel, MissionSide } from './vocabulary/mission.ts';
export { type Modifier, modifiersIn } from './vocabulary/modifier.ts';
export { questionText } from './vocabulary/question-texts.ts';
export type { TokenDefinition } from './vocabulary/token.ts';
export type { Trigger } from './vocabulary/trigger.ts';
