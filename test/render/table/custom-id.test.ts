import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeAction, type TableAction } from '../../../src/render/action-code.ts';
import { type ButtonAction, customId, readCustomId, readPickedValue } from '../../../src/render/custom-id.ts';

const id = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
const die = fc.integer({ min: 1, max: 6 });
const count = fc.integer({ min: 0, max: 99 });
const dieValue = fc.constantFrom(1, 2, 3, 4, 5, 6) satisfies fc.Arbitrary<1 | 2 | 3 | 4 | 5 | 6>;

const action: fc.Arbitrary<TableAction> = fc.oneof(
  fc.constantFrom<TableAction>(
    { type: 'roll' },
    { type: 'no-ability' },
    { type: 'no-defense' },
    { type: 'pass' },
    { type: 'pass', until: 'turn' },
    { type: 'pass', next: { do: 'roll' } },
    { type: 'pass', next: { do: 'end-turn' } },
  ),
  id.map((ability): TableAction => ({ type: 'pass', next: { do: 'defend', ability } })),
  id.map((ability): TableAction => ({ type: 'defend', ability, until: 'attack' })),
  fc.uniqueArray(die, { minLength: 1 }).map((dice): TableAction => ({ type: 'reroll', dice })),
  id.map((ability): TableAction => ({ type: 'activate', ability })),
  fc.tuple(id, id).map(([ability, variant]): TableAction => ({ type: 'activate', ability, variant })),
  id.map((ability): TableAction => ({ type: 'defend', ability })),
  id.map((card): TableAction => ({ type: 'play', card })),
  id.map((card): TableAction => ({ type: 'sell', card })),
  fc.tuple(id, id, count).map(([token, use, n]): TableAction => ({ type: 'spend', token, use, count: n })),
  fc.tuple(id, id).map(([ability, line]): TableAction => ({ type: 'use', ability, line })),
  count.map((player): TableAction => ({ type: 'target', player })),
  die.map((position): TableAction => ({ type: 'alter', die: position })),
  fc.tuple(die, dieValue).map(([position, to]): TableAction => ({ type: 'alter', die: position, to })),
  id.map((option): TableAction => ({ type: 'choose', option })),
  count.map((option): TableAction => ({ type: 'choose', option })),
);

const buttonAction: fc.Arbitrary<ButtonAction> = fc.oneof(
  action.map((it): ButtonAction => ({ verb: 'act', action: it })),
  die.map((position): ButtonAction => ({ verb: 'keep', die: position })),
  fc.constantFrom<ButtonAction>(
    { verb: 'pick', name: 'play' },
    { verb: 'pick', name: 'reroll-2' },
    { verb: 'ask', group: 'attack' },
    { verb: 'hand' },
    { verb: 'concede-now' },
  ),
);

describe('custom ids', () => {
  it('say what was put into them, in at most 100 characters', () => {
    const press = fc.record({
      surface: fc.constantFrom('table' as const, 'hand' as const, 'stops' as const),
      gameId: fc.stringMatching(/^[\w-]{1,24}$/),
      rev: fc.integer({ min: 0, max: 9999 }),
      buttonAction,
    });
    fc.assert(
      fc.property(press, (it) => {
        const text = customId(it);
        expect(text.length).toBeLessThanOrEqual(100);
        expect(readCustomId(text)).toEqual(it);
      }),
    );
  });

  it('read the values of selects as actions', () => {
    fc.assert(
      fc.property(action, (it) => {
        expect(readPickedValue(encodeAction(it))).toEqual(it);
      }),
    );
  });

  it('read nothing into texts that no button of ours says', () => {
    const texts = ['', 't1', 't1:g:1:', 't1:g:x:pass', 't1:g:1:alter:7x', 't1:g:1:reroll:11', 'z1:g:1:pass'];
    for (const text of texts) expect(readCustomId(text), text).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readCustomId(text)).toBeNull();
      }),
    );
    expect(readPickedValue('concede')).toBeNull();
  });
});
