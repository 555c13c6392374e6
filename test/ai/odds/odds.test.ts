import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddsOf, oddsTable } from '../../../src/ai/odds/odds.ts';
import type { RollSituation } from '../../../src/ai/odds/roll-situation.ts';
import { meets } from '../../../src/engine/core/dice/requirement.ts';
import type { DiceKey, DieValue, Requirement } from '../../../src/engine/vocabulary/dice.ts';
import { rollNumber, worthFromScratch, worthsOfOrderedRolls } from './brute-force.ts';

const EXACT = 1e-12;
const KEY: DiceKey = { 1: 'sword', 2: 'sword', 3: 'sword', 4: 'life', 5: 'life', 6: 'pow' };
const symbols = (need: Record<string, number>): Requirement => ({ kind: 'symbols', need });
const SMALL: Requirement = { kind: 'straight', size: 'small' };
const LARGE: Requirement = { kind: 'straight', size: 'large' };
const REQUIREMENTS: readonly Requirement[] = [
  symbols({ sword: 3 }),
  symbols({ sword: 5 }),
  symbols({ sword: 2, pow: 2 }),
  symbols({ sword: 3, life: 1, pow: 1 }),
  symbols({ pow: 4 }),
  SMALL,
  LARGE,
  { kind: 'of-a-kind', count: 4 },
  { kind: 'values', values: [6, 6, 6] },
  { kind: 'values', values: [1, 1, 5] },
];
const requirement = fc.constantFrom(...REQUIREMENTS);
const die = fc.constantFrom<DieValue>(1, 2, 3, 4, 5, 6);
const fiveDice = fc.array(die, { minLength: 5, maxLength: 5 });

const values = (dice: readonly number[]) =>
  dice.flatMap((shown): DieValue[] => DICE.filter((die) => die === shown));
const DICE: readonly DieValue[] = [1, 2, 3, 4, 5, 6];

const goalOf =
  (wanted: Requirement, blank: readonly number[] = []) =>
  (dice: readonly number[]) =>
    meets(values(dice.filter((shown) => !blank.includes(shown))), KEY, wanted) ? 1 : 0;

describe('the odds of a requirement', () => {
  it.each(REQUIREMENTS)('%j agree with brute force over three attempts', (wanted) => {
    const { probability, keep } = oddsOf(wanted, KEY, { attempts: 3 });
    expect(Math.abs(probability - worthFromScratch(goalOf(wanted), 3))).toBeLessThan(EXACT);
    expect(keep).toBeNull();
  });

  it('match the closed form for five of the rarest symbol', () => {
    const { probability } = oddsOf(symbols({ pow: 5 }), KEY, { attempts: 3 });
    expect(probability).toBeCloseTo((1 - (5 / 6) ** 3) ** 5, 14);
  });

  it('say what to keep from given dice, even where it surprises: three free dice beat a third sure one', () => {
    const odds = oddsOf(symbols({ sword: 2, pow: 2 }), KEY, { attempts: 1, dice: [6, 1, 4, 5, 2] });
    expect(odds.keep).toEqual([0, 1]);
    expect(odds.probability).toBeCloseTo(1 - (1 / 2) ** 3 - (5 / 6) ** 3 + (1 / 3) ** 3, 12);
  });

  it('without an attempt left are certain', () => {
    expect(oddsOf(SMALL, KEY, { attempts: 0, dice: [1, 2, 3, 4, 4] })).toEqual({
      probability: 1,
      keep: [0, 1, 2, 3, 4],
    });
    expect(oddsOf(LARGE, KEY, { attempts: 0, dice: [1, 2, 3, 4, 4] }).probability).toBe(0);
    expect(oddsOf(SMALL, KEY, { attempts: 0 }).probability).toBe(0);
  });

  it('of a requirement that no five dice meet are zero', () => {
    expect(oddsOf(symbols({ sword: 4, pow: 2 }), KEY, { attempts: 10 }).probability).toBe(0);
    expect(oddsOf(symbols({ banana: 1 }), KEY, { attempts: 10 }).probability).toBe(0);
  });

  it('are kept apart for heroes whose dice differ', () => {
    const other: DiceKey = { ...KEY, 3: 'pow' };
    const first = oddsOf(symbols({ pow: 4 }), KEY, { attempts: 3 }).probability;
    expect(oddsOf(symbols({ pow: 4 }), other, { attempts: 3 }).probability).toBeGreaterThan(first);
    expect(oddsOf(symbols({ pow: 4 }), KEY, { attempts: 3 }).probability).toBe(first);
  });

  it('stay the same after more goals were asked for than are remembered', () => {
    const chance = (name: string) =>
      oddsOf(symbols({ [name]: 2 }), { ...KEY, 6: name }, { attempts: 3 }).probability;
    const first = chance('symbol-0');
    for (let at = 1; at < 600; at += 1) expect(chance(`symbol-${at}`)).toBe(first);
    expect(chance('symbol-0')).toBe(first);
  });

  it('work for fewer dice, as in a defense', () => {
    expect(oddsOf(symbols({ pow: 1 }), KEY, { attempts: 1, diceCount: 3 }).probability).toBeCloseTo(
      1 - (5 / 6) ** 3,
      12,
    );
    expect(oddsOf(symbols({ pow: 1 }), KEY, { attempts: 1, dice: [1, 1] }).probability).toBeCloseTo(
      1 - (5 / 6) ** 2,
      12,
    );
  });

  it('rise with each attempt and stay probabilities', () => {
    fc.assert(
      fc.property(requirement, fiveDice, fc.integer({ min: 0, max: 9 }), (wanted, dice, attempts) => {
        const less = oddsOf(wanted, KEY, { attempts, dice }).probability;
        const more = oddsOf(wanted, KEY, { attempts: attempts + 1, dice }).probability;
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(1);
        expect(more).toBeGreaterThanOrEqual(less - EXACT);
      }),
    );
  });
});

