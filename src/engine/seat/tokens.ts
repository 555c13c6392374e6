/** Status tokens and companions on a seat. */
import { type Game, seatOf, tokenCount, tokenLimit } from '../game.ts';
import { tokenById } from '../registry.ts';
import type { TokenFilter } from '../vocabulary/effect.ts';

/**
 * Gives tokens up to the stack limit, all at once; what exceeds it is lost (rule: gain-all-at-once).
 * @returns how many were really added
 */
export function addTokens(game: Game, seat: number, token: string, count: number, by: number): number {
  const { tokens } = seatOf(game, seat);
  const added = Math.max(0, Math.min(count, tokenLimit(game, seat, token) - tokenCount(game, seat, token)));
  if (added === 0) return 0;
  const stack = tokens[token];
  if (stack) {
    stack.count += added;
    stack.fresh += added;
    stack.by = by;
  } else {
    tokens[token] = { count: added, fresh: added, by };
  }
  game.events.push({ e: 'gained', seat, token, count: added, by });
  return added;
}

/** Takes tokens away; returns how many. */
export function removeTokens(
  game: Game,
  seat: number,
  token: string,
  count: number,
  how: 'spent' | 'removed' | 'expired' | 'moved',
): number {
  const { tokens } = seatOf(game, seat);
  const stack = tokens[token];
  const removed = Math.min(count, stack?.count ?? 0);
  if (!stack || removed === 0) return 0;
  stack.count -= removed;
  // Older tokens leave first, so that the fresh ones stay fresh.
  stack.fresh = Math.min(stack.fresh, stack.count);
  if (stack.count === 0) delete tokens[token];
  game.events.push({ e: 'lost', seat, token, count: removed, how });
  return removed;
}

/** Status effect tokens of a seat that a removal or transfer may take (rule: remove-status). */
export function removableTokens(game: Game, seat: number, filter: TokenFilter): string[] {
  return Object.keys(seatOf(game, seat).tokens).filter((id) => {
    const token = tokenById(id);
    if (token.kind === 'companion' || token.fixed) return false;
    if (filter.only !== undefined && filter.only !== id) return false;
    return filter.kinds === undefined || filter.kinds.includes(token.kind);
  });
}

/** At the start of a turn nothing is fresh any more. */
export function ageTokens(game: Game): void {
  for (const seat of game.state.seats) {
    for (const stack of Object.values(seat.tokens)) stack.fresh = 0;
    seat.spentThisTurn = [];
  }
}
