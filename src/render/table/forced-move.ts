/** What a spend that moves a status effect comes to where nothing is left to choose, from what everybody sees. */

import { heroById, tokenById } from '../../engine/definitions.ts';
import type { GameView } from '../../engine/index.ts';
import type { TableAction } from '../action-words.ts';

/** A token, and the name of the hero to whom it would go. */
export interface ForcedMove {
  readonly token: string;
  readonly to: string;
}

/**
 * The only move that is possible once the tokens are spent: with two at the table and one token that can be moved
 * nobody is asked, so that the button has to tell.
 * @returns null where somebody chooses
 */
export function forcedMove(
  { mode, seats }: GameView,
  seat: number,
  { token, count }: Extract<TableAction, { type: 'spend' }>,
): ForcedMove | null {
  if (mode !== 'duel') return null;
  const movable = seats.flatMap((holder) =>
    holder.tokens.flatMap(({ id, count: held }) => {
      const left = holder.seat === seat && id === token ? held - count : held;
      const { kind, fixed, stays } = tokenById(id);
      return left > 0 && kind !== 'companion' && !fixed && !stays ? [{ id, from: holder.seat }] : [];
    }),
  );
  const [only, ...others] = movable;
  const to = seats.find((other) => other.seat !== only?.from);
  return only && to && others.length === 0 ? { token: only.id, to: heroById(to.hero).name } : null;
}
