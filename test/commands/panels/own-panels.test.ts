/** A person's single private panel: its updates, and its removal. */
import { describe, expect, it } from 'vitest';
import { OwnPanels } from '../../../src/commands/panels/own-panels.ts';
import { createOperatorLog } from '../../../src/operator-log.ts';

const HAND = { applicationId: 'bot', token: 'hand', opener: 'first' };
const NEXT = { applicationId: 'bot', token: 'next', opener: 'second' };

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
    panels.updated('game', 'anna', 'hand', HAND);
    expect(await panels.close('game', 'anna', ['hand'])).toBe(true);
    expect(await panels.close('game', 'anna', ['hand'])).toBe(false);
    panels.updated('game', 'anna', 'odds', HAND);
    expect(await panels.close('game', 'anna', ['hand'])).toBe(false);
    expect(done).toEqual([REMOVED]);
    expect(await panels.close('game', 'anna', ['hand', 'odds'])).toBe(true);
    expect(done).toEqual([REMOVED, REMOVED]);
  });

  it('is taken away by a pass only when what is being written into it has arrived', async () => {
    const { panels, done } = openPanels();
    const { write, answer } = heldWrite(done);
    panels.updated('game', 'anna', 'hand', HAND);
    const writing = panels.write('game', 'anna', write);
    const passing = panels.close('game', 'anna', ['hand']);
    answer();
    await Promise.all([writing, passing]);
    expect(done).toEqual(['written', REMOVED]);
  });

  it('gives way to a new one only when what is being written into it has arrived', async () => {
    const { panels, done } = openPanels();
    const { write, answer } = heldWrite(done);
    panels.updated('game', 'anna', 'hand', HAND);
    const writing = panels.write('game', 'anna', write);
    const opening = panels.opened('game', 'anna', 'other', NEXT);
    answer();
    await Promise.all([writing, opening]);
    expect(done).toEqual(['written', REMOVED]);
  });

  it('can be taken away when what was written into it was refused', async () => {
    const { panels, done } = openPanels();
    panels.updated('game', 'anna', 'hand', HAND);
    const refused = panels.write('game', 'anna', () => Promise.reject(new Error('refused')));
    await expect(refused).rejects.toThrow('refused');
    expect(await panels.close('game', 'anna', ['hand'])).toBe(true);
    expect(done).toEqual([REMOVED]);
  });

  it('is not shown again by a late press once another took its place', async () => {
    const { panels, done } = openPanels();
    const { write, answer } = heldWrite(done);
    await panels.opened('game', 'anna', 'hand', HAND);
    const pressing = panels.write('game', 'anna', write);
    const opening = panels.opened('game', 'anna', 'hand', NEXT);
    // What the press shows follows the game only as long as its panel is there.
    expect(panels.updated('game', 'anna', 'hand', { ...HAND, token: 'press' })).toBe(false);
    expect(panels.showsHand('game', 'anna', 'first')).toBe(false);
    expect(panels.showsHand('game', 'anna', 'second')).toBe(true);
    answer();
    await Promise.all([pressing, opening]);
    expect(done).toEqual(['written', REMOVED]);
    expect(panels.updated('game', 'anna', 'odds', { ...NEXT, token: 'press' })).toBe(true);
    expect(panels.showsHand('game', 'anna', 'second')).toBe(false);
  });

  it('is taken away only when also what was begun meanwhile has arrived', async () => {
    const { panels, done } = openPanels();
    const [one, other] = [heldWrite(done), heldWrite(done)];
    panels.updated('game', 'anna', 'hand', HAND);
    const writing = panels.write('game', 'anna', one.write);
    const opening = panels.opened('game', 'anna', 'other', NEXT);
    const next = panels.write('game', 'anna', other.write);
    one.answer();
    await writing;
    other.answer();
    await Promise.all([next, opening]);
    expect(done).toEqual(['written', 'written', REMOVED]);
  });

  it('counts again when it could not be taken away', async () => {
    const panels = new OwnPanels({
      remove: () => Promise.reject(new Error('too slow')),
      now: () => 0,
      log: createOperatorLog('silent', []),
    });
    await panels.opened('game', 'anna', 'hand', HAND);
    await panels.opened('game', 'anna', 'other', NEXT);
    expect(panels.updated('game', 'anna', 'hand', HAND)).toBe(true);
    expect(panels.showsHand('game', 'anna', 'first')).toBe(true);
  });
});
