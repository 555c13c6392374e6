import { isJson } from '../json.ts';

// Built at run time: the flag is newer than the language level of the type check.
const pattern = '^\\p{RGI_Emoji}$';
const oneEmoji = new RegExp(pattern, 'v');

/** Whether Discord shows a text as an emoji. For example die faces (U+2680 to 2685) are not emoji. */
export function isUnicodeEmoji(text: string): boolean {
  return oneEmoji.test(text) || oneEmoji.test(`${text}\u{FE0F}`);
}

/** Why an `emoji` field of a component would be refused, or undefined when it is fine. */
export function emojiProblem(emoji: unknown, customEmojiIds: ReadonlySet<string>): string | undefined {
  if (!isJson(emoji)) return undefined;
  const { id, name } = emoji;
  if (typeof id === 'string' && id !== '') return customEmojiIds.has(id) ? undefined : 'Invalid emoji';
  return typeof name === 'string' && isUnicodeEmoji(name) ? undefined : 'Invalid emoji';
}
