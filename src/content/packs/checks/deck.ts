/** Checks the deck: its size, and that every card has an effect. */
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { type Path, type Problem, quoted } from '../problem.ts';
import type { ExistingContent } from './existing-content.ts';

/**
 * The sizes of decks (rule: hero-cards). The first printings of some heroes lack one card; a board without upgrade cards
 * comes with 15 action cards and the extra card of later printings.
 */
const DECK = 33;
const DECKS = [DECK, DECK - 1, DECK + 1];

export function* deckProblems(hero: HeroDefinition, known: ExistingContent): Generator<Problem> {
  const own = DECK - known.sharedCards;
  if (!DECKS.includes(hero.cards.length + known.sharedCards)) {
    yield {
      path: ['cards'],
      reason: `are ${hero.cards.length}; a hero has ${own} of its own, or ${own - 1} or ${own + 1}, which makes ${DECK}, ${DECK - 1} or ${DECK + 1} with those of every deck`,
    };
  }
  for (const [at, card] of hero.cards.entries()) {
    const path = ['cards', at];
    yield* card.kind === 'upgrade' ? upgradeProblems(card, hero, path) : actionProblems(card, path);
    if ((card.when === undefined) !== (card.whenText === undefined)) {
      yield { path, reason: 'must have both "when" and "whenText", or neither' };
    }
  }
}

function* upgradeProblems(card: CardDefinition, hero: HeroDefinition, path: Path): Generator<Problem> {
  const { upgradesTo } = card;
  if (upgradesTo === undefined) {
    yield {
      path: [...path, 'upgradesTo'],
      reason: 'is missing; an upgrade card names the level that it puts into play',
    };
    return;
  }
  const level = hero.abilities.find(({ id }) => id === upgradesTo);
  if (level === undefined || level.level === 1) {
    yield {
      path: [...path, 'upgradesTo'],
      reason: `names ${quoted(upgradesTo)}, which is no ability of level 2 or 3`,
    };
  } else if (card.id !== upgradesTo) {
    yield {
      path: [...path, 'id'],
      reason: `must be ${quoted(upgradesTo)}, as the level that it puts into play`,
    };
  }
}

function* actionProblems(card: CardDefinition, path: Path): Generator<Problem> {
  if (card.upgradesTo !== undefined) {
    yield { path: [...path, 'upgradesTo'], reason: `has no place on a ${card.kind} card` };
  }
  if (card.effects.length === 0) yield { path: [...path, 'effects'], reason: 'are empty' };
  if (card.attackModifier && card.kind !== 'roll') {
    yield { path: [...path, 'attackModifier'], reason: 'has no place on any card but a roll card' };
  }
}
