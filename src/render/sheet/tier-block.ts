import { effectWords } from './effect-words.ts';
import type { FaceTiles } from './face-tiles.ts';
import { markPiece } from './mark-piece.ts';
import { type Piece, stack } from './piece.ts';
import { requirementRow } from './requirement-row.ts';
import type { SheetWords } from './sheet-model.ts';
import { textBlock, textPiece } from './text-block.ts';
import type { SheetTier } from './tiers.ts';

/** The style of all panels of a picture. */
export interface SheetStyle {
  readonly tiles: FaceTiles;
  /** Ids of the symbols on the hero's dice. */
  readonly symbols: readonly string[];
  /** Colour of names. */
  readonly accent: string;
  readonly words: SheetWords;
}

const TEXT = 26;
const BESIDE_GAP = 18;
/** The least width for effects beside the dice. */
const NARROWEST = 190;
/** The least height that a text beside the dice must save, since below them it has longer lines. */
const WORTH_IT = 18;

/** A tier, with its marks below it. */
export function tierBlock(tier: SheetTier, width: number, style: SheetStyle): Piece {
  const marks = (tier.marks ?? []).map((mark) => markPiece(mark, width, style.tiles));
  const printed = printedTier(tier, width, style);
  return marks.length === 0 ? printed : stack([printed, ...marks], 8);
}

/** The dice with the effects below them, or beside them if that takes clearly less room. */
function printedTier(tier: SheetTier, width: number, style: SheetStyle): Piece {
  const { tiles, symbols, words } = style;
  const effects = effectWords(tier.effects, symbols, words);
  const look = { tiles, symbols, words, maxWidth: width };
  const dice = requirementRow(tier.requirement, { ...look, brief: false });
  const brief = requirementRow(tier.requirement, { ...look, brief: true });
  const below = textBlock(effects, width, { size: TEXT, tiles });
  if (dice && tier.sharesText) return dice;
  if (!dice || !brief) return named(tier.name, below, width, style);
  const stacked = headed(tier.name, dice, below, width, style);
  const room = width - brief.width - BESIDE_GAP;
  if (room < NARROWEST || tier.requirement.kind === 'words') return stacked;
  const side = beside(brief, textBlock(effects, room, { size: TEXT, tiles }));
  const whole = named(tier.name, side, width, style);
  return whole.height < stacked.height - WORTH_IT ? whole : stacked;
}

/** The text to the right of the dice; a single line is centred on them. */
function beside(dice: Piece, text: Piece): Piece {
  const height = Math.max(dice.height, text.height);
  return {
    width: dice.width + BESIDE_GAP + text.width,
    height,
    draw: (x, y) =>
      dice.draw(x, y + Math.max(0, Math.min(4, (height - dice.height) / 2))) +
      text.draw(x + dice.width + BESIDE_GAP, y + (height - text.height) / 2),
  };
}

/** The dice with the name of a secondary ability beside them if it fits, and the text below. */
function headed(name: string | null, dice: Piece, text: Piece, width: number, style: SheetStyle): Piece {
  const title = name === null ? null : tierName(name, width, style);
  const room = width - dice.width - BESIDE_GAP;
  if (!title || title.width > room) return named(name, stack([dice, text], 4), width, style);
  const first: Piece = {
    width,
    height: Math.max(dice.height, title.height),
    draw: (x, y) =>
      dice.draw(x, y) + title.draw(x + dice.width + BESIDE_GAP, y + (dice.height - title.height) / 2),
  };
  return stack([first, text], 4);
}

function named(name: string | null, piece: Piece, width: number, style: SheetStyle): Piece {
  return name === null ? piece : stack([tierName(name, width, style), piece], 2);
}

function tierName(name: string, width: number, { accent }: SheetStyle): Piece {
  return textPiece(name, { face: 'bold', size: TEXT, fill: accent, maxWidth: width });
}
