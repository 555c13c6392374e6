/** Measures the contrast of every text of a picture against what lies behind it (WCAG 2.2, success criterion 1.4.3). */
import { Resvg } from '@resvg/resvg-js';

export interface MeasuredText {
  readonly text: string;
  /** From 1 to 21. */
  readonly contrast: number;
}

/** Pixels for each unit of the drawing: strokes are wide enough to have an inside. */
const SCALE = 1;
/** Below this number of pixels there is no inside to measure. */
const FEWEST_PIXELS = 12;

const SHAPE = /<(path|rect|circle|ellipse|line|polygon|polyline|text)\b([^>]*)>/g;
const LABEL = /aria-label="([^"]*)"/;

interface Pixels {
  readonly rgba: Uint8Array;
  readonly count: number;
}

/**
 * The texts of a drawing with the median contrast of their letters, measured where nothing is drawn over them.
 */
export function contrastsOf(svg: string): MeasuredText[] {
  const texts: string[] = [];
  const shown = drawn(svg);
  const ground = drawn(
    svg.replaceAll(SHAPE, (tag, _, attributes: string) => (LABEL.test(attributes) ? hidden(tag) : tag)),
  );
  const coded = drawn(
    svg.replaceAll(SHAPE, (tag, _, attributes: string) => {
      const text = LABEL.exec(attributes)?.[1];
      if (text === undefined) return tag;
      texts.push(text);
      return inColour(tag, texts.length);
    }),
  );
  const contrasts = texts.map((): number[] => []);
  for (let at = 0; at < coded.count * 4; at += 4) {
    // What is drawn over a text hides its colour, too.
    const index = (coded.rgba[at] ?? 0) + 256 * (coded.rgba[at + 1] ?? 0);
    if (coded.rgba[at + 2] !== CODE_BLUE || coded.rgba[at + 3] !== 255) continue;
    const seen = luminanceAt(shown, at);
    const behind = luminanceAt(ground, at);
    contrasts[index - 1]?.push((Math.max(seen, behind) + 0.05) / (Math.min(seen, behind) + 0.05));
  }
  return texts.flatMap((text, index) => {
    const all = (contrasts[index] ?? []).toSorted((a, b) => a - b);
    const middle = all[Math.floor(all.length / 2)];
    return middle === undefined || all.length < FEWEST_PIXELS ? [] : [{ text, contrast: middle }];
  });
}

/** Marks the colours that stand for a text. */
const CODE_BLUE = 85;

function hidden(tag: string): string {
  return tag.replace(/^<(\w+)/, '<$1 visibility="hidden"');
}

/** The shape in a colour that says which text it is, without half-covered pixels. */
function inColour(tag: string, index: number): string {
  const colour = [index % 256, Math.floor(index / 256), CODE_BLUE];
  const fill = `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  return tag
    .replaceAll(/ (?:fill|fill-opacity|stroke|shape-rendering)="[^"]*"/g, '')
    .replace(/^<(\w+)/, `<$1 shape-rendering="crispEdges" fill="${fill}"`);
}

function drawn(svg: string): Pixels {
  const options = { font: { loadSystemFonts: false }, fitTo: { mode: 'zoom' as const, value: SCALE } };
  const image = new Resvg(svg, options).render();
  return { rgba: image.pixels, count: image.width * image.height };
}

function luminanceAt({ rgba }: Pixels, at: number): number {
  const of = (channel: number) => LINEAR[rgba[at + channel] ?? 0] ?? 0;
  return 0.2126 * of(0) + 0.7152 * of(1) + 0.0722 * of(2);
}

/** The linear light of each value of a channel, 0 to 1: pictures have millions of pixels. */
const LINEAR: readonly number[] = Array.from({ length: 256 }, (_, value) => linear(value / 255));

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
