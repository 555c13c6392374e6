import '../../../src/content/index.ts';
import seedrandom from 'seedrandom';
import type { Player } from '../../../src/ai/players/index.ts';
import { chooseAction } from '../../../src/ai/players/index.ts';
import { applyInPlace, type Mode } from '../../../src/engine/hosting.ts';
import { type Action, createGame, type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';

export interface SeatPlan {
  readonly hero: string;
  readonly health?: number;
  readonly cp?: number;
  readonly hand?: readonly string[];
  readonly tokens?: Readonly<Record<string, number>>;
}

/** A duel at the first seat's first Main Phase, with given instead of dealt cards. */
export function duel(...plans: readonly [SeatPlan, SeatPlan]): GameState {
  return gameOf('duel', plans);
}

/** A game of any mode at the first seat's first Main Phase; a shared dial has the last given health. */
export function gameOf(mode: Mode, plans: readonly SeatPlan[]): GameState {
  const state = createGame({
    mode,
    seats: plans.map(({ hero }) => ({ hero, bot: true })),
    seed: 'players',
    first: 0,
  });
  for (const [index, plan] of plans.entries()) {
    const seat = state.seats[index];
    const pool = seat && state.pools[seat.pool];
    if (!seat || !pool) throw new Error(`no seat ${index}`);
    if (plan.health !== undefined) pool.health = plan.health;
    if (plan.cp !== undefined) seat.cp = plan.cp;
    seat.hand = [...(plan.hand ?? [])];
    for (const [id, count] of Object.entries(plan.tokens ?? {})) {
      seat.tokens[id] = [{ by: index === 0 ? 1 : 0, fresh: false, count }];
    }
  }
  return state;
}

/** The asked seat, with the kind and the moment of its question. */
export function openQuestion(state: GameState): { seat: number; kind: string; moment: string | null } {
  const pending = state.lanes[0]?.pending;
  if (!pending) throw new Error('nobody is asked');
  return { seat: pending.seat, kind: pending.kind, moment: pending.moment };
}

/** The bot's action for the open question. */
export function botAction(state: GameState): Action {
  const { seat } = openQuestion(state);
  return chooseAction(viewOf(state, seat), legalActions(state, seat), () => 0.5);
}

/** Carries out an action of the asked seat; `dice` are rolled next. */
export function act(state: GameState, action: Action, dice: readonly number[] = []): GameState {
  if (dice.length > 0) state.chance.script = [...dice];
  applyInPlace(state, openQuestion(state).seat, action);
  if (state.chance.script?.length === 0) delete state.chance.script;
  return state;
}

/** Ends the Main Phase and makes the first roll; the seat on turn then decides about these dice. */
export function roll(state: GameState, dice: readonly number[]): GameState {
  const before = openQuestion(state);
  if (before.kind === 'main') act(state, { type: 'pass' });
  act(state, { type: 'roll' }, dice);
  return state;
}

/** Uses up all Roll Attempts without changing a die that matters: the last dice are given. */
export function lastRoll(state: GameState, dice: readonly number[]): GameState {
  roll(state, dice);
  for (let attempt = 2; attempt <= 3; attempt += 1) {
    act(state, { type: 'reroll', dice: [1, 2, 3, 4, 5] }, dice);
  }
  return state;
}

/** Lets the bot answer for the asked seat until `reached`, with these dice. */
export function playBotUntil(
  state: GameState,
  reached: (asked: { seat: number; kind: string; moment: string | null }) => boolean,
): GameState {
  for (let left = 60; left > 0; left -= 1) {
    if (reached(openQuestion(state))) return state;
    act(state, botAction(state));
  }
  throw new Error('the moment did not come');
}

export interface Played {
  readonly state: GameState;
  readonly decisions: number;
}

/** More turns than any duel takes: two Paladins who play at random may need 700. */
const MOST_DECISIONS = 30_000;

/**
 * Plays a whole duel.
 * @param watch sees every decision before it is carried out
 */
export function playOut(
  heroes: readonly [string, string],
  players: readonly [Player, Player],
  seed: string,
  watch: (state: GameState, seat: number, legal: readonly Action[], action: Action) => void = () => {},
): Played {
  const random = seedrandom.alea(seed);
  const state = createGame({ mode: 'duel', seats: heroes.map((hero) => ({ hero })), seed, first: 'roll' });
  let decisions = 0;
  while (!state.outcome) {
    const { seat } = openQuestion(state);
    const legal = legalActions(state, seat);
    const player = seat === 0 ? players[0] : players[1];
    const action = player.chooseAction(viewOf(state, seat), legal, random);
    watch(state, seat, legal, action);
    applyInPlace(state, seat, action);
    decisions += 1;
    if (decisions > MOST_DECISIONS) throw new Error(`${heroes.join(' v ')} with seed ${seed} does not end`);
  }
  return { state, decisions };
}

/** The number of duels that the bot wins against random play, in either seat in turn. */
export function winsAgainst(
  random: Player,
  bot: Player,
  heroes: readonly [string, string],
  games: number,
): number {
  let wins = 0;
  for (let game = 0; game < games; game += 1) {
    const { state } = playOut(heroes, [bot, random], `${heroes.join()}-${game}`);
    if (state.outcome?.kind === 'won' && state.outcome.team === 0) wins += 1;
  }
  return wins;
}
