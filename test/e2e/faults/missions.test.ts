/** Simultaneous presses of four heroes while Discord refuses, answers late, or loses answers. */
import { describe, expect, it } from 'vitest';
import type { Playground } from '../../../src/playground/index.ts';
import { playUntil, shownRound } from '../mission-play.ts';
import { waitUntil } from '../scene.ts';
import { liveTables, openFaultStage, requestStatuses, SECOND, TABLE_EDITS } from './fault-scene.ts';
import { openMissionScene } from './mission-scene.ts';

type Fault = Parameters<Playground['fault']>[1];

const FAULTS: readonly [string, Fault][] = [
  ['answered with 500 after it was done', { kind: 'accept-then-500' }],
  ['cut off after it was done', { kind: 'accept-then-drop' }],
  ['cut off before it was done', { kind: 'drop' }],
  ['answered with 500 and not done', { kind: 'refuse', status: 500 }],
];

const SAME = 'everything came out the same';

describe.each(FAULTS)('where four press at once, a request %s', (_name, fault) => {
  it('that acknowledges one of the presses: all four count once', async () => {
    const stage = await openFaultStage();
    const { pressAll, kept, shown, verified } = await openMissionScene(stage);
    const before = shown();
    stage.playground.fault({ method: 'POST', path: /\/callback$/ }, fault);
    await pressAll();
    await waitUntil(stage, () => shown() === before + 4);
    expect(await kept()).toBe(4);
    expect(await verified()).toContain(SAME);
    expect(stage.book.lines).toEqual([]);
  });

  it('that edits the table: it shows all four moves, and no second one is posted', async () => {
    const stage = await openFaultStage();
    const { thread, pressAll, kept, shown } = await openMissionScene(stage);
    const before = shown();
    stage.playground.fault({ method: 'PATCH', path: TABLE_EDITS }, fault);
    await pressAll();
    await waitUntil(stage, () =>
      stage.playground.requests().some(({ status }) => status === 0 || status === 500),
    );
    await expect
      .poll(() => {
        stage.time.pass(SECOND);
        return shown();
      })
      .toBe(before + 4);
    expect(await kept()).toBe(4);
    expect(liveTables(stage, thread)).toHaveLength(1);
  });

  it('that posts the table of the next round: one table, and nobody is called twice', async () => {
    const stage = await openFaultStage();
    const { people, thread, verified } = await openMissionScene(stage);
    const { playground } = stage;
    const posts = new RegExp(`^/channels/${thread}/messages$`);
    const failures = () =>
      requestStatuses(stage, 'POST', posts).filter((status) => status === 0 || status === 500);
    // By what arrives: an edit may take away whom a message has called.
    const arrived: { readonly id: string; readonly called: readonly string[] }[] = [];
    playground.onEvent((event) => {
      if (event.t !== 'message' || event.message.channelId !== thread) return;
      const { id, visibleTo, parts } = event.message;
      if (visibleTo === null) arrived.push({ id, called: parts.mentions.users });
    });
    playground.fault({ method: 'POST', path: posts }, fault);
    await playUntil(stage, people, thread, () => failures().length > 0);
    expect(failures()).toHaveLength(1);
    await expect
      .poll(() => {
        stage.time.pass(SECOND);
        return [shownRound(stage, thread), liveTables(stage, thread).length];
      })
      // The first round's table loses its buttons.
      .toEqual([2, 1]);
    const [table] = liveTables(stage, thread);
    const everybody = people.map(({ id }) => id);
    expect(arrived.map(({ id, called }) => [id, called.toSorted()])).toEqual([[table?.id, everybody]]);
    expect(await verified()).toContain(SAME);
  });
});

describe('where four press at once and Discord', () => {
  it('holds every edit, all are acknowledged, and the table shows them all when it comes', async () => {
    const stage = await openFaultStage();
    const { thread, pressAll, kept, shown } = await openMissionScene(stage);
    const before = shown();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const path = new RegExp(`^/channels/${thread}/messages/`);
    stage.playground.fault({ method: 'PATCH', path }, { kind: 'hold', until: held });
    const seen = await pressAll();
    expect(seen.map(({ kind }) => kind)).toEqual(Array(4).fill('deferred-update'));
    expect(await kept()).toBe(4);
    release();
    await waitUntil(stage, () => shown() === before + 4);
    expect(liveTables(stage, thread)).toHaveLength(1);
    expect(stage.book.lines).toEqual([]);
  });

  it('calls one press failed that was kept, the others count and it is not taken twice', async () => {
    const stage = await openFaultStage();
    const { pressAll, kept, shown, verified } = await openMissionScene(stage);
    const before = shown();
    const callbacks = /\/callback$/;
    stage.playground.fault(
      { method: 'POST', path: callbacks },
      { kind: 'refuse', status: 400, code: 40_060, message: 'Already acknowledged' },
    );
    void pressAll();
    await waitUntil(stage, () => shown() === before + 4);
    expect(requestStatuses(stage, 'POST', callbacks).filter((status) => status === 400)).toHaveLength(1);
    expect(await kept()).toBe(4);
    expect(await verified()).toContain(SAME);
  });
});
