/** Plays of bots for team-mates who act at the same time (rule: m-simultaneous-play). */
import { describe, expect, it } from 'vitest';
import { botPlayer } from '../../../../src/ai/players/index.ts';
import { isAssist, ownLaneIndexOf } from '../../../../src/engine/hosting.ts';
import { type Action, viewOf } from '../../../../src/engine/index.ts';
import type { DieValue } from '../../../../src/engine/rules.ts';
import { MissionTable } from '../../../engine/missions/table.ts';

/** A Barbarian with these dice, and a bot beside it who holds one card; both are in their Offensive Roll Phase. */
function besides(card: string, attempts: readonly (readonly DieValue[])[]): MissionTable {
  const table = new MissionTable(['barbarian', 'moon-elf']);
  const [mate, helper] = table.state.seats;
  if (!mate || !helper) throw new Error('two heroes are needed');
  Object.assign(helper, { hand: [card], deck: [...helper.deck, ...helper.hand], cp: 5 });
  Object.assign(mate, { hand: [], deck: [...mate.deck, ...mate.hand] });
  for (const seat of [0, 1]) {
    while (!table.asked().includes(`${seat} roll`)) {
      const own = table.legal(seat).filter((action) => !isAssist(action));
      const action = own.find(({ type }) => type === 'pass') ?? own.find(({ type }) => type === 'move');
      if (!action) throw new Error(`seat ${seat} cannot go on`);
      table.act(seat, action);
    }
  }
  for (const [at, dice] of attempts.entries()) {
    table.script(...dice);
    table.act(0, at === 0 ? { type: 'roll' } : { type: 'reroll', dice: [5] });
  }
  return table;
}

function choice(table: MissionTable): Action {
  const { state } = table;
  return botPlayer.chooseAction(
    viewOf(state, 1),
    table.legal(1),
    () => 0,
    (seat) => viewOf(state, 1, ownLaneIndexOf(state, seat)),
  );
}

describe('a bot beside a team-mate', () => {
  it('completes the dice of one who has no attempt left', () => {
    const table = besides('so-wild', [[6, 6, 6, 1, 4], [5], [4]]);
    expect(choice(table)).toEqual({ type: 'play', card: 'so-wild', into: 0 });
    table.act(1, choice(table));
    const answer = choice(table);
    table.act(1, answer);
    expect(table.legal(0)).toContainEqual(expect.objectContaining({ type: 'activate' }));
    expect(answer).toMatchObject({ type: 'alter' });
  });

  it('waits while the team-mate may still roll', () => {
    expect(isAssist(choice(besides('so-wild', [[6, 6, 6, 1, 4], [4]])))).toBe(false);
  });

  it('keeps its card where the dice cannot become better by it', () => {
    expect(isAssist(choice(besides('so-wild', [[6, 6, 6, 6, 1], [2], [6]])))).toBe(false);
  });
});
