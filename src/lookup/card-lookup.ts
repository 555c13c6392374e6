/** Cards as people look them up; cards of one name in several decks are told apart by their owner. */
import { loadCommonCards } from '../content/reference/load.ts';
import type { AbilityReference, CardReference } from '../content/reference/schema.ts';
import type { RuleEntry } from '../content/rules/schema.ts';
import type { Words } from '../words/index.ts';
import { rulingsThatMention } from './mentions.ts';
import { nameSearch } from './name-search.ts';
import { ofReferences } from './of-references.ts';

export interface CardHit {
  /** `<hero id>/<card id>`, or `common/<card id>`. */
  readonly key: string;
  /** The hero whose deck holds it; null when every deck does. */
  readonly owner: string | null;
  readonly card: CardReference;
  /** What an upgrade card puts on the board. */
  readonly ability: AbilityReference | undefined;
}

export interface CardAnswer extends CardHit {
  readonly rulings: readonly RuleEntry[];
}

const MOST_RULINGS = 8;

/** Cards by a name or the beginning of one, best first; misspelt names are found. */
export function findCards(query: string, limit = 25): CardHit[] {
  return cardNames().find(query, limit);
}

/** The three cards with the most similar names, for when none was found. */
export function nearestCards(query: string): CardHit[] {
  return cardNames().nearest(query, 3);
}

/** `Get Some! (Barbarian)`, `Tip It! (every deck)`. */
export function cardLabel({ card, owner }: CardHit, { lookup }: Words): string {
  return owner === null ? lookup.card.labelOfAll(card.name) : lookup.card.label(card.name, owner);
}

/** The card with that key, with the rulings that mention it; undefined when there is none. */
export function cardAnswer(key: string): CardAnswer | undefined {
  const hit = allCards().find((card) => card.key === key);
  if (hit === undefined) return undefined;
  return { ...hit, rulings: rulingsThatMention(hit.card.name).slice(0, MOST_RULINGS) };
}

const allCards = ofReferences((heroes): readonly CardHit[] => [
  ...loadCommonCards().map((card) => cardHit('common', null, card, undefined)),
  ...heroes.flatMap((hero) =>
    hero.cards.map((card) =>
      cardHit(
        hero.id,
        hero.name,
        card,
        card.kind === 'upgrade' ? hero.abilities.find(({ id }) => id === card.id) : undefined,
      ),
    ),
  ),
]);

function cardHit(
  ownerId: string,
  owner: string | null,
  card: CardReference,
  ability: AbilityReference | undefined,
): CardHit {
  return { key: `${ownerId}/${card.id}`, owner, card, ability };
}

const cardNames = ofReferences(() =>
  nameSearch(
    allCards().map((hit) => ({
      item: hit,
      names: [hit.card.name, `${hit.card.name} ${hit.owner ?? 'every deck'}`],
    })),
  ),
);
