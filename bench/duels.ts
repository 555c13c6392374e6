import seedrandom from 'seedrandom';
import '../src/content/index.ts';
import { botPlayer, type Player, randomPlayer } from '../src/ai/players/index.ts';
import { listHeroes } from '../src/engine/definitions.ts';
import { applyLegal } from '../src/engine/hosting.ts';
import { createGame, legalActions, viewOf } from '../src/engine/index.ts';
import type { Figure } from './figure.ts';

function playDuel(heroes: readonly [string, string], seed: string, player: Player, needsView: boolean): void {
  const random = seedrandom.alea(seed);
  const state = createGame({ mode: 'duel', seats: heroes.map((hero) => ({ hero })), seed, first: 'roll' });
  while (!state.outcome) {
    const seat = state.lanes[0]?.pending?.seat ?? 0;
    const legal = legalActions(state, seat);
    const action = needsView
      ? player.chooseAction(viewOf(state, seat), legal, random)
      : legal[Math.floor(random() * legal.length)];
    if (!action) throw new Error(`seed ${seed}: nothing to do`);
    applyLegal(state, seat, action);
  }
}

function duelsPerSecond(
  pairings: readonly (readonly [string, string])[],
  games: number,
  player: Player,
): number {
  const needsView = player !== randomPlayer;
  const pick = (i: number) => pairings[i % pairings.length] ?? (['barbarian', 'moon-elf'] as const);
  for (let i = 0; i < games / 10; i += 1) playDuel(pick(i), `warm ${i}`, player, needsView);
  const start = performance.now();
  for (let i = 0; i < games; i += 1) playDuel(pick(i), `bench ${i}`, player, needsView);
  return (games / (performance.now() - start)) * 1000;
}

/** Whole duels per second on one core, without I/O. */
export function benchDuels(): Figure[] {
  const first = [['barbarian', 'moon-elf']] as const;
  const heroes = listHeroes().map((hero) => hero.id);
  const all = heroes.flatMap((a) => heroes.map((b) => [a, b] as const));
  const figure = (what: string, value: number, target: number | null): Figure => ({
    what,
    value,
    unit: 'duels/s',
    target,
    better: 'more',
  });
  return [
    figure('random legal play, Barbarian v Moon Elf', duelsPerSecond(first, 1000, randomPlayer), 300),
    figure('bot against bot, Barbarian v Moon Elf', duelsPerSecond(first, 200, botPlayer), 30),
    figure(
      `random legal play, all ${heroes.length} heroes`,
      duelsPerSecond(all, 10 * heroes.length ** 2, randomPlayer),
      null,
    ),
    figure(
      `bot against bot, all ${heroes.length} heroes`,
      duelsPerSecond(all, 2 * heroes.length ** 2, botPlayer),
      null,
    ),
  ];
}
