/** Independent presses of heroes who act side by side give the same result in either order. */
import { describe, expect, it } from 'vitest';
import { openQuestions } from '../../../src/engine/hosting.ts';
import { apply, type GameState, legalActions } from '../../../src/engine/index.ts';
import { asJson, newMission, type Press, type Random, randomFrom, statesOf } from './random-mission.ts';

const PRESSES = 240;
/** More dice than one press throws. */
const DICE = 60;

const dieRolls = (random: Random): number[] => Array.from({ length: DICE }, () => 1 + random(6));

/** A press alone, with the dice that it threw. */
interface Tried {
  readonly press: Press;
  readonly state: GameState;
  readonly dice: readonly number[];
  /** What it changed, as paths into the state. */
  readonly changed: ReadonlySet<string>;
}

function pressed(state: GameState, { seat, action }: Press, script: readonly number[]): GameState {
  const scripted = { ...state, chance: { ...state.chance, script: [...script] } };
  return apply(scripted, seat, action).state;
}

/**
 * Whether the hero of the second press can do the same as before when the first one was made. Otherwise the heroes touch
 * each other: a status effect that one removes leaves the other's card without a use, or with one player to choose, and
 * its Main Phase may end.
 */
function leavesChoiceOf(first: Tried, second: Tried, before: GameState): boolean {
  const { seat, action } = second.press;
  if (!hasSameChoice(first.state, before, seat)) return false;
  const isPlay = action.type === 'play' || action.type === 'spend' || action.type === 'use';
  return !isPlay || hasSameChoice(pressed(first.state, second.press, second.dice), second.state, seat);
}

function hasSameChoice(one: GameState, other: GameState, seat: number): boolean {
  return JSON.stringify(legalActions(one, seat)) === JSON.stringify(legalActions(other, seat));
}

function tried(state: GameState, press: Press, random: Random): Tried {
  const script = dieRolls(random);
  const after = pressed(state, press, script);
  const dice = script.slice(0, script.length - (after.chance.script?.length ?? 0));
  return {
    press,
    state: after,
    dice,
    changed: new Set(changesIn(comparable(state), comparable(after), '', 3)),
  };
}

/** The state without what counts presses and draws. */
function comparable(state: GameState): object {
  const { rev: _rev, chance: _chance, lanes, ...rest } = asJson(state);
  return { ...rest, lanes: lanes.map(({ asked: _asked, ...lane }) => lane) };
}

function changesIn(before: unknown, after: unknown, path: string, depth: number): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (depth === 0 || !isObject(before) || !isObject(after)) return [path];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changesIn(before[key], after[key], `${path}/${key}`, depth - 1));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A press of each of two heroes who are asked at the same time. */
function pairOf(state: GameState, random: Random): readonly [Press, Press] | null {
  const questions = openQuestions(state);
  if (questions.length < 2) return null;
  const first = random(questions.length);
  const second = (first + 1 + random(questions.length - 1)) % questions.length;
  const [one, other] = [first, second].map((at): Press | null => {
    const seat = questions[at]?.seat ?? -1;
    const legal = legalActions(state, seat);
    const action = legal[random(legal.length)];
    return action ? { seat, action } : null;
  });
  return one && other ? [one, other] : null;
}

describe.each([
  ['skirmish', 2],
  ['skirmish-parted', 4],
  ['toll-bridge', 4],
  ['sunken-archive', 3],
  ['court-of-thorns', 4],
  ['empty-throne', 2],
] as const)('lanes of %s with %i heroes', (mission, party) => {
  it('go on in any order', () => {
    const seed = 1;
    const random = randomFrom(seed + party);
    let compared = 0;
    for (const state of statesOf(newMission(mission, party, seed, random), random, PRESSES)) {
      const pair = pairOf(state, random);
      if (!pair || random(2) > 0) continue;
      const [one, other] = pair.map((press) => tried(state, press, random));
      if (!one || !other || [...one.changed].some((path) => other.changed.has(path))) continue;
      if (!leavesChoiceOf(one, other, state) || !leavesChoiceOf(other, one, state)) continue;
      // The dice that each threw alone, then those of what both set going together.
      const joint = dieRolls(random);
      const forth = pressed(pressed(state, one.press, [...one.dice]), other.press, [...other.dice, ...joint]);
      const back = pressed(pressed(state, other.press, [...other.dice]), one.press, [...one.dice, ...joint]);
      expect(comparable(back), `${JSON.stringify(one.press)} and ${JSON.stringify(other.press)}`).toEqual(
        comparable(forth),
      );
      expect(back.chance.script).toEqual(forth.chance.script);
      expect(back.rev).toBe(forth.rev);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(4);
  });
});
