/** How tiles and loot are written: `tile Salt Pans, level 1, 1 gold`, `loot Harpoon, rare, roll card, cost 1`. */
import type { EnvironmentDefinition } from '../../../../engine/vocabulary/adventure.ts';
import type { CardDefinition } from '../../../../engine/vocabulary/card.ts';
import type { Rarity } from '../../../../engine/vocabulary/crawl.ts';
import type { LootDefinition } from '../../../../engine/vocabulary/loot.ts';
import { headingName } from '../headings.ts';
import { CARD_LINES, CARD_OPTIONS, PLAYED_KINDS } from '../hero.ts';
import { alsoRead, type Property, says } from '../section.ts';
import { flag, number, oneOf, ownId, quotedText } from '../slot.ts';
import { confidence } from '../tokens.ts';
import { level, tileLevel } from './slots.ts';

/** A tile as it is written. */
export type TypedTile = Partial<Omit<EnvironmentDefinition, 'minion'>> & {
  readonly minion?: Exclude<EnvironmentDefinition['minion'], null>;
};

export const TILE_OPTIONS: readonly Property<TypedTile>[] = [
  // Before the level of the tile, which begins alike.
  alsoRead(says<TypedTile, 'minion'>('minion', '[a] level {minion} minion', level)),
  says<TypedTile, 'level'>('level', '{level}', tileLevel),
  says<TypedTile, 'gold'>('gold', '{gold} gold', number),
  says<TypedTile, 'cp'>('cp', '{cp} CP', number),
  says<TypedTile, 'minion'>('minion', 'minion of level {minion}', level),
  says<TypedTile, 'noSolo'>('noSolo', '{noSolo}', flag('not alone')),
  alsoRead(says<TypedTile, 'gold'>('gold', 'gold {gold}', number)),
  alsoRead(says<TypedTile, 'cp'>('cp', 'CP {cp}', number)),
  alsoRead(says<TypedTile, 'minion'>('minion', '[a] minion [level] {minion}', level)),
  alsoRead(says<TypedTile, 'minion'>('minion', 'a minion of level {minion}', level)),
  says<TypedTile, 'id'>('id', 'id {id}', ownId),
];

export const TILE_LINES: readonly Property<TypedTile>[] = [
  says<TypedTile, 'text'>('text', 'says {text}', quotedText),
  says<TypedTile, 'confidence'>('confidence', 'confidence {confidence}', confidence),
  says<TypedTile, 'unconfirmed'>('unconfirmed', 'unsure {unconfirmed}', quotedText),
];

/** The kind of a loot card as it is written. */
type TypedKind = Exclude<CardDefinition['kind'], 'upgrade'> | 'modifier';

const kind = oneOf<TypedKind>(PLAYED_KINDS);

/** A loot card as it is written. */
export type TypedLoot = Partial<Omit<CardDefinition, 'kind' | 'upgradesTo'>> &
  Partial<Omit<LootDefinition, 'card'>> & { readonly kindOfCard?: TypedKind };

/** What the heading of loot has beside that of other cards. */
export const LOOT_HEADING: readonly Property<TypedLoot>[] = [
  says<TypedLoot, 'rarity'>(
    'rarity',
    '{rarity}',
    oneOf<Rarity>({ common: 'common', rare: 'rare', epic: 'epic', legendary: 'legendary' }),
  ),
  says<TypedLoot, 'kindOfCard'>('kindOfCard', '{kindOfCard}', kind),
  says<TypedLoot, 'level'>('level', 'level {level}', number),
  says<TypedLoot, 'family'>('family', 'family {family}', headingName),
  says<TypedLoot, 'swaps'>('swaps', 'swaps {swaps}', ownId),
];

export const LOOT_OPTIONS: readonly Property<TypedLoot>[] = [
  ...LOOT_HEADING,
  ...CARD_OPTIONS.filter(({ property }) => property !== 'upgradesTo'),
];

export const LOOT_LINES: readonly Property<TypedLoot>[] = CARD_LINES;
