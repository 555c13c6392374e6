import { type Json, textOf } from '../json.ts';
import type { FieldError } from '../rest/refusal.ts';
import type { Mentions } from '../world/message.ts';
import { allComponents, componentType } from './component-tree.ts';
import type { AllowedMentions } from './message-body.ts';

/** The mentions in the text of a message, within `allowed_mentions`. Text in embeds has no mentions. */
export function mentionsOf(
  content: string,
  components: readonly Json[],
  allowed: AllowedMentions | null | undefined,
): Mentions {
  const displays = allComponents(components).filter((p) => p.type === componentType.textDisplay);
  const text = [content, ...displays.map((p) => textOf(p.component.content) ?? '')].join('\n');
  const parse =
    allowed === null || allowed === undefined ? ['users', 'roles', 'everyone'] : (allowed.parse ?? []);
  const pick = (pattern: RegExp, kind: string, listed: readonly string[]) => {
    const ids = [...text.matchAll(pattern)].map((match) => match[1] ?? '');
    return [...new Set(ids)].filter((id) => parse.includes(kind) || listed.includes(id));
  };
  return {
    users: pick(/<@!?(\d+)>/g, 'users', allowed?.users ?? []),
    roles: pick(/<@&(\d+)>/g, 'roles', allowed?.roles ?? []),
    everyone: parse.includes('everyone') && /@(everyone|here)\b/.test(text),
  };
}

/** `parse` and a list for the same kind are mutually exclusive. */
export function allowedMentionErrors(allowed: AllowedMentions | null | undefined): FieldError[] {
  const parse = allowed?.parse ?? [];
  const message = 'parse and a list for the same kind are mutually exclusive.';
  const code = 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE';
  const errors: FieldError[] = [];
  if (parse.includes('users') && (allowed?.users ?? []).length > 0)
    errors.push({ path: ['allowed_mentions'], code, message });
  if (parse.includes('roles') && (allowed?.roles ?? []).length > 0)
    errors.push({ path: ['allowed_mentions'], code, message });
  return errors;
}
