/** A hero's colours, or those of its pack. The drawing thread loads no packs, so it gets the colours. */
import { packOf } from '../content/packs/loaded-packs.ts';
import type { Palette } from './picture/board-model.ts';
import { INK, mix } from './picture/colour.ts';
import { heroLook } from './picture/hero-look.ts';

/** Light text is drawn on a hero's colour: colours lighter than this (0 to 1) are darkened. */
const LIGHTEST = 0.45;

export function coloursOf(heroId: string): Palette {
  const colour = packOf(heroId)?.look?.colour;
  const { palette } = heroLook(heroId);
  if (colour === undefined) return palette;
  const light = lightness(colour);
  const base = light <= LIGHTEST ? colour : mix(colour, INK.night, 1 - LIGHTEST / light);
  return { base, accent: palette.accent };
}

/** Perceived brightness. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
