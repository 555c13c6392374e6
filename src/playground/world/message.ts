import type { Json } from '../json.ts';

/** The supported bits of a message's flags. */
export const messageFlag = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const;

/** An uploaded file in a message. */
export interface Attachment {
  readonly id: string;
  readonly filename: string;
  readonly size: number;
  readonly url: string;
  readonly contentType: string;
  readonly width: number | null;
  readonly height: number | null;
  description: string | null;
}

/** The mentions of a message. */
export interface Mentions {
  readonly users: readonly string[];
  readonly roles: readonly string[];
  readonly everyone: boolean;
}

/** The part of a message that its author decides. */
export interface MessageParts {
  readonly content: string;
  readonly embeds: readonly Json[];
  readonly components: readonly Json[];
  readonly attachments: readonly Attachment[];
  readonly flags: number;
  readonly mentions: Mentions;
}

/** The interaction that a message answers. */
export interface AnsweredInteraction {
  readonly id: string;
  readonly type: number;
  readonly personId: string;
  readonly name: string | undefined;
  /** The message of the used component. */
  readonly sourceMessageId: string | undefined;
}

/** A message in the world. */
export interface Message {
  readonly id: string;
  readonly channelId: string;
  /** Discord's message type: 0 plain, 19 reply, 20 answer to a command. */
  readonly type: number;
  readonly authorId: string;
  parts: MessageParts;
  readonly createdAt: number;
  editedAt: number | null;
  readonly nonce: string | number | null;
  readonly referenceId: string | null;
  /** The id of the only person who sees an ephemeral message; null for other messages. */
  readonly visibleTo: string | null;
  readonly answers: AnsweredInteraction | null;
  deleted: boolean;
}

/** Whether a person may see a message (its channel aside). */
export function seesMessage(message: Message, personId: string): boolean {
  return message.visibleTo === null || message.visibleTo === personId;
}

/** Whether a new message notifies a person. */
export function notifies(message: Message, personId: string): boolean {
  const { mentions, flags } = message.parts;
  if ((flags & messageFlag.suppressNotifications) !== 0) return false;
  return seesMessage(message, personId) && (mentions.everyone || mentions.users.includes(personId));
}

/** An attachment in Discord's shape. */
export function attachmentJson(attachment: Attachment): Json {
  const { width, height, description } = attachment;
  return {
    id: attachment.id,
    filename: attachment.filename,
    size: attachment.size,
    url: attachment.url,
    proxy_url: attachment.url,
    content_type: attachment.contentType,
    ...(width === null ? {} : { width }),
    ...(height === null ? {} : { height }),
    ...(description === null ? {} : { description }),
  };
}
