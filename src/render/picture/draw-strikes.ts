/** The strikes of a past turn as one picture, one below the other. */
import type { Words } from '../../words/index.ts';
import { boardBackground } from './board-background.ts';
import { BOARD_WIDTH } from './board-layout.ts';
import type { StrikeModel } from './board-model.ts';
import { TABLE_DEFS } from './paints.ts';
import { STRIKE_HEIGHT, strikePanel } from './strike-panel.ts';
import { element } from './svg.ts';

const MARGIN = 14;
const GAP = 12;

/**
 * Returns the picture as SVG text.
 * @param strikes at least one, oldest first
 */
export function drawStrikes(strikes: readonly StrikeModel[], words: Words): string {
  const height = 2 * MARGIN + strikes.length * (STRIKE_HEIGHT + GAP) - GAP;
  const content = [
    element('defs', {}, TABLE_DEFS),
    boardBackground({ x: 0, y: 0, width: BOARD_WIDTH, height }),
    ...strikes.map((strike, i) => {
      const y = MARGIN + i * (STRIKE_HEIGHT + GAP);
      const box = { x: MARGIN, y, width: BOARD_WIDTH - 2 * MARGIN, height: STRIKE_HEIGHT };
      return strikePanel(strike, box, words.picture);
    }),
  ].join('');
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: BOARD_WIDTH,
      height,
      viewBox: `0 0 ${BOARD_WIDTH} ${height}`,
    },
    content,
  );
}
