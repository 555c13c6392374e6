/** Status tokens and companions on a seat. */

import { type Game, seatOf, tokenCount, tokenLimit } from '../game.ts';
import type { Seat, TokenId } from '../ids.ts';
import { tokenById } from '../registry.ts';
import type { TokenGroup } from '../state.ts';
import { raise } from '../triggers/happening.ts';
import type { TokenFilter } from '../vocabulary/effect.ts';

/** How a token left its seat. */
export type TokenLoss = 'spent' | 'removed' | 'expired' | 'moved';

/**
 * Gives tokens up to the stack limit, all at once; what exceeds it is lost (rule: gain-all-at-once).
 * @param by who inflicts or gives them
 * @returns how many were really added
 */
export function addTokens(game: Game, seat: Seat, token: TokenId, count: number, by: Seat): number {
  const { tokens } = seatOf(game, seat);
  const added = Math.max(0, Math.min(count, tokenLimit(game, seat, token) - tokenCount(game, seat, token)));
  if (added < count)
    raise(game, { event: 'gained-in-vain', of: seat, target: by, token, amount: count - added });
  if (added === 0) return 0;
  const groups = tokens[token];
  const like = groups?.find((group) => group.fresh && group.by === by);
  if (like) like.count += added;
  else if (groups) groups.push({ by, fresh: true, count: added });
  else tokens[token] = [{ by, fresh: true, count: added }];
  game.events.push({ e: 'gained', seat, token, count: added, by });
  raise(game, { event: 'gained', of: seat, target: by, token, amount: added });
  return added;
}

/**
 * Takes tokens away, those that came first in front.
 * @param which narrows down which instances may go; without it any of them
 * @returns how many went
 */
export function removeTokens(
  game: Game,
  seat: Seat,
  token: TokenId,
  count: number,
  how: TokenLoss,
  which: (group: TokenGroup) => boolean = () => true,
): number {
  const { tokens } = seatOf(game, seat);
  const groups = tokens[token];
  if (!groups) return 0;
  let left = count;
  for (const group of groups) {
    if (left <= 0 || !which(group)) continue;
    const taken = Math.min(left, group.count);
    group.count -= taken;
    left -= taken;
  }
  const removed = count - left;
  if (removed <= 0) return 0;
  const remaining = groups.filter((group) => group.count > 0);
  if (remaining.length > 0) tokens[token] = remaining;
  else {
    delete tokens[token];
    forgetExpiring(game, seat, token);
  }
  game.events.push({ e: 'lost', seat, token, count: removed, how });
  return removed;
}

/** Takes all tokens of a kind away. */
export function removeAllTokens(game: Game, seat: Seat, token: TokenId, how: TokenLoss): void {
  removeTokens(game, seat, token, tokenCount(game, seat, token), how);
}

/** What was here at the start of the Offensive Roll Phase has left: a new one of its kind stays beyond it. */
function forgetExpiring(game: Game, seat: Seat, token: TokenId): void {
  const phase = game.lane.rollPhase;
  if (phase?.attack.attacker !== seat || !phase.expiring.includes(token)) return;
  phase.expiring = phase.expiring.filter((id) => id !== token);
}

/** Status effect tokens of a seat that a removal or transfer may take (rule: remove-status). */
export function removableTokens(game: Game, seat: Seat, filter: TokenFilter): string[] {
  return Object.keys(seatOf(game, seat).tokens).filter((id) => {
    const token = tokenById(id);
    if (token.kind === 'companion' || token.fixed) return false;
    if (filter.only !== undefined && filter.only !== id) return false;
    return filter.kinds === undefined || filter.kinds.includes(token.kind);
  });
}

/** At the start of a turn nothing in its lane is fresh any more: what differed by that alone lies together again. */
export function ageTokens(game: Game): void {
  for (const index of game.lane.seats) {
    const seat = seatOf(game, index);
    for (const token in seat.tokens) {
      const groups = seat.tokens[token];
      if (groups?.some((group) => group.fresh)) seat.tokens[token] = aged(groups);
    }
    seat.spentThisTurn = [];
  }
}

function aged(groups: readonly TokenGroup[]): TokenGroup[] {
  const older: TokenGroup[] = [];
  for (const { by, count } of groups) {
    const like = older.find((group) => group.by === by);
    if (like) like.count += count;
    else older.push({ by, fresh: false, count });
  }
  return older;
}
