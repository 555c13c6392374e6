/** What a defence is said to bring, held against the engine: each result of its dice is played. */
import { describe, expect, it } from 'vitest';
import { outcomesOf } from '../../../src/ai/players/dice-outcomes.ts';
import { forecastDefense } from '../../../src/ai/players/index.ts';
import { abilityOf } from '../../../src/engine/definitions.ts';
import { turnOf } from '../../../src/engine/hosting.ts';
import { type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import { act, gameOf, openQuestion } from './duel-table.ts';

/** A Barbarian attacks seat 1 with Smack for 8, and seat 1 is about to choose a defence. */
function attacked(hero: string): GameState {
  let state = gameOf('duel', [{ hero: 'barbarian' }, { hero, health: 30 }]);
  const may = (type: string) =>
    legalActions(state, openQuestion(state).seat).some((action) => action.type === type);
  while (!may('roll')) state = act(state, { type: 'pass' });
  state = act(state, { type: 'roll' }, [1, 1, 2, 2, 3]);
  while (!may('activate')) state = act(state, { type: 'pass' });
  state = act(state, { type: 'activate', ability: 'smack', variant: 'smack' });
  while (!may('defend')) state = act(state, { type: 'pass' });
  return state;
}

const healthOf = (state: GameState, seat: number) => state.pools[state.seats[seat]?.pool ?? 0]?.health ?? 0;

/** The health that both lose when the defence rolls these dice and nobody does anything more. */
function playedOut(
  state: GameState,
  ability: string,
  dice: readonly number[],
): { own: number; theirs: number } {
  let next = act(structuredClone(state), { type: 'defend', ability }, dice);
  const { number } = turnOf(state);
  const isOver = () => turnOf(next).phase === 'main-2' || turnOf(next).number !== number;
  while (!isOver()) {
    const { seat } = openQuestion(next);
    const options = legalActions(next, seat);
    const passes = options.find(({ type }) => type === 'pass');
    if (passes === undefined) throw new Error(`asked ${JSON.stringify(options[0])}`);
    next = act(next, passes);
  }
  return { own: 30 - healthOf(next, 1), theirs: 50 - healthOf(next, 0) };
}

/** Defences without choices, re-rolls and rolls inside. */
const PLAIN: readonly (readonly [hero: string, ability: string])[] = [
  ['barbarian', 'thick-skin'],
  ['moon-elf', 'missed-me'],
  ['monk', 'serenity'],
  ['paladin', 'divine-defense'],
  ['pyromancer', 'molten-armor'],
  ['treant', 'rooted'],
  ['samurai', 'stand-tall'],
  ['tactician', 'countermeasures'],
  ['seraph', 'angelic-mantle'],
  ['miles-morales', 'counterpunch'],
];

describe('the forecast of a defence', () => {
  it.each(PLAIN)('of %s, %s, is what the engine makes of all results', (hero, ability) => {
    const state = attacked(hero);
    const forecast = forecastDefense(viewOf(state, 'public'), 1, ability);
    if (forecast === null) throw new Error('no forecast');
    const { dice = 0 } = abilityOf(hero, ability);
    const played = outcomesOf(dice).map(({ dice: rolled, chance }) => ({
      chance,
      ...playedOut(state, ability, rolled),
    }));
    const kept = played.map(({ own, chance }) => ({ amount: 8 - own, chance }));
    const back = played.map(({ theirs, chance }) => ({ amount: theirs, chance }));
    const average = (all: readonly { amount: number; chance: number }[]) =>
      all.reduce((sum, { amount, chance }) => sum + amount * chance, 0);
    const { prevented, dealt, healed } = forecast;
    // Healing shows on the dial beside what was prevented.
    expect(prevented.average + healed.average).toBeCloseTo(average(kept), 9);
    expect(prevented.least + healed.least).toBe(Math.min(...kept.map(({ amount }) => amount)));
    expect(dealt.average).toBeCloseTo(average(back), 9);
    expect([dealt.least, dealt.most]).toEqual([
      Math.min(...back.map(({ amount }) => amount)),
      Math.max(...back.map(({ amount }) => amount)),
    ]);
  });

  it('prevents no more than what is coming', () => {
    const state = attacked('cursed-pirate');
    expect(forecastDefense(viewOf(state, 'public'), 1, 'ahoy-matey')?.prevented.most).toBe(8);
  });

  it('takes the better choice for each amount, and the die of the attacker into account', () => {
    // Half of 8 or 3 back, if the own die is higher: 15 of 36.
    const duel = forecastDefense(viewOf(attacked('gunslinger'), 'public'), 1, 'duel');
    expect(duel?.prevented).toMatchObject({ least: 0, most: 4, average: expect.closeTo((4 * 15) / 36, 9) });
    expect(duel?.dealt).toMatchObject({ least: 1, most: 3, average: expect.closeTo(1 + (2 * 15) / 36, 9) });
  });

  it('is none while no damage is coming', () => {
    const state = gameOf('duel', [{ hero: 'barbarian' }, { hero: 'treant' }]);
    expect(forecastDefense(viewOf(state, 'public'), 1, 'rooted')).toBeNull();
  });
});
