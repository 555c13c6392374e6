/** The cost of further roll attempts: combat points, and effects that depend on the number of attempts used. */

import { type Effect, tokenById } from '../../engine/definitions.ts';
import type { Seat } from '../../engine/index.ts';
import { modifiersIn } from '../../engine/vocabulary/modifier.ts';
import type { Trigger, TriggerEvent } from '../../engine/vocabulary/trigger.ts';
import { worthOfCp } from './basic-worths.ts';
import { worthOfList } from './effect-worth.ts';
import { evalContextOf } from './eval-context.ts';
import { PRICES } from './prices.ts';
import { boardAt, opponentsAt, type SeatFacts, seatAt, type TableFacts } from './table-facts.ts';
import { effectsOn } from './triggered.ts';

/** Events after the last attempt whose effects may depend on the number of attempts used. */
const LATER: readonly TriggerEvent[] = ['offense-end', 'turn-end'];

interface Counting {
  readonly list: readonly Effect[];
  readonly owner: number;
}

const counting = new WeakMap<readonly Trigger[], readonly (readonly Effect[])[]>();

/** Returns the effect lists that count attempts. */
function listsCounting(triggers: readonly Trigger[] | undefined): readonly (readonly Effect[])[] {
  if (!triggers) return [];
  let found = counting.get(triggers);
  if (!found) {
    found = LATER.flatMap((event) => effectsOn(triggers, event)).filter((list) =>
      JSON.stringify(list).includes('"count":"attempts"'),
    );
    counting.set(triggers, found);
  }
  return found;
}

function countingAt(table: TableFacts, own: SeatFacts): Counting[] {
  const other = opponentsAt(table, own.seat)[0]?.seat ?? own.seat;
  const ofAbilities = boardAt(own).flatMap(({ passive }) =>
    listsCounting(passive?.triggers).map((list) => ({ list, owner: own.seat })),
  );
  const ofTokens = Object.keys(own.tokens).flatMap((id) => {
    const { kind, triggers } = tokenById(id);
    return listsCounting(triggers).map((list) => ({
      list,
      owner: kind === 'negative' ? other : own.seat,
    }));
  });
  return [...ofAbilities, ...ofTokens];
}

/**
 * Returns the cost of `more` further attempts for a seat, in points of damage; 0 when nothing depends on attempts.
 * @param more further attempts, 1 or more
 */
export function costOfAttempts(table: TableFacts, seat: Seat, more: number): number {
  const own = seatAt(table, seat);
  const priced = -worthOfCp(own.cp, -priceInPoints(table, own, more));
  return countingAt(table, own).reduce((cost, { list, owner }) => {
    const worth = (attemptsUsed: number) => {
      const known = { holder: seat, target: owner === seat ? null : seat };
      return worthOfList(evalContextOf({ ...table, attemptsUsed }, PRICES, seat, owner, known), list);
    };
    return cost + worth(table.attemptsUsed) - worth(table.attemptsUsed + more);
  }, priced);
}

/** Returns how many of the next attempts a seat can pay for: all of them where they cost no combat points. */
export function payableAttempts(table: TableFacts, seat: Seat, left: number): number {
  const own = seatAt(table, seat);
  let payable = left;
  while (payable > 0 && priceInPoints(table, own, payable) > own.cp) payable -= 1;
  return payable;
}

/** Returns the combat points that tokens and passive abilities charge for the next attempts. */
function priceInPoints({ attemptsUsed }: TableFacts, own: SeatFacts, more: number): number {
  const modifiers = [
    ...Object.entries(own.tokens).flatMap(([id, count]) =>
      modifiersIn(tokenById(id), 'attempt-price').map((modifier) => ({ ...modifier, count })),
    ),
    ...boardAt(own).flatMap(({ passive }) =>
      modifiersIn(passive ?? {}, 'attempt-price').map((modifier) => ({ ...modifier, count: 1 })),
    ),
  ];
  return modifiers.reduce((points, { cp, beyond, count }) => {
    const charged = Math.max(0, more - Math.max(0, beyond - attemptsUsed));
    return points + cp * count * charged;
  }, 0);
}
