/** The price that tokens ask for an Offensive Roll Phase (rule: knockdown). */
import { tokenById } from '../../engine/definitions.ts';
import { modifiersIn } from '../../engine/vocabulary/modifier.ts';
import type { SeatFacts } from './table-facts.ts';

/** Returns the combat points without which the seat's next Offensive Roll Phase is skipped; 0 when nothing asks. */
export function priceOfPhase({ tokens }: SeatFacts): number {
  const prices = Object.entries(tokens).flatMap(([id, count]) =>
    count > 0 ? modifiersIn(tokenById(id), 'offense').map(({ cp }) => cp) : [],
  );
  return Math.max(0, ...prices);
}
