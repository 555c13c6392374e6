/** Builders for loot: a family of cards with Roman numerals, and equipment with the token that stands for it in play. */
import type { Condition } from '../../../engine/vocabulary/amount.ts';
import { gain } from '../../../engine/vocabulary/builders.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import { instant, mainCard, rollCard } from '../../../engine/vocabulary/cards.ts';
import type { Rarity } from '../../../engine/vocabulary/crawl.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { LootDefinition } from '../../../engine/vocabulary/loot.ts';
import type { TokenDefinition } from '../../../engine/vocabulary/token.ts';

const NUMERALS = ['', '', ' II', ' III', ' IV'] as const;
const KINDS = { main: mainCard, instant, roll: rollCard } as const;

/** Why the figures of a card that no source shows are what they are. */
export const OURS = 'This card is our own: not all printed ones are known.';
/** For cards of a list from before the release. */
export const PREVIEW = 'From a list before the release: cost and rarity may differ in print.';

/** A name and its level, 1 to 4. The level I has no numeral. */
export interface Title {
  readonly name: string;
  readonly level: 1 | 2 | 3 | 4;
  /** The id of the hero's own card that it replaces. */
  readonly swaps?: string;
}

/** A loot card that is played as other cards. */
export function loot(
  rarity: Rarity,
  { name, level, swaps }: Title,
  kind: keyof typeof KINDS,
  cost: number,
  printed: { readonly text: string; readonly unconfirmed?: string; readonly when?: Condition },
  ...effects: Effect[]
): LootDefinition {
  return {
    rarity,
    level,
    family: name,
    ...(swaps === undefined ? {} : { swaps }),
    card: KINDS[kind](`${name}${NUMERALS[level]}`, cost, printed, ...effects),
  };
}

/** Equipment: it is played for its cost and gives its token, which nothing removes. */
export function equipment(
  rarity: Rarity,
  { name, level }: Title,
  cost: number,
  token: TokenDefinition,
  unconfirmed?: string,
): LootDefinition {
  const doubt = unconfirmed === undefined ? {} : { unconfirmed };
  const card: CardDefinition = {
    ...mainCard(`${name}${NUMERALS[level]}`, cost, { text: token.text, ...doubt }, gain(token.id)),
    stays: true,
  };
  return { rarity, level, family: name, card };
}
