/**
 * The owner searches their deck for cards, which are put into the hand or into play. Then the deck is shuffled, before
 * anything else happens (R19, R231, R272). Only the owner sees the candidates. They are listed in printed order, which
 * reveals nothing about the order of the deck. The discard pile lies open, and is not shuffled.
 */

import { shuffle } from '../core/chance.ts';
import { deckCardsOf } from '../core/crawl/loot.ts';
import { cardAt, type Game, heroSeatOf } from '../core/game.ts';
import { takeFromDeck, takeFromDiscard } from '../core/seat/cards.ts';
import type { Action } from '../model/action.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Search } from '../vocabulary/effects/cards.ts';
import { ask, type Step } from './parts/step.ts';
import { canComeIntoPlay, putIntoPlay } from './parts/upgrades.ts';
import type { EffectRule } from './rule.ts';

export const search: EffectRule<Search> = {
  do: 'search',
  run(game, frame, effect) {
    const { owner } = frame.context;
    if (effect.from === undefined) game.events.push({ e: 'looked-into-deck', seat: owner });
    return found(game, frame, effect).length === 0 ? finish(game, frame, effect) : askForCard(game, frame);
  },
  legal(game, frame, effect) {
    const cards = found(game, frame, effect).map((card): Action => ({ type: 'choose', option: card }));
    return effect.upTo ? [...cards, { type: 'choose', option: 'skip' }] : cards;
  },
  answer(game, frame, effect, action) {
    if (action.type !== 'choose' || typeof action.option !== 'string') return 'wait';
    if (action.option !== 'skip') frame.picked.push(action.option);
    const isOver = action.option === 'skip' || frame.picked.length >= effect.count;
    return isOver || found(game, frame, effect).length === 0
      ? finish(game, frame, effect)
      : askForCard(game, frame);
  },
  isBenign: () => true,
  isSecret: true,
};

function askForCard(game: Game, frame: EffectsFrame): 'wait' {
  return ask(game, frame, frame.context.owner, 'choose', { ask: 'card-to-find' });
}

/** Cards that may be chosen now, without those chosen before. */
function found(game: Game, { context: { owner }, picked }: EffectsFrame, effect: Search): string[] {
  const { deck, discard } = heroSeatOf(game, owner);
  const pile = effect.from === 'discard' ? discard : deck;
  return deckCardsOf(game, owner)
    .map(({ id }) => id)
    .filter((id) => {
      if (!pile.includes(id) || picked.includes(id)) return false;
      const card = cardAt(game, owner, id);
      if (card.cost > (effect.most ?? card.cost)) return false;
      if (effect.for === 'upgrade' && card.kind !== 'upgrade') return false;
      return effect.to === 'hand' || canComeIntoPlay(game, owner, card, picked.map(String));
    });
}

/** Takes the chosen cards out of the deck, shuffles it, and then reports and places the cards. */
function finish(game: Game, frame: EffectsFrame, effect: Search): Step {
  const { owner } = frame.context;
  const cards = frame.picked.map(String);
  const state = heroSeatOf(game, owner);
  for (const card of cards) {
    if (effect.from === 'discard') takeFromDiscard(game, owner, card);
    else takeFromDeck(game, owner, card);
  }
  if (effect.from === undefined) state.deck = shuffle(game.state.chance, state.deck);
  if (effect.to === 'hand') state.hand = [...state.hand, ...cards];
  const isOpen = effect.to === 'play' || effect.shown === true || effect.from === 'discard';
  game.events.push({ e: 'searched', seat: owner, count: cards.length, cards: isOpen ? cards : null });
  if (effect.to === 'play') putIntoPlay(game, owner, cards, 0);
  return 'done';
}
