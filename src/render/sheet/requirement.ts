/** Dice requirements for drawing, parsed from the reference texts. */
import type { StraightSize } from '../../engine/vocabulary/dice.ts';
import type { Words } from '../../words/index.ts';

/** `count` dice that show `symbol` (an id such as `fiery-soul`, or a letter for a symbol without a known name). */
export interface SymbolCount {
  readonly count: number;
  readonly symbol: string;
}

export type Requirement =
  | { readonly kind: 'symbols'; readonly parts: readonly SymbolCount[] }
  /** One symbol in increasing numbers; the figures of the effects increase with it. */
  | { readonly kind: 'ladder'; readonly symbol: string; readonly counts: readonly number[] }
  | { readonly kind: 'straight'; readonly size: StraightSize }
  /** `dice` is null when the number is unknown; `rider` is further text about the roll. */
  | { readonly kind: 'defense'; readonly dice: number | null; readonly rider: string }
  /** Nothing is rolled. */
  | { readonly kind: 'none' }
  | { readonly kind: 'words'; readonly text: string };

/** Whether `text` says that something is unknown. */
export function isUnknown(text: string): boolean {
  return /not established|not known|\?\?/.test(text);
}

/** The name of the dice symbol `id`: `fiery soul`. */
export function symbolWords(id: string): string {
  return COMPOUNDS.has(id) ? id : id.replaceAll('-', ' ');
}

/** Names that are written with a hyphen in the texts too. */
const COMPOUNDS: ReadonlySet<string> = new Set(['heart-diamond', 'spade-club']);

/**
 * Parses `requires` of a reference ability, such as `2x sword + 1x pow`; a text in none of the known forms
 * stays text.
 * @param symbols the ids of the symbols on the hero's dice
 */
export function readRequirement(requires: string, symbols: readonly string[]): Requirement {
  if (/^(passive|always active)$/.test(requires)) return { kind: 'none' };
  const straight = /^(micro|small|large) straight$/.exec(requires);
  if (straight) return { kind: 'straight', size: sizeOf(straight[1]) };
  const defense = /^defense roll (?:(\d+)|\([^)]*not established\))(?:, (.+))?$/.exec(requires);
  if (defense) {
    const [, dice, rider = ''] = defense;
    return { kind: 'defense', dice: dice === undefined ? null : Number(dice), rider };
  }
  const parts = requires.split(' + ').map((part) => readPart(part, symbols));
  const known = parts.filter((part) => part !== null);
  return known.length === parts.length
    ? { kind: 'symbols', parts: known }
    : { kind: 'words', text: requires };
}

function readPart(part: string, symbols: readonly string[]): SymbolCount | null {
  const match = /^([1-5])x (.+)$/.exec(part);
  const symbol = symbols.find((id) => id === match?.[2] || symbolWords(id) === match?.[2]);
  return match && symbol !== undefined ? { count: Number(match[1]), symbol } : null;
}

function sizeOf(word: string | undefined): StraightSize {
  return word === 'micro' || word === 'small' ? word : 'large';
}

/** The requirement as text: `2 sword + 1 pow`, `small straight`; empty when there is none. */
export function requirementWords(requirement: Requirement, { alt, straights }: Words['sheet']): string {
  switch (requirement.kind) {
    case 'symbols':
      return requirement.parts
        .map(({ count, symbol }) => alt.symbols(`${count}`, symbolWords(symbol)))
        .join(' + ');
    case 'ladder':
      return alt.symbols(requirement.counts.join('/'), symbolWords(requirement.symbol));
    case 'straight':
      return straights[requirement.size];
    case 'defense': {
      const { dice, rider } = requirement;
      const roll = dice === null ? alt.rollUnknown : alt.roll(dice);
      return rider === '' ? roll : alt.rollBut(roll, rider);
    }
    case 'none':
      return '';
    case 'words':
      return requirement.text;
  }
}
