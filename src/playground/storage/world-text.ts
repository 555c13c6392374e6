import type { Channel } from '../world/channel.ts';
import { type Message, type MessageParts, messageFlag } from '../world/message.ts';
import type { World } from '../world/world.ts';
import type { StoredChannel, StoredMessage, StoredWorld } from './stored-world.ts';

/** The maximum number of stored messages of a channel; the newest are kept. */
export const maxStoredMessages = 200;

/** Placeholder in the file for the server's address, which may change at the next start. */
export const originPlaceholder = 'playground:/attachments/';

/** Cached JSON of messages' contents, which are never mutated: most of a world is not serialised again. */
const partsTexts = new WeakMap<MessageParts, string>();

/**
 * The messages to store, those of a channel oldest first. Ephemeral messages are not stored, as in Discord's client,
 * and placeholders are not, because their interactions end with the process.
 */
export function messagesToStore(world: World): Message[] {
  const passing = (m: Message) => m.visibleTo !== null || (m.parts.flags & messageFlag.loading) !== 0;
  return world.channels.all().flatMap(({ id }) =>
    world.messages
      .of(id)
      .filter((m) => !passing(m))
      .slice(-maxStoredMessages),
  );
}

/** The text of a world's file: JSON that `parseWorld` reads. `origin` is the server's own address. */
export function worldText(world: World, messages: readonly Message[], origin: string): string {
  const rest: Omit<StoredWorld, 'messages'> = {
    format: 1,
    guildId: world.guildId,
    applicationId: world.applicationId,
    botId: world.bot.id,
    botRoleId: world.botRoleId,
    lastId: world.ids.last,
    startedAt: world.startedAt,
    people: [...world.people.values()],
    members: [...world.members],
    closedDms: [...world.closedDms],
    botInGuild: world.botInGuild,
    furtherGuilds: Object.fromEntries(world.furtherGuilds),
    emojis: world.emojis,
    commands: Object.fromEntries(world.commands),
    channels: world.channels.all().map(storedChannel),
  };
  const lines = messages.map((message) => messageText(message, origin));
  return `${openText(rest)},"messages":[\n${lines.join(',\n')}\n]}\n`;
}

function storedChannel({ thread, peopleAccess, ...rest }: Channel): StoredChannel {
  const channel = { ...rest, peopleAccess: Object.fromEntries(peopleAccess) };
  if (thread === null) return { ...channel, thread };
  const { cancelArchive: _, members, ...state } = thread;
  return { ...channel, thread: { ...state, members: [...members] } };
}

function messageText({ parts, visibleTo: _, deleted: __, ...message }: Message, origin: string): string {
  const rest: Omit<StoredMessage, 'parts'> = message;
  return `${openText(rest)},"draft":${partsText(parts, origin)}}`;
}

function partsText(parts: MessageParts, origin: string): string {
  const known = partsTexts.get(parts);
  if (known !== undefined) return known;
  const text = JSON.stringify(parts).replaceAll(`${origin}/attachments/`, originPlaceholder);
  partsTexts.set(parts, text);
  return text;
}

/** An object's JSON without its closing brace. */
function openText(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}
