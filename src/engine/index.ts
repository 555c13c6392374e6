/** The main entry of the engine: create a game, list legal actions, apply an action, and view a game as a seat. */

export { apply, legalActions } from './api/apply.ts';
export type { AttackView, TargetView } from './api/attack-view.ts';
export type { EffectsView, RollView } from './api/roll-view.ts';
export { createGame, type GameSetup, type SeatSetup } from './api/setup.ts';
export {
  type AbilityView,
  type GameView,
  type PendingView,
  type SeatView,
  type SumView,
  viewOf,
} from './api/view.ts';
export { IllegalAction } from './core/illegal-action.ts';
export type { CrawlSetup } from './crawls/lay-out.ts';
export type { BossView, CrawlHeroView, CrawlTileView, CrawlView, MinionView } from './crawls/view.ts';
export type { ComingAttack } from './flow/mission/coming-attacks.ts';
export type { Aim } from './flow/phases/targeting-roll.ts';
export type { MissionSetup } from './missions/lay-out.ts';
export type { FigureView, MissionHeroView, MissionView, ObjectiveView, TileView } from './missions/view.ts';
export type { Action, ActionType, AssistAction } from './model/action.ts';
export type { LootPrize } from './model/adventure.ts';
export type { AmountPart, CountedBy } from './model/amount-part.ts';
export type { GameEvent } from './model/event.ts';
export type { AbilityId, CardId, HeroId, Seat, TokenId } from './model/ids.ts';
export type { LandedDamage, LedgerLine } from './model/landed-damage.ts';
export type { Moment, Phase } from './model/moments.ts';
export type { Plan } from './model/plan.ts';
export type { NamedPrompt, OfferedEffects, OfferedToken, PlainPrompt, Prompt } from './model/prompts.ts';
export type { GameState, Outcome, Pending, PendingKind, RuleOptions } from './model/state.ts';
