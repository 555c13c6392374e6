/** The damage of an Attack with its modifiers but without preventions (R222, R223). */

import { attackBase, attackParts, typeNow } from '../../core/damage/attack.ts';
import { DAMAGE_TYPES } from '../../core/damage/types.ts';
import type { Game } from '../../core/game.ts';
import type { Seat } from '../../model/ids.ts';
import { attackLedger } from '../evaluate.ts';
import { standingAdditions } from './standing.ts';

/** The damage of the Attack on a seat, modifiers counted and preventions not; 0 if there is no Attack on it. */
export function modifiedAttack(game: Game, seat: Seat): number {
  const ledger = attackLedger(game);
  const parts = attackParts(ledger, seat);
  const [first] = parts;
  if (!first) return 0;
  const types = parts.flatMap((part) =>
    DAMAGE_TYPES[part.type].modifiable ? [typeNow(game.lane.rollPhase, part)] : [],
  );
  const standing = standingAdditions(game, first.from, seat, types);
  const added = ledger.reduce(
    (sum, entry) => (entry.entry === 'add' && entry.to === seat ? sum + entry.amount : sum),
    standing.reduce((sum, { amount }) => sum + amount, 0),
  );
  return Math.max(0, attackBase(ledger, seat) + added);
}