describe('dice that may not be rerolled', () => {
  it('agree with brute force that never rerolls them', () => {
    const dice: readonly DieValue[] = [4, 1, 6, 2, 2];
    for (const wanted of REQUIREMENTS) {
      const worths = worthsOfOrderedRolls(goalOf(wanted), 2, [0, 3]);
      const { probability, keep } = oddsOf(wanted, KEY, { attempts: 2, dice, locked: [3, 0] });
      expect(Math.abs(probability - (worths[rollNumber(dice)] ?? Number.NaN))).toBeLessThan(EXACT);
      expect(keep).toEqual(expect.arrayContaining([0, 3]));
    }
  });

  it('leave nothing to chance when all are locked', () => {
    const dice: readonly DieValue[] = [6, 6, 6, 1, 2];
    const odds = oddsOf(symbols({ pow: 4 }), KEY, { attempts: 2, dice, locked: [0, 1, 2, 3, 4] });
    expect(odds).toEqual({ probability: 0, keep: [0, 1, 2, 3, 4] });
  });
});

describe('a chosen keep', () => {
  it('is worth what the rerolls of the other dice bring', () => {
    const situation = { attempts: 1, dice: [6, 6, 6, 1, 2] } as const;
    const wanted = symbols({ pow: 4 });
    expect(oddsOf(wanted, KEY, { ...situation, keep: [0, 1, 2] }).probability).toBeCloseTo(
      1 - (5 / 6) ** 2,
      12,
    );
    expect(oddsOf(wanted, KEY, { ...situation, keep: [2, 1] }).keep).toEqual([1, 2]);
    expect(oddsOf(wanted, KEY, { ...situation, keep: [] }).probability).toBeCloseTo(26 / 7776, 12);
    expect(oddsOf(wanted, KEY, { ...situation, keep: [1], locked: [0] }).keep).toEqual([0, 1]);
  });

  it('is never better than the best keep, and the best keep is as good', () => {
    fc.assert(
      fc.property(
        requirement,
        fiveDice,
        fc.integer({ min: 1, max: 5 }),
        fc.subarray([0, 1, 2, 3, 4]),
        fc.subarray([0, 1, 2, 3, 4]),
        (wanted, dice, attempts, keep, locked) => {
          const situation: RollSituation = { attempts, dice, locked };
          const best = oddsOf(wanted, KEY, situation);
          const chosen = oddsOf(wanted, KEY, { ...situation, keep });
          expect(chosen.probability).toBeLessThanOrEqual(best.probability + EXACT);
          const again = oddsOf(wanted, KEY, { ...situation, keep: best.keep ?? [] });
          expect(Math.abs(again.probability - best.probability)).toBeLessThan(EXACT);
        },
      ),
    );
  });
});

describe('blank dice', () => {
  const hexed = { blankValues: [6] } as const;

  it('under Hex agree with brute force that strikes the sixes', () => {
    for (const wanted of REQUIREMENTS) {
      const { probability } = oddsOf(wanted, KEY, { attempts: 3, ...hexed });
      expect(Math.abs(probability - worthFromScratch(goalOf(wanted, [6]), 3))).toBeLessThan(EXACT);
    }
  });

  it('may be given as blanks or as the values that are blank', () => {
    const wanted = symbols({ sword: 3 });
    const shown = oddsOf(wanted, KEY, { attempts: 1, dice: [6, 6, 1, 2, 4], ...hexed });
    const blank = oddsOf(wanted, KEY, { attempts: 1, dice: [null, null, 1, 2, 4], ...hexed });
    expect(shown.keep).toEqual([2, 3]);
    expect(shown.probability).toBeCloseTo(1 - (1 / 2) ** 3, 12);
    expect(blank).toEqual(shown);
  });

  it('count as nothing when no attempt is left (rule: hex)', () => {
    const dice: readonly DieValue[] = [6, 6, 3, 3, 3];
    expect(oddsOf(symbols({ pow: 1 }), KEY, { attempts: 0, dice, ...hexed }).probability).toBe(0);
    expect(oddsOf({ kind: 'of-a-kind', count: 3 }, KEY, { attempts: 0, dice, ...hexed }).probability).toBe(1);
  });

  it('that are blank only now come back with any value', () => {
    const odds = oddsOf(symbols({ pow: 4 }), KEY, { attempts: 1, dice: [6, null, 6, 6, 1] });
    expect(odds.probability).toBeCloseTo(1 - (5 / 6) ** 2, 12);
    expect(odds.keep).toEqual([0, 2, 3]);
    expect(oddsOf(symbols({ sword: 3 }), KEY, { attempts: 2, dice: [1, null, 2, 3, 6] })).toEqual({
      probability: 1,
      keep: [0, 1, 2, 3, 4],
    });
  });

  it('that are locked stay blank', () => {
    const odds = oddsOf(symbols({ pow: 5 }), KEY, { attempts: 9, dice: [null, 6, 6, 6, 6], locked: [0] });
    expect(odds.probability).toBe(0);
  });
});

