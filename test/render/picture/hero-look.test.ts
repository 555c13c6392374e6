/** The colours of heroes are distinguishable. */
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { listHeroes } from '../../../src/engine/definitions.ts';
import { heroLook } from '../../../src/render/picture/hero-look.ts';

type Triple = readonly [number, number, number];

/** CIE L*a*b* of a colour `#rrggbb` (D65), in which distances are as people see them. */
function labOf(colour: string): Triple {
  const linear = (at: number) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(1), linear(3), linear(5)];
  const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a: Triple, b: Triple) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

test('no two playable heroes look alike', () => {
  const looks = listHeroes().map(({ id }) => ({ id, lab: labOf(heroLook(id).palette.base) }));
  const alike = looks.flatMap((one, at) =>
    looks
      .slice(at + 1)
      .flatMap((other) => (distance(one.lab, other.lab) < 15 ? [`${one.id} and ${other.id}`] : [])),
  );
  expect(alike).toEqual([]);
});
