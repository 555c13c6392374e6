/** The heading of a strike's picture: who struck whom, and what makes the strike special. */
import { expect, it } from 'vitest';
import { coloursOf } from '../../../src/render/hero-colours.ts';
import type { StrikeModel } from '../../../src/render/picture/board-model.ts';
import { strikePanel } from '../../../src/render/picture/strike-panel.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const BOX = { x: 0, y: 0, width: 960, height: 318 };

/** The panel of an Ultimate. */
function drawn(heroId: string, sides: string): string {
  const strike: StrikeModel = {
    kind: 'ultimate',
    isUltimate: true,
    ability: 'For Asgard!',
    sides,
    heroId,
    palette: coloursOf(heroId),
    dice: [],
    hits: [{ name: 'Bo', amount: 14, before: 4, after: 0, isBack: false }],
    changes: [],
  };
  return strikePanel(strike, BOX, ENGLISH.picture);
}

it.each(['thor', 'huntress'])('names both sides beside the mark if they fit, else neither: %s', (heroId) => {
  const alone = drawn(heroId, 'Throneroom the Fourth → Eve the Adventurous');
  expect(drawn(heroId, 'Throneroom the Fifth → Cleo the Adventurous')).toBe(alone);
  expect(drawn(heroId, 'Al → Bo')).not.toBe(drawn(heroId, 'Bo → Al'));
});
