/**
 * Views: the part of a state that one seat, or everybody, may see. Other hands, the order of decks and random numbers
 * are left out. Pictures, texts and bots use views only.
 */

import { HEAL_CAP } from '../core/damage/health.ts';
import { openLedger } from '../core/damage/open-ledger.ts';
import { boardOf, type Game, openGame, seatOf } from '../core/game.ts';
import { type HouseRule, houseRulesIn } from '../core/house-rules.ts';
import { asks, forSeat, laneIndexOf } from '../core/lanes.ts';
import { modeOf } from '../core/modes/mode.ts';
import { BOARD, sideUp } from '../core/seat/sides.ts';
import { type CompanionView, companionViews, type TokenView, tokenViews } from '../core/seat/token-view.ts';
import { type CrawlView, crawlView } from '../crawls/view.ts';
import { looksAtHand } from '../effects/look-at-hand.ts';
import { totalsOf } from '../evaluation/damage/totals.ts';
import { attemptsAllowed } from '../flow/phases/roll-phase.ts';
import { plansFor } from '../flow/priority/plans.ts';
import { type MissionView, missionView } from '../missions/view.ts';
import type { LaneIndex, Seat } from '../model/ids.ts';
import type { LedgerLine } from '../model/landed-damage.ts';
import type { Moment, Phase } from '../model/moments.ts';
import { DEFAULT_ORDERS, type StandingOrders } from '../model/orders.ts';
import type { Plan } from '../model/plan.ts';
import type { Prompt } from '../model/prompts.ts';
import type { GameState, Outcome, PendingKind, RollPhase } from '../model/state.ts';
import { questionText } from '../vocabulary/question-texts.ts';
import type { Side } from '../vocabulary/side.ts';
import { type AttackView, attackView } from './attack-view.ts';
import { type EffectsView, effectsView, type RollView, rollViews, rollViewsBeside } from './roll-view.ts';
import { wrapStateErrors } from './soundness.ts';

/** An ability level on a board. */
export interface AbilityView {
  readonly id: string;
  readonly slot: string;
  readonly name: string;
  readonly level: 1 | 2 | 3;
}

/** A hero's seat. */
export interface SeatView {
  readonly seat: Seat;
  readonly hero: string;
  readonly team: number;
  /** Index of the health dial; seats with the same dial share their health. */
  readonly dial: number;
  readonly health: number;
  readonly startHealth: number;
  readonly maxHealth: number;
  readonly cp: number;
  readonly handCount: number;
  /** The cards in hand, if the viewer may see them; otherwise null. */
  readonly hand: readonly string[] | null;
  readonly deckCount: number;
  /** Face up for everybody (rule: discard-pile). */
  readonly discard: readonly string[];
  /** Played cards whose effects still run; face up for everybody. */
  readonly resolving: readonly string[];
  readonly tokens: readonly TokenView[];
  /** Companions with health; they are in `tokens` too. */
  readonly companions: readonly CompanionView[];
  /** Raises of stack limits: token -> increase (rule: stack-limit). */
  readonly limits: Readonly<Record<string, number>>;
  readonly board: readonly AbilityView[];
  /** Number of upgrade cards in play, covered ones included. */
  readonly upgrades: number;
  /** The side of the board that faces up; null if it has no sides. */
  readonly side: Side | null;
  /** The viewer's own orders; null for other seats. */
  readonly orders: StandingOrders | null;
  readonly defeated: boolean;
}

/** The damage total of one seat. */
export interface SumView {
  readonly seat: Seat;
  readonly subtotal: number;
  readonly total: number;
  readonly lines: readonly LedgerLine[];
}

/** The open question. */
export interface PendingView {
  /** The asked seat: the viewer, if the viewer is one of several that may answer. */
  readonly seat: Seat;
  /** Other seats of which any may answer instead. */
  readonly also: readonly Seat[];
  readonly kind: PendingKind;
  readonly moment: Moment | null;
  readonly prompt: Prompt | null;
  readonly source: string | null;
  /** The effect list that asks, for the asked seat only; null if no list asks. */
  readonly effects: EffectsView | null;
  /** The plans that may be added to a pass; public. */
  readonly plans: readonly Plan[];
}

/** A game as a viewer may see it. */
export interface GameView {
  readonly mode: string;
  readonly rev: number;
  readonly houseRules: readonly HouseRule[];
  /** The seat that sees this view, or null for the public view. */
  readonly viewer: number | null;
  readonly turn: {
    readonly number: number;
    readonly active: Seat;
    readonly phase: Phase;
    readonly startPlayer: Seat;
  };
  readonly seats: readonly SeatView[];
  /** Seats with the most health, if the mode rewards an Attack on them; otherwise empty (rule: koth-leader). */
  readonly leaders: readonly number[];
  /** The rolls on the table, see `rollViews`. */
  readonly rolls: readonly RollView[];
  /** The rolls of heroes in other lanes whose dice the open question may change too (R82). */
  readonly rollsBeside: readonly RollView[];
  readonly attempts: { readonly used: number; readonly allowed: number } | null;
  readonly announced: { readonly ability: string; readonly variant: string } | null;
  /** The roller has announced that no ability will be activated. */
  readonly announcedNothing: boolean;
  readonly attack: AttackView | null;
  /** The damage that would land now, one entry for each seat. */
  readonly sums: readonly SumView[];
  readonly pending: PendingView | null;
  /** The map, the enemies and the clock; null in other modes. */
  readonly mission: MissionView | null;
  /** The map, the party and its minions in a Portal Crawl; null in other modes. */
  readonly crawl: CrawlView | null;
  readonly outcome: Outcome | null;
}

