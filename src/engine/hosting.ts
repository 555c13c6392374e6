/** Exports for programs that host games or play in them: set-up, open questions, modes, orders, unchecked actions. */
export { isAssist } from './action.ts';
export { applyInPlace, applyLegal } from './apply.ts';
export { DiceRanOut } from './chance.ts';
export { cloneState } from './clone.ts';
export { BrokenState } from './game.ts';
export { HOUSE_RULE_IDS, type HouseRule, houseRulesIn, optionsWith } from './house-rules.ts';
export { askedAt, askedInLaneOf, laneIndexOf, openQuestions, ownLaneIndexOf, turnOf } from './lanes.ts';
export {
  MODE_IDS,
  type Mode,
  modeOf,
  PLAYED_MODES,
  type PlayedMode,
  playedMode,
  registerMode,
} from './modes/mode.ts';
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
export { STOP_PRESET_IDS, STOP_PRESETS, type StopPresetId, stopPresetOf } from './priority/stop-presets.ts';
export { REFUSALS, type Refusals } from './refusals.ts';
export { beginGame, layOut } from './setup.ts';
export { RULES_VERSION } from './state.ts';
