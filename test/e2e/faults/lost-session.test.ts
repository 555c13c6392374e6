/** Op 9: Discord forgets the bot's session, and nothing that happened meanwhile is replayed. */
import { expect, it } from 'vitest';
import { openDuel, pressAndWait } from '../scene.ts';
import { MINUTE, openFaultScene, SECOND } from './fault-scene.ts';

it('the bot logs in anew: games go on, and one whose thread was deleted meanwhile ends with its reminder', async () => {
  const { stage, ada, table } = await openFaultScene();
  const { playground, store, time } = stage;
  const deleted = await openDuel(stage);
  playground.sendOpcode({ op: 9, resumable: false });
  playground.deleteChannel(deleted.thread);
  await expect
    .poll(() => playground.gatewayState())
    .toMatchObject({ identifies: 2, resumes: 0, connected: true });
  await pressAndWait(stage, ada, table, 'Go on, roll later');
  expect((await store.loadByChannel(deleted.thread))?.status).toBe('live');
  time.pass(3 * MINUTE + SECOND);
  await expect.poll(async () => (await store.loadByChannel(deleted.thread))?.status).toBe('finished');
  expect((await store.loadByChannel(table.channelId))?.status).toBe('live');
});