describe('a table of odds', () => {
  const goals = [
    { id: 'smack', requirement: symbols({ sword: 3 }), worth: 4 },
    { id: 'smack-4', requirement: symbols({ sword: 4 }), worth: 6 },
    { id: 'smack-5', requirement: symbols({ sword: 5 }), worth: 8 },
    { id: 'blow', requirement: symbols({ sword: 2, pow: 2 }), worth: 4 },
    { id: 'small', requirement: SMALL, worth: 9 },
    { id: 'large', requirement: LARGE, worth: 15 },
    { id: 'ultimate', requirement: symbols({ pow: 5 }) },
  ];
  const damage = (dice: readonly number[]) =>
    Math.max(...goals.map((goal) => (goal.worth ?? 0) * goalOf(goal.requirement)(dice)));

  it('has the odds and the keep of each goal, in order', () => {
    const situation: RollSituation = { attempts: 2, dice: [1, 2, 3, 6, 6] };
    const table = oddsTable(goals, KEY, situation);
    expect(table.goals).toEqual(
      goals.map(({ id, requirement: wanted }) => ({ id, ...oddsOf(wanted, KEY, situation) })),
    );
  });

  it('has the expected worth of best play, as brute force finds it', () => {
    const dice: readonly DieValue[] = [1, 2, 3, 6, 6];
    const table = oddsTable(goals, KEY, { attempts: 2, dice });
    const wanted = worthsOfOrderedRolls(damage, 2)[rollNumber(dice)] ?? Number.NaN;
    expect(Math.abs((table.worth?.expected ?? 0) - wanted)).toBeLessThan(EXACT * 15);
    const scratch = oddsTable(goals, KEY, { attempts: 3 });
    expect(Math.abs((scratch.worth?.expected ?? 0) - worthFromScratch(damage, 3))).toBeLessThan(EXACT * 15);
  });

  it('weighs a sure small hit against an unsure big one', () => {
    const situation: RollSituation = { attempts: 1, dice: [1, 2, 3, 3, 6] };
    const pair = (worth: number) => [
      { id: 'smack', requirement: symbols({ sword: 4 }), worth: 6 },
      { id: 'large', requirement: LARGE, worth },
    ];
    expect(oddsTable(pair(15), KEY, situation).worth).toEqual({ expected: 6, keep: [0, 1, 2, 3, 4] });
    const greedy = oddsTable(pair(1000), KEY, situation).worth;
    expect(greedy?.keep).toEqual([0, 1, 2]);
    expect(greedy?.expected).toBeGreaterThan(6);
  });

  it('has no worth without worths, and refuses senseless ones', () => {
    expect(oddsTable([{ id: 'a', requirement: SMALL }], KEY, { attempts: 3 }).worth).toBeNull();
    expect(() => oddsTable([{ id: 'a', requirement: SMALL, worth: -1 }], KEY, { attempts: 3 })).toThrow(
      'The worth of a must be 0 or more',
    );
  });
});

describe('a senseless situation is refused', () => {
  const ask = (situation: RollSituation) => () => oddsOf(SMALL, KEY, situation);
  const dice: readonly DieValue[] = [1, 2, 3, 4, 5];

  it.each([
    [{ attempts: 11 }, 'whole number from 0 to 10, not 11'],
    [{ attempts: 0.5, dice }, 'whole number from 0 to 10, not 0.5'],
    [{ attempts: 1, dice: [] }, 'one to five dice, not 0'],
    [{ attempts: 1, dice: [1, 1, 1, 1, 1, 1] as const }, 'one to five dice, not 6'],
    [{ attempts: 1, diceCount: 0 }, 'one to five dice, not 0'],
    [{ attempts: 1, dice, locked: [5] }, 'no die at position 5'],
    [{ attempts: 1, dice, keep: [-1] }, 'no die at position -1'],
    [{ attempts: 0, dice, keep: [1] }, 'Without an attempt left'],
    [{ attempts: 1, keep: [1] }, 'only once they are rolled'],
    [{ attempts: 1, locked: [1] }, 'only once they are rolled'],
    [{ attempts: 1, dice: [null, 1] as const, keep: [0] }, 'position 0 is blank'],
  ] satisfies [RollSituation, string][])('%j', (situation, message) => {
    expect(ask(situation)).toThrow(message);
  });
});
