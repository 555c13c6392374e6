/**
 * Status effects that a hero inflicts on a Mission enemy: each token may become momentum instead
 * (rule: m-status-to-momentum, R339). An enemy does not get a token that has no effect on it (R340, R362).
 */

import type { Seat, TokenId } from '../../model/ids.ts';
import { type Game, heroAt, roomFor, seatOf } from '../game.ts';
import { askingIn } from '../orders.ts';
import { tokenById } from '../registry.ts';
import { panelOf } from './board.ts';
import { changeMomentum, momentumOf } from './momentum.ts';

/** The momentum per converted token; the printed number is hard to read (unconfirmed). */
const MOMENTUM_OF_TOKEN = 1;

/** The result of inflicting a token on a seat. */
export type Conversion =
  /** The token is placed: it cannot be converted, or the hero's standing order says so. */
  | 'placed'
  /** The inflicting hero chooses for each token. */
  | 'asked'
  /** The token would have no effect there, or its stack is full, so it becomes momentum. */
  | 'turned'
  /** At most damage affects the figure, so the token is lost (R360, R361). */
  | 'void';

/** Returns the result of inflicting a token from `by` on a seat. */
export function conversionOf(game: Game, by: Seat, seat: Seat, token: TokenId): Conversion {
  if (!game.state.mission || seatOf(game, seat).kind !== 'enemy') return 'placed';
  if (isImmune(game, seat)) return 'void';
  const { kind, idleOnEnemies } = tokenById(token);
  if (seatOf(game, by).kind === 'enemy' || kind === 'companion') return 'placed';
  if (idleOnEnemies || roomFor(game, seat, token, by) === 0) return 'turned';
  return wantsToDecide(game, by) ? 'asked' : 'placed';
}

/** Whether to ask the hero. With the standing order `fitting`, the question is asked only at 0 momentum. */
function wantsToDecide(game: Game, by: Seat): boolean {
  const hero = heroAt(game, by);
  if (!hero || game.state.askAlways) return true;
  const asking = askingIn(hero.orders, 'conversion');
  return asking === 'always' || (asking === 'fitting' && momentumOf(game, by) === 0);
}

/** True for special enemies, which only damage affects, and for threats, which nothing affects (R359, R361). */
function isImmune(game: Game, seat: Seat): boolean {
  const kind = panelOf(game, seat)?.kind;
  return kind === 'special' || kind === 'threat';
}

/** Gives a hero the momentum for converted tokens. */
export function turnIntoMomentum(game: Game, by: Seat, tokens: number): void {
  if (tokens > 0) changeMomentum(game, by, tokens * MOMENTUM_OF_TOKEN);
}
