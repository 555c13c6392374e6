/** Exports for programs that host games or play in them: set-up, open questions, modes, orders, unchecked actions. */

export { applyInPlace, applyLegal } from './api/apply.ts';
export { answerByPlan, type PlanOptions, planOptions } from './api/enemy-plan.ts';
export { type MoveEnd, moveEnds } from './api/move-ends.ts';
export { beginGame, layOut } from './api/setup.ts';
export { DiceRanOut } from './core/chance.ts';
export { cloneState } from './core/clone.ts';
export { playedSeats } from './core/crawl/seats.ts';
export { hasComeToLight } from './core/face-down.ts';
export { BrokenState } from './core/game.ts';
export { HOUSE_RULE_IDS, type HouseRule, houseRulesIn, optionsWith } from './core/house-rules.ts';
export {
  actSideBySide,
  askedAt,
  askedInLaneOf,
  isAssist,
  laneIndexOf,
  openQuestions,
  ownLaneIndexOf,
  turnOf,
} from './core/lanes.ts';
export {
  isBossSeat,
  MODE_IDS,
  type Mode,
  modeOf,
  PLAYED_MODES,
  type PlayedMode,
  playedMode,
  registerMode,
} from './core/modes/mode.ts';
export { askingIn, readOrders } from './core/orders.ts';
export { MOST_PLANNED_DAMAGE } from './core/read-enemy-plan.ts';
export {
  STOP_PRESET_IDS,
  STOP_PRESETS,
  type StopPresetId,
  stopPresetOf,
} from './flow/priority/stop-presets.ts';
export {
  type Asking,
  DEFAULT_ORDERS,
  type EnemyPlan,
  PARTY_GROUPS,
  type PartyGroup,
  type PlannedPlay,
  type StandingOrders,
  WINDOW_GROUPS,
  type WindowGroup,
} from './model/orders.ts';
export { REFUSALS, type Refusals } from './model/refusals.ts';
export { RULES_VERSION } from './model/state.ts';
