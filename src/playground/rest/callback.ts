import { z } from 'zod';
import { type Answer, callbackType, type Interaction, interactionType } from '../interactions/interaction.ts';
import { isJson, numberOf } from '../json.ts';
import { validateBody } from '../rules/spec.ts';
import type { Site } from '../site.ts';
import { type AnsweredInteraction, type Message, type MessageParts, messageFlag } from '../world/message.ts';
import { requireUnarchived } from './access.ts';
import { composeRequest } from './message-request.ts';
import { invalidForm, refuse } from './refusal.ts';
import { type Call, noContent, ok, type Reply, type Route } from './route.ts';

/** The empty placeholder of a deferred answer. */
export const placeholder: MessageParts = {
  content: '',
  embeds: [],
  components: [],
  attachments: [],
  flags: messageFlag.loading,
  mentions: { users: [], roles: [], everyone: false },
};

/** The interaction metadata of an answer. */
export function answersOf(interaction: Interaction, sourceMessageId?: string): AnsweredInteraction {
  return {
    id: interaction.id,
    type: interaction.type,
    personId: interaction.personId,
    name: interaction.commandName,
    sourceMessageId: sourceMessageId ?? interaction.source?.id,
  };
}

function allowedCallbacks(interaction: Interaction): readonly number[] {
  const { message, deferredMessage, deferredUpdate, update, choices } = callbackType;
  if (interaction.type === interactionType.autocomplete) return [choices];
  const answers = [message, deferredMessage];
  const updates = interaction.source === undefined ? [] : [deferredUpdate, update];
  // Modals are not supported: the bot opens none, and the page cannot show them.
  return [...answers, ...updates];
}

function channelOf(interaction: Interaction, site: Site) {
  const channel = site.world.channels.get(interaction.channelId);
  if (channel === undefined) throw refuse('unknownChannel');
  return channel;
}

function postAnswer(call: Call, site: Site, interaction: Interaction, isDeferred: boolean): Answer {
  const data = isJson(call.body) ? call.body.data : undefined;
  const schema = site.spec.CreateMessageInteractionCallbackRequestSchema;
  const channel = channelOf(interaction, site);
  if (isDeferred) validateBody(schema, call.body);
  const flags = isJson(data) ? (numberOf(data.flags) ?? 0) : 0;
  const ephemeral = (flags & messageFlag.ephemeral) !== 0;
  const parts = isDeferred
    ? { ...placeholder, flags: placeholder.flags | (flags & messageFlag.ephemeral) }
    : composeRequest(site, {
        whole: call.body,
        schema,
        message: data,
        uploads: call.uploads,
        channelId: channel.id,
        before: null,
        settableFlags: messageFlag.ephemeral | messageFlag.suppressNotifications,
        prefix: ['data'],
      }).parts;
  const message = site.world.messages.post({
    channel,
    authorId: site.world.bot.id,
    parts,
    visibleTo: ephemeral ? interaction.personId : null,
    answers: answersOf(interaction),
  });
  interaction.original = message;
  return { kind: isDeferred ? 'deferred' : 'message', message, ephemeral };
}

function updateSource(call: Call, site: Site, interaction: Interaction, isDeferred: boolean): Answer {
  const source = interaction.source;
  if (source === undefined || source.deleted) throw refuse('unknownMessage');
  interaction.original = source;
  const schema = site.spec.UpdateMessageInteractionCallbackRequestSchema;
  if (isDeferred) {
    validateBody(schema, call.body);
    return { kind: 'deferred-update', message: source };
  }
  requireUnarchived(channelOf(interaction, site));
  const { parts } = composeRequest(site, {
    whole: call.body,
    schema,
    message: isJson(call.body) ? call.body.data : undefined,
    uploads: call.uploads,
    channelId: source.channelId,
    before: source.parts,
    settableFlags: 0,
    prefix: ['data'],
  });
  site.world.messages.edit(source, parts);
  return { kind: 'update', message: source };
}

const choiceData = z.object({
  data: z
    .object({
      choices: z.array(z.object({ name: z.string(), value: z.union([z.string(), z.number()]) })).nullish(),
    })
    .nullish(),
});

function offerChoices(call: Call, site: Site): Answer {
  validateBody(site.spec.ApplicationCommandAutocompleteCallbackRequestSchema, call.body, 'nothing');
  const choices = choiceData.parse(call.body).data?.choices ?? [];
  choices.forEach((choice, i) => {
    if (typeof choice.value !== 'string' || choice.value.length > 0) return;
    const path = ['data', 'choices', i, 'value'];
    throw invalidForm([{ path, code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }]);
  });
  return { kind: 'choices', choices };
}

function answer(call: Call, site: Site, interaction: Interaction, type: number): Answer {
  switch (type) {
    case callbackType.message:
      return postAnswer(call, site, interaction, false);
    case callbackType.deferredMessage:
      return postAnswer(call, site, interaction, true);
    case callbackType.deferredUpdate:
      return updateSource(call, site, interaction, true);
    case callbackType.update:
      return updateSource(call, site, interaction, false);
    default:
      return offerChoices(call, site);
  }
}

function callback(call: Call, site: Site): Reply {
  const interaction = site.interactions.awaiting(call.param('interaction'), call.param('token'));
  const type = isJson(call.body) ? (numberOf(call.body.type) ?? 0) : 0;
  if (!allowedCallbacks(interaction).includes(type)) {
    const message = `An interaction of type ${interaction.type} cannot be answered with type ${type}.`;
    throw invalidForm([{ path: ['type'], code: 'INTERACTION_CALLBACK_TYPE_INVALID', message }]);
  }
  const given = answer(call, site, interaction, type);
  site.interactions.answered(interaction, given);
  if (call.query.get('with_response') !== 'true') return noContent;
  return ok(withResponse(site, interaction, given, type));
}

function withResponse(site: Site, interaction: Interaction, given: Answer, type: number) {
  const message: Message | undefined = 'message' in given ? given.message : undefined;
  const flags = message?.parts.flags ?? 0;
  const about =
    message === undefined
      ? {}
      : {
          response_message_id: message.id,
          response_message_loading: (flags & messageFlag.loading) !== 0,
          response_message_ephemeral: (flags & messageFlag.ephemeral) !== 0,
        };
  return {
    interaction: { id: interaction.id, type: interaction.type, ...about },
    resource: { type, ...(message === undefined ? {} : { message: site.world.messageJson(message) }) },
  };
}

/** The routes that answer an interaction. */
export const callbackRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/interactions/:interaction/:token/callback', open: true, run: callback },
];
