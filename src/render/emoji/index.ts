/** The drawings of emojis, imported when they are needed. */

export { type EmojiPicture, emojiPictures, isOwnEmoji } from './emoji-pictures.ts';
export { renderEmoji } from './render-emoji.ts';
