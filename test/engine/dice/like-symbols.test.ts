/** Requirements of like symbols, printed as circles and diamonds (rule: m-ally-powers). */
import { describe, expect, it } from 'vitest';
import { meets, usesSymbol } from '../../../src/engine/core/dice/requirement.ts';
import type { DiceKey, DieFace, DieValue } from '../../../src/engine/vocabulary/dice.ts';

const KEY: DiceKey = { 1: 'sword', 2: 'sword', 3: 'sword', 4: 'life', 5: 'life', 6: 'pow' };
const VALUES: readonly DieValue[] = [1, 2, 3, 4, 5, 6];
const like = (...sizes: number[]) => ({ kind: 'like-symbols', sizes }) as const;

/** All rolls of five dice, each once whatever its order. */
function* rolls(from = 0, dice: readonly DieValue[] = []): Generator<readonly DieValue[]> {
  if (dice.length === 5) yield dice;
  else for (let at = from; at < VALUES.length; at += 1) yield* rolls(at, [...dice, VALUES[at] ?? 1]);
}

describe('like symbols', () => {
  it.each<[readonly DieFace[], readonly number[], boolean]>([
    [[1, 2, 3, 4, 6], [3], true],
    [[1, 2, 4, 5, 6], [3], false],
    [[1, 2, 4, 5, 6], [2, 2], true],
    [[1, 2, 3, 1, 6], [2, 2], false],
    [[1, 2, 3, 4, 5], [2, 3], true],
    [[1, 2, 3, 3, 4], [3, 2], false],
    [[1, 2, 4, 5, 6], [1, 1, 1], true],
    [[1, 2, null, null, 3], [3], true],
    [[null, null, null, 1, 2], [3], false],
    [[1], [1, 1], false],
  ])('%j against %j: %s', (dice, sizes, isMet) => {
    expect(meets(dice, KEY, like(...sizes))).toBe(isMet);
  });

  it('agree with the named symbols that make them up, over all rolls', () => {
    const named = Object.values(KEY);
    let met = 0;
    for (const dice of rolls()) {
      const isMet = named.some((circle) =>
        named.some(
          (diamond) =>
            circle !== diamond && meets(dice, KEY, { kind: 'symbols', need: { [circle]: 3, [diamond]: 2 } }),
        ),
      );
      expect(meets(dice, KEY, like(3, 2)), dice.join()).toBe(isMet);
      if (isMet) met += 1;
    }
    expect(met).toBeGreaterThan(10);
  });

  it('use a symbol only in a group that leaves the others possible', () => {
    const dice: readonly DieFace[] = [1, 2, 3, 4, 6];
    expect(usesSymbol(dice, KEY, like(3, 1), 'sword')).toBe(true);
    expect(usesSymbol(dice, KEY, like(3, 1), 'life')).toBe(true);
    expect(usesSymbol(dice, KEY, like(3, 1), 'pow')).toBe(true);
    expect(usesSymbol(dice, KEY, like(3), 'pow')).toBe(false);
  });
});
