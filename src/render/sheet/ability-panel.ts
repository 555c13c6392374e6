import { INK, mix } from '../picture/colour.ts';
import { fitText } from '../picture/label.ts';
import type { HeroPaints } from '../picture/paints.ts';
import { panel } from '../picture/panel.ts';
import { type Box, element, roundRect, svgNumber } from '../picture/svg.ts';
import { MARK_COLOURS } from './mark-piece.ts';
import { type Piece, row, stack } from './piece.ts';
import type { SheetPanel, SheetSection } from './sheet-model.ts';
import { sectionTags } from './tags.ts';
import { textPiece } from './text-block.ts';
import { type SheetStyle, tierBlock } from './tier-block.ts';

const PAD = 18;
const BAND_INSET = 8;
const BAND_PAD = 6;
const TIER_GAP = 12;
const SECTION_GAP = 12;
const NAME = { size: 29, smallest: 23 } as const;

/** An ability in its frame; `stretch` makes it higher, so that columns can end on one line. */
export interface AbilityPanel {
  readonly height: number;
  draw(box: Box): string;
}

/** The panel of one space of the board, `width` wide. */
export function abilityPanel(
  content: SheetPanel,
  width: number,
  style: SheetStyle,
  paints: HeroPaints,
): AbilityPanel {
  const inner = width - 2 * PAD;
  const sections = content.sections.map((section, i) => sectionPiece(section, i === 0, inner, style));
  const body = stack(sections, SECTION_GAP);
  const ultimate = content.sections.some(({ kind }) => kind === 'ultimate');
  const frame = {
    fill: paints.flatPanel,
    lit: ultimate,
    edge: markEdge(content) ?? mix(paints.palette.base, paints.palette.accent, 0.2),
  };
  return {
    height: BAND_INSET + body.height + PAD,
    draw: (box) => panel(box, frame) + body.draw(box.x + PAD, box.y + BAND_INSET),
  };
}

/** The edge colour for its best mark: fulfilled before near. */
function markEdge({ sections }: SheetPanel): string | null {
  const kinds = sections.flatMap(({ tiers }) =>
    tiers.flatMap(({ marks = [] }) => marks.map(({ kind }) => kind)),
  );
  if (kinds.includes('met')) return MARK_COLOURS.met;
  return kinds.includes('near') ? MARK_COLOURS.near : null;
}

function sectionPiece(section: SheetSection, first: boolean, width: number, style: SheetStyle): Piece {
  const tiers = section.tiers.map((tier) => tierBlock(tier, width, style));
  return stack([nameBand(section, first, width, style), separated(tiers, width)], 10);
}

/** Tiers under each other with a thin line between them. */
function separated(tiers: readonly Piece[], width: number): Piece {
  const body = stack(tiers, TIER_GAP);
  return {
    ...body,
    draw: (x, y) => {
      let line = y - TIER_GAP / 2;
      const rules = tiers.slice(0, -1).map(({ height }) => {
        line += height + TIER_GAP;
        return element('path', {
          d: `M${svgNumber(x)} ${svgNumber(line)}h${svgNumber(width)}`,
          stroke: INK.ivory,
          'stroke-opacity': 0.16,
        });
      });
      return body.draw(x, y) + rules.join('');
    },
  };
}

function nameBand(section: SheetSection, first: boolean, width: number, style: SheetStyle): Piece {
  const tags = row(sectionTags(section, first, style.words), 8);
  const room = width - (tags.width > 0 ? tags.width + 12 : 0);
  const lines = nameLines(section.name, room);
  const height = Math.max(tags.height, lines.length * NAME.size * 1.3) + 2 * BAND_PAD;
  const names = stack(
    lines.map(({ text, size }) => textPiece(text, { face: 'display', size, fill: style.accent })),
    0,
  );
  return {
    width,
    height,
    draw: (x, y) =>
      roundRect({ x: x - PAD + BAND_INSET, y, width: width + 2 * (PAD - BAND_INSET), height }, 10, {
        fill: INK.night,
        'fill-opacity': 0.42,
      }) +
      names.draw(x, y + (height - names.height) / 2) +
      tags.draw(x + width - tags.width, y + (height - tags.height) / 2),
  };
}

/** The name on one line if it fits, else on two or more, broken between words. */
function nameLines(name: string, room: number): { readonly text: string; readonly size: number }[] {
  const style = { face: 'display', size: NAME.size, minSize: NAME.smallest, maxWidth: room } as const;
  const whole = fitText(name, style);
  if (!whole.text.endsWith('…')) return [whole];
  const lines: string[] = [];
  // A level stays with the word before it.
  for (const word of name.split(/\s+(?!I+$)/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    const fits = fitText(longer, { face: 'display', size: NAME.smallest }).width <= room;
    if (fits && lines.length > 0) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const size = Math.min(...lines.map((line) => fitText(line, style).size));
  return lines.map((line) => fitText(line, { ...style, size }));
}
