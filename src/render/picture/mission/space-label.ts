/** The label of a space: at the upper left of its hex, on a dark plate of its own, beside whatever stands there. */
import { INK } from '../colour.ts';
import { centredLabel, fitText } from '../label.ts';
import { type Box, roundRect } from '../svg.ts';
import { isClosed } from './grounds/scene.ts';
import type { HexGrid } from './hex-geometry.ts';
import { SMALLEST_LABEL } from './label-size.ts';
import type { SpaceModel } from './mission-model.ts';

/** Where the plate begins and how high its middle lies, in sides of a hex from the middle of the hex. */
const LEFT = 0.84;
const UP = 0.4;
const STYLE = { face: 'bold', size: SMALLEST_LABEL } as const;
const HEIGHT = SMALLEST_LABEL * 0.92;

/** The plate of a space's label. */
export function labelBox(space: string, grid: HexGrid): Box {
  const { x, y } = grid.centre(space);
  const width = fitText(space, STYLE).width + 12;
  return { x: x - grid.side * LEFT, y: y - grid.side * UP - HEIGHT / 2, width, height: HEIGHT };
}

/** The label on its plate, paler on a space that nobody may enter. */
export function spaceLabel(model: SpaceModel, grid: HexGrid): string {
  const box = labelBox(model.space, grid);
  return (
    roundRect(box, HEIGHT * 0.34, { fill: INK.night, 'fill-opacity': 0.78 }) +
    centredLabel(model.space, box.x + box.width / 2, box.y + HEIGHT / 2, {
      ...STYLE,
      fill: isClosed(model) ? '#b3bad0' : INK.ivory,
      anchor: 'middle',
    })
  );
}
