import { z } from 'zod';
import { validateBody } from '../rules/spec.ts';
import type { Site } from '../site.ts';
import type { Channel, ThreadState } from '../world/channel.ts';
import { channelType } from '../world/channel.ts';
import { channelFor, requireUnarchived, requireWriteAccess } from './access.ts';
import { refuse } from './refusal.ts';
import { type Call, noContent, ok, type Reply, type Route } from './route.ts';

const threadPatch = z.object({
  name: z.string().nullish(),
  archived: z.boolean().nullish(),
  locked: z.boolean().nullish(),
  invitable: z.boolean().nullish(),
  auto_archive_duration: z.number().nullish(),
});

const channelPatch = z.object({ name: z.string().nullish(), topic: z.string().nullish() });

function patchThread(call: Call, site: Site, channel: Channel, thread: ThreadState): void {
  validateBody(site.spec.UpdateThreadRequestPartialSchema, call.body);
  const wanted = threadPatch.parse(call.body);
  // An archived thread accepts no change except unarchiving.
  if (wanted.archived !== false && wanted.archived !== true) requireUnarchived(channel);
  channel.name = wanted.name ?? channel.name;
  thread.locked = wanted.locked ?? thread.locked;
  thread.invitable = wanted.invitable ?? thread.invitable;
  thread.autoArchiveMinutes = wanted.auto_archive_duration ?? thread.autoArchiveMinutes;
  site.world.channels.setArchived(channel, wanted.archived ?? thread.archived);
}

function patch(call: Call, site: Site): Reply {
  const channel = channelFor(site, call.param('channel'));
  if (channel.access === 'read') throw refuse('missingPermissions');
  if (channel.thread !== null) {
    patchThread(call, site, channel, channel.thread);
  } else {
    if (channel.type === channelType.dm) throw refuse('wrongChannelType');
    validateBody(site.spec.UpdateGuildChannelRequestPartialSchema, call.body);
    const wanted = channelPatch.parse(call.body);
    channel.name = wanted.name ?? channel.name;
    channel.topic = wanted.topic === undefined ? channel.topic : wanted.topic;
  }
  site.world.channels.changed(channel);
  return ok(site.world.channelJson(channel));
}

/** The routes of a channel itself. */
export const channelRoutes: readonly Route[] = [
  {
    method: 'GET',
    pattern: '/channels/:channel',
    run: (call, site) => ok(site.world.channelJson(channelFor(site, call.param('channel')))),
  },
  { method: 'PATCH', pattern: '/channels/:channel', run: patch },
  {
    method: 'DELETE',
    pattern: '/channels/:channel',
    run(call, site) {
      const channel = channelFor(site, call.param('channel'));
      if (channel.thread === null && channel.type === channelType.text) throw refuse('missingPermissions');
      if (channel.access === 'read') throw refuse('missingPermissions');
      const body = site.world.channelJson(channel);
      site.world.channels.remove(channel);
      return ok(body);
    },
  },
  {
    method: 'POST',
    pattern: '/channels/:channel/typing',
    run(call, site) {
      const channel = channelFor(site, call.param('channel'));
      requireWriteAccess(site, channel);
      site.world.bus.emit({ t: 'typing', channelId: channel.id });
      return noContent;
    },
  },
];
