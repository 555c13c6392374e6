import { describe, expect, it } from 'vitest';
import { arc, dial } from '../../../src/render/picture/dial.ts';
import { healthLook } from '../../../src/render/picture/health-look.ts';

const style = { stroke: '#ff0000', 'stroke-width': 10 };

describe('a dial', () => {
  it('draws no arc at zero, where a round cap would leave a dot', () => {
    expect(arc(0, 0, 50, 0, style)).toBe('');
    expect(
      dial({ cx: 0, cy: 0, radius: 50, value: 0, full: 15, caption: 'CP', colour: '#ff0000' }),
    ).not.toContain('stroke="#ff0000"');
  });

  it('draws a whole ring when full, also beyond', () => {
    expect(arc(0, 0, 50, 1, style)).toMatch(/^<circle/);
    expect(dial({ cx: 0, cy: 0, radius: 50, value: 20, full: 15, caption: 'CP', colour: '#ff0000' })).toMatch(
      /<circle[^>]*stroke="#ff0000"/,
    );
  });

  it('ends a quarter at the right and takes the long way for three quarters', () => {
    expect(arc(0, 0, 50, 0.25, style)).toContain('M 0 -50 A 50 50 0 0 1 50 0');
    expect(arc(0, 0, 50, 0.75, style)).toContain('M 0 -50 A 50 50 0 1 1 -50 0');
  });

  it('warns by colour and by the pattern of its ring as health falls', () => {
    const looks = [50, 25, 12].map((health) => healthLook(health, 50));
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(3);
    expect(new Set(looks.map(({ dash = [] }) => dash.join())).size).toBe(3);
    expect(healthLook(0, 0)).toEqual(healthLook(1, 50));
    const rings = looks.map((look) =>
      dial({ cx: 0, cy: 0, radius: 50, value: 9, full: 50, caption: 'HP', ...look }),
    );
    expect(rings.map((ring) => ring.includes('stroke-dasharray'))).toEqual([false, true, true]);
  });
});
