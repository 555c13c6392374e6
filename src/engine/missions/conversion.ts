/**
 * Status effects that a hero would place on an enemy of a Mission: each token may be turned into momentum instead
 * (rule: m-conversion, R339). An enemy that the token does nothing to gets none of it (R340, R362).
 */
import { type Game, heroAt, roomFor, seatOf } from '../game.ts';
import type { Seat, TokenId } from '../ids.ts';
import { askingIn } from '../priority/orders.ts';
import { tokenById } from '../registry.ts';
import { panelOf } from './board.ts';
import { changeMomentum, momentumOf } from './momentum.ts';

/** Momentum for a token that is not placed; the printed figure is hard to read (unconfirmed). */
const MOMENTUM_OF_TOKEN = 1;

/** What becomes of tokens that somebody is about to place on a seat. */
export type Conversion =
  /** They are placed: nothing can be turned into momentum. */
  | 'placed'
  /** Whoever places them decides token by token. */
  | 'asked'
  /** They would do nothing there: momentum comes instead. */
  | 'turned'
  /** Nothing but damage touches the figure: they come to nothing (R360, R361). */
  | 'void';

/** What becomes of a token from `by` on a seat. */
export function conversionOf(game: Game, by: Seat, seat: Seat, token: TokenId): Conversion {
  if (!game.state.mission || seatOf(game, seat).kind !== 'enemy') return 'placed';
  if (isUntouched(game, seat)) return 'void';
  const { kind, idleOnEnemies } = tokenById(token);
  if (seatOf(game, by).kind === 'enemy' || kind === 'companion') return 'placed';
  if (idleOnEnemies || roomFor(game, seat, token, by) === 0) return 'turned';
  return wantsToDecide(game, by) ? 'asked' : 'placed';
}

/** By standing order a hero who has momentum left places the token without being asked. */
function wantsToDecide(game: Game, by: Seat): boolean {
  const hero = heroAt(game, by);
  if (!hero || game.state.askAlways) return true;
  const asking = askingIn(hero.orders, 'conversion');
  return asking === 'always' || (asking === 'fitting' && momentumOf(game, by) === 0);
}

/** Special enemies take nothing but damage, threats not even that (R359, R361). */
function isUntouched(game: Game, seat: Seat): boolean {
  const kind = panelOf(game, seat)?.kind;
  return kind === 'special' || kind === 'threat';
}

/** Gives the momentum of so many tokens that are not placed. */
export function turnIntoMomentum(game: Game, by: Seat, tokens: number): void {
  if (tokens > 0) changeMomentum(game, by, tokens * MOMENTUM_OF_TOKEN);
}
