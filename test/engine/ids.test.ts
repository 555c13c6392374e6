import { describe, expectTypeOf, it } from 'vitest';
import type { cardOf, tokenById } from '../../src/engine/definitions.ts';
import type { AbilityId, CardId, Seat, TokenId } from '../../src/engine/index.ts';

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
});
