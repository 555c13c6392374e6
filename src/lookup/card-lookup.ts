/**
 * Looks up cards. Cards with the same name in several decks are distinguished by their owner. It also finds the cards
 * of Missions: allies, momentum cards, mythic abilities and boost tiles, and those of loaded expansions of Adventures.
 */
import type { LoadedFrom } from '../content/reference/expansions.ts';
import { loadCommonCards } from '../content/reference/load.ts';
import type { MissionCardReference } from '../content/reference/mission-cards.ts';
import type { AbilityReference, CardReference } from '../content/reference/schema.ts';
import { loadRules } from '../content/rules/load.ts';
import type { RuleEntry } from '../content/rules/schema.ts';
import type { Words } from '../words/index.ts';
import { rulingsThatMention } from './mentions.ts';
import { nameSearch } from './name-search.ts';
import { cachedFromReferences } from './reference-cache.ts';

export type CardHit = DeckCard | MissionCard;

export interface DeckCard {
  readonly of: 'deck';
  /** `<hero or boss id>/<card id>`, `common/<card id>`, or `loot/<card id>`. */
  readonly key: string;
  /** The name of the hero or boss whose deck contains the card, or of loot's expansion; null for a card of every deck. */
  readonly owner: string | null;
  /** The loaded expansion of Adventures that brings it; absent for other cards. */
  readonly from?: LoadedFrom;
  readonly card: CardReference;
  /** The ability of an upgrade card. */
  readonly ability: AbilityReference | undefined;
}

export interface MissionCard {
  readonly of: 'missions';
  /** `ally/<id>`, `momentum/level-<level>`, `mythic/<id>` or `boost/<id>`. */
  readonly key: string;
  readonly card: MissionCardReference;
}

export type CardAnswer = CardHit & { readonly rulings: readonly RuleEntry[] };

const MAX_RULINGS = 8;

/** Returns the cards that match a name, the beginning of a name, or a misspelt name, best first. */
export function findCards(query: string, limit = Number.POSITIVE_INFINITY): CardHit[] {
  return cardNames().find(query, limit);
}

/** Returns the three cards with the most similar names, for a query without a match. */
export function nearestCards(query: string): CardHit[] {
  return cardNames().nearest(query, 3);
}

/** `Get Some! (Barbarian)`, `Tip It! (every deck)`. */
export function cardLabel(hit: CardHit, { lookup }: Words): string {
  if (hit.of === 'missions') {
    const { name, kind, mission } = hit.card;
    const { kinds, allyOf } = lookup.missionCard;
    return lookup.card.label(name, mission === undefined ? kinds[kind] : allyOf(mission));
  }
  const { card, owner } = hit;
  return owner === null ? lookup.card.labelOfAll(card.name) : lookup.card.label(card.name, owner);
}

/** The card with that key, with the rulings that mention it; undefined when there is none. */
export function cardAnswer(key: string): CardAnswer | undefined {
  const hit = allCards().find((card) => card.key === key);
  if (hit === undefined) return undefined;
  return { ...hit, rulings: rulingsOf(hit).slice(0, MAX_RULINGS) };
}

/** The rules about each kind of Mission card, because no ruling names single cards. */
const RULES_OF_MISSIONS: Readonly<Record<MissionCardReference['kind'], readonly string[]>> = {
  ally: ['m-recruit-ally', 'm-ally-powers', 'm-ally-hq'],
  momentum: ['m-momentum', 'm-momentum-actions', 'm-perk-momentum'],
  mythic: ['m-new-game-plus'],
  boost: ['m-boost-tiles', 'm-boost-setup'],
};

function rulingsOf(hit: CardHit): RuleEntry[] {
  if (hit.of === 'deck') return rulingsThatMention(hit.card.name);
  const { byId } = loadRules();
  return RULES_OF_MISSIONS[hit.card.kind].flatMap((id) => byId.get(id) ?? []);
}

const allCards = cachedFromReferences((heroes, missionCards, expansions): readonly CardHit[] => [
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
  ...missionCards.map((card): MissionCard => ({ of: 'missions', key: `${card.kind}/${card.id}`, card })),
  ...expansions.flatMap(({ from, cards }) =>
    cards.map(
      ({ key, boss, card, board }): DeckCard => ({
        of: 'deck',
        key,
        owner: boss ?? from.expansion,
        card,
        ability: card.kind === 'upgrade' ? board?.abilities.find(({ id }) => id === card.id) : undefined,
        from,
      }),
    ),
  ),
]);

function cardHit(
  ownerId: string,
  owner: string | null,
  card: CardReference,
  ability: AbilityReference | undefined,
): DeckCard {
  return { of: 'deck', key: `${ownerId}/${card.id}`, owner, card, ability };
}

const cardNames = cachedFromReferences(() =>
  nameSearch(allCards().map((hit) => ({ item: hit, names: namesOf(hit) }))),
);

function namesOf(hit: CardHit): string[] {
  if (hit.of === 'deck') return [hit.card.name, `${hit.card.name} ${hit.owner ?? 'every deck'}`];
  const { name, kind, actions, mission } = hit.card;
  return [
    name,
    ...(mission === undefined ? [] : [`${name} ${mission}`]),
    `${name} ${KIND_NAMES[kind]}`,
    ...actions,
  ];
}

/** The kinds of Mission cards by the words that people type together with a name. */
const KIND_NAMES: Readonly<Record<MissionCardReference['kind'], string>> = {
  ally: 'ally',
  momentum: 'level',
  mythic: 'mythic ability',
  boost: 'boost tile',
};
