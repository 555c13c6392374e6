import { expect, test } from 'vitest';
import '../../src/content/index.ts';
import type { GameSetup } from '../../src/engine/index.ts';
import { playOut } from '../soak/play-out.ts';

const SETUP: GameSetup = {
  mode: 'duel',
  seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
  seed: 'by turn',
  first: 0,
};
const MANY = ['barbarian', 'moon-elf', 'monk', 'ninja'].map((hero) => ({ hero }));
const SETUPS = [SETUP, { ...SETUP, mode: 'koth', seats: MANY }, { ...SETUP, mode: '2v2', seats: MANY }];

/** By turn: the first dice that were rolled from its Offensive Roll Phase on. */
function firstRolls(setup: GameSetup, choices: string): Map<number, readonly number[]> {
  const rolls = new Map<number, readonly number[]>();
  let [turn, isAttack] = [0, false];
  for (const event of playOut(setup, { choices }).events) {
    if (event.e === 'turn') [turn, isAttack] = [event.number, false];
    if (event.e === 'phase') isAttack = event.phase === 'offensive-roll';
    if (event.e !== 'rolled' || !isAttack || rolls.has(turn)) continue;
    rolls.set(
      turn,
      event.dice.filter((die) => die !== null),
    );
  }
  return rolls;
}

/** The dice that both rolled: another card may roll fewer of them. */
const alike = (one: readonly number[], other: readonly number[] = []) =>
  one.slice(0, other.length).join() === other.slice(0, one.length).join();

test.each(SETUPS)(
  'two games of $mode of one seed roll the same in each turn, whatever was decided before',
  (setup) => {
    const even = { ...setup, drawsByTurn: true as const };
    const [one, other] = [firstRolls(even, 'some'), firstRolls(even, 'others')];
    const both = [...one.keys()].filter((turn) => other.has(turn));
    expect(both.length).toBeGreaterThan(5);
    for (const turn of both) expect(alike(one.get(turn) ?? [], other.get(turn))).toBe(true);
  },
);

test('a usual game goes on with its draws, so that the same choices alone give the same dice', () => {
  const [one, other] = [firstRolls(SETUP, 'some'), firstRolls(SETUP, 'others')];
  const both = [...one.keys()].filter((turn) => other.has(turn));
  expect(both.some((turn) => !alike(one.get(turn) ?? [], other.get(turn)))).toBe(true);
});
