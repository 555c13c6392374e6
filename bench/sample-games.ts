/** Boards from real games, for measurements. */
import seedrandom from 'seedrandom';
import '../src/content/index.ts';
import { listHeroes } from '../src/engine/definitions.ts';
import { applyLegal } from '../src/engine/hosting.ts';
import { createGame, type GameState, legalActions, viewOf } from '../src/engine/index.ts';
import type { BoardModel } from '../src/render/picture/board-model.ts';
import { boardModelOf, playersAt } from '../src/render/table/index.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'];

interface Tables {
  readonly mode: 'duel' | 'koth';
  readonly seats: number;
  /** Number of actions between two boards. */
  readonly every: number;
}

const DUELS: Tables = { mode: 'duel', seats: 2, every: 9 };

/** `count` boards from random games, duels when left out, between neighbouring heroes; deterministic. */
export function sampleBoards(count: number, tables: Tables = DUELS): BoardModel[] {
  const heroes = listHeroes().map(({ id }) => id);
  const boards: BoardModel[] = [];
  for (let game = 0; boards.length < count; game += 1) {
    const seats = Array.from({ length: tables.seats }, (_, seat) => ({
      hero: heroes[(game * (seat + 1) + seat) % heroes.length] ?? 'barbarian',
    }));
    boards.push(...boardsOf(seats, `board ${game}`, tables));
  }
  return boards.slice(0, count);
}

function boardsOf(seats: { hero: string }[], seed: string, { mode, every }: Tables): BoardModel[] {
  const random = seedrandom.alea(seed);
  const state = createGame({ mode, seats, seed, first: 'roll' });
  const players = playersAt(
    state.seats,
    NAMES.slice(0, seats.length).map((name) => ({ name })),
  );
  const boards: BoardModel[] = [];
  for (let step = 1; !state.outcome; step += 1) {
    const seat = state.lanes[0]?.pending?.seat ?? 0;
    const legal = legalActions(state, seat);
    const action = legal[Math.floor(random() * legal.length)];
    if (!action) throw new Error(`seed ${seed}: nothing to do`);
    applyLegal(state, seat, action);
    if (step % every === 0) boards.push(boardOf(state, players));
  }
  return boards;
}

function boardOf(state: GameState, players: ReturnType<typeof playersAt>): BoardModel {
  const view = viewOf(state, 'public');
  const prompt = view.pending === null ? null : (viewOf(state, view.pending.seat).pending?.prompt ?? null);
  return boardModelOf({ view, players, prompt, keptDice: [1, 3] });
}
