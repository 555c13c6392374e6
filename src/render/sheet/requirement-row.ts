/** A requirement as a row of small dice. */
import { STRAIGHTS } from '../../engine/vocabulary/dice.ts';
import { INK } from '../picture/colour.ts';
import { element, svgNumber } from '../picture/svg.ts';
import { conditionWords } from './effect-words.ts';
import type { FaceTiles } from './face-tiles.ts';
import { type Piece, row } from './piece.ts';
import type { Requirement } from './requirement.ts';
import type { SheetWords } from './sheet-model.ts';
import { textBlock, textPiece } from './text-block.ts';

/** Side of a die in a requirement. */
const DIE = 46;
const GAP = 5;
const WORDS = 26;

export interface RequirementStyle {
  readonly tiles: FaceTiles;
  readonly symbols: readonly string[];
  readonly maxWidth: number;
  /** Leaves room for a text beside it: `small` for `small straight`. */
  readonly brief: boolean;
  readonly words: SheetWords;
}

/** The dice that the requirement asks for; null when it asks for none. */
export function requirementRow(requirement: Requirement, style: RequirementStyle): Piece | null {
  const { tiles } = style;
  switch (requirement.kind) {
    case 'symbols': {
      const groups = requirement.parts.map(({ count, symbol }) => repeated(count, tiles.symbol(symbol, DIE)));
      return row(groups, 14);
    }
    case 'ladder': {
      const counts = words(requirement.counts.join(' / '), INK.ivory);
      return row([counts, words('×', INK.parchment), tiles.symbol(requirement.symbol, DIE)], 8);
    }
    case 'straight': {
      const dice = chain(STRAIGHTS[requirement.size], tiles);
      const names = style.brief ? style.words.shortStraights : style.words.straights;
      return row([dice, words(names[requirement.size], INK.parchment)], 12);
    }
    case 'defense':
      return defenseRow(requirement.dice, requirement.rider, style);
    case 'none':
      return null;
    case 'words':
      return sentence(requirement.text, style.maxWidth, style);
  }
}

function repeated(count: number, piece: Piece): Piece {
  return row(
    Array.from({ length: count }, () => piece),
    GAP,
  );
}

function words(text: string, fill: string): Piece {
  return textPiece(text, { face: 'semibold', size: WORDS, fill });
}

function sentence(text: string, width: number, { tiles, symbols }: RequirementStyle): Piece {
  return textBlock(conditionWords(text, symbols), width, { size: WORDS, tiles });
}

/** Consecutive unnumbered dice: any `length` values in a row. */
function chain(length: number, tiles: FaceTiles): Piece {
  const side = DIE - 4;
  const dice = row(
    Array.from({ length }, (_, i) => tiles.number(i + 1, side)),
    9,
  );
  return {
    ...dice,
    draw: (x, y) =>
      element('path', {
        d: `M${svgNumber(x + side / 2)} ${svgNumber(y + side / 2)}h${svgNumber(dice.width - side)}`,
        stroke: INK.gold,
        'stroke-width': 6,
      }) + dice.draw(x, y),
  };
}

function defenseRow(dice: number | null, rider: string, style: RequirementStyle): Piece {
  const { tiles, maxWidth } = style;
  const roll = words(style.words.defense, INK.parchment);
  if (dice === null) {
    const unknown = textPiece(style.words.unknownNumber, { face: 'semibold', size: WORDS, fill: INK.warn });
    return row([roll, tiles.unrolled(DIE), unknown], 10);
  }
  const rolled = row([roll, repeated(dice, tiles.unrolled(DIE))], 10);
  return rider === '' ? rolled : row([rolled, sentence(rider, maxWidth - rolled.width - 12, style)], 12);
}
