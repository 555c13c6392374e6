/** What can be chosen in an effect list: an outlook for each way, and who takes the one that suits them. */
import type { Effect } from '../../engine/index.ts';
import type { Who } from '../../engine/vocabulary/amount.ts';
import { amountOf, type Outlook, seatsMeant } from './outlook.ts';
import { relatedAt } from './table-facts.ts';

type Named = Extract<Effect, { do: 'choose-player' | 'choose-players' }>;

function candidates(outlook: Outlook, { among, except }: Named): number[] {
  const left = except === undefined ? [] : seatsMeant(outlook, except);
  return relatedAt(outlook.table, outlook.owner, among).filter((seat) => !left.includes(seat));
}

/** Whose choice it is: of several who are asked the first, for a list that asks nobody else its owner's. */
export function deciderOf(outlook: Outlook, { ask = 'owner' }: { readonly ask?: Who }): number {
  return seatsMeant(outlook, ask)[0] ?? outlook.owner;
}

/** An outlook for each player who may be named. */
export function playersFor(outlook: Outlook, effect: Extract<Effect, { do: 'choose-player' }>): Outlook[] {
  return candidates(outlook, effect).map((seat) => ({ ...outlook, chosen: seat }));
}

/** Longer sets come to little that is new. */
const MOST_NAMED = 6;
/** Ways to name several players that are looked at, at the most. */
const MOST_WAYS = 40;

/** An outlook for each set of players who may be named together; the order in which they are named is left aside. */
export function playerSetsFor(
  outlook: Outlook,
  effect: Extract<Effect, { do: 'choose-players' }>,
): Outlook[] {
  const players = candidates(outlook, effect);
  const wanted = Math.max(0, Math.min(MOST_NAMED, amountOf(outlook, effect.count)));
  const most = effect.distinct ? Math.min(wanted, players.length) : wanted;
  let sets: number[][] = [[]];
  const shorter: number[][] = [];
  for (let size = 1; size <= most && sets.length > 0; size += 1) {
    sets = sets
      .flatMap((set) => players.slice(nextOf(players, set, effect)).map((seat) => [...set, seat]))
      .slice(0, MOST_WAYS);
    if (effect.upTo && size < most) shorter.push(...sets);
  }
  return [...sets, ...shorter].slice(0, MOST_WAYS).map((picked) => ({ ...outlook, picked }));
}

/** From which place on the next of a set comes, so that no set comes twice. */
function nextOf(
  players: readonly number[],
  set: readonly number[],
  { distinct }: Extract<Effect, { do: 'choose-players' }>,
): number {
  const last = set.at(-1);
  if (last === undefined) return 0;
  return players.indexOf(last) + (distinct ? 1 : 0);
}

/** An outlook for each number that may be chosen. */
export function amountsFor(outlook: Outlook, effect: Extract<Effect, { do: 'choose-amount' }>): Outlook[] {
  const least = amountOf(outlook, effect.least);
  const most = Math.max(least, amountOf(outlook, effect.most));
  return Array.from({ length: most - least + 1 }, (_, more) => ({
    ...outlook,
    notes: { ...outlook.notes, [effect.note]: least + more },
  }));
}
