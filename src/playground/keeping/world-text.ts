import type { Channel } from '../world/channel.ts';
import { type Draft, type Message, messageFlag } from '../world/message.ts';
import type { World } from '../world/world.ts';
import type { KeptChannel, KeptMessage, KeptWorld } from './kept-world.ts';

/** How many messages of a channel are kept: the newest ones. */
export const keptMessages = 200;

/** Stands in the file for the server's own address, which may be another one after the next start. */
export const homeless = 'playground:/attachments/';

/** A draft is never changed, only replaced: most of a world need not be written out anew each time. */
const draftTexts = new WeakMap<Draft, string>();

/**
 * The messages worth keeping, those of a channel oldest first. What only one person sees is forgotten, as
 * Discord's client forgets it; a placeholder is, too, because nobody will fill it in.
 */
export function messagesToKeep(world: World): Message[] {
  const passing = (m: Message) => m.visibleTo !== null || (m.draft.flags & messageFlag.loading) !== 0;
  return world.channels.all().flatMap(({ id }) =>
    world.messages
      .of(id)
      .filter((m) => !passing(m))
      .slice(-keptMessages),
  );
}

/** The world as a file holds it: JSON that `parseWorld` reads. `origin` is the server's own address. */
export function worldText(world: World, messages: readonly Message[], origin: string): string {
  const rest: Omit<KeptWorld, 'messages'> = {
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
    channels: world.channels.all().map(keptChannel),
  };
  const lines = messages.map((message) => messageText(message, origin));
  return `${openText(rest)},"messages":[\n${lines.join(',\n')}\n]}\n`;
}

function keptChannel({ thread, ...channel }: Channel): KeptChannel {
  if (thread === null) return { ...channel, thread };
  const { cancelArchive: _, members, ...state } = thread;
  return { ...channel, thread: { ...state, members: [...members] } };
}

function messageText({ draft, visibleTo: _, deleted: __, ...message }: Message, origin: string): string {
  const rest: Omit<KeptMessage, 'draft'> = message;
  return `${openText(rest)},"draft":${draftText(draft, origin)}}`;
}

function draftText(draft: Draft, origin: string): string {
  const known = draftTexts.get(draft);
  if (known !== undefined) return known;
  const text = JSON.stringify(draft).replaceAll(`${origin}/attachments/`, homeless);
  draftTexts.set(draft, text);
  return text;
}

/** An object's JSON without its closing brace. */
function openText(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}
