/** Public views of tokens and companions. */

import type { Seat } from '../../model/ids.ts';
import type { Side } from '../../vocabulary/side.ts';
import type { TokenKind } from '../../vocabulary/token.ts';
import { dialOf } from '../damage/companion-dials.ts';
import { countOf, type Game, seatOf, tokenLimit } from '../game.ts';
import { tokenById } from '../registry.ts';
import { sideUp } from './sides.ts';

/** The tokens of one name on a seat. */
export interface TokenView {
  readonly id: string;
  readonly name: string;
  readonly kind: TokenKind;
  readonly count: number;
  readonly limit: number;
  /** For a companion with sides: the one that faces up. */
  readonly side?: Side;
  /** For tokens that their giver may spend: the giver of each token. */
  readonly givers?: readonly number[];
}

/** A companion with health of its own. */
export interface CompanionView {
  readonly id: string;
  readonly name: string;
  readonly health: number;
  readonly most: number;
  /** The side that faces up; null if it has no sides. */
  readonly side: Side | null;
}

/** The tokens of a seat, companions included. */
export function tokenViews(game: Game, seat: Seat): TokenView[] {
  return Object.entries(seatOf(game, seat).tokens).map(([id, groups]) => {
    const { name, kind, spends = [] } = tokenById(id);
    const side = sideUp(game, seat, id);
    const staysGivers = spends.some(({ whose }) => whose === 'giver');
    return {
      id,
      name,
      kind,
      count: countOf(groups),
      limit: tokenLimit(game, seat, id, groups.at(-1)?.by),
      ...(side ? { side } : {}),
      ...(staysGivers ? { givers: groups.flatMap(({ by, count }) => Array(count).fill(by)) } : {}),
    };
  });
}

/** The companions of a seat that have health. */
export function companionViews(game: Game, seat: Seat): CompanionView[] {
  return Object.keys(seatOf(game, seat).dials ?? {}).flatMap((id) => {
    const dial = dialOf(game, seat, id);
    if (!dial) return [];
    const { name } = tokenById(id);
    return [{ id, name, health: dial.health, most: dial.most ?? dial.start, side: sideUp(game, seat, id) }];
  });
}
