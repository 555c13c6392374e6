/** Status effects that are moved from named players and to named players. */
import { afterEach, describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import type { TransferChosen } from '../../../src/engine/vocabulary/effects/tokens.ts';
import {
  inMemory,
  optionsOf,
  registerMadeUp,
  reloaded,
  sceneOf,
  tokenCount,
  tokenWithTriggers,
} from '../triggers/made-up.ts';

let forget = () => {};
afterEach(() => {
  forget();
  forget = () => {};
});

/** Seat 1 acts; its target is seat 0. Each has one Rust, seat 2 has two kinds. */
function moving(effect: Omit<TransferChosen, 'do' | 'filter'>) {
  forget = registerMadeUp([tokenWithTriggers('rust'), tokenWithTriggers('moss')]);
  return sceneOf({
    tokens: [{ rust: 1 }, { rust: 1 }, { rust: 1, moss: 1 }],
    effects: [{ do: 'transfer-chosen', filter: {}, ...effect }],
  });
}

describe.each([
  ['in memory', inMemory],
  ['through JSON', reloaded],
])('%s', (_, play) => {
  test('between two named players nothing is asked', () => {
    const state = moving({ from: 'owner', to: 'target' });
    expect([0, 1].map((seat) => tokenCount(state, seat, 'rust'))).toEqual([2, 0]);
  });

  test('from a named player the taker is asked for, never the giver', () => {
    const state = moving({ from: 'owner' });
    expect(state.lanes[0]?.pending?.prompt).toEqual({ ask: 'status-to' });
    const after = play(state, 1, { type: 'target', player: 2 });
    expect([0, 1, 2].map((seat) => tokenCount(after, seat, 'rust'))).toEqual([1, 0, 2]);
  });

  test('to a named player the giver and the token are asked for', () => {
    const state = moving({ to: 'owner' });
    expect(state.lanes[0]?.pending?.prompt).toEqual({ ask: 'status-from' });
    const asked = play(state, 1, { type: 'target', player: 2 });
    expect(optionsOf(asked)).toEqual(['rust', 'moss']);
    const after = play(asked, 1, { type: 'choose', option: 'moss' });
    expect(tokenCount(after, 1, 'moss')).toBe(1);
  });

  test('nobody is asked where the named player has nothing', () => {
    forget = registerMadeUp([tokenWithTriggers('rust')]);
    const state = sceneOf({
      tokens: [{}, {}, { rust: 1 }],
      effects: [{ do: 'transfer-chosen', filter: {}, from: 'owner', to: 'target' }],
    });
    expect(tokenCount(state, 2, 'rust')).toBe(1);
    expect(state.lanes[0]?.pending?.kind).not.toBe('target');
  });
});
