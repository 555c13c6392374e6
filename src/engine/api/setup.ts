/** Creates games (rule: setup). */

import { shuffle } from '../core/chance.ts';
import { KINGS_HAND } from '../core/crawl/engage.ts';
import { openGame } from '../core/game.ts';
import { IllegalAction } from '../core/illegal-action.ts';
import { modeOf } from '../core/modes/mode.ts';
import type { ModePolicy } from '../core/modes/policy.ts';
import { deckOf, heroById, tokenById } from '../core/registry.ts';
import { newTurn } from '../core/stack/barrier.ts';
import { contextOf, pushEffects } from '../core/stack/push-effects.ts';
import { type CrawlSetup, layOutBossBattle, layOutCrawl } from '../crawls/lay-out.ts';
import { layOutMission, type MissionSetup } from '../missions/lay-out.ts';
import type { HeroSeat } from '../model/combatant.ts';
import type { GameEvent } from '../model/event.ts';
import type { Seat } from '../model/ids.ts';
import { BOT_ORDERS, DEFAULT_ORDERS, type StandingOrders } from '../model/orders.ts';
import { type Chance, DEFAULT_RULES, type GameState, type RuleOptions } from '../model/state.ts';
import { start } from './apply.ts';

/** A seat of a new game. */
export interface SeatSetup {
  readonly hero: string;
  /** A bot plays the seat. */
  readonly bot?: boolean;
  /** When the player wants to be asked; the default stops if left out. */
  readonly stops?: StandingOrders['ask'];
}

/** A new game. */
export interface GameSetup {
  /** Id of a registered mode. */
  readonly mode: string;
  /** In turn order. */
  readonly seats: readonly SeatSetup[];
  /** 128 random bits in hex, made outside the engine; any text in tests. */
  readonly seed: string;
  /** The start player's seat, or `roll`. */
  readonly first: number | 'roll';
  readonly rules?: Partial<RuleOptions>;
  /** Two games of this set-up and seed shall roll the same dice in each turn, though their people choose otherwise. */
  readonly drawsByTurn?: true;
  /** For the mode `mission`: the Mission and its difficulty. */
  readonly mission?: MissionSetup;
  /** For the modes `crawl` and `boss-battle`: the card and the difficulty. */
  readonly crawl?: CrawlSetup;
}

/**
 * The state of a new game before its first step: seats, decks and dials are set up.
 * @throws IllegalAction if the mode does not allow this number of seats; ContentError for an unknown mode or hero
 */
export function layOut(setup: GameSetup): GameState {
  const mode = modeOf(setup.mode);
  const count = setup.seats.length;
  if (!mode.players.includes(count)) {
    throw new IllegalAction((say) => say.players(setup.mode, mode.players, count));
  }
  const chance: Chance = { seed: setup.seed, n: 0, ...(setup.drawsByTurn ? { byTurn: true as const } : {}) };
  const seats: HeroSeat[] = setup.seats.map(({ hero, bot = false, stops = DEFAULT_ORDERS.ask }, seat) => {
    const deck = shuffle(chance, deckOf(hero));
    return {
      kind: 'hero',
      hero,
      pool: mode.poolOf(seat, count),
      team: mode.teamOf(seat, count),
      cp: mode.cp,
      hand: deck.slice(0, mode.hand),
      deck: deck.slice(mode.hand),
      discard: [],
      resolving: [],
      upgrades: {},
      inPlay: [],
      tokens: {},
      limits: limitsOf(mode, seat),
      spentThisTurn: [],
      // Set from the start, so that all seats have the same object shape, which keeps access to them fast.
      usedThisPhase: [],
      lostThisTurn: [],
      passedThisTurn: {},
      upgradedThisTurn: 0,
      plan: null,
      orders: bot ? BOT_ORDERS : { ...DEFAULT_ORDERS, ask: stops },
      ...(bot ? { bot } : {}),
      defeated: false,
      turnsTaken: 0,
    };
  });
  const pools = [...new Set(seats.map((seat) => seat.pool))].map((pool) => ({
    health: mode.healthFor(count, pool),
    start: mode.healthFor(count, pool),
  }));
  const state: GameState = {
    v: 1,
    mode: setup.mode,
    rules: { ...DEFAULT_RULES, ...setup.rules },
    askAlways: false,
    chance,
    rev: 0,
    seats,
    pools,
    lanes: [
      {
        seats: seats.map((_, seat) => seat),
        turn: newTurn(),
        stack: [{ k: 'start', first: mode.alwaysBegins ?? (setup.first === 'roll' ? null : setup.first) }],
        pending: null,
        asked: 0,
        rollPhase: null,
        pool: null,
      },
    ],
    outcome: null,
  };
  if (setup.mission) layOutMission(state, setup.mission);
  if (setup.crawl && setup.mode === 'boss-battle') layOutBossBattle(state, setup.crawl);
  else if (setup.crawl) layOutCrawl(state, setup.crawl);
  return state;
}

/** Where a person plays a boss it may hold fewer King's Hands than in a campaign (rule: king-hand-token). */
function limitsOf({ bosses }: ModePolicy, seat: Seat): HeroSeat['limits'] {
  if (!bosses?.at(seat)) return {};
  return { [KINGS_HAND]: bosses.mostKingsHands - tokenById(KINGS_HAND).limit };
}

/**
 * Creates a game and runs it to its first question.
 * @throws IllegalAction if the mode does not allow this number of seats; ContentError for an unknown mode or hero
 */
export function createGame(setup: GameSetup): GameState {
  return beginGame(setup).state;
}

/** Like `createGame`, and returns the events before the first question too. */
export function beginGame(setup: GameSetup): {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
} {
  const state = layOut(setup);
  runHeroSetups(state);
  return { state, events: start(state) };
}

/** Pushes the set-up effects of the heroes, such as initial tokens; they run next. */
export function runHeroSetups(state: GameState): void {
  const game = openGame(state);
  for (const [seat, { hero }] of state.seats.entries()) {
    const effects = heroById(hero).setup;
    if (effects) pushEffects(game, effects, contextOf(seat, { kind: 'setup', id: hero }, null));
  }
}
