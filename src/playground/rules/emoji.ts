import { isJson } from '../json.ts';

// Built at run time: the flag is newer than the language level of the type check.
const pattern = '^\\p{RGI_Emoji}$';
const oneEmoji = new RegExp(pattern, 'v');

/** Whether Discord shows a text as an emoji. Die faces (U+2680 to U+2685), for example, are not emoji. */
export function isUnicodeEmoji(text: string): boolean {
  return oneEmoji.test(text) || oneEmoji.test(`${text}\u{FE0F}`);
}

/** The reason why an `emoji` field of a component would be refused; undefined for a valid one. */
export function emojiProblem(emoji: unknown, customEmojiIds: ReadonlySet<string>): string | undefined {
  if (!isJson(emoji)) return undefined;
  const { id, name } = emoji;
  if (typeof id === 'string' && id !== '') return customEmojiIds.has(id) ? undefined : 'Invalid emoji';
  return typeof name === 'string' && isUnicodeEmoji(name) ? undefined : 'Invalid emoji';
}
