/** The dice that buttons offer to keep. */
import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../../src/ai/odds/odds.ts';
import { worthwhileKeeps } from '../../../src/ai/players/index.ts';
import { heroById, listHeroes } from '../../../src/engine/definitions.ts';
import type { Mode } from '../../../src/engine/hosting.ts';
import { type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import type { DieValue } from '../../../src/engine/rules.ts';
import { act, gameOf, openQuestion, type SeatPlan } from './duel-table.ts';

type Dice = readonly [DieValue, DieValue, DieValue, DieValue, DieValue];

/** A game in which seat 0 has rolled these dice at its first attempt. */
function rolled(hero: string | SeatPlan, dice: Dice, mode: Mode = 'duel', players = 2): GameState {
  const others = Array.from({ length: players - 1 }, () => ({ hero: 'barbarian' }));
  let state = gameOf(mode, [typeof hero === 'string' ? { hero } : hero, ...others]);
  const may = (type: string) =>
    legalActions(state, openQuestion(state).seat).some((action) => action.type === type);
  while (!may('roll')) state = act(state, { type: 'pass' });
  state = act(state, { type: 'roll' }, dice);
  while (!may('reroll')) state = act(state, { type: 'pass' });
  return state;
}

const keepsOf = (...args: Parameters<typeof rolled>) => worthwhileKeeps(viewOf(rolled(...args), 'public'));
const valuesOf = (dice: Dice, kept: readonly number[]) => kept.map((die) => dice[die - 1]).join('');

describe('the dice that are offered to be kept', () => {
  it('are those of the odds, with the chance of the line that they are best for', () => {
    const dice: Dice = [6, 2, 6, 3, 6];
    const [first] = keepsOf('barbarian', dice);
    expect(first).toMatchObject({ dice: [1, 3, 5], goal: 'Crit Bash', requires: null });
    const { dice: key } = heroById('barbarian');
    const { probability } = oddsOf({ kind: 'symbols', need: { pow: 4 } }, key, { attempts: 2, dice });
    expect(first?.chance).toBeCloseTo(probability, 12);
  });

  it('have the chance of the attempts that can be paid', () => {
    const dice: Dice = [6, 2, 6, 3, 6];
    const chanceWith = (cp: number) =>
      keepsOf({ hero: 'barbarian', cp, tokens: { constrict: 1 } }, dice).find(
        ({ goal }) => goal === 'Crit Bash',
      )?.chance;
    const { dice: key } = heroById('barbarian');
    const of = (attempts: number) =>
      oddsOf({ kind: 'symbols', need: { pow: 4 } }, key, { attempts, dice }).probability;
    expect(chanceWith(1)).toBeCloseTo(of(1), 12);
    expect(chanceWith(2)).toBeCloseTo(of(2), 12);
  });

  it('know lines of two symbols', () => {
    // Righteous Combat asks for three swords and two helmets.
    const dice: Dice = [1, 3, 1, 3, 5];
    const keeps = keepsOf('paladin', dice);
    expect(keeps).toContainEqual(expect.objectContaining({ dice: [1, 2, 3, 4], goal: 'Righteous Combat' }));
  });

  it('name the tier where several lines have one name', () => {
    const dice: Dice = [1, 2, 3, 4, 4];
    const tiers = keepsOf('barbarian', dice).filter(({ goal }) => goal === 'Smack');
    expect(tiers[0]).toMatchObject({ dice: [1, 2, 3], requires: { kind: 'symbols', need: { sword: 4 } } });
  });

  it.each([
    ['barbarian', [1, 1, 1, 3, 6], '36'],
    ['paladin', [1, 1, 1, 1, 2], '12'],
    ['huntress', [1, 1, 2, 2, 5], '125'],
  ] as const)(
    'begin with those that are best for the whole board, if for no single line: %s, %j',
    (hero, dice, best) => {
      const [first] = keepsOf(hero, [...dice]);
      expect(first && valuesOf([...dice], first.dice)).toBe(best);
      expect(first?.chance).toBeGreaterThanOrEqual(0.02);
    },
  );

  it('tell the chance of the named line with the dice that they keep', () => {
    const dice: Dice = [1, 1, 1, 3, 6];
    const [first] = keepsOf('barbarian', dice);
    const line = heroById('barbarian')
      .abilities.flatMap(({ variants }) => variants)
      .find(({ name }) => name === first?.goal);
    if (!first || !line) throw new Error('no line');
    const { dice: key } = heroById('barbarian');
    const keep = first.dice.map((die) => die - 1);
    expect(first.chance).toBeCloseTo(oddsOf(line.requires, key, { attempts: 2, dice, keep }).probability, 12);
  });

  it.each([
    ['duel', 2],
    ['koth', 3],
    ['koth', 4],
    ['2v2', 4],
  ] as const)('differ, and leave something to roll, for every hero in %s of %i', (mode, players) => {
    for (const { id } of listHeroes()) {
      const dice: Dice = [1, 2, 4, 5, 6];
      const keeps = keepsOf(id, dice, mode, players);
      const sets = keeps.map((keep) => valuesOf(dice, keep.dice));
      expect(new Set(sets).size, id).toBe(sets.length);
      for (const { dice: kept, chance } of keeps) {
        expect(kept.length, id).toBeGreaterThan(0);
        expect(kept.length, id).toBeLessThan(5);
        expect(chance, id).toBeGreaterThanOrEqual(0.02);
      }
    }
  });

  it('are none before the first roll, and after the last', () => {
    let state = gameOf('duel', [{ hero: 'ninja' }, { hero: 'monk' }]);
    expect(worthwhileKeeps(viewOf(state, 'public'))).toEqual([]);
    state = rolled('ninja', [1, 2, 4, 5, 6]);
    expect(worthwhileKeeps(viewOf(state, 'public'))).not.toEqual([]);
    for (const _ of [1, 2]) {
      while (!legalActions(state, openQuestion(state).seat).some(({ type }) => type === 'reroll'))
        state = act(state, { type: 'pass' });
      state = act(state, { type: 'reroll', dice: [5] }, [6]);
    }
    expect(worthwhileKeeps(viewOf(state, 'public'))).toEqual([]);
  });
});
