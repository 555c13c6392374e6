/** What the menus and buttons of a plan for the enemies change, and the values of the menus. */
import { describe, expect, it } from 'vitest';
import { type PlanVerb, planAfter } from '../../../src/commands/panels/enemy-plan.ts';
import { type EnemyPlan, MOST_PLANNED_DAMAGE } from '../../../src/engine/hosting.ts';
import {
  decodeDiscard,
  decodeUse,
  decodeWay,
  encodeDiscard,
  encodeUse,
  encodeWay,
} from '../../../src/render/mission/plan-values.ts';

const EVADE = { type: 'spend', token: 'evasive', use: 'prevent', count: 1 } as const;
const CARD = { type: 'play', card: 'not-this-time' } as const;
const PLAN: EnemyPlan = { defends: 'thick-skin', from: 5, uses: [{ play: EVADE, from: 3 }] };

describe('values of the menus', () => {
  it('are read as they were written', () => {
    for (const way of [
      { defends: 'thick-skin', from: 5 },
      { defends: null, from: null },
    ])
      expect(decodeWay(encodeWay(way))).toEqual(way);
    for (const play of [EVADE, CARD])
      for (const from of [1, null, MOST_PLANNED_DAMAGE])
        expect(decodeUse(encodeUse({ play, from }))).toEqual({ play, from });
    for (const card of ['six-it', null]) expect(decodeDiscard(encodeDiscard(card))).toBe(card);
  });

  it.each(['', 'thick-skin', 'thick-skin.0', 'thick-skin.100', 'Thick.5', 'a.b.5', '-.-.-'])(
    'that are no way are refused: %s',
    (value) => {
      expect(decodeWay(value)).toBeNull();
    },
  );

  it.each(['', 'play', 'play.a', 'sell.a.3', 'spend.a.b.3', 'spend.a.b.0.3', 'spend.a.b.1.x'])(
    'that are no use are refused: %s',
    (value) => {
      expect(decodeUse(value)).toBeNull();
    },
  );
});

describe('the plan after a press', () => {
  const press = (plan: EnemyPlan | null, verb: PlanVerb, value = '') => planAfter(plan, verb, value);

  it('takes the way, and keeps the rest', () => {
    expect(press(null, 'plan-way', 'thick-skin.-')).toEqual({ defends: 'thick-skin' });
    expect(press({ ...PLAN, everyRound: true }, 'plan-way', 'thick-skin.8')).toEqual({
      ...PLAN,
      from: 8,
      everyRound: true,
    });
    expect(press(PLAN, 'plan-way', '-.-')).toEqual({ uses: PLAN.uses });
  });

  it('adds a use, changes it and drops it', () => {
    // Without a plan the hero is still asked about all that comes.
    const made = press(null, 'plan-use', encodeUse({ play: EVADE, from: 3 }));
    expect(made).toEqual({ from: 1, uses: [{ play: EVADE, from: 3 }] });
    expect(press(PLAN, 'plan-use', encodeUse({ play: EVADE, from: 8 }))).toEqual({
      ...PLAN,
      uses: [{ play: EVADE, from: 8 }],
    });
    const both = press(PLAN, 'plan-use', encodeUse({ play: CARD, from: 5 }));
    expect(both).toEqual({ ...PLAN, uses: [...(PLAN.uses ?? []), { play: CARD, from: 5 }] });
    expect(press(PLAN, 'plan-use', encodeUse({ play: EVADE, from: null }))).toEqual({
      defends: 'thick-skin',
      from: 5,
    });
  });

  it('holds for every round, pays for range and names a discard until it is pressed again', () => {
    for (const [verb, field] of [
      ['plan-every-round', 'everyRound'],
      ['plan-far', 'far'],
    ] as const) {
      const on = press(PLAN, verb);
      expect(on).toEqual({ ...PLAN, [field]: true });
      expect(press(on === 'unchanged' ? null : on, verb)).toEqual(PLAN);
      expect(press(null, verb)).toBe('unchanged');
    }
    const named = press(PLAN, 'plan-discard', 'six-it');
    expect(named).toEqual({ ...PLAN, discards: ['six-it'] });
    expect(press(named === 'unchanged' ? null : named, 'plan-discard', '-')).toEqual(PLAN);
  });

  it('is none when it is taken back; a press that means nothing changes nothing', () => {
    expect(press(PLAN, 'plan-none')).toBeNull();
    expect(press(null, 'plan-none')).toBe('unchanged');
    expect(press(PLAN, 'plan-way', 'x')).toBe('unchanged');
    expect(press(PLAN, 'plan-use', 'x')).toBe('unchanged');
    expect(press(PLAN, 'plan-discard', 'NO')).toBe('unchanged');
    expect(press(null, 'plan-discard', 'six-it')).toBe('unchanged');
  });
});
