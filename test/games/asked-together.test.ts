/** A question that each of several heroes of a party answers for itself. */
import { describe, expect, it } from 'vitest';
import { awaitedIn } from '../../src/games/actions/play.ts';
import { missionStarted } from '../engine/missions/table.ts';
import { ANNA, BEN, ROBOT } from './table-kit.ts';

/** Two heroes are asked in the main lane before damage lands. */
function bothAsked(each: boolean) {
  const state = missionStarted('toll-bridge', ['barbarian', 'monk']);
  const [main] = state.lanes;
  if (!main) throw new Error('no lane');
  main.pending = {
    seat: 0,
    also: [1],
    ...(each ? { each: true as const } : {}),
    kind: 'window',
    moment: 'before-damage',
    prompt: null,
    source: null,
  };
  return state;
}

describe('a question that each hero answers for itself', () => {
  const awaited = (each: boolean, occupants: Parameters<typeof awaitedIn>[0]['occupants']) =>
    awaitedIn({ state: bothAsked(each), occupants }).map(({ seat }) => seat);

  it('waits for all of them', () => {
    expect(awaited(true, [ANNA, BEN])).toEqual([0, 1]);
  });

  it('is answered by a bot beside a person, where the first answer does not count for both', () => {
    expect(awaited(true, [ROBOT, BEN])).toEqual([0, 1]);
    expect(awaited(false, [ROBOT, BEN])).toEqual([1]);
  });
});
