/** A channel for the lookup commands. */
import { expect } from 'vitest';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { SEED, waitUntil } from './scene.ts';
import { openStage, type Stage } from './stage.ts';

export async function openHall(): Promise<{ stage: Stage; ada: Player; hall: string }> {
  const stage = await openStage();
  await stage.startBot({ newSeed: () => SEED });
  return { stage, ada: stage.playground.person(0), hall: stage.hall };
}

export async function ask(
  person: Player,
  channel: string,
  name: string,
  options: Record<string, string | number>,
) {
  const seen = await person.command(channel, name, options);
  expect(seen.ephemeral, `/${name} ${JSON.stringify(options)}`).toBe(true);
  return seen.settled();
}

/** Presses and waits until the message has changed. */
export async function turn(stage: Stage, person: Player, message: SeenMessage, button: string | RegExp) {
  const before = JSON.stringify(message.components);
  await person.press(message, button);
  await waitUntil(stage, () => JSON.stringify(message.components) !== before);
}

/** The channel of direct messages between the bot and a person. */
export async function directMessages({ playground }: Stage, person: Player): Promise<string> {
  await fetch(`${playground.apiUrl}/v10/users/@me/channels`, {
    method: 'POST',
    headers: { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ recipient_id: person.id }),
  });
  const channel = playground.channels.find(({ recipientId }) => recipientId === person.id);
  if (channel === undefined) throw new Error('There is no channel of direct messages.');
  return channel.id;
}
