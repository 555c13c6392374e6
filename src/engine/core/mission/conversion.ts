/**
 * Status effects that a hero gives to a Mission enemy: each token may become momentum instead
 * (rule: m-status-to-momentum, R339). An enemy does not get a token that has no effect on it (R340, R362).
 */

import type { Seat, TokenId } from '../../model/ids.ts';
import type { Asking } from '../../model/orders.ts';
import { type Game, heroAt, roomFor, seatOf } from '../game.ts';
import { askingIn } from '../orders.ts';
import { tokenById } from '../registry.ts';
import { triggersOfToken } from '../triggers/listening.ts';
import { panelOf } from './board.ts';
import { changeMomentum, momentumOf } from './momentum.ts';

/** The momentum per converted token; the printed number is hard to read (unconfirmed). */
const MOMENTUM_OF_TOKEN = 1;

/** What becomes of a status effect that a hero gives to a seat: inflicted, moved there, or passed on (R127). */
export type Conversion =
  /** The token is placed: it cannot be converted, or the hero's standing order says so. */
  | 'placed'
  /** The hero chooses for each token. */
  | 'asked'
  /** Momentum is forced: the token does nothing to enemies, or it has no room and nothing would happen. */
  | 'turned'
  /** At most damage affects the figure, so the token is lost (R360, R361). */
  | 'void';

/** Returns what becomes of a token that `by` gives to a seat. */
export function conversionOf(game: Game, by: Seat, seat: Seat, token: TokenId): Conversion {
  if (!holdsStatuses(game, seat)) return 'void';
  if (!game.state.mission || seatOf(game, seat).kind !== 'enemy') return 'placed';
  const { kind, idleOnEnemies } = tokenById(token);
  if (seatOf(game, by).kind === 'enemy' || kind === 'companion') return 'placed';
  if (idleOnEnemies) return 'turned';
  const asking = askingOf(game, by);
  // A hero is not asked whether to waste a token, unless the standing order is to be asked about every one.
  if (asking !== 'always' && roomFor(game, seat, token, by) === 0 && !actsInVain(token)) return 'turned';
  const isAsked = asking === 'always' || (asking === 'fitting' && momentumOf(game, by) === 0);
  return isAsked || (asking === 'fitting' && actsInVain(token) && roomFor(game, seat, token, by) === 0)
    ? 'asked'
    : 'placed';
}

/** Whether something happens when a token comes to a seat that has no room for it (rule: powder-keg). */
export function actsInVain(token: TokenId): boolean {
  return triggersOfToken(token, 'gained-in-vain').length > 0;
}

/** When a hero wants to be asked. With `fitting` the question is asked at 0 momentum only. */
function askingOf(game: Game, by: Seat): Asking {
  const hero = heroAt(game, by);
  return !hero || game.state.askAlways ? 'always' : askingIn(hero.orders, 'conversion');
}

/**
 * False for special enemies, which only damage affects, for threats, which nothing affects (R359, R361), and for the
 * minion beside a boss (rule: a-difficulty).
 */
export function holdsStatuses(game: Game, seat: Seat): boolean {
  if (game.state.crawl?.boss?.helper === seat) return false;
  if (!game.state.mission || seatOf(game, seat).kind !== 'enemy') return true;
  const kind = panelOf(game, seat)?.kind;
  return kind !== 'special' && kind !== 'threat';
}

/** Gives a hero the momentum for converted tokens. */
export function turnIntoMomentum(game: Game, by: Seat, tokens: number): void {
  if (tokens > 0) changeMomentum(game, by, tokens * MOMENTUM_OF_TOKEN);
}
