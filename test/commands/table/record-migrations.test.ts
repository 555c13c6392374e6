/** What changed of a stored state between two versions, each for itself. */
import { describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../src/commands/table/record-migrations.ts';

const context = { owner: 0, target: null };
const effect = { do: 'inflict', token: 'stun', count: 1, who: 'target' };

function stateWith(rollPhase: unknown) {
  const lane = { stack: [], pending: null, rollPhase, pool: null };
  return { rules: { healing: 'at-once' }, turn: { number: 3 }, seats: [{}], lanes: [lane] };
}

function brought(rollPhase: unknown): unknown {
  return MIGRATIONS[1]?.({ v: 1, state: stateWith(rollPhase) });
}

describe('the step from the first record to the second', () => {
  it('gives effects that wait for the target the context of the roll phase', () => {
    expect(brought({ ledger: [], waiting: [effect], context })).toMatchObject({
      state: { lanes: [{ rollPhase: { waiting: [{ context, effects: [effect] }] } }] },
    });
  });

  it('leaves nothing where nothing waits', () => {
    expect(brought({ ledger: [], waiting: [], context })).toMatchObject({
      state: { turn: { number: 3, leaderCardDrawn: false }, lanes: [{ rollPhase: { waiting: [] } }] },
    });
  });
});
