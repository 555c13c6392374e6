/** Effects of Thor on Mjölnir, which is on his board or with the opponent at whom he has thrown it. */
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

/** The damage is a trigger of the token itself (R177), so it happens wherever the hammer comes. */
export const throwIt: readonly Effect[] = [chooseOpponent, throwTo('mjolnir')];
export const retrieveIt: readonly Effect[] = [retrieveFrom('mjolnir'), gain('electrokinesis')];

/** Only "Throw" or only "Retrieve" on a card: done if possible (R262). */
export const throwIfHere = when(isOnBoard, throwIt);
export const retrieveIfAway = when(isAway, retrieveIt);
/** Of throw and retrieve the possible one, which is mandatory (R260). */
export const throwOrRetrieve = when(isOnBoard, throwIt, [retrieveIfAway]);

/** "Up to this many times" includes zero (R261). */
export const throwOrRetrieveUpTo = (times: number): readonly Effect[] => [
  chooseAmount('How often do you Throw or Retrieve Mjölnir?', times, 'flights'),
  repeat(noted('flights'), throwOrRetrieve),
];
