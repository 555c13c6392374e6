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

/** Of which age the tokens are that leave a stack first; what is left over comes from the other ones. */
export type Age = 'older' | 'newer';

/**
 * Which tokens of a stack go where somebody picks them. Each token is one of its own: those gained in this turn
 * cannot be spent in every way (Chi), or stay a turn longer (Shadows, R171 to R174). Who picks decides for
 * their own side, so the holder and team-mates keep the better ones and opponents take them.
 * @param chooser the seat that spends, removes or moves them
 */
export function firstToGo(game: Game, seat: number, token: string, chooser: number): Age {
  const { kind, spends, leavesAfterOwnTurn } = tokenById(token);
  const olderAreMore = spends?.some((spend) => spend.notWhenGainedThisTurn) ?? false;
  // Of a token that no age changes it is all the same.
  if (!olderAreMore && !leavesAfterOwnTurn) return 'older';
  const isOpponent = seatOf(game, chooser).team !== seatOf(game, seat).team;
  const takesTheBetter = isOpponent !== (kind === 'negative');
  return takesTheBetter === olderAreMore ? 'older' : 'newer';
}

/**
 * Takes tokens away.
 * @param first which ones go first; without it the holder has picked
 * @returns how many went
 */
export function removeTokens(
  game: Game,
  seat: number,
  token: string,
  count: number,
  how: 'spent' | 'removed' | 'expired' | 'moved',
  first: Age = firstToGo(game, seat, token, seat),
): number {
  const { tokens } = seatOf(game, seat);
  const stack = tokens[token];
  const removed = Math.min(count, stack?.count ?? 0);
  if (!stack || removed === 0) return 0;
  stack.count -= removed;
  stack.fresh = first === 'older' ? Math.min(stack.fresh, stack.count) : Math.max(0, stack.fresh - removed);
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

/** At the start of a turn nothing in its lane is fresh any more. */
export function ageTokens(game: Game): void {
  for (const index of game.lane.seats) {
    const seat = seatOf(game, index);
    for (const stack of Object.values(seat.tokens)) stack.fresh = 0;
    seat.spentThisTurn = [];
  }
}
