/** Choices in an effect list: one context per option, and the seat that decides. */
import type { Effect } from '../../engine/definitions.ts';
import type { Who } from '../../engine/vocabulary/amount.ts';
import { amountOf, type EvalContext, seatsOfWho, tokensOf } from './eval-context.ts';
import { relatedAt } from './table-facts.ts';

type Named = Extract<Effect, { do: 'choose-player' | 'choose-players' }>;

function candidates(context: EvalContext, { among, except }: Named): number[] {
  const left = except === undefined ? [] : seatsOfWho(context, except);
  return relatedAt(context.table, context.owner, among).filter((seat) => !left.includes(seat));
}

/** Returns the seat that decides: the first of several asked seats; the owner when the effect asks nobody else. */
export function deciderOf(context: EvalContext, { ask = 'owner' }: { readonly ask?: Who }): number {
  return seatsOfWho(context, ask)[0] ?? context.owner;
}

/** Returns a context for each player who may be named. */
export function playersFor(
  context: EvalContext,
  effect: Extract<Effect, { do: 'choose-player' }>,
): EvalContext[] {
  const { having } = effect;
  return candidates(context, effect)
    .filter((seat) => having === undefined || tokensOf(context, seat, having) > 0)
    .map((seat) => ({ ...context, chosen: seat }));
}

/** The maximum size of a set of named players; larger sets change little. */
const MOST_NAMED = 6;
/** The maximum number of sets of named players to rate. */
const MOST_WAYS = 40;

/** Returns a context for each set of players who may be named together; the order of naming is ignored. */
export function playerSetsFor(
  context: EvalContext,
  effect: Extract<Effect, { do: 'choose-players' }>,
): EvalContext[] {
  const players = candidates(context, effect);
  const wanted = Math.max(0, Math.min(MOST_NAMED, amountOf(context, effect.count)));
  const most = effect.distinct ? Math.min(wanted, players.length) : wanted;
  let sets: number[][] = [[]];
  const shorter: number[][] = [];
  for (let size = 1; size <= most && sets.length > 0; size += 1) {
    sets = sets
      .flatMap((set) => players.slice(nextOf(players, set, effect)).map((seat) => [...set, seat]))
      .slice(0, MOST_WAYS);
    if (effect.upTo && size < most) shorter.push(...sets);
  }
  return [...sets, ...shorter].slice(0, MOST_WAYS).map((picked) => ({ ...context, picked }));
}

/** Returns the index from which the next player of a set is taken, so that no set comes twice. */
function nextOf(
  players: readonly number[],
  set: readonly number[],
  { distinct }: Extract<Effect, { do: 'choose-players' }>,
): number {
  const last = set.at(-1);
  if (last === undefined) return 0;
  return players.indexOf(last) + (distinct ? 1 : 0);
}

/** Returns a context for each number that may be chosen. */
export function amountsFor(
  context: EvalContext,
  effect: Extract<Effect, { do: 'choose-amount' }>,
): EvalContext[] {
  const least = amountOf(context, effect.least);
  const most = Math.max(least, amountOf(context, effect.most));
  return Array.from({ length: most - least + 1 }, (_, more) => ({
    ...context,
    notes: { ...context.notes, [effect.note]: least + more },
  }));
}
