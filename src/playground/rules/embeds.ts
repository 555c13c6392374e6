import { isJson, type Json, objectsOf, textOf } from '../json.ts';
import type { FieldError } from '../rest/refusal.ts';

/** The most characters in all embeds of a message together. */
export const maxEmbedText = 6000;

const shownParts = ['title', 'description', 'image', 'thumbnail', 'author', 'footer', 'video', 'provider'];

/** Checks rules about embeds that are not in the schemas (discord-api-docs: resources/message, embed limits). */
export function embedErrors(embeds: readonly Json[]): FieldError[] {
  const errors: FieldError[] = [];
  const total = embeds.reduce((sum, embed) => sum + textLength(embed), 0);
  if (total > maxEmbedText) {
    const message = `Embed size exceeds maximum size of ${maxEmbedText} (it is ${total}).`;
    errors.push({ path: ['embeds'], code: 'MAX_EMBED_SIZE_EXCEEDED', message });
  }
  embeds.forEach((embed, i) => {
    const isEmpty = shownParts.every((part) => !embed[part]) && objectsOf(embed.fields).length === 0;
    if (isEmpty) {
      errors.push({
        path: ['embeds', i, 'description'],
        code: 'BASE_TYPE_REQUIRED',
        message: 'This field is required',
      });
    }
    objectsOf(embed.fields).forEach((field, n) => {
      for (const key of ['name', 'value']) {
        if ((textOf(field[key]) ?? '').trim() !== '') continue;
        const path = ['embeds', i, 'fields', n, key];
        errors.push({ path, code: 'BASE_TYPE_REQUIRED', message: 'This field is required' });
      }
    });
  });
  return errors;
}

function textLength(embed: Json): number {
  const parts = [
    embed.title,
    embed.description,
    isJson(embed.footer) ? embed.footer.text : undefined,
    isJson(embed.author) ? embed.author.name : undefined,
    ...objectsOf(embed.fields).flatMap((field) => [field.name, field.value]),
  ];
  return parts.reduce<number>((sum, part) => sum + (textOf(part)?.length ?? 0), 0);
}
