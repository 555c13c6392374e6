/**
 * Replies to removals by cards: the holder of the chosen tokens may spend them first. Then the card chooses again among
 * the tokens that are left (R89 to R95).
 */

import { cardAt, type Game, seatsFrom, tokenCount } from '../../core/game.ts';
import { removableTokens } from '../../core/seat/tokens.ts';
import { openWindow } from '../../core/stack/open-window.ts';
import type { EffectsFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import type { TokenFilter } from '../../vocabulary/effects/tokens.ts';
import { ruleOf } from '../rule-of.ts';

/** The seats that may reply, in the order of asking; empty when the removal takes effect at once. */
function repliers(game: Game, { context: { source, owner } }: EffectsFrame, seat: Seat): Seat[] {
  if (source.kind !== 'card') return [];
  if (cardAt(game, owner, source.id).kind !== 'instant') return seatsFrom(game, owner);
  // Only the active player may reply to an instant (R93, R94).
  const { active } = game.lane.turn;
  return seat === active && owner !== active ? [active] : [];
}

/**
 * Announces which tokens a removal takes and opens a window for replies, once per removal.
 * @param seat the holder of the tokens
 * @param tokens ids of the chosen tokens
 * @param filter which tokens the removal could choose from
 * @returns whether a window was opened
 */
export function openReply(
  game: Game,
  frame: EffectsFrame,
  seat: Seat,
  tokens: readonly string[],
  filter: TokenFilter,
): boolean {
  if (frame.aim) return false;
  const order = repliers(game, frame, seat);
  if (order.length === 0) return false;
  const held = removableTokens(game, seat, filter).map((id) => [id, tokenCount(game, seat, id)] as const);
  frame.aim = { seat, tokens: [...tokens], held: Object.fromEntries(held), settled: false };
  openWindow(game, 'interruption', order);
  return true;
}

/** Whether the holder has spent tokens in reply, so that the removal chooses again. True at most once per removal. */
export function mustPickAnew(game: Game, { aim }: EffectsFrame): boolean {
  if (!aim || aim.settled) return false;
  aim.settled = Object.entries(aim.held).some(([id, count]) => tokenCount(game, aim.seat, id) < count);
  return aim.settled;
}

/** The effects that repeat the choice: that of the player, too, who may hold no tokens then (R89, R91, R123). */
export function picksAgain(game: Game, { context }: EffectsFrame, effect: Effect): Effect[] {
  const { source, owner } = context;
  const naming =
    source.kind === 'card'
      ? cardAt(game, owner, source.id).effects.find((other) => ruleOf(other).namesPlayer)
      : undefined;
  return naming ? [naming, effect] : [effect];
}
