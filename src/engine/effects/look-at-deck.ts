/**
 * The owner looks at the top cards of their deck and puts them back in any order. Only the legal answers contain the
 * card ids, and only the owner sees those.
 */

import { cardAt, type Game, heroSeatOf } from '../core/game.ts';
import { takeFromDeck } from '../core/seat/cards.ts';
import type { Action } from '../model/action.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { LookAtDeck } from '../vocabulary/effect.ts';
import { ask, type Step } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const lookAtDeck: EffectRule<LookAtDeck> = {
  do: 'look-at-deck',
  isBenign: () => true,
  isSecret: true,
  run(game, frame, { count, take }) {
    const { owner } = frame.context;
    const state = heroSeatOf(game, owner);
    const seen = state.deck.slice(0, count);
    if (seen.length === 0) return 'done';
    game.events.push({ e: 'looked-into-deck', seat: owner, count: seen.length });
    const taken = take === undefined ? [] : seen.filter((card) => cardAt(game, owner, card).kind === take);
    if (taken.length > 0) {
      for (const card of taken) takeFromDeck(game, owner, card);
      state.hand = [...state.hand, ...taken];
      game.events.push({ e: 'revealed', seat: owner, cards: taken });
    }
    // First entry: how many cards are to be ordered. The entries after it are the cards placed so far.
    frame.picked = [seen.length - taken.length];
    return seen.length === taken.length ? 'done' : askForTop(game, frame);
  },
  legal(game, frame, effect) {
    const cards = left(game, frame).map((card): Action => ({ type: 'choose', option: card }));
    return mayReveal(game, frame, effect) ? [...cards, { type: 'choose', option: 'reveal' }] : cards;
  },
  answer(game, frame, { orReveal = [] }, action) {
    if (action.type !== 'choose') return 'wait';
    const { owner } = frame.context;
    if (action.option === 'reveal') {
      game.events.push({ e: 'revealed', seat: owner, cards: left(game, frame) });
      return orReveal;
    }
    frame.picked.push(action.option);
    const rest = left(game, frame);
    return rest.length > 1 ? askForTop(game, frame) : putBack(game, frame, rest);
  },
  contains: ({ orReveal = [] }) => [{ effects: orReveal, at: ['orReveal'] }],
  neededToStart: () => null,
  hasUnknownResult: true,
};

function askForTop(game: Game, frame: EffectsFrame): 'wait' {
  return ask(game, frame, frame.context.owner, 'choose', { ask: 'card-for-top' });
}

/** Cards that were looked at and are not placed yet, in deck order. */
function left(game: Game, { context: { owner }, picked: [seen, ...named] }: EffectsFrame): string[] {
  return heroSeatOf(game, owner)
    .deck.slice(0, Number(seen))
    .filter((card) => !named.includes(card));
}

function mayReveal(game: Game, { context: { owner }, picked }: EffectsFrame, effect: LookAtDeck): boolean {
  if (effect.orReveal === undefined || picked.length > 1) return false;
  const seen = heroSeatOf(game, owner).deck.slice(0, Number(picked[0]));
  return seen.every((card) => cardAt(game, owner, card).kind !== 'upgrade');
}

function putBack(game: Game, { context: { owner }, picked }: EffectsFrame, rest: readonly string[]): Step {
  const [seen, ...named] = picked;
  const state = heroSeatOf(game, owner);
  state.deck = state.deck.toSpliced(0, Number(seen), ...named.map(String), ...rest);
  return 'done';
}
