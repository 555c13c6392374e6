/** Amounts that the state itself and a prediction count alike, except for the players whom they mean. */

import { dialOf } from '../core/damage/companion-dials.ts';
import { countOf, type Game, handOf, poolOf, seatOf, upgradesOf } from '../core/game.ts';
import { type MissionAmount, missionAmount } from '../core/mission/measures.ts';
import { momentumOf } from '../core/mission/momentum.ts';
import { tokenById } from '../core/registry.ts';
import { movableTokens, removableTokens } from '../core/seat/tokens.ts';
import type { EffectContext } from '../model/effect-context.ts';
import type { Seat } from '../model/ids.ts';
import type { CountedStatuses, Who } from '../vocabulary/amount.ts';
import type { AmountFacts } from './facts.ts';

/** A list of effects in a game. */
export interface ListPlace {
  readonly game: Game;
  readonly context: EffectContext;
}

/** The sum of a measure over players. */
export type SumOver = (place: ListPlace, who: Who, measure: (seat: Seat) => number) => number;

/** @param seatsOf the players whom a word means */
export function sumOverSeats(
  seatsOf: (game: Game, context: EffectContext, who: Who) => readonly number[],
): SumOver {
  return ({ game, context }, who, measure) => {
    let result = 0;
    for (const seat of seatsOf(game, context, who)) result += measure(seat);
    return result;
  };
}

/** How many status effects of a kind a seat holds; of those that can be removed or moved, each name counts once. */
function statusesOf(game: Game, seat: Seat, kind: CountedStatuses): number {
  if (kind === 'removable') return removableTokens(game, seat, {}).length;
  if (kind === 'movable') return movableTokens(game, seat, {}).length;
  let count = 0;
  for (const [id, groups] of Object.entries(seatOf(game, seat).tokens)) {
    if (tokenById(id).kind === kind) count += countOf(groups);
  }
  return count;
}

/** The facts for which it makes no difference whether the list is carried out now or predicted. */
export function sharedCounts(sumOver: SumOver) {
  const ofMission = ({ game }: ListPlace, amount: MissionAmount) => missionAmount(game, amount);
  return {
    statuses: (place, { who, kind }) => sumOver(place, who, (seat) => statusesOf(place.game, seat, kind)),
    passed: (place, { who, token }) =>
      sumOver(place, who, (seat) => seatOf(place.game, seat).passedThisTurn?.[token] ?? 0),
    dial: (place, { who, of }) => sumOver(place, who, (seat) => dialOf(place.game, seat, of)?.health ?? 0),
    health: (place, { who }) => sumOver(place, who, (seat) => poolOf(place.game, seat).health),
    players: (place, { who }) => sumOver(place, who, () => 1),
    hand: (place, { who }) => sumOver(place, who, (seat) => handOf(place.game, seat).length),
    noted: ({ context }, { name }) => context.notes[name] ?? 0,
    upgrades: (place, { who, thisTurn = false }) =>
      sumOver(place, who, (seat) => upgradesOf(place.game, seat, thisTurn)),
    momentum: (place, { who }) => sumOver(place, who, (seat) => momentumOf(place.game, seat)),
    counter: ofMission,
    figures: ofMission,
    heroes: ofMission,
    'by-heroes': ofMission,
    round: ofMission,
    attempts: ({ game }, amount) =>
      amount.in === 'turn' ? (game.lane.turn.attempts ?? 0) : (game.lane.rollPhase?.attemptsUsed ?? 0),
  } satisfies Partial<AmountFacts<ListPlace>>;
}
