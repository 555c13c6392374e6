/** A person's single private panel: its updates, and its removal. */
import { describe, expect, it, vi } from 'vitest';
import { OwnPanels } from '../../../src/commands/panels/own-panels.ts';
import { createOperatorLog } from '../../../src/operator-log.ts';

const HAND = { applicationId: 'bot', token: 'hand' };

/** Panels of one person, and what was done to them in order. */
function openPanels() {
  const done: string[] = [];
  const panels = new OwnPanels({
    remove: async (route) => done.push(`removed ${route}`),
    now: () => 0,
    log: createOperatorLog('silent', []),
  });
  return { panels, done };
}

/** A message to Discord that is answered on demand. */
function heldWrite(done: string[]) {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const write = async () => {
    await answered;
    done.push('written');
  };
  return { write, answer: () => answer() };
}

const REMOVED = 'removed /webhooks/bot/hand/messages/%40original';

describe("A person's own panel", () => {
  it('is taken away after a pass, once, unless it shows something else', async () => {
    const { panels, done } = openPanels();
    panels.updated('game', 'anna', 'hand', HAND, 'm1');
    expect(await panels.close('game', 'anna', ['hand'])).toBe(true);
    expect(await panels.close('game', 'anna', ['hand'])).toBe(false);
    panels.updated('game', 'anna', 'odds', HAND, 'm1');
    expect(await panels.close('game', 'anna', ['hand'])).toBe(false);
    expect(done).toEqual([REMOVED]);
    expect(await panels.close('game', 'anna', ['hand', 'odds'])).toBe(true);
    expect(done).toEqual([REMOVED, REMOVED]);
  });

  it('is taken away by a pass only when what is being written into it has arrived', async () => {
    const { panels, done } = openPanels();
    const { write, answer } = heldWrite(done);
    panels.updated('game', 'anna', 'hand', HAND, 'm1');
    const writing = panels.write('game', 'anna', write);
    const passing = panels.close('game', 'anna', ['hand']);
    answer();
    await Promise.all([writing, passing]);
    expect(done).toEqual(['written', REMOVED]);
  });

  it('gives way to a new one only when what is being written into it has arrived', async () => {
    const { panels, done } = openPanels();
    const { write, answer } = heldWrite(done);
    panels.updated('game', 'anna', 'hand', HAND, 'm1');
    const writing = panels.write('game', 'anna', write);
    const opening = panels.opened('game', 'anna', 'other', { applicationId: 'bot', token: 'odds' });
    answer();
    await Promise.all([writing, opening]);
    expect(done).toEqual(['written', REMOVED]);
  });

  it('can be taken away when what was written into it was refused', async () => {
    const { panels, done } = openPanels();
    panels.updated('game', 'anna', 'hand', HAND, 'm1');
    const refused = panels.write('game', 'anna', () => Promise.reject(new Error('refused')));
    await expect(refused).rejects.toThrow('refused');
    expect(await panels.close('game', 'anna', ['hand'])).toBe(true);
    expect(done).toEqual([REMOVED]);
  });

  it('is taken away only after a write that began while an earlier one was waited for', async () => {
    const { panels, done } = openPanels();
    const first = heldWrite(done);
    const second = heldWrite(done);
    panels.updated('game', 'anna', 'hand', HAND, 'm1');
    const writing = [panels.write('game', 'anna', first.write)];
    const passing = panels.close('game', 'anna', ['hand']);
    writing.push(panels.write('game', 'anna', second.write));
    first.answer();
    await writing[0];
    await Promise.resolve();
    second.answer();
    await Promise.all([...writing, passing]);
    expect(done).toEqual(['written', 'written', REMOVED]);
  });

  it('is written to only after a removal that has begun, so that the press notices it', async () => {
    const done: string[] = [];
    const removal = heldWrite(done);
    const panels = new OwnPanels({
      remove: removal.write,
      now: () => 0,
      log: createOperatorLog('silent', []),
    });
    panels.updated('game', 'anna', 'hand', HAND, 'm1');
    const passing = panels.close('game', 'anna', ['hand']);
    await vi.waitFor(() => expect(panels.showsHand('game', 'anna', 'm1')).toBe(false));
    const writing = panels.write('game', 'anna', async () => done.push('acknowledged'));
    await new Promise(setImmediate);
    expect(done).toEqual([]);
    removal.answer();
    await Promise.all([passing, writing]);
    expect(done).toEqual(['written', 'acknowledged']);
  });

  it('is not taken over by a press on the panel before it, which ends later', async () => {
    const { panels, done } = openPanels();
    await panels.opened('game', 'anna', 'hand', HAND, 'm1');
    const { write, answer } = heldWrite(done);
    const pressed = panels.write('game', 'anna', write);
    const opening = panels.opened('game', 'anna', 'hand', { applicationId: 'bot', token: 'new' }, 'm2');
    answer();
    await pressed;
    panels.updated('game', 'anna', 'hand', { applicationId: 'bot', token: 'press' }, 'm1');
    expect([panels.isCurrent('game', 'anna', 'm1'), panels.isCurrent('game', 'anna', 'm2')]).toEqual([
      false,
      true,
    ]);
    expect([panels.showsHand('game', 'anna', 'm1'), panels.showsHand('game', 'anna', 'm2')]).toEqual([
      false,
      true,
    ]);
    await opening;
    expect(done).toEqual(['written', REMOVED]);
    expect(await panels.close('game', 'anna', ['hand'])).toBe(true);
    expect(done.at(-1)).toBe('removed /webhooks/bot/new/messages/%40original');
  });

  it('may be one from before a restart, which is known from its first press on', async () => {
    const { panels, done } = openPanels();
    expect(panels.isCurrent('game', 'anna', 'm1')).toBe(true);
    panels.updated('game', 'anna', 'hand', HAND, 'm1');
    expect(await panels.isHandOpen('game', 'anna')).toBe(true);
    expect(await panels.close('game', 'anna', ['hand'])).toBe(true);
    expect(done).toEqual([REMOVED]);
  });
});