/**
 * The game as `viewer` may see it.
 * @param lane index of the lane to show; if left out, the lane in which the viewer acts, or the main lane for `public`
 * @throws BrokenState for a state that the engine cannot have made
 */
export function viewOf(state: GameState, viewer: number | 'public', lane?: LaneIndex): GameView {
  const viewerSeat = viewer === 'public' ? null : viewer;
  return wrapStateErrors(() => {
    const shown = lane ?? (viewerSeat === null ? 0 : laneIndexOf(state, viewerSeat));
    return viewFor(openGame(state, shown), viewerSeat);
  });
}

function viewFor(game: Game, viewerSeat: Seat | null): GameView {
  const { state } = game;
  const phase = game.lane.rollPhase;
  return {
    mode: state.mode,
    rev: state.rev,
    houseRules: houseRulesIn(state.rules),
    viewer: viewerSeat,
    turn: {
      number: game.lane.turn.number,
      active: game.lane.turn.active,
      phase: game.lane.turn.phase,
      startPlayer: game.lane.turn.startPlayer,
    },
    seats: state.seats.map((_, seat) => seatView(game, seat, viewerSeat)),
    leaders: leadersOf(state),
    rolls: rollViews(game),
    rollsBeside: rollViewsBeside(game),
    attempts:
      phase && !phase.activated && game.lane.turn.phase === 'offensive-roll'
        ? { used: phase.attemptsUsed, allowed: attemptsAllowed(game, phase) }
        : null,
    announced: announcedIn(phase?.announced ?? null),
    announcedNothing: phase?.announced?.ability === null,
    attack: attackView(game),
    sums: sumViews(game),
    pending: pendingView(game, viewerSeat),
    mission: missionView(game),
    crawl: crawlView(game),
    outcome: state.outcome,
  };
}

function leadersOf(state: GameState): number[] {
  if (!modeOf(state.mode).leaderBonus) return [];
  const health = state.seats.map(({ pool, defeated }) => (defeated ? 0 : (state.pools[pool]?.health ?? 0)));
  const most = Math.max(...health);
  return health.flatMap((own, seat) => (most > 0 && own === most ? [seat] : []));
}

function announcedIn(announced: RollPhase['announced']): GameView['announced'] {
  if (!announced || announced.ability === null) return null;
  return { ability: announced.ability, variant: announced.variant };
}

function seatView(game: Game, seat: Seat, viewerSeat: Seat | null): SeatView {
  const state = game.state.seats[seat];
  const pool = state && game.state.pools[state.pool];
  if (!state || !pool) throw new RangeError(`there is no seat ${seat}`);
  return {
    seat,
    hero: state.hero,
    team: state.team,
    dial: state.pool,
    health: pool.health,
    startHealth: pool.start,
    maxHealth: pool.start + HEAL_CAP,
    cp: state.cp,
    handCount: state.hand.length,
    hand: seesHand(game, viewerSeat, seat) ? [...state.hand] : null,
    deckCount: state.deck.length,
    discard: [...state.discard],
    resolving: [...state.resolving],
    tokens: tokenViews(game, seat),
    companions: companionViews(game, seat),
    limits: { ...state.limits },
    board: boardOf(game, seat).map(({ id, slot, name, level }) => ({ id, slot, name, level })),
    upgrades: state.inPlay.length,
    side: sideUp(game, seat, BOARD),
    orders:
      viewerSeat === seat ? { ...state.orders, ask: { ...DEFAULT_ORDERS.ask, ...state.orders.ask } } : null,
    defeated: state.defeated,
  };
}

/**
 * Whether a viewer sees the hand of a seat: its own, one that an effect shows, or a team-mate's if the mode says so
 * (rule: team-2v2).
 */
function seesHand(game: Game, viewerSeat: Seat | null, seat: Seat): boolean {
  if (viewerSeat === null || viewerSeat === seat) return viewerSeat === seat;
  if (looksAtHand(game, viewerSeat, seat)) return true;
  return modeOf(game.state.mode).openHandsInTeam && seatOf(game, viewerSeat).team === seatOf(game, seat).team;
}

function sumViews(game: Game): SumView[] {
  const ledger = openLedger(game) ?? game.lane.rollPhase?.ledger ?? [];
  return totalsOf(game, ledger).map(({ seat, subtotal, total, lines }) => ({ seat, subtotal, total, lines }));
}

/** Replaces the id of a question of content by its text; null if the content no longer has it. */
function textAnswer(prompt: Prompt | null): Prompt | null {
  return typeof prompt === 'string' ? questionText(prompt) : prompt;
}

/** The open question. Prompt and effects are shown to the asked seat only. */
function pendingView(game: Game, viewerSeat: Seat | null): PendingView | null {
  const { pending } = game.lane;
  if (!pending) return null;
  const own = viewerSeat !== null && asks(pending, viewerSeat);
  const top = game.lane.stack.at(-1);
  const { seat, also = [], kind, moment } = own ? forSeat(pending, viewerSeat) : pending;
  return {
    seat,
    also,
    kind,
    moment,
    prompt: own ? textAnswer(pending.prompt) : null,
    source: pending.source,
    plans: plansFor(game),
    effects: own && top?.k === 'effects' ? effectsView(top) : null,
  };
}
