/** Challenges of a bot that was started again, died, or could not edit its message. */
import { describe, expect, it } from 'vitest';
import { challengeBo } from './challenge-play.ts';
import { isTable } from './presser.ts';
import { threadOf, UNFORESEEN_ERROR } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

/** Bo accepts, and everything is then as if the bot had died after it kept the game and before it said so. */
async function diesOnAccepting(stage: Stage) {
  const { playground, store, hall } = stage;
  const { bo, message } = await challengeBo(stage);
  const { components, content } = message;
  const kept = [];
  const [, id = ''] = message.buttons[0]?.customId.split(':') ?? [];
  const isNoted = async () => JSON.stringify(await store.readRecord('lobby', id)).includes(message.id);
  await expect.poll(isNoted).toBe(true);
  for (const name of ['open', id]) kept.push([name, await store.readRecord('lobby', name)] as const);
  await (await bo.press(message, 'Accept with a random hero')).settled();
  await bo.waitForMessage(message.id, isTable);
  for (const [name, record] of kept) await store.writeRecord('lobby', name, record);
  const undone = await fetch(`${playground.apiUrl}/v10/channels/${hall}/messages/${message.id}`, {
    method: 'PATCH',
    headers: { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content, components }),
  });
  expect(undone.status).toBe(200);
  expect(message.buttons).not.toEqual([]);
  return { bo, message, isOpen: async () => (await store.readRecord('lobby', id)) !== null };
}

describe('a challenge', () => {
  it('survives a restart of the bot', async () => {
    const stage = await openStage();
    const first = await stage.startBot();
    const { bo, message } = await challengeBo(stage);
    await first.stop();
    await stage.startBot();
    const accepted = await bo.press(message, 'Accept with a random hero');
    await accepted.settled();
    await bo.waitForMessage(threadOf(stage), isTable);
    expectNoErrors(stage);
  });

  it('is settled by the next start when the bot died after it began the game', async () => {
    const stage = await openStage();
    const first = await stage.startBot();
    const { message, isOpen } = await diesOnAccepting(stage);
    await first.stop();
    const closed = stage.playground.waitFor(() => message.text.includes('duels with'));
    const second = await stage.startBot();
    await closed;
    expect(message.text).toMatch(/ duels with .*SHA-256/s);
    await second.stop();
    expect(await isOpen()).toBe(false);
    expectNoErrors(stage);
  });

  it('begins one game only, whatever is pressed after the bot died', async () => {
    const stage = await openStage();
    await stage.startBot();
    const declined = await diesOnAccepting(stage);
    await (await declined.bo.press(declined.message, 'Decline')).settled();
    expect(declined.message.text).toContain('duels with');
    const played = await diesOnAccepting(stage);
    const thread = played.message.id;
    await played.bo.press(await (await played.bo.command(thread, 'concede')).settled(), 'Concede the game');
    await played.bo.waitForMessage(thread, (message) => message.text.includes('The game is over'));
    await (await played.bo.press(played.message, 'Accept with a random hero')).settled();
    expect(played.message.text).toContain('duels with');
    expect(await stage.store.listLive()).toHaveLength(1);
    for (const { isOpen } of [declined, played]) expect(await isOpen()).toBe(false);
    expectNoErrors(stage);
  });

  it('shows its game at the next press, when its message could not be edited', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { playground } = stage;
    const { ada, bo, message } = await challengeBo(stage);
    playground.fault({ method: 'POST', path: /^\/interactions\/.*\/callback$/ }, UNFORESEEN_ERROR);
    await bo.press(message, 'Accept with a random hero');
    await bo.waitForMessage(message.id, isTable);
    expect(message.buttons).not.toEqual([]);
    await (await bo.press(message, 'Decline')).settled();
    expect(message.text).toContain(`<@${ada.id}>`);
    expect(message.text).toContain('duels with');
    expect(message.buttons.map(({ label }) => label)).toEqual(['How the dice are sealed']);
    expect(playground.violations()).toEqual([]);
  });
});
