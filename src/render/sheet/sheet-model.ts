/** The model of a hero's board: its texts. */
import type { AbilityReference, HeroReference } from '../../content/reference/schema.ts';
import { isHero } from '../../engine/definitions.ts';
import type { DieFace } from '../../engine/rules.ts';
import { missingParts } from '../../lookup/hero-lookup.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { type SheetNotice, sheetNotices } from './notices.ts';
import { type SheetTier, sheetTiers } from './tiers.ts';

/**
 * Which picture: 1 = the board at the start; 2 or 3 = the upgrades to that level; `upgrades` = all of them
 * or, for a board with two sides, the other side; `in-play` = everything in the reference.
 */
export type SheetLevel = 1 | 2 | 3 | 'upgrades' | 'in-play';

/** One level of an ability. */
export interface SheetSection {
  /** Id of the ability at this level. */
  readonly id: string;
  readonly name: string;
  readonly kind: AbilityReference['kind'];
  /** CP of the upgrade; null on the starting board, undefined for an upgrade whose cost is not known. */
  readonly cost: number | null | undefined;
  readonly tiers: readonly SheetTier[];
}

/** One space of the board: an ability, at one or several levels. */
export interface SheetPanel {
  readonly sections: readonly SheetSection[];
}

/** The values of a die that show one symbol. */
export interface DiceGroup {
  readonly symbol: string;
  readonly values: readonly number[];
}

/** A seat at a table. */
export interface BoardOwner {
  readonly player: string;
  /** The dice of its Offensive Roll; null when there is none. */
  readonly rolled: readonly DieFace[] | null;
}

export interface HeroSheetModel {
  readonly heroId: string;
  readonly heroName: string;
  readonly set: string;
  /** 1 to 6; null when unknown. */
  readonly complexity: number | null;
  readonly title: string;
  /** Null when the faces are not known. */
  readonly dice: readonly DiceGroup[] | null;
  readonly panels: readonly SheetPanel[];
  /** The text shown if there are no panels. */
  readonly whenEmpty: string;
  readonly notices: readonly SheetNotice[];
  /** The owner of a board at a table. Such a board is drawn narrow for phones. */
  readonly seat?: BoardOwner;
  /** Other texts, in the same language. */
  readonly words: SheetWords;
}

export type SheetWords = Words['sheet'];

/**
 * The model of the picture `level` of a hero.
 * @param playable by default when it is registered in the engine; a hero that is being written is not yet
 */
export function heroSheetModel(
  reference: HeroReference,
  level: SheetLevel = 1,
  words: Words = ENGLISH,
  playable = isHero(reference.id),
): HeroSheetModel {
  const { sheet } = words;
  const sides = Object.keys(reference.sides ?? {});
  const symbols = [...new Set(Object.values(reference.dice ?? {}))];
  const shown = reference.abilities.filter((ability) => belongs(ability, level, sides));
  return {
    heroId: reference.id,
    heroName: reference.name,
    set: reference.set,
    complexity: reference.complexity,
    title: titleOf(level, sides, sheet),
    dice: reference.dice && diceGroups(Object.values(reference.dice)),
    panels: panelsOf(shown, symbols, level, sheet),
    whenEmpty: emptyWords(level, sides, sheet),
    notices: level === 1 ? sheetNotices(reference, playable, missingParts(reference), words) : [],
    words: sheet,
  };
}

function belongs(ability: AbilityReference, level: SheetLevel, sides: readonly string[]): boolean {
  if (level === 'in-play') return true;
  const firstSide = ability.side === undefined || ability.side === sides[0];
  if (level === 'upgrades') return ability.level > 1 || !firstSide;
  return ability.level === level && firstSide;
}

function titleOf(level: SheetLevel, sides: readonly string[], { titles }: SheetWords): string {
  const [first, ...others] = sides;
  if (first !== undefined && level === 1) return titles.side([first]);
  if (others.length > 0 && level === 'upgrades') return titles.side(others);
  if (level === 1 || level === 'in-play') return titles.board;
  return level === 'upgrades' ? titles.upgrades : titles.upgradesTo('I'.repeat(level));
}

function emptyWords(level: SheetLevel, sides: readonly string[], { empty }: SheetWords): string {
  if (level === 1) return empty.board;
  if (sides.length > 0) return empty.otherSide;
  return level === 3 ? empty.levelThree : empty.upgrades;
}

function diceGroups(faces: readonly string[]): DiceGroup[] {
  const groups = new Map<string, number[]>();
  for (const [i, symbol] of faces.entries()) groups.set(symbol, [...(groups.get(symbol) ?? []), i + 1]);
  return [...groups].map(([symbol, values]) => ({ symbol, values }));
}

const ORDER: readonly AbilityReference['kind'][] = ['offensive', 'passive', 'defensive', 'ultimate'];

/** By kind, then in the board's order; the levels of one ability share a panel. */
function panelsOf(
  abilities: readonly AbilityReference[],
  symbols: readonly string[],
  level: SheetLevel,
  words: SheetWords,
): SheetPanel[] {
  const slots = new Map<string, SheetSection[]>();
  for (const kind of ORDER) {
    for (const ability of abilities.filter((one) => one.kind === kind)) {
      // Two abilities of one slot share a panel only if they are levels of each other.
      const slot = level === 'upgrades' ? ability.slot : ability.id;
      slots.set(slot, [...(slots.get(slot) ?? []), sectionOf(ability, symbols, level === 'in-play', words)]);
    }
  }
  return [...slots.values()].map((sections) => ({ sections }));
}

function sectionOf(
  ability: AbilityReference,
  symbols: readonly string[],
  isInPlay: boolean,
  words: SheetWords,
): SheetSection {
  return {
    id: ability.id,
    name: /\(name not established\)$/.test(ability.name) ? words.unknownAbility : ability.name,
    kind: ability.kind,
    cost: ability.level === 1 || isInPlay ? null : ability.cost,
    tiers: sheetTiers(ability.tiers, symbols),
  };
}
