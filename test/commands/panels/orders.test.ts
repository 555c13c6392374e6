import { describe, expect, it } from 'vitest';
import { changedOrders } from '../../../src/commands/panels/orders.ts';
import { DEFAULT_ORDERS, STOP_PRESETS } from '../../../src/engine/hosting.ts';

describe('presses on the panel of stops', () => {
  it('change what they say and nothing else', () => {
    const asked = changedOrders(DEFAULT_ORDERS, { verb: 'ask', group: 'main' }, ['always']);
    expect(asked).toEqual({ ...DEFAULT_ORDERS, ask: { ...DEFAULT_ORDERS.ask, main: 'always' } });
    expect(changedOrders(DEFAULT_ORDERS, { verb: 'ask-next' }, [])).toEqual({
      ...DEFAULT_ORDERS,
      askNext: true,
    });
    const until = changedOrders(DEFAULT_ORDERS, { verb: 'until-my-turn' }, []);
    expect(until).toEqual({ ...DEFAULT_ORDERS, passUntilMyTurn: true });
    if (until === null) throw new Error('Nothing changed.');
    expect(changedOrders(until, { verb: 'until-my-turn' }, [])).toEqual(DEFAULT_ORDERS);
    const swift = changedOrders({ ...until, askNext: true }, { verb: 'character' }, ['swift']);
    expect(swift).toEqual({ ...until, askNext: true, ask: STOP_PRESETS.swift });
  });

  it('that say nothing of the kind change nothing', () => {
    expect(changedOrders(DEFAULT_ORDERS, { verb: 'ask', group: 'main' }, ['sometimes'])).toBeNull();
    expect(changedOrders(DEFAULT_ORDERS, { verb: 'ask', group: 'main' }, [])).toBeNull();
    expect(changedOrders(DEFAULT_ORDERS, { verb: 'character' }, ['rude'])).toBeNull();
    expect(changedOrders(DEFAULT_ORDERS, { verb: 'hand' }, [])).toBeNull();
  });
});
