import { z } from 'zod';
import { jsonObject } from '../json.ts';

const mention = z.object({
  parse: z.array(z.string()).nullish(),
  users: z.array(z.string()).nullish(),
  roles: z.array(z.string()).nullish(),
  replied_user: z.boolean().nullish(),
});

/** The fields of a validated message body that the playground uses. */
export const messageBody = z.object({
  content: z.string().nullish(),
  embeds: z.array(jsonObject).nullish(),
  components: z.array(jsonObject).nullish(),
  flags: z.number().nullish(),
  attachments: z
    .array(z.object({ id: z.string(), filename: z.string().nullish(), description: z.string().nullish() }))
    .nullish(),
  allowed_mentions: mention.nullish(),
  nonce: z.union([z.string(), z.number()]).nullish(),
  enforce_nonce: z.boolean().nullish(),
  message_reference: z
    .object({ message_id: z.string().nullish(), fail_if_not_exists: z.boolean().nullish() })
    .nullish(),
});

export type MessageBody = z.infer<typeof messageBody>;
export type AllowedMentions = z.infer<typeof mention>;
