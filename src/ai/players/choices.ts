/** What the owner of an effect list can choose: an outlook for each way. */
import type { Effect } from '../../engine/index.ts';
import { amountOf, type Outlook, seatsMeant } from './outlook.ts';
import { relatedAt } from './table-facts.ts';

/** An outlook for each player whom the owner of an effect list may name. */
export function playersFor(
  outlook: Outlook,
  { among, except }: Extract<Effect, { do: 'choose-player' }>,
): Outlook[] {
  const { owner, table } = outlook;
  const left = except === undefined ? [] : seatsMeant(outlook, except);
  return relatedAt(table, owner, among)
    .filter((seat) => !left.includes(seat))
    .map((seat) => ({ ...outlook, chosen: seat }));
}

/** An outlook for each number that the owner of an effect list may choose. */
export function amountsFor(outlook: Outlook, effect: Extract<Effect, { do: 'choose-amount' }>): Outlook[] {
  const least = amountOf(outlook, effect.least);
  const most = Math.max(least, amountOf(outlook, effect.most));
  return Array.from({ length: most - least + 1 }, (_, more) => ({
    ...outlook,
    notes: { ...outlook.notes, [effect.note]: least + more },
  }));
}
