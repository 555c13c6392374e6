import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAction, encodeAction, type TableAction } from '../../src/render/action-code.ts';
import {
  type ButtonAction,
  customId,
  type PressId,
  readCustomId,
  readPickedValue,
} from '../../src/render/custom-id.ts';

const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,19}$/);
const die = fc.integer({ min: 1, max: 9 });
const count = fc.integer({ min: 0, max: 99 });
const face = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const, 6 as const);

const action: fc.Arbitrary<TableAction> = fc.oneof(
  fc.constantFrom<TableAction>(
    { type: 'roll' },
    { type: 'no-ability' },
    { type: 'no-defense' },
    { type: 'pass' },
  ),
  fc.uniqueArray(die, { minLength: 1, maxLength: 5 }).map((dice): TableAction => ({ type: 'reroll', dice })),
  id.map((ability): TableAction => ({ type: 'activate', ability })),
  fc.tuple(id, id).map(([ability, variant]): TableAction => ({ type: 'activate', ability, variant })),
  id.map((ability): TableAction => ({ type: 'defend', ability })),
  id.map((card): TableAction => ({ type: 'play', card })),
  id.map((card): TableAction => ({ type: 'sell', card })),
  fc
    .tuple(id, id, count)
    .map(([token, use, spent]): TableAction => ({ type: 'spend', token, use, count: spent })),
  fc.tuple(id, count).map(([card, into]): TableAction => ({ type: 'play', card, into })),
  fc
    .tuple(id, id, count)
    .map(([token, use, into]): TableAction => ({ type: 'spend', token, use, count: 1, into })),
  fc.tuple(id, id, count).map(([ability, line, into]): TableAction => ({ type: 'use', ability, line, into })),
  count.map((player): TableAction => ({ type: 'target', player })),
  die.map((at): TableAction => ({ type: 'alter', die: at })),
  fc.tuple(die, face).map(([at, to]): TableAction => ({ type: 'alter', die: at, to })),
  fc.tuple(die, face, count).map(([at, to, of]): TableAction => ({ type: 'alter', die: at, to, of })),
  fc.oneof(id, count).map((option): TableAction => ({ type: 'choose', option })),
);

const buttonAction: fc.Arbitrary<ButtonAction> = fc.oneof(
  action.map((act): ButtonAction => ({ verb: 'act', action: act })),
  id.map((name): ButtonAction => ({ verb: 'pick', name })),
  die.map((at): ButtonAction => ({ verb: 'keep', die: at })),
  fc.constantFrom<ButtonAction>(
    { verb: 'ask', group: 'attack' },
    { verb: 'hand' },
    { verb: 'stops' },
    { verb: 'concede' },
    { verb: 'concede-now' },
    { verb: 'end-vote' },
    { verb: 'repost' },
  ),
);

const press: fc.Arbitrary<PressId> = fc.record({
  surface: fc.constantFrom('table' as const, 'hand' as const, 'stops' as const),
  gameId: fc.stringMatching(/^[a-z0-9]{10}$/),
  rev: fc.integer({ min: 0, max: 999_999 }),
  buttonAction,
});

describe('custom ids', () => {
  it('say the same when they are read as when they were made, within 100 characters', () => {
    fc.assert(
      fc.property(press, (said) => {
        const text = customId(said);
        expect(text.length).toBeLessThanOrEqual(100);
        expect(readCustomId(text)).toEqual(said);
      }),
    );
  });

  it('of any other text say nothing, or what they say makes the same text again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^t1:[a-z0-9:-]{0,60}$/)), (text) => {
        const read = readCustomId(text);
        // Leading zeros are the one thing that two texts may say alike.
        if (read !== null) expect(readCustomId(customId(read))).toEqual(read);
      }),
    );
  });

  it('that were changed by one character never throw', () => {
    fc.assert(
      fc.property(press, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (said, at, letter) => {
        const text = customId(said);
        const place = at % text.length;
        const forged = text.slice(0, place) + letter + text.slice(place + 1);
        expect(() => readCustomId(forged)).not.toThrow();
      }),
    );
  });

  it.each([
    '',
    't1',
    't1:game:0',
    't2:game:0:roll',
    't1:game:-1:roll',
    't1:game:1e3:roll',
    't1:ga me:0:roll',
    't1:game:0:roll:now',
    't1:game:0:concede:now',
    't1:game:0:reroll:11',
    't1:game:0:reroll:0',
    't1:game:0:spend:evasive:avoid',
    't1:game:0:spend:evasive:avoid:-1',
    't1:game:0:alter:1:7',
    't1:game:0:ask:everything',
    't1:game:0:set-orders',
    't1:game:0:play:../../etc',
    `t1:game:0:play:${'a'.repeat(90)}`,
    't1:game:0:__proto__',
    'constructor:game:0:roll',
  ])('%j is none', (text) => {
    expect(readCustomId(text)).toBeNull();
  });

  it('too long to be sent are refused when they are made', () => {
    const long = {
      verb: 'act',
      action: { type: 'activate', ability: 'a'.repeat(48), variant: 'b'.repeat(48) },
    } as const;
    expect(() => customId({ surface: 'table', gameId: 'game', rev: 1, buttonAction: long })).toThrow(
      RangeError,
    );
  });
});

describe('the words of an action', () => {
  it('are read back as the same action', () => {
    fc.assert(
      fc.property(action, (done) => {
        expect(decodeAction(encodeAction(done))).toEqual(done);
        expect(readPickedValue(encodeAction(done))).toEqual(done);
      }),
    );
  });

  it('can neither concede nor set orders', () => {
    expect(decodeAction('concede')).toBeNull();
    expect(decodeAction('set-orders')).toBeNull();
  });

  it('name the lane of a team-mate for plays only', () => {
    expect(encodeAction({ type: 'play', card: 'tip-it', into: 2 })).toBe('into:2:play:tip-it');
    expect(decodeAction('into:2:roll')).toBeNull();
    expect(decodeAction('into:play:tip-it')).toBeNull();
  });
});
