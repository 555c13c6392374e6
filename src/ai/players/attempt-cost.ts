/** What further Roll Attempts cost: combat points, and what goes by how many attempts were made. */
import { type Effect, tokenById } from '../../engine/definitions.ts';
import { modifiersIn } from '../../engine/vocabulary/modifier.ts';
import type { Trigger, TriggerEvent } from '../../engine/vocabulary/trigger.ts';
import { worthOfCp } from './basic-worths.ts';
import { worthOfList } from './effect-worth.ts';
import { evalContextOf } from './eval-context.ts';
import { PRICES } from './prices.ts';
import { boardAt, opponentsAt, type SeatFacts, seatAt, type TableFacts } from './table-facts.ts';
import { effectsOn } from './triggered.ts';

/** Events after the last attempt, at which it may matter how many there were. */
const LATER: readonly TriggerEvent[] = ['offense-end', 'turn-end'];

interface Counting {
  readonly list: readonly Effect[];
  readonly owner: number;
}

const counting = new WeakMap<readonly Trigger[], readonly (readonly Effect[])[]>();

/** The lists that look at the number of attempts. */
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
 * What so many further attempts of a seat take from it, in points of damage; 0 where nothing goes by them.
 * @param more attempts, 1 or more
 */
export function costOfAttempts(table: TableFacts, seat: number, more: number): number {
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

/** Combat points for the next attempts, by tokens and passive abilities. */
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
