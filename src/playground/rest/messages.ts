import type { Site } from '../site.ts';
import { byAge } from '../snowflakes.ts';
import type { Message } from '../world/message.ts';
import { messageFlag } from '../world/message.ts';
import { channelFor, messageFor, requireUnarchived, requireWriteAccess } from './access.ts';
import { composeRequest } from './message-request.ts';
import { invalidForm, refuse } from './refusal.ts';
import { type Call, noContent, ok, type Reply, type Route } from './route.ts';

function list(call: Call, site: Site): Reply {
  const channel = channelFor(site, call.param('channel'));
  const limit = Number(call.query.get('limit') ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw invalidForm([{ path: ['limit'], code: 'NUMBER_TYPE_MAX', message: 'Must be between 1 and 100.' }]);
  }
  const [before, after] = [call.query.get('before'), call.query.get('after')];
  const visible = site.world.messages.of(channel.id).filter((m) => m.visibleTo === null);
  const inRange = visible.filter(
    (m) => (before === null || byAge(m.id, before) < 0) && (after === null || byAge(m.id, after) > 0),
  );
  const picked = after === null ? inRange.slice(-limit) : inRange.slice(0, limit);
  return ok(picked.reverse().map((m) => site.world.messageJson(m)));
}

function post(call: Call, site: Site): Reply {
  const { world } = site;
  const channel = channelFor(site, call.param('channel'));
  requireWriteAccess(site, channel);
  const { parts, body } = composeRequest(site, {
    whole: call.body,
    schema: site.spec.MessageCreateRequestSchema,
    message: call.body,
    uploads: call.uploads,
    channelId: channel.id,
    before: null,
    settableFlags: messageFlag.suppressNotifications,
    prefix: [],
  });
  const nonce = body.nonce ?? null;
  if (nonce !== null && body.enforce_nonce === true) {
    const first = world.messages.withNonce(channel.id, world.bot.id, nonce);
    if (first !== undefined) return ok(world.messageJson(first));
  }
  const referenceId = body.message_reference?.message_id ?? null;
  const target = referenceId === null ? undefined : world.messages.get(channel.id, referenceId);
  if (referenceId !== null && target === undefined && body.message_reference?.fail_if_not_exists !== false) {
    throw invalidForm([
      { path: ['message_reference'], code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' },
    ]);
  }
  const message = world.messages.post({
    channel,
    authorId: world.bot.id,
    parts: withRepliedUser(parts, target, body.allowed_mentions?.replied_user ?? true),
    nonce,
    referenceId: target?.id ?? null,
  });
  if (channel.thread !== null) for (const id of parts.mentions.users) channel.thread.members.add(id);
  return ok(world.messageJson(message));
}

function withRepliedUser(
  parts: Message['parts'],
  target: Message | undefined,
  isPinged: boolean,
): Message['parts'] {
  if (target === undefined || !isPinged) return parts;
  const users = [...new Set([...parts.mentions.users, target.authorId])];
  return { ...parts, mentions: { ...parts.mentions, users } };
}

function edit(call: Call, site: Site): Reply {
  const channel = channelFor(site, call.param('channel'));
  const message = messageFor(site, channel, call.param('message'));
  if (message.authorId !== site.world.bot.id) throw refuse('notYours');
  requireUnarchived(channel);
  const { parts } = composeRequest(site, {
    whole: call.body,
    schema: site.spec.MessageEditRequestPartialSchema,
    message: call.body,
    uploads: call.uploads,
    channelId: channel.id,
    before: message.parts,
    settableFlags: 0,
    prefix: [],
  });
  site.oldEdits.count(message);
  site.world.messages.edit(message, parts);
  return ok(site.world.messageJson(message));
}

/** The routes of a channel's messages. */
export const messageRoutes: readonly Route[] = [
  { method: 'GET', pattern: '/channels/:channel/messages', run: list },
  { method: 'POST', pattern: '/channels/:channel/messages', run: post },
  {
    method: 'GET',
    pattern: '/channels/:channel/messages/:message',
    run(call, site) {
      const channel = channelFor(site, call.param('channel'));
      return ok(site.world.messageJson(messageFor(site, channel, call.param('message'))));
    },
  },
  { method: 'PATCH', pattern: '/channels/:channel/messages/:message', run: edit },
  {
    method: 'DELETE',
    pattern: '/channels/:channel/messages/:message',
    run(call, site) {
      const channel = channelFor(site, call.param('channel'));
      const message = messageFor(site, channel, call.param('message'));
      requireUnarchived(channel);
      site.world.messages.remove(message);
      return noContent;
    },
  },
];
