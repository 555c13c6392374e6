import { emojiPicture } from '../world/emojis.ts';
import type { World } from '../world/world.ts';
import type { StoredWorld } from './stored-world.ts';

/**
 * Restores a stored world into a new one with the same identity, without events.
 * @param bytes the stored uploads, by attachment id
 */
export function restoreWorld(
  world: World,
  stored: StoredWorld,
  bytes: ReadonlyMap<string, Uint8Array>,
): void {
  for (const { id } of stored.people) if (!stored.members.includes(id)) world.members.delete(id);
  for (const id of stored.closedDms) world.closedDms.add(id);
  world.botInGuild = stored.botInGuild;
  world.emojis.push(...stored.emojis);
  for (const picture of stored.emojis.flatMap((emoji) => emojiPicture(world, emoji))) {
    const file = bytes.get(picture.id);
    if (file !== undefined) world.files.restore(picture, file);
  }
  for (const [scope, commands] of Object.entries(stored.commands)) world.commands.set(scope, commands);
  for (const [id, name] of Object.entries(stored.furtherGuilds)) world.furtherGuilds.set(id, name);
  for (const { thread, peopleAccess, ...channel } of stored.channels) {
    const onlyGuild = channel.recipientId === null ? world.guildId : null;
    const members = new Set(thread?.members);
    const state = thread === null ? null : { ...thread, members, cancelArchive: () => undefined };
    world.channels.restore({
      ...channel,
      guildId: channel.guildId ?? onlyGuild,
      peopleAccess: new Map(Object.entries(peopleAccess)),
      thread: state,
    });
  }
  for (const { answers, ...message } of stored.messages) {
    const { name, sourceMessageId } = answers ?? {};
    const whole = answers === null ? null : { ...answers, name, sourceMessageId };
    world.messages.restore({ ...message, answers: whole, visibleTo: null, deleted: false });
    for (const attachment of message.parts.attachments) {
      const file = bytes.get(attachment.id);
      if (file !== undefined) world.files.restore(attachment, file);
    }
  }
}
