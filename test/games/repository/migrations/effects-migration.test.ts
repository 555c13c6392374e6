/** Effect lists under way, from before players were meant as a set. */
import { describe, expect, it } from 'vitest';
import { withPlayersAsSets } from '../../../../src/games/repository/migrations/effects-migration.ts';

describe('the step to players meant as a set', () => {
  const gain = { do: 'gain', token: 'evasive', count: 1, who: 'chosen' };
  const brought = (lane: unknown) => withPlayersAsSets({ v: 5, state: { rev: 3, lanes: [lane] } });

  it('renames the group of a choice, and says whom it leaves out', () => {
    const list = [
      { do: 'choose-player', among: 'anyone' },
      { do: 'choose-player', among: 'teammates' },
      { do: 'choose-player', among: 'opponents', another: true },
      gain,
    ];
    expect(brought({ stack: [{ k: 'effects', list, picked: [1] }] })).toEqual({
      v: 5,
      state: {
        rev: 3,
        lanes: [
          {
            stack: [
              {
                k: 'effects',
                list: [
                  { do: 'choose-player', among: 'everyone' },
                  { do: 'choose-player', among: 'team-mates' },
                  { do: 'choose-player', among: 'opponents', except: 'chosen' },
                  gain,
                ],
                picked: [1],
              },
            ],
          },
        ],
      },
    });
  });

  it('finds effects inside others, also of what waits for the defence', () => {
    const inner = { do: 'for-each-opponent', effects: [gain] };
    const waiting = [{ context: { owner: 0, chosen: null }, effects: [{ do: 'may', effects: [inner] }] }];
    expect(brought({ stack: [], rollPhase: { waiting } })).toMatchObject({
      state: {
        lanes: [
          {
            rollPhase: {
              waiting: [{ effects: [{ effects: [{ do: 'for-each', who: 'opponents', effects: [gain] }] }] }],
            },
          },
        ],
      },
    });
  });

  it('leaves a state of another shape to the schema of the record', () => {
    expect(withPlayersAsSets({ v: 5, state: 'none' })).toEqual({ v: 5, state: 'none' });
  });
});
