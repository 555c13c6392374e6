import type { Interaction } from '../interactions/interaction.ts';
import type { Site } from '../site.ts';
import { type Message, type MessageParts, messageFlag } from '../world/message.ts';
import { requireUnarchived } from './access.ts';
import { answersOf } from './callback.ts';
import { composeRequest } from './message-request.ts';
import { refuse } from './refusal.ts';
import { type Call, noContent, ok, type Reply, type Route } from './route.ts';

function interactionOf(call: Call, site: Site): Interaction {
  if (call.param('application') !== site.world.applicationId) throw refuse('unknownWebhook');
  return site.interactions.ofToken(call.param('token'));
}

function channelOf(site: Site, interaction: Interaction) {
  const channel = site.world.channels.get(interaction.channelId);
  if (channel === undefined) throw refuse('unknownChannel');
  return channel;
}

/** `@original`, or a follow-up of the same interaction. @throws Refusal 10008 */
function messageOf(call: Call, site: Site, interaction: Interaction): Message {
  const id = call.param('message');
  if (id === '@original') {
    const { original } = interaction;
    if (original === undefined || original.deleted) throw refuse('unknownMessage');
    return original;
  }
  const message = site.world.messages.get(interaction.channelId, id);
  const isOurs =
    message !== undefined && (message === interaction.original || message.answers?.id === interaction.id);
  if (!isOurs) throw refuse('unknownMessage');
  return message;
}

/** The content before an edit. A placeholder loses its loading flag but stays ephemeral. */
function beforeEdit(message: Message): MessageParts {
  return { ...message.parts, flags: message.parts.flags & ~messageFlag.loading };
}

/** @param settableFlags flags that are accepted; whether the message is ephemeral never changes */
function editMessage(call: Call, site: Site, message: Message, settableFlags = 0): Message {
  const { parts: composed } = composeRequest(site, {
    whole: call.body,
    schema: site.spec.IncomingWebhookUpdateRequestPartialSchema,
    message: call.body,
    uploads: call.uploads,
    channelId: message.channelId,
    before: beforeEdit(message),
    settableFlags,
    prefix: [],
  });
  const ephemeral = message.parts.flags & messageFlag.ephemeral;
  const parts = { ...composed, flags: (composed.flags & ~messageFlag.ephemeral) | ephemeral };
  site.oldEdits.count(message);
  const filledIn = (message.parts.flags & messageFlag.loading) !== 0;
  site.world.messages.edit(message, parts, filledIn);
  return message;
}

function followUp(call: Call, site: Site): Reply {
  const interaction = interactionOf(call, site);
  const channel = channelOf(site, interaction);
  const { original } = interaction;
  // The first follow-up after a deferred answer fills in its placeholder.
  if (original !== undefined && !original.deleted && (original.parts.flags & messageFlag.loading) !== 0) {
    return ok(site.world.messageJson(editMessage(call, site, original, messageFlag.ephemeral)));
  }
  const { parts } = composeRequest(site, {
    whole: call.body,
    schema: site.spec.IncomingWebhookRequestPartialSchema,
    message: call.body,
    uploads: call.uploads,
    channelId: channel.id,
    before: null,
    settableFlags: messageFlag.ephemeral | messageFlag.suppressNotifications,
    prefix: [],
  });
  const message = site.world.messages.post({
    channel,
    authorId: site.world.bot.id,
    parts,
    visibleTo: (parts.flags & messageFlag.ephemeral) === 0 ? null : interaction.personId,
    answers: answersOf(interaction, original?.id),
  });
  return ok(site.world.messageJson(message));
}

const one = '/webhooks/:application/:token/messages/:message';

/** The routes of an interaction's token after the first answer. */
export const webhookRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/webhooks/:application/:token', open: true, run: followUp },
  {
    method: 'GET',
    pattern: one,
    open: true,
    run: (call, site) => ok(site.world.messageJson(messageOf(call, site, interactionOf(call, site)))),
  },
  {
    method: 'PATCH',
    pattern: one,
    open: true,
    run(call, site) {
      const interaction = interactionOf(call, site);
      const message = messageOf(call, site, interaction);
      requireUnarchived(channelOf(site, interaction));
      return ok(site.world.messageJson(editMessage(call, site, message)));
    },
  },
  {
    method: 'DELETE',
    pattern: one,
    open: true,
    run(call, site) {
      site.world.messages.remove(messageOf(call, site, interactionOf(call, site)));
      return noContent;
    },
  },
];
