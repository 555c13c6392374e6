/** A press is acknowledged only after its commit; with a slow store the person is told. */
import { describe, expect, it, vi } from 'vitest';
import { DEFER_AFTER_MS } from '../../src/commands/routing/replies.ts';
import type { Commit } from '../../src/store/index.ts';
import { revOf, tableIn } from './presser.ts';
import { openDuel, waitUntil } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

/** The commit of the next press waits until it is let through; `begun` tells what people saw when it began. */
function holdNextPress({ store, playground }: Stage) {
  let letThrough: () => void = () => undefined;
  const through = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const commit = store.commit.bind(store);
  const begun = new Promise<string>((resolve) => {
    vi.spyOn(store, 'commit').mockImplementation(async (wanted: Commit) => {
      if (wanted.interactionId !== null) {
        resolve(playground.lastInteraction().state);
        await through;
      }
      return commit(wanted);
    });
  });
  return { begun, letThrough };
}

/** Answers the last press as another program for the same bot does that is late, too: in private, nothing yet. */
async function answerInstead({ playground }: Stage): Promise<void> {
  const { id, token } = playground.lastInteraction();
  const answer = await fetch(`${playground.apiUrl}/v10/interactions/${id}/${token}/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 5, data: { flags: 64 } }),
  });
  expect(answer.ok).toBe(true);
}

async function openScene() {
  const stage = await openStage();
  await stage.startBot({ deferAfterMs: DEFER_AFTER_MS });
  return { stage, ...(await openDuel(stage)) };
}

describe('a press at a table', () => {
  it('is acknowledged after it was kept', async () => {
    const { stage, ada, table } = await openScene();
    const { begun, letThrough } = holdNextPress(stage);
    const pressing = ada.press(table, 'Go on, roll later');
    expect(await begun).toBe('waiting');
    letThrough();
    expect((await pressing).kind).toBe('deferred-update');
    expectNoErrors(stage);
  });

  it('that takes long shows its person that the bot is at it, and then what became of it', async () => {
    const { stage, ada, thread, table } = await openScene();
    const rev = revOf(table);
    const { letThrough } = holdNextPress(stage);
    const seen = await ada.press(table, 'Go on, roll later');
    expect(seen).toMatchObject({ kind: 'deferred', ephemeral: true });
    expect(seen.message?.loading).toBe(true);
    letThrough();
    expect((await seen.settled()).text).toContain('was taken');
    await waitUntil(stage, () => revOf(tableIn(stage.playground, thread)) > rev);
    expectNoErrors(stage);
  });

  it('that another program has answered in private still brings the table up to date', async () => {
    const { stage, ada, thread, table } = await openScene();
    const rev = revOf(table);
    const { begun, letThrough } = holdNextPress(stage);
    const pressing = ada.press(table, 'Go on, roll later');
    await begun;
    await answerInstead(stage);
    letThrough();
    const { message } = await pressing;
    await waitUntil(stage, () => revOf(tableIn(stage.playground, thread)) > rev);
    expect(message?.loading).toBe(true);
  });

  it('that is refused is answered with the sentence alone', async () => {
    const { stage, bo, table } = await openScene();
    const seen = await bo.press(table, 'Go on, roll later');
    expect(seen).toMatchObject({ kind: 'message', ephemeral: true });
    expectNoErrors(stage);
  });
});
