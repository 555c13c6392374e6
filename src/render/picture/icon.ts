/** The icons of assets/icons.json (game-icons.net, CC BY 3.0; see the notice beside it). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { element, svgNumber } from './svg.ts';

const iconsSchema = z.object({
  notice: z.string(),
  /** Icons are drawn on a square of this side. */
  side: z.number().positive(),
  paths: z.record(z.string(), z.string()),
});

type Icons = z.infer<typeof iconsSchema>;

let icons: Icons | undefined;

function loadIcons(): Icons {
  icons ??= iconsSchema.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, '../assets/icons.json'), 'utf8')),
  );
  return icons;
}

/** The names of all icons. */
export function iconNames(): readonly string[] {
  return Object.keys(loadIcons().paths);
}

export interface IconStyle {
  readonly fill: string;
  readonly opacity?: number;
  /** Clockwise turn in degrees. */
  readonly turn?: number;
}

/**
 * The icon `name` in a square of side `size` about (`cx`, `cy`).
 * @throws RangeError when there is no such icon
 */
export function icon(name: string, cx: number, cy: number, size: number, style: IconStyle): string {
  const { paths, side } = loadIcons();
  const d = paths[name];
  if (d === undefined) throw new RangeError(`there is no icon ${name}`);
  const turn = style.turn ? `rotate(${svgNumber(style.turn)} ${svgNumber(cx)} ${svgNumber(cy)}) ` : '';
  const place = `translate(${svgNumber(cx - size / 2)} ${svgNumber(cy - size / 2)})`;
  const scale = `scale(${(size / side).toFixed(5)})`;
  return element('path', {
    d,
    transform: `${turn}${place} ${scale}`,
    fill: style.fill,
    'fill-opacity': style.opacity,
  });
}
