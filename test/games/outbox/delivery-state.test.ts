/** What an operator is told when messages are not sent. */
import { describe, expect, it } from 'vitest';
import { DeliveryState } from '../../../src/games/outbox/delivery-state.ts';

describe('deliveries that fail', () => {
  it('are told from the third in a row on, in the words of the last', () => {
    const state = new DeliveryState(() => 0);
    state.failed(new Error('first'));
    state.failed(new Error('second'));
    expect(state.problem()).toBeNull();
    state.failed(new Error('third'));
    expect(state.problem()).toBe('third');
    state.failed('no error');
    expect(state.problem()).toBe('no error');
  });

  it('are forgotten after one that succeeds', () => {
    const state = new DeliveryState(() => 0);
    for (let time = 0; time < 3; time += 1) state.failed(new Error('again'));
    state.delivered();
    expect(state.problem()).toBeNull();
    state.failed(new Error('once more'));
    expect(state.problem()).toBeNull();
  });
});

describe('messages that wait', () => {
  it('are told after two minutes, counted from the first look, until none waits', () => {
    let now = 0;
    const state = new DeliveryState(() => now);
    state.sawWaiting(2);
    now = 120_000;
    state.sawWaiting(1);
    expect(state.problem()).toBeNull();
    now = 121_000;
    expect(state.problem()).toBe('messages wait for 121 seconds');
    state.sawWaiting(0);
    expect(state.problem()).toBeNull();
  });
});
