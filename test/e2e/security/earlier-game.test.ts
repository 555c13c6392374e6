import { describe, expect, it } from 'vitest';
import { isTable, tableIn } from '../presser.ts';
import { postButton, threadOf, waitUntil } from '../scene.ts';
import { expectNoErrors, openStage } from '../stage.ts';
import { answerTo, gameIdIn, storedText, waitForEmptyOutbox } from './onlookers.ts';
import { openWatchedDuel } from './watched-duel.ts';

describe('what stood on an earlier game', () => {
  it('says that the game is over while no other is played there', async () => {
    const { stage, thread, ada, bo } = await openWatchedDuel();
    const stops = await (await ada.command(thread, 'stops')).settled();
    await (
      await bo.press(await (await bo.command(thread, 'concede')).settled(), 'Concede the game')
    ).settled();
    const told = await answerTo(stage, ada, thread, () => ada.press(stops, /:until-my-turn$/));
    expect(told.text).toMatch(/over/);
    await waitUntil(stage, () => /every game that you begin from now on/.test(stops.text));
    expectNoErrors(stage);
  });

  it('does nothing in the game that is played there now', async () => {
    const { stage, thread, ada, bo, gameId, table } = await openWatchedDuel();
    const panel = await (await ada.press(table, 'My hand')).settled();
    const stops = await (await ada.command(thread, 'stops')).settled();
    const asked = await (await ada.command(thread, 'concede')).settled();
    await (
      await bo.press(await (await bo.command(thread, 'concede')).settled(), 'Concede the game')
    ).settled();
    await ada.waitForMessage(thread, (message) => message.text.includes('The game is over'));
    const sent = await (
      await ada.command(thread, 'duel', { opponent: bo.id, 'opponent-hero': 'monk' })
    ).settled();
    await (await bo.press(sent, 'Accept as Monk')).settled();
    await ada.waitForMessage(thread, (message) => isTable(message) && !tableIdIs(message, gameId));
    const now = await gameIdIn(stage, thread);
    await waitForEmptyOutbox(stage, now);
    const before = [await storedText(stage, [now]), panel.text, stops.text];
    const presses = [
      () => ada.press(panel, /:hand$/),
      () => ada.press(stops, /:until-my-turn$/),
      () => ada.press(asked, 'Concede the game'),
    ];
    for (const press of presses)
      expect((await answerTo(stage, ada, thread, press)).text).toMatch(/no longer played here/);
    expect([await storedText(stage, [now]), panel.text, stops.text]).toEqual(before);
    expect(tableIn(stage.playground, thread).text).toContain('Monk');
    expectNoErrors(stage);
  });
});

describe('a challenge', () => {
  it('cannot be answered by a copy of its button elsewhere', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { playground, hall } = stage;
    const [ada, bo] = [playground.person(0), playground.person(1)];
    const message = await (await ada.command(hall, 'duel', { opponent: bo.id })).settled();
    const id = bo.button(message, 'Accept with a random hero').customId;
    for (const place of [hall, playground.channel('tavern').id]) {
      const copy = await postButton(stage, place, id);
      const answer = await answerTo(stage, bo, place, () => bo.press(copy, 'Press me'));
      expect(answer.text).toMatch(/not open any more/);
    }
    expect(await stage.store.listLive()).toEqual([]);
    await (await bo.press(message, 'Accept with a random hero')).settled();
    await bo.waitForMessage(threadOf(stage), isTable);
    expectNoErrors(stage);
  });
});

function tableIdIs(
  table: { readonly buttons: readonly { readonly customId: string }[] },
  gameId: string,
): boolean {
  return table.buttons.some(({ customId }) => customId.includes(gameId));
}
