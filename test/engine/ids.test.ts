import { describe, expectTypeOf, it } from 'vitest';
import type { poolOf } from '../../src/engine/core/game.ts';
import type { laneAt } from '../../src/engine/core/lanes.ts';
import type { cardOf, tokenById } from '../../src/engine/definitions.ts';
import type { AbilityId, Action, CardId, GameState, Seat, TokenId } from '../../src/engine/index.ts';
import type { DiePosition, LaneIndex, PoolIndex } from '../../src/engine/model/ids.ts';

describe('typed ids', () => {
  it('take what content and commands write', () => {
    expectTypeOf<'evasive'>().toExtend<TokenId>();
    expectTypeOf<string>().toExtend<CardId>();
    expectTypeOf<number>().toExtend<Seat>();
    expectTypeOf<Seat>().toExtend<number>();
  });

  it('do not take one another', () => {
    expectTypeOf<TokenId>().not.toExtend<CardId>();
    expectTypeOf<AbilityId>().not.toExtend<TokenId>();
    expectTypeOf<CardId>().not.toExtend<Parameters<typeof tokenById>[0]>();
    expectTypeOf<TokenId>().not.toExtend<Parameters<typeof cardOf>[1]>();
  });

  it('tell seats, pools, lanes and positions of dice apart', () => {
    expectTypeOf<PoolIndex>().not.toExtend<Seat>();
    expectTypeOf<LaneIndex>().not.toExtend<Seat>();
    expectTypeOf<DiePosition>().not.toExtend<Seat>();
    expectTypeOf<Seat>().not.toExtend<Parameters<typeof laneAt>[1]>();
    expectTypeOf<GameState['seats'][number]['pool']>().not.toExtend<Parameters<typeof poolOf>[1]>();
    expectTypeOf<Seat>().not.toExtend<Extract<Action, { type: 'alter' }>['die']>();
    expectTypeOf<Seat>().not.toExtend<Extract<Action, { type: 'reroll' }>['dice'][number]>();
  });
});
