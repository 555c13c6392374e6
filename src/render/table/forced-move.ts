/** The move of a status effect by a spend if there is only one possibility, from public facts. */
import { heroById, tokenById } from '../../engine/definitions.ts';
import type { GameView, Seat } from '../../engine/index.ts';
import type { TableAction } from '../action-code.ts';

/** A token, and the name of the hero who would receive it. */
export interface ForcedMove {
  readonly token: string;
  readonly to: string;
}

/**
 * The only possible move after the tokens are spent. With two players and one movable token nobody is asked, so the
 * button must name it.
 * @returns null if there is a choice
 */
export function forcedMove(
  { mode, seats }: GameView,
  seat: Seat,
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
