/** Games in the middle of an Attack, from before it could have several targets. */
import { describe, expect, it } from 'vitest';
import { withAttackRecords } from '../../../../src/games/repository/migrations/one-target-migration.ts';

describe('the step to the record of an Attack with its targets', () => {
  const dice = { owner: 0, dice: [{ value: 6 }], label: 'Offensive roll', settled: true };
  const phase = { attacker: 0, target: 1, undefendable: true, defense: null, roll: dice, context: null };

  function brought(rollPhase: unknown, pending: unknown = null): unknown {
    return withAttackRecords({ v: 4, state: { lanes: [{ stack: [], pending, rollPhase, pool: null }] } });
  }

  it('makes the one target the list of targets, with what was said of it', () => {
    expect(brought(phase, { kind: 'defend' })).toEqual({
      v: 4,
      state: {
        lanes: [
          {
            stack: [],
            pending: { kind: 'defend' },
            pool: null,
            rollPhase: {
              attack: {
                attacker: 0,
                targets: [{ seat: 1, undefendable: true, defense: null, answered: false }],
                undefendable: false,
                defending: 1,
              },
              roll: dice,
              context: null,
            },
          },
        ],
      },
    });
  });

  it('keeps what was said of an Attack whose target is still to be found', () => {
    expect(brought({ ...phase, target: null })).toMatchObject({
      state: {
        lanes: [{ rollPhase: { attack: { attacker: 0, targets: [], undefendable: true, defending: null } } }],
      },
    });
  });

  it('lays the dice of a defence with it and those of the attacker down again', () => {
    const defenceDice = { owner: 1, dice: [{ value: 2 }], label: 'Rooted', settled: false };
    const defense = { ability: 'rooted', name: 'Rooted', rolled: true, attemptsLeft: 1 };
    const shown = [1, 2, 3, 3, 6];
    expect(brought({ ...phase, roll: defenceDice, defense, context: { shown } })).toMatchObject({
      state: {
        lanes: [
          {
            rollPhase: {
              roll: { owner: 0, dice: shown.map((value) => ({ value })), settled: true },
              attack: {
                defending: 1,
                targets: [
                  {
                    seat: 1,
                    answered: true,
                    defense: { ability: 'rooted', name: 'Rooted', attemptsLeft: 1, roll: defenceDice },
                  },
                ],
              },
            },
          },
        ],
      },
    });
  });
});
