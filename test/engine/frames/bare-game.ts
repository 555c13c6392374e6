/** A king of the hill of three with nothing on the stack, on which a test puts the frames that it is about. */
import '../../../src/content/index.ts';
import { type Game, openGame } from '../../../src/engine/core/game.ts';
import { removeFallenSeats } from '../../../src/engine/flow/elimination.ts';
import { layOut } from '../../../src/engine/hosting.ts';
import type { TokenGroup } from '../../../src/engine/model/combatant.ts';
import type { Frame, WindowFrame } from '../../../src/engine/model/frame.ts';
import type { LedgerEntry } from '../../../src/engine/model/ledger.ts';

interface Bare {
  readonly heroes?: readonly string[];
  readonly mode?: string;
  /** Health by dial; 30 where nothing is said. */
  readonly health?: readonly number[];
}

/** It is the turn of seat 0, in Main Phase I; nobody holds a card or CP, and everybody is asked at every moment. */
export function bareGame({
  heroes = ['barbarian', 'moon-elf', 'monk'],
  mode = 'koth',
  health,
}: Bare = {}): Game {
  const state = layOut({ mode, seats: heroes.map((hero) => ({ hero })), seed: 'bare', first: 0 });
  for (const own of state.seats) {
    own.deck = [...own.deck, ...own.hand];
    own.hand = [];
    own.cp = 0;
  }
  for (const [dial, pool] of state.pools.entries()) pool.health = health?.[dial] ?? 30;
  state.askAlways = true;
  const game = openGame(state);
  Object.assign(game.lane.turn, { number: 5, phase: 'main-1' });
  game.lane.stack = [];
  return game;
}

/** A seat of the game. @throws Error when there is none */
export function seatAt(game: Game, seat: number) {
  const found = game.state.seats[seat];
  if (!found) throw new Error(`There is no seat ${seat}.`);
  return found;
}

/** Tokens that a seat has had since before this turn. */
export function tokensOf(by: number, count = 1): TokenGroup[] {
  return [{ by, fresh: false, count }];
}

/** The window on top of the stack. */
export function topWindow({ lane }: Game): WindowFrame {
  const top = lane.stack.at(-1);
  if (top?.k !== 'window') throw new Error(`On top lies ${top?.k}.`);
  return top;
}

/** Damage of a card of seat 0's; part of its Attack where `attack`. */
export function damageEntry(
  to: number,
  amount: number,
  more: Partial<Extract<LedgerEntry, { entry: 'damage' }>> = {},
) {
  const source = { kind: 'card', id: 'blow', seat: more.from ?? 0 } as const;
  const entry = { entry: 'damage', from: 0, type: 'undefendable', attack: false, locked: false } as const;
  return { ...entry, to, amount, source, ...more } satisfies LedgerEntry;
}

/** Defeats a seat and takes it out of the game. */
export function defeat(game: Game, seat: number): void {
  seatAt(game, seat).defeated = true;
  game.fallen.push(seat);
  removeFallenSeats(game);
}

/** The kinds of the frames on the stack, from the bottom. */
export const frameKinds = ({ lane }: Game): Frame['k'][] => lane.stack.map(({ k }) => k);
