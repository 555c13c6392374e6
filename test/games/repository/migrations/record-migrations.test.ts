/** The migrations of stored states, one by one. */
import { describe, expect, it } from 'vitest';
import { endedAt } from '../../../../src/games/actions/absence.ts';
import { MIGRATIONS } from '../../../../src/games/repository/migrations/record-migrations.ts';

const context = { owner: 0, target: null };
const effect = { do: 'inflict', token: 'stun', count: 1, who: 'target' };

function stateWith(rollPhase: unknown) {
  const lane = { stack: [], pending: null, rollPhase, pool: null };
  return { rules: { healing: 'at-once' }, turn: { number: 3 }, seats: [{}], lanes: [lane] };
}

function brought(rollPhase: unknown): unknown {
  return MIGRATIONS[1]?.({ v: 1, state: stateWith(rollPhase) });
}

describe('the step from the third record to the fourth', () => {
  const older = (tokens: unknown) => MIGRATIONS[3]?.({ v: 3, state: { seats: [{ cp: 3, tokens }], rev: 7 } });

  it('makes each token an instance of its own, those that are equal together', () => {
    const tokens = {
      chi: { count: 4, fresh: 1, by: 0 },
      poison: { count: 2, fresh: 0, by: 1 },
      stun: { count: 1, fresh: 1, by: 1 },
    };
    expect(older(tokens)).toEqual({
      v: 3,
      state: {
        rev: 7,
        seats: [
          {
            cp: 3,
            tokens: {
              chi: [
                { by: 0, fresh: false, count: 3 },
                { by: 0, fresh: true, count: 1 },
              ],
              poison: [{ by: 1, fresh: false, count: 2 }],
              stun: [{ by: 1, fresh: true, count: 1 }],
            },
          },
        ],
      },
    });
  });

  it('leaves what is no state of the third record as it is', () => {
    const broken = { chi: { count: 'many' } };
    expect(older(broken)).toEqual({ v: 3, state: { seats: [{ cp: 3, tokens: broken }], rev: 7 } });
  });
});

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

describe('the step to loot by seat', () => {
  const setup = (campaign: object) => ({
    setup: { mode: 'crawl', crawl: { id: 'crimson-sands-a', campaign } },
  });

  it('gives each hero an entry, and leaves games without loot as they are', () => {
    const older = setup({ id: 'one', loot: { thor: ['codex'], monk: ['so-wild-ii', 'coin-purse'] } });
    expect(MIGRATIONS[9]?.(older)).toEqual(
      setup({
        id: 'one',
        loot: [
          { hero: 'thor', cards: ['codex'] },
          { hero: 'monk', cards: ['so-wild-ii', 'coin-purse'] },
        ],
      }),
    );
    for (const game of [setup({ id: 'one' }), { setup: { mode: 'duel' } }]) {
      expect(MIGRATIONS[9]?.(game)).toEqual(game);
    }
  });
});

describe('the step to absences with a budget', () => {
  const brought9 = (old: Record<string, unknown>) => MIGRATIONS[8]?.({ v: 8, ...old });

  it('keeps until when somebody is away, at no cost, since its begin is not known', () => {
    expect(brought9({ away: [0, 900] })).toEqual({
      v: 8,
      away: [
        { from: 0, until: 0, spentMs: 0 },
        { from: 900, until: 900, spentMs: 0 },
      ],
    });
    expect(endedAt({ from: 900, until: 900, spentMs: 0 }, 950)).toEqual({ from: 0, until: 0, spentMs: 0 });
  });

  it('leaves a game without absences as it is', () => {
    expect(brought9({})).toEqual({ v: 8 });
  });
});
