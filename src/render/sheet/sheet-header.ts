import { INK } from '../picture/colour.ts';
import { emblem } from '../picture/emblem.ts';
import type { HeroLook } from '../picture/hero-look.ts';
import { centredLabel, fitText } from '../picture/label.ts';
import type { HeroPaints } from '../picture/paints.ts';
import { panel, tray } from '../picture/panel.ts';
import { type Box, circle } from '../picture/svg.ts';
import type { FaceTiles } from './face-tiles.ts';
import { symbolWords } from './requirement.ts';
import type { DiceGroup, HeroSheetModel, SheetWords } from './sheet-model.ts';

export const HEADER_HEIGHT = 246;

const PAD = 18;
const TOP = 144;
const DIE = 62;
/** From the left edge of a group of the dice key to its texts. */
const TEXT_IN_GROUP = 16 + DIE + 12;
const SYMBOL_NAME = { face: 'semibold', size: 27, minSize: 19 } as const;
const MAX_COMPLEX = 6;

export interface HeaderStyle {
  readonly look: HeroLook;
  readonly paints: HeroPaints;
  readonly tiles: FaceTiles;
  readonly words: SheetWords;
}

/** Emblem, name, set, complexity and which values show which symbol. */
export function sheetHeader(model: HeroSheetModel, box: Box, style: HeaderStyle): string {
  const { look, paints } = style;
  const { accent } = paints.palette;
  const radius = 58;
  const textX = box.x + PAD + 2 * radius + 22;
  const right = box.x + box.width - PAD - 6;
  const nameY = box.y + 52;
  const lineY = box.y + 108;
  const titleWidth = fitText(model.title, { face: 'bold', size: 32 }).width;
  return [
    panel(box, { fill: paints.panel, lit: false, edge: accent }),
    emblem(box.x + PAD + radius, box.y + 76, radius, look, paints),
    centredLabel(model.heroName, textX, nameY, {
      face: 'display',
      size: 58,
      minSize: 40,
      maxWidth: right - textX - 250,
      fill: accent,
    }),
    centredLabel(model.title, textX, lineY, { face: 'bold', size: 32, fill: INK.ivory }),
    centredLabel(`· ${model.set}`, textX + titleWidth + 12, lineY, {
      face: 'semibold',
      size: 28,
      fill: INK.parchment,
      maxWidth: right - textX - titleWidth - 12,
    }),
    model.complexity === null ? '' : complexity(model.complexity, right, nameY, style.words),
    diceKey(
      model.dice,
      { x: box.x + 10, y: box.y + TOP, width: box.width - 20, height: HEADER_HEIGHT - TOP - 10 },
      style,
    ),
  ].join('');
}

function complexity(level: number, right: number, cy: number, words: SheetWords): string {
  const step = 32;
  const pips = Array.from({ length: MAX_COMPLEX }, (_, i) =>
    circle(right - 12 - (MAX_COMPLEX - 1 - i) * step, cy + 16, 11, {
      fill: i < level ? INK.gold : INK.night,
      stroke: INK.gold,
      'stroke-width': 2,
    }),
  );
  const named = centredLabel(words.complexity(level), right, cy - 18, {
    face: 'semibold',
    size: 27,
    fill: INK.ivory,
    anchor: 'end',
  });
  return named + pips.join('');
}

function diceKey(dice: readonly DiceGroup[] | null, box: Box, style: HeaderStyle): string {
  if (!dice) {
    const unknown = centredLabel(style.words.unknownDice, box.x + DIE + 34, box.y + box.height / 2, {
      face: 'semibold',
      size: 28,
      fill: INK.warn,
    });
    const die = style.tiles.unrolled(DIE).draw(box.x + 16, box.y + (box.height - DIE) / 2);
    return tray(box) + die + unknown;
  }
  const width = box.width / dice.length;
  const room = width - TEXT_IN_GROUP - 14;
  const names = dice.map(({ symbol }) =>
    isUnnamed(symbol) ? style.words.unknownSymbol : symbolWords(symbol),
  );
  // One size for all names: a smaller one would look less important.
  const size = Math.min(...names.map((name) => fitText(name, { ...SYMBOL_NAME, maxWidth: room }).size));
  const groups = dice.map((group, i) =>
    diceGroup(group, { ...box, x: box.x + i * width, width }, { ...style, name: names[i] ?? '', size, room }),
  );
  return tray(box) + groups.join('');
}

interface GroupStyle extends HeaderStyle {
  readonly name: string;
  readonly size: number;
  /** Width for texts. */
  readonly room: number;
}

function diceGroup({ symbol, values }: DiceGroup, box: Box, style: GroupStyle): string {
  const { tiles, name, size, room: maxWidth } = style;
  const textX = box.x + TEXT_IN_GROUP;
  return [
    tiles.symbol(symbol, DIE).draw(box.x + 16, box.y + (box.height - DIE) / 2),
    centredLabel(valuesText(values), textX, box.y + box.height / 2 - 17, {
      face: 'bold',
      size: 31,
      minSize: 20,
      maxWidth,
      fill: '#ffdc8c',
    }),
    centredLabel(name, textX, box.y + box.height / 2 + 18, {
      ...SYMBOL_NAME,
      size,
      maxWidth,
      fill: isUnnamed(symbol) ? INK.warn : INK.ivory,
    }),
  ].join('');
}

/** Whether the symbol is only a letter, because its name is unknown. */
function isUnnamed(symbol: string): boolean {
  return /^[A-Z]$/.test(symbol);
}

/** `1–3` for neighbours, `1, 4` for others. */
export function valuesText(values: readonly number[]): string {
  const first = values[0] ?? 0;
  const last = values.at(-1) ?? 0;
  if (values.length > 1 && last - first === values.length - 1) return `${first}–${last}`;
  return values.join(', ');
}
