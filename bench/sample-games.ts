/** Boards from real games, for measurements. */
import seedrandom from 'seedrandom';
import '../src/content/index.ts';
import { listHeroes } from '../src/engine/definitions.ts';
import { applyLegal } from '../src/engine/hosting.ts';
import { createGame, type GameState, legalActions, viewOf } from '../src/engine/index.ts';
import type { BoardModel } from '../src/render/picture/board-model.ts';
import { boardModelOf, playersAt } from '../src/render/table/index.ts';

/** Number of actions between two boards. */
const EVERY = 9;
const NAMES = ['Ada', 'Bo'];

/** `count` boards from random games between neighbouring heroes; deterministic. */
export function sampleBoards(count: number): BoardModel[] {
  const heroes = listHeroes().map(({ id }) => id);
  const boards: BoardModel[] = [];
  for (let game = 0; boards.length < count; game += 1) {
    const pair = [heroes[game % heroes.length], heroes[(game * 2 + 1) % heroes.length]];
    boards.push(
      ...boardsOf(
        pair.map((hero) => ({ hero: hero ?? 'barbarian' })),
        `board ${game}`,
      ),
    );
  }
  return boards.slice(0, count);
}

function boardsOf(seats: { hero: string }[], seed: string): BoardModel[] {
  const random = seedrandom.alea(seed);
  const state = createGame({ mode: 'duel', seats, seed, first: 'roll' });
  const players = playersAt(
    state.seats,
    NAMES.map((name) => ({ name })),
  );
  const boards: BoardModel[] = [];
  for (let step = 1; !state.outcome; step += 1) {
    const seat = state.lanes[0]?.pending?.seat ?? 0;
    const legal = legalActions(state, seat);
    const action = legal[Math.floor(random() * legal.length)];
    if (!action) throw new Error(`seed ${seed}: nothing to do`);
    applyLegal(state, seat, action);
    if (step % EVERY === 0) boards.push(boardOf(state, players));
  }
  return boards;
}

function boardOf(state: GameState, players: ReturnType<typeof playersAt>): BoardModel {
  const view = viewOf(state, 'public');
  const prompt = view.pending === null ? null : (viewOf(state, view.pending.seat).pending?.prompt ?? null);
  return boardModelOf({ view, players, prompt, keptDice: [1, 3] });
}
