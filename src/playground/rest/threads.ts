import { z } from 'zod';
import { validateBody } from '../rules/spec.ts';
import type { Site } from '../site.ts';
import { type Channel, channelType, type ThreadState } from '../world/channel.ts';
import { channelFor, messageFor, requireGuild, requireUnarchived } from './access.ts';
import { refuse } from './refusal.ts';
import { type Call, noContent, ok, type Reply, type Route } from './route.ts';

const newThread = z.object({
  name: z.string(),
  type: z.number().nullish(),
  auto_archive_duration: z.number().nullish(),
  invitable: z.boolean().nullish(),
});

function parentFor(call: Call, site: Site): Channel {
  const parent = channelFor(site, call.param('channel'));
  if (parent.type !== channelType.text) throw refuse('wrongChannelType');
  if (parent.access === 'read') throw refuse('missingPermissions');
  return parent;
}

function open(call: Call, site: Site, parent: Channel, id?: string): Reply {
  const wanted = newThread.parse(call.body);
  const thread = site.world.channels.openThread({
    ...(id === undefined ? {} : { id }),
    parent,
    name: wanted.name,
    // Without a type Discord creates a private thread; a thread of a message is always public.
    isPrivate: id === undefined && (wanted.type ?? channelType.privateThread) === channelType.privateThread,
    ownerId: site.world.bot.id,
    autoArchiveMinutes: wanted.auto_archive_duration ?? 4320,
    invitable: wanted.invitable ?? true,
  });
  return { status: 201, body: site.world.channelJson(thread) };
}

function threadFor(call: Call, site: Site): { channel: Channel; thread: ThreadState } {
  const channel = channelFor(site, call.param('channel'));
  if (channel.thread === null) throw refuse('wrongChannelType');
  return { channel, thread: channel.thread };
}

function personOf(call: Call, site: Site): string {
  const id = call.param('user');
  return id === '@me' ? site.world.bot.id : id;
}

function threadMember(channel: Channel, personId: string, joinedAt: number) {
  return { id: channel.id, user_id: personId, join_timestamp: new Date(joinedAt).toISOString(), flags: 0 };
}

function changeMember(call: Call, site: Site, change: 'add' | 'delete'): Reply {
  const { channel, thread } = threadFor(call, site);
  const person = personOf(call, site);
  if (site.world.member(person) === undefined) throw refuse('unknownMember');
  requireUnarchived(channel);
  thread.members[change](person);
  site.world.channels.changed(channel);
  return noContent;
}

/** The routes of threads and their members. */
export const threadRoutes: readonly Route[] = [
  {
    method: 'POST',
    pattern: '/channels/:channel/threads',
    run(call, site) {
      const parent = parentFor(call, site);
      validateBody(site.spec.CreateTextThreadWithoutMessageRequestSchema, call.body);
      return open(call, site, parent);
    },
  },
  {
    method: 'POST',
    pattern: '/channels/:channel/messages/:message/threads',
    run(call, site) {
      const parent = parentFor(call, site);
      const message = messageFor(site, parent, call.param('message'));
      validateBody(site.spec.CreateTextThreadWithMessageRequestSchema, call.body);
      if (site.world.channels.get(message.id) !== undefined) throw refuse('threadExists');
      return open(call, site, parent, message.id);
    },
  },
  {
    method: 'GET',
    pattern: '/channels/:channel/thread-members',
    run(call, site) {
      const { channel, thread } = threadFor(call, site);
      return ok([...thread.members].map((id) => threadMember(channel, id, thread.createdAt)));
    },
  },
  {
    method: 'GET',
    pattern: '/channels/:channel/thread-members/:user',
    run(call, site) {
      const { channel, thread } = threadFor(call, site);
      const person = personOf(call, site);
      if (!thread.members.has(person)) throw refuse('unknownMember');
      return ok(threadMember(channel, person, thread.createdAt));
    },
  },
  {
    method: 'PUT',
    pattern: '/channels/:channel/thread-members/:user',
    run: (call, site) => changeMember(call, site, 'add'),
  },
  {
    method: 'DELETE',
    pattern: '/channels/:channel/thread-members/:user',
    run: (call, site) => changeMember(call, site, 'delete'),
  },
  {
    method: 'GET',
    pattern: '/guilds/:guild/threads/active',
    run(call, site) {
      requireGuild(site, call.param('guild'));
      const threads = site.world.channels.all().filter((c) => c.thread !== null && !c.thread.archived);
      return ok({ threads: threads.map((c) => site.world.channelJson(c)), members: [] });
    },
  },
];
