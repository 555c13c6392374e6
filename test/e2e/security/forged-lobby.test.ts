/** Forged buttons at lobbies and at challenges, which are lobbies for one person. */
import { expect, it } from 'vitest';
import type { SeenMessage } from '../../../src/playground/index.ts';
import { waitForPrivateText, waitUntil } from '../scene.ts';
import { expectNoErrors, openStage, type Stage } from '../stage.ts';
import { answerTo } from './onlookers.ts';

function idOf(message: SeenMessage): string {
  return message.buttons[0]?.customId.split(':')[1] ?? '';
}

/** Puts buttons of these verbs into a message of the bot, as anybody with its token could. */
async function forge({ playground }: Stage, message: SeenMessage, verbs: readonly string[]): Promise<void> {
  const id = idOf(message);
  const components = verbs.map((verb) => ({
    ...{ type: 2, style: 2, label: verb, custom_id: `p1:${id}:${verb}` },
  }));
  const url = `${playground.apiUrl}/v10/channels/${message.channelId}/messages/${message.id}`;
  const done = await fetch(url, {
    method: 'PATCH',
    headers: { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ components: [{ type: 1, components }] }),
  });
  expect(done.status).toBe(200);
}

it('a challenge takes no presses of other lobbies, and those take none of a challenge', async () => {
  const stage = await openStage();
  await stage.startBot();
  const { playground, hall, store } = stage;
  const [ada, bo, cleo] = [playground.person(0), playground.person(1), playground.person(2)];
  const challenge = await (await ada.command(hall, 'duel', { opponent: bo.id })).settled();
  const lobby = await (await ada.command(hall, 'play', { mode: 'koth' })).settled();
  const ids = [idOf(challenge), idOf(lobby)];
  const kept = () => Promise.all(ids.map((id) => store.readRecord('lobby', id)));
  const isNoted = async () => JSON.stringify(await kept()).includes(lobby.id);
  await expect.poll(isNoted).toBe(true);
  const before = await kept();
  await forge(stage, challenge, ['sit', 'add-bot', 'start', 'close', 'options']);
  for (const { label } of challenge.buttons) {
    for (const person of [ada, bo, cleo]) {
      const answer = await answerTo(stage, person, hall, () => person.press(challenge, label));
      expect(answer.text, label).toMatch(/not know this button/);
    }
  }
  for (const verb of ['accept', 'decline', 'take-back']) {
    await forge(stage, lobby, [verb]);
    const answer = await answerTo(stage, bo, hall, () => bo.press(lobby, verb));
    expect(answer.text, verb).toMatch(/not know this button/);
    // The lobby shows its own buttons again.
    await waitUntil(stage, () => lobby.buttons.length > 1);
  }
  expect(await kept()).toEqual(before);
  expect(await store.listLive()).toEqual([]);
  expectNoErrors(stage);
});

it('a lobby that is being started cannot be closed meanwhile', async () => {
  const stage = await openStage();
  await stage.startBot();
  const { playground, hall, store } = stage;
  const ada = playground.person(0);
  const lobby = await (await ada.command(hall, 'play', { mode: 'koth' })).settled();
  const panel = await (await ada.press(lobby, 'Options')).settled();
  // As another process does that starts the game.
  expect(await store.claim(`lobby:${idOf(lobby)}`, 'another', 60_000)).toBe(true);
  await ada.press(panel, 'Close this table');
  await waitForPrivateText(ada, hall, /Others are changing this table, or it is being started/);
  expect(lobby.buttons).not.toEqual([]);
  expect(await store.readRecord('lobby', idOf(lobby))).not.toBeNull();
  expectNoErrors(stage);
});
