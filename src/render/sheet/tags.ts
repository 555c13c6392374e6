/** The small marks at the right of an ability's name. */
import { INK } from '../picture/colour.ts';
import { centredLabel, textWidth } from '../picture/label.ts';
import { roundRect } from '../picture/svg.ts';
import type { Piece } from './piece.ts';
import type { SheetSection, SheetWords } from './sheet-model.ts';

const HEIGHT = 36;
const SIZE = 23;

const COLOURS = { passive: INK.good, defensive: INK.ally, ultimate: INK.gold } as const;

/** Tags of a section: kind (of the `first` in its panel; an upgraded defense shows its roll), cost. */
export function sectionTags(section: SheetSection, first: boolean, words: SheetWords): Piece[] {
  const shown = first && (section.cost === null || section.kind !== 'defensive');
  const kind = shown && section.kind !== 'offensive' ? section.kind : null;
  return [
    ...(kind ? [pill(words.kinds[kind], COLOURS[kind])] : []),
    ...(section.cost === null ? [] : [pill(costWords(section.cost, words), INK.gold)]),
  ];
}

function costWords(cost: number | undefined, words: SheetWords): string {
  return cost === undefined ? words.unknownCost : words.cost(cost);
}

function pill(text: string, colour: string): Piece {
  const width = textWidth(text, 'bold', SIZE) + 28;
  return {
    width,
    height: HEIGHT,
    draw: (x, y) =>
      roundRect({ x: x + 1, y: y + 1, width: width - 2, height: HEIGHT - 2 }, HEIGHT / 2 - 1, {
        fill: INK.night,
        stroke: colour,
        'stroke-width': 2,
      }) +
      centredLabel(text, x + width / 2, y + HEIGHT / 2, {
        face: 'bold',
        size: SIZE,
        fill: colour,
        anchor: 'middle',
      }),
  };
}
