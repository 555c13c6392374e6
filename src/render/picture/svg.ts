/** SVG helpers of all drawings. They escape all text and refuse NaN. */

/** A rectangle in the picture's units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** `text` fit for XML content and attribute values. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/**
 * A number for SVG with at most two decimals.
 * @throws RangeError for NaN and the infinities, which no renderer can draw
 */
export function svgNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`a drawing asked for the coordinate ${value}`);
  return String(Math.round(value * 100) / 100);
}

/** Attributes that the drawing code itself makes of digits and letters. Some are thousands of characters long. */
const NEVER_ESCAPED: ReadonlySet<string> = new Set(['d', 'points', 'transform']);

/** One element. Attributes that are undefined are left out; `content` is SVG already. */
export function element(name: string, attributes: Attributes, content = ''): string {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    const written =
      typeof value === 'number' ? svgNumber(value) : NEVER_ESCAPED.has(key) ? value : escapeXml(value);
    tag += ` ${key}="${written}"`;
  }
  return content === '' ? `${tag}/>` : `${tag}>${content}</${name}>`;
}

/** A rectangle with round corners of `radius`. */
export function roundRect(box: Box, radius: number, attributes: Attributes): string {
  return element('rect', { ...box, rx: radius, ...attributes });
}

/** A circle about (`cx`, `cy`). */
export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
  return element('circle', { cx, cy, r, ...attributes });
}

/** The box shrunk by `by` on every side. */
export function inset(box: Box, by: number): Box {
  return {
    x: box.x + by,
    y: box.y + by,
    width: Math.max(0, box.width - 2 * by),
    height: Math.max(0, box.height - 2 * by),
  };
}
