import { describe, expect, it } from 'vitest';
import { InteractionAges } from '../../../src/commands/discord/interaction-ages.ts';

describe('The age of an interaction', () => {
  it.each([0, 5_000, -5_000])('does not depend on a clock that is %i ms off', (off) => {
    let now = 1_000_000;
    const ages = new InteractionAges(() => now + off);
    for (const late of [40, 20, 900]) {
      ages.arrived(now - late);
    }
    expect(ages.ageOf(now - 900)).toBe(880);
    expect(ages.ageOf(now - 20)).toBe(0);
    now += 300;
    expect(ages.ageOf(now - 320)).toBe(300);
  });

  it('follows a clock that is set', () => {
    let now = 0;
    const ages = new InteractionAges(() => now);
    ages.arrived(now - 10);
    now += 3_600_000;
    for (let n = 0; n < 64; n += 1) ages.arrived(now - 3_600_010);
    expect(ages.ageOf(now - 3_600_010)).toBe(0);
  });
});
