/** A hero's possible plays in the turns of team-mates: their dice, and a menu of the plays. */
import type { APIComponentInContainer } from 'discord.js';
import { cardOf } from '../../engine/definitions.ts';
import { isAssist } from '../../engine/hosting.ts';
import type { AssistAction, Seat } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { encodeAction } from '../action-code.ts';
import { diceText } from '../mission/dice-text.ts';
import { cardText } from './hand-cards.ts';
import type { HandInput } from './hand-input.ts';
import { type Offer, spendOffers, useOffers } from './offers.ts';
import { type Place, selects } from './parts.ts';
import { plainNameOf } from './players.ts';

/**
 * The parts of a hand panel; empty if there is no such play.
 * @param seat the panel's owner
 */
export function assistParts(
  input: HandInput,
  place: Place,
  seat: Seat,
  words: Words,
): APIComponentInContainer[] {
  const { players, legal, teamViews = [] } = input;
  const assists = legal.filter(isAssist);
  if (assists.length === 0) return [];
  const dice = teamViews.flatMap((view) => diceText(view, players, words, seat));
  const options = assists.flatMap((action) =>
    offersOf(input, seat, action, words).map(({ label, description }) => ({
      value: encodeAction(action),
      label: words.hand.assistWith(label, plainNameOf(players, action.into, words)),
      ...(description ? { description } : {}),
    })),
  );
  return [...dice, ...selects(place, 'assist', words.hand.assist, options, words)];
}

function offersOf(
  { view, players, cards }: HandInput,
  seat: Seat,
  action: AssistAction,
  words: Words,
): Offer[] {
  if (action.type === 'spend') return spendOffers(view, seat, [action], words);
  if (action.type === 'use') return useOffers(players, seat, [action], words);
  const heroId = players[seat]?.heroId ?? '';
  const card = cardOf(heroId, action.card);
  const price = cards.find(({ id }) => id === action.card)?.price ?? card.cost;
  return [{ action, label: words.hand.priced(card.name, price), description: cardText(heroId, card) }];
}
