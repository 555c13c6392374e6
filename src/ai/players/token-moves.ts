/** The worth of tokens that come, go or change hands. */
import type { Effect } from '../../engine/index.ts';
import { tokenById } from '../../engine/index.ts';
import type { TokenFilter } from '../../engine/vocabulary/effect.ts';
import { moveTokens, type Outlook, roomFor, seatsMeant, sideOf, tokensOf } from './outlook.ts';
import { seatAt } from './table-facts.ts';

/** A second token of a kind does a little less than the first, and so on. */
const NEXT_TOKEN = 0.85;

type RemoveChosen = Extract<Effect, { do: 'remove-chosen' }>;
type TransferChosen = Extract<Effect, { do: 'transfer-chosen' }>;

function tokenPrice(outlook: Outlook, token: string): number {
  return outlook.prices.token(tokenById(token), seatAt(outlook.table, outlook.owner).hero);
}

/** So many more or fewer of a token on a seat, within its limit, seen from `outlook.me`. */
export function changeOfTokens(outlook: Outlook, seat: number, token: string, change: number): number {
  const held = tokensOf(outlook, seat, token);
  const lost = change < 0 ? Math.min(held, -change) : 0;
  const gained = change > 0 ? Math.min(roomFor(outlook, seat, token), change) : 0;
  const moved = lost + gained;
  if (moved === 0) return 0;
  moveTokens(outlook, seat, token, gained - lost);
  const price = tokenPrice(outlook, token) * (gained > 0 ? 1 : -1);
  // The first of a series counts whole, later ones less.
  return (sideOf(outlook, seat) * price * (1 - NEXT_TOKEN ** moved)) / (1 - NEXT_TOKEN);
}

/** Tokens given to a seat. */
export function tokenCountWorth(outlook: Outlook, seat: number, token: string, count: number): number {
  return count > 0 ? changeOfTokens(outlook, seat, token, count) : 0;
}

/** Ids of tokens that a seat holds or was just given. */
function tokensThere(outlook: Outlook, seat: number): string[] {
  const given = Object.keys(outlook.moved).filter((name) => name.startsWith(`${seat}/`));
  const ids = given.map((name) => name.slice(name.indexOf('/') + 1));
  return [...new Set([...Object.keys(seatAt(outlook.table, seat).tokens), ...ids])];
}

/** Tokens of a seat that an effect which chooses may take. */
export function movableTokens(outlook: Outlook, seat: number, filter: TokenFilter): string[] {
  return tokensThere(outlook, seat).filter((id) => {
    const { kind, fixed } = tokenById(id);
    if (kind === 'companion' || fixed || tokensOf(outlook, seat, id) === 0) return false;
    if (filter.only !== undefined && filter.only !== id) return false;
    return filter.kinds === undefined || filter.kinds.includes(kind);
  });
}

/** Removal of tokens that the owner picks; one must be taken where there is one. */
export function removeChosenWorth(outlook: Outlook, effect: RemoveChosen): number {
  let worth = 0;
  for (const seat of seatsMeant(outlook, effect.who)) {
    const tokens = movableTokens(outlook, seat, effect.filter);
    if (effect.count === 'all') {
      for (const id of tokens) worth += changeOfTokens(outlook, seat, id, Number.NEGATIVE_INFINITY);
      continue;
    }
    const own = sideOf(outlook, outlook.owner);
    const changes = tokens.map((id) => changeOfTokens({ ...outlook }, seat, id, -1));
    changes.sort((a, b) => own * (b - a));
    for (const change of changes.slice(0, effect.count)) worth += change;
  }
  return worth;
}

/** One token from one seat to another, as is best for the owner; 0 when there is none to move. */
export function transferWorth(outlook: Outlook, effect: TransferChosen): number {
  const from = outlook.table.seats.filter(
    ({ seat }) => movableTokens(outlook, seat, effect.filter).length > 0,
  );
  return bestForOwner(
    outlook,
    from.map(({ seat }) => bestMoveFrom(outlook, seat, effect.filter)),
  );
}

function bestForOwner(outlook: Outlook, worths: readonly number[]): number {
  if (worths.length === 0) return 0;
  return sideOf(outlook, outlook.owner) > 0 ? Math.max(...worths) : Math.min(...worths);
}

/** The best move of a token of this seat. */
export function bestMoveFrom(outlook: Outlook, from: number, filter: TokenFilter): number {
  const others = outlook.table.seats.filter(({ seat, defeated }) => seat !== from && !defeated);
  return bestForOwner(
    outlook,
    others.map(({ seat }) => bestMoveBetween(outlook, from, seat, filter)),
  );
}

/** The best move of a token between these seats. */
export function bestMoveBetween(outlook: Outlook, from: number, to: number, filter: TokenFilter): number {
  const worths = movableTokens(outlook, from, filter).map((token) => moveWorth(outlook, from, token, to));
  return bestForOwner(outlook, worths);
}

/** A token of one seat, moved to another. */
export function moveWorth(outlook: Outlook, from: number, token: string, to: number): number {
  const after = { ...outlook };
  return changeOfTokens(after, from, token, -1) + changeOfTokens(after, to, token, 1);
}
