/** What Thor does with Mjölnir: it lies on his board or with the opponent to whom he has thrown it. */
import {
  atLeast,
  chooseAmount,
  chooseOpponent,
  gain,
  given,
  noted,
  repeat,
  retrieveFrom,
  throwTo,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';

export const isOnBoard = atLeast(given('mjolnir', 'owner'), 1);
export const isAway = atLeast(given('mjolnir', 'opponents'), 1);

/** Its damage is the token's own (R177): it comes with the hammer. */
export const throwIt: readonly Effect[] = [chooseOpponent, throwTo('mjolnir')];
export const retrieveIt: readonly Effect[] = [retrieveFrom('mjolnir'), gain('electrokinesis')];

/** "Throw" alone, "Retrieve" alone: what can be done is done (R262). */
export const throwIfHere = when(isOnBoard, throwIt);
export const retrieveIfAway = when(isAway, retrieveIt);
/** The one that is possible, which must be done (R260). */
export const throwOrRetrieve = when(isOnBoard, throwIt, [retrieveIfAway]);

/** "Up to so many times" includes not at all (R261). */
export const throwOrRetrieveUpTo = (times: number): readonly Effect[] => [
  chooseAmount('How often do you Throw or Retrieve Mjölnir?', times, 'flights'),
  repeat(noted('flights'), throwOrRetrieve),
];
