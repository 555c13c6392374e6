/** Adds, removes and replaces tokens (status effects and companions) on a seat. */

import type { CombatantState, TokenGroup } from '../../model/combatant.ts';
import type { Seat, TokenId } from '../../model/ids.ts';
import type { TokenFilter } from '../../vocabulary/effects/tokens.ts';
import { isMinionSeat } from '../crawl/party.ts';
import { openDial } from '../damage/companion-dials.ts';
import { type Game, roomFor, seatOf, tokenCount } from '../game.ts';
import { conversionOf } from '../mission/conversion.ts';
import { tokenById } from '../registry.ts';
import { raiseEvent } from '../triggers/raised-event.ts';

/** The way in which a token leaves its seat. */
export type TokenLoss = 'spent' | 'removed' | 'expired' | 'moved';

/**
 * Adds tokens up to the stack limit; the excess is lost (rule: gain-all-at-once).
 * @param by the seat that inflicts or gives them
 * @returns how many were added
 */
export function addTokens(game: Game, seat: Seat, token: TokenId, count: number, by: Seat): number {
  const { tokens, kind } = seatOf(game, seat);
  const { crawl } = game.state;
  if (crawl?.boss?.helper === by) {
    // What the minion beside a boss gives to it works for the boss, such as a King's Hand.
    return addTokens(game, seat, token, count, crawl.heroes.length);
  }
  // Some enemies are affected by damage only, so tokens of a hero have no effect on them.
  const mayBeImmune = kind === 'enemy' || crawl?.boss !== undefined;
  if (mayBeImmune && conversionOf(game, by, seat, token) === 'void' && by < game.state.seats.length) return 0;
  const added = Math.max(0, Math.min(count, roomFor(game, seat, token, by)));
  if (added < count)
    raiseEvent(game, { event: 'gained-in-vain', of: seat, target: by, token, amount: count - added });
  if (added === 0) return 0;
  const groups = tokens[token];
  const like = groups?.find((group) => group.fresh && group.by === by);
  if (like) like.count += added;
  else if (groups) groups.push({ by, fresh: true, count: added });
  else tokens[token] = [{ by, fresh: true, count: added }];
  openDial(game, seat, token);
  game.events.push({ e: 'gained', seat, token, count: added, by });
  raiseEvent(game, { event: 'gained', of: seat, target: by, token, amount: added });
  return added;
}

/**
 * Removes tokens, the oldest first.
 * @param which whether a group may be taken from; absent: any group
 * @returns how many were removed
 */
export function removeTokens(
  game: Game,
  seat: Seat,
  token: TokenId,
  count: number,
  how: TokenLoss,
  which: (group: TokenGroup) => boolean = () => true,
): number {
  const { tokens, lostThisTurn = [] } = seatOf(game, seat);
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
  if (!lostThisTurn.includes(token)) seatOf(game, seat).lostThisTurn = [...lostThisTurn, token].sort();
  const remaining = groups.filter((group) => group.count > 0);
  if (remaining.length > 0) tokens[token] = remaining;
  else {
    seatOf(game, seat).tokens = without(tokens, token);
    forgetExpiring(game, seat, token);
  }
  game.events.push({ e: 'lost', seat, token, count: removed, how });
  if (how !== 'moved')
    raiseEvent(game, { event: how === 'spent' ? 'spent' : 'removed', of: seat, token, amount: removed });
  return removed;
}

/**
 * Turns tokens of one name into tokens of another, the oldest first. Their inflictor and age stay.
 * @param by only tokens of this giver; null for all
 */
export function flipTokens(
  game: Game,
  seat: Seat,
  token: TokenId,
  to: TokenId,
  count: number,
  by: Seat | null,
): void {
  const { tokens } = seatOf(game, seat);
  let left = count;
  for (const group of tokens[token] ?? []) {
    if (left <= 0 || (by !== null && group.by !== by)) continue;
    const turned = Math.min(left, group.count);
    group.count -= turned;
    left -= turned;
    const like = tokens[to]?.find((other) => other.by === group.by && other.fresh === group.fresh);
    if (like) like.count += turned;
    else tokens[to] = [...(tokens[to] ?? []), { ...group, count: turned }];
  }
  const remaining = (tokens[token] ?? []).filter((group) => group.count > 0);
  if (remaining.length > 0) tokens[token] = remaining;
  else seatOf(game, seat).tokens = without(tokens, token);
  if (left < count) game.events.push({ e: 'turned-token', seat, token, to, count: count - left });
}

/** A copy of the tokens without one name. `delete` is avoided, because it makes an object slow in V8. */
function without(tokens: CombatantState['tokens'], token: TokenId): CombatantState['tokens'] {
  const { [token]: _, ...rest } = tokens;
  return rest;
}

/** Removes all tokens of a name. */
export function removeAllTokens(game: Game, seat: Seat, token: TokenId, how: TokenLoss): void {
  removeTokens(game, seat, token, tokenCount(game, seat, token), how);
}

/**
 * Forgets that a token was held at the start of the Offensive Roll Phase, once the last one has left. A token of the
 * same name that comes later in the phase does not expire with it.
 */
function forgetExpiring(game: Game, seat: Seat, token: TokenId): void {
  const phase = game.lane.rollPhase;
  if (phase?.attack.attacker !== seat || !phase.expiring.includes(token)) return;
  phase.expiring = phase.expiring.filter((id) => id !== token);
}

/** Ids of a seat's status effects that a removal may take (rule: remove-status). */
export function removableTokens(game: Game, seat: Seat, filter: TokenFilter): string[] {
  return Object.keys(seatOf(game, seat).tokens).filter((id) => {
    const token = tokenById(id);
    if (token.kind === 'companion' || token.fixed) return false;
    if (filter.only !== undefined && filter.only !== id) return false;
    return filter.kinds === undefined || filter.kinds.includes(token.kind);
  });
}

/** Ids of a seat's status effects that a transfer may move. */
export function movableTokens(game: Game, seat: Seat, filter: TokenFilter): string[] {
  return removableTokens(game, seat, filter).filter((id) => !tokenById(id).stays);
}

/** At the start of a turn: resets what the lane's seats record of the last turn. See `ageTokensOf`. */
export function ageTokens(game: Game): void {
  for (const seat of game.lane.seats) ageTokensOf(game, seat);
}

/** Marks a seat's tokens as not fresh, merges groups that differed only in that, and clears records of the turn. */
export function ageTokensOf(game: Game, index: Seat): void {
  const seat = seatOf(game, index);
  for (const token in seat.tokens) {
    const groups = seat.tokens[token];
    if (groups?.some((group) => group.fresh)) seat.tokens[token] = aged(groups);
  }
  seat.spentThisTurn = [];
  // The fields are emptied, not deleted, because `delete` makes an object slow in V8.
  // A minion's step belongs to the turn of the hero: the crawl clears it (rule: a-turn).
  if (seat.lostThisTurn && !isMinionSeat(game.state, index)) seat.lostThisTurn = [];
  if (seat.passedThisTurn) seat.passedThisTurn = {};
  if (seat.kind !== 'enemy' && seat.upgradedThisTurn) seat.upgradedThisTurn = 0;
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
