/** A picture in parts that lie beside each other, so that the pixels of those that stay the same can be kept. */
import { type Box, element } from './svg.ts';

export interface Part {
  /** Where it lies. Only its shadow and the outer half of its frame may be outside. */
  readonly box: Box;
  readonly svg: string;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Gradients that the parts use. */
  readonly defs: string;
  /** Lies under all parts. */
  readonly background: string;
  /** From below to above. */
  readonly parts: readonly Part[];
}

/** The whole picture as SVG text. */
export function svgOf({ width, height, defs, background, parts }: Drawing): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('defs', {}, defs) + background + parts.map(({ svg }) => svg).join(''),
  );
}
