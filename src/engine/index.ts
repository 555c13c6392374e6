/** The main entry of the engine: create a game, list legal actions, apply an action, and view a game as a seat. */
export type { Action, ActionType, AssistAction } from './action.ts';
export { apply, legalActions } from './apply.ts';
export type { AttackView, TargetView } from './attack-view.ts';
export type { LandedDamage, LedgerLine } from './damage/totals.ts';
export type { GameEvent } from './event.ts';
export type { AbilityId, CardId, HeroId, Seat, TokenId } from './ids.ts';
export { IllegalAction } from './illegal-action.ts';
export type { MissionSetup } from './missions/lay-out.ts';
export type { FigureView, MissionHeroView, MissionView, ObjectiveView, TileView } from './missions/view.ts';
export type { Plan } from './priority/plan.ts';
export type { NamedPrompt, OfferedEffects, OfferedToken, PlainPrompt, Prompt } from './prompts.ts';
export type { EffectsView, RollView } from './roll-view.ts';
export { createGame, type GameSetup, type SeatSetup } from './setup.ts';
export type { GameState, Moment, Outcome, Pending, PendingKind, Phase, RuleOptions } from './state.ts';
export {
  type AbilityView,
  type GameView,
  type PendingView,
  type SeatView,
  type SumView,
  viewOf,
} from './view.ts';
