import type { World } from '../world/world.ts';
import type { KeptWorld } from './kept-world.ts';

/**
 * Fills a new world, made with the same identity, with what was kept of it. Nobody is told.
 * @param bytes the uploaded files that are still there, by attachment id
 */
export function restoreWorld(world: World, kept: KeptWorld, bytes: ReadonlyMap<string, Uint8Array>): void {
  for (const { id } of kept.people) if (!kept.members.includes(id)) world.members.delete(id);
  for (const id of kept.closedDms) world.closedDms.add(id);
  world.botInGuild = kept.botInGuild;
  world.emojis.push(...kept.emojis);
  for (const [scope, commands] of Object.entries(kept.commands)) world.commands.set(scope, commands);
  for (const [id, name] of Object.entries(kept.furtherGuilds)) world.furtherGuilds.set(id, name);
  for (const { thread, ...channel } of kept.channels) {
    const onlyGuild = channel.recipientId === null ? world.guildId : null;
    const members = new Set(thread?.members);
    const state = thread === null ? null : { ...thread, members, cancelArchive: () => undefined };
    world.channels.restore({ ...channel, guildId: channel.guildId ?? onlyGuild, thread: state });
  }
  for (const { answers, ...message } of kept.messages) {
    const { name, sourceMessageId } = answers ?? {};
    const whole = answers === null ? null : { ...answers, name, sourceMessageId };
    world.messages.restore({ ...message, answers: whole, visibleTo: null, deleted: false });
    for (const attachment of message.draft.attachments) {
      const file = bytes.get(attachment.id);
      if (file !== undefined) world.files.restore(attachment, file);
    }
  }
}
