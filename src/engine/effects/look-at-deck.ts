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
    if (isLast(game, frame, effect)) return LAST.map((option) => ({ type: 'choose', option }));
    const cards = left(game, frame).map((card): Action => ({ type: 'choose', option: card }));
    return mayReveal(game, frame, effect) ? [...cards, { type: 'choose', option: 'reveal' }] : cards;
  },
  answer(game, frame, effect, action) {
    if (action.type !== 'choose') return 'wait';
    const { owner } = frame.context;
    if (action.option === 'reveal') {
      game.events.push({ e: 'revealed', seat: owner, cards: left(game, frame) });
      return effect.orReveal ?? [];
    }
    const last = left(game, frame);
    if (isLast(game, frame, effect)) return putBack(game, frame, last, action.option === 'bottom');
    frame.picked.push(action.option);
    const rest = left(game, frame);
    if (rest.length > 1) return askForTop(game, frame);
    return isLast(game, frame, effect)
      ? ask(game, frame, owner, 'choose', { ask: 'other-card' })
      : putBack(game, frame, rest);
  },
  contains: ({ orReveal = [] }) => [{ effects: orReveal, at: ['orReveal'] }],
  neededToStart: () => null,
  hasUnknownResult: true,
};

function askForTop(game: Game, frame: EffectsFrame): 'wait' {
  return ask(game, frame, frame.context.owner, 'choose', { ask: 'card-for-top' });
}

/** Where the last card goes if it may go to the bottom. */
const LAST = ['top', 'bottom'] as const;

/** Whether the question is where the last of several cards goes. */
function isLast(game: Game, frame: EffectsFrame, { bottom }: LookAtDeck): boolean {
  return bottom === true && frame.picked.length > 1 && left(game, frame).length === 1;
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

function putBack(
  game: Game,
  { context: { owner }, picked }: EffectsFrame,
  rest: readonly string[],
  isUnder = false,
): Step {
  const [seen, ...named] = picked;
  const state = heroSeatOf(game, owner);
  const below = state.deck.slice(Number(seen));
  const under = isUnder ? [...below, ...rest] : [...rest, ...below];
  state.deck = [...named.map(String), ...under];
  return 'done';
}
