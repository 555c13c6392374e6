/** What `/act` suggests for what somebody types. */
import { describe, expect, it } from 'vitest';
import { fittingChoices } from '../../../src/commands/acting/own-choices.ts';
import { legalActions } from '../../../src/engine/index.ts';
import { actChoices } from '../../../src/render/table/index.ts';
import { act, gameOf, openQuestion } from '../../ai/players/duel-table.ts';
import { QUIET_TABLE } from '../../games/sample-snapshot.ts';
import { handOf } from '../../render/table/tables.ts';

/** Everything that seat 0 may do after its first Roll Attempt. */
function ownAfter(hero: string, dice: readonly number[]) {
  let state = gameOf('duel', [{ hero }, { hero: 'monk' }]);
  const may = (type: string) =>
    legalActions(state, openQuestion(state).seat).some((action) => action.type === type);
  while (!may('roll')) state = act(state, { type: 'pass' });
  state = act(state, { type: 'roll' }, dice);
  while (!may('reroll')) state = act(state, { type: 'pass' });
  const input = handOf(state, 0);
  return { snapshot: { ...QUIET_TABLE, occupants: [], state }, seat: 0, input, choices: actChoices(input) };
}

describe('the suggestions of /act', () => {
  it.each([
    ['seraph', [4, 4, 3, 4, 4], 'keep 4 4 4 4', 'Keep 4 4 4 4, reroll 1 die'],
    ['barbarian', [6, 1, 6, 5, 5], 'keep 6s', 'Keep 6 6, reroll 3 dice'],
  ])('name each choice once: %s, %j, %s', (hero, dice, typed, label) => {
    const { found, only } = fittingChoices(ownAfter(hero, dice), typed);
    expect(only?.label).toBe(label);
    expect(found.filter((choice) => choice.label === label)).toHaveLength(1);
  });
});
