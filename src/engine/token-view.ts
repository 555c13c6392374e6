/** Tokens and companions of a seat as everybody sees them. */
import { dialOf } from './damage/companion-dials.ts';
import { countOf, type Game, seatOf, tokenLimit } from './game.ts';
import { tokenById } from './registry.ts';
import { sideUp } from './seat/sides.ts';
import type { Side } from './vocabulary/side.ts';
import type { TokenKind } from './vocabulary/token.ts';

export interface TokenView {
  readonly id: string;
  readonly name: string;
  readonly kind: TokenKind;
  readonly count: number;
  readonly limit: number;
  /** Of a companion with sides: the one that lies up. */
  readonly side?: Side;
  /** Of what its giver uses wherever it lies: who gave each that lies here. */
  readonly givers?: readonly number[];
}

/** A companion with health of its own. */
export interface CompanionView {
  readonly id: string;
  readonly name: string;
  readonly health: number;
  readonly most: number;
  /** The side that lies up; null for one without sides. */
  readonly side: Side | null;
}

export function tokenViews(game: Game, seat: number): TokenView[] {
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

export function companionViews(game: Game, seat: number): CompanionView[] {
  return Object.keys(seatOf(game, seat).dials ?? {}).flatMap((id) => {
    const dial = dialOf(game, seat, id);
    if (!dial) return [];
    const { name } = tokenById(id);
    return [{ id, name, health: dial.health, most: dial.most ?? dial.start, side: sideUp(game, seat, id) }];
  });
}
