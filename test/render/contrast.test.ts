/** Every text of every picture can be told from what lies behind it, and looks differ by more than colour. */
import { describe, expect, it } from 'vitest';
import { heroLook } from '../../src/render/picture/hero-look.ts';
import {
  boardPictures,
  type Drawing,
  missionPictures,
  otherPictures,
  sheetPictures,
  strikePictures,
} from './all-pictures.ts';
import { contrastsOf } from './contrast.ts';

/** WCAG 2.2, success criterion 1.4.3, for text of any size. */
const LEAST = 4.5;

function weakIn(pictures: Iterable<Drawing>): { readonly texts: number; readonly weak: string[] } {
  let texts = 0;
  const weak: string[] = [];
  for (const { name, svg } of pictures) {
    for (const { text, contrast } of contrastsOf(svg)) {
      texts += 1;
      if (contrast < LEAST) weak.push(`${name}: ${text} ${contrast.toFixed(2)}`);
    }
  }
  return { texts, weak };
}

describe('the contrast of texts', () => {
  it.each([
    ['boards of all looks', boardPictures, 350],
    ['strikes of all looks', strikePictures, 150],
    ['hero sheets', sheetPictures, 350],
    ['Missions and crawls', missionPictures, 200],
    ['other pictures', otherPictures, 250],
  ] as const)('is at least 4.5 to 1 on %s', (_, pictures, least) => {
    const { texts, weak } = weakIn(pictures());
    expect(weak).toEqual([]);
    expect(texts).toBeGreaterThan(least);
  });

  it('is measured on what is seen', () => {
    const path = 'M10 10H50V50H10Z';
    const label = (fill: string) => `<path aria-label="x" d="${path}" fill="${fill}"/>`;
    const on = (ground: string, content: string) =>
      contrastsOf(
        `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60" fill="${ground}"/>${content}</svg>`,
      );
    expect(on('#000000', label('#ffffff'))).toEqual([{ text: 'x', contrast: 21 }]);
    expect(on('#ffffff', label('#777777'))[0]?.contrast).toBeCloseTo(4.48, 1);
    expect(on('#000000', `${label('#ffffff')}<rect width="60" height="60" fill="#123456"/>`)).toEqual([]);
  });
});

describe('the dice of heroes', () => {
  it.each([
    ['huntress', 'paladin'],
    ['huntress', 'gunslinger'],
    ['paladin', 'gunslinger'],
  ])('of %s and %s differ clearly', (one, other) => {
    const [a, b] = [heroLook(one).palette.base, heroLook(other).palette.base];
    const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    const distance = Math.hypot(...channels(a).map((value, at) => value - (channels(b)[at] ?? 0)));
    expect(distance).toBeGreaterThan(45);
  });
});
