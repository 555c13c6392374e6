import type { Json } from '../json.ts';
import type { Attachment } from './message.ts';
import type { World } from './world.ts';

/** The path of an emoji's picture; the chat page knows it too. */
function pathOf(id: string, name: string): string {
  return `/attachments/emojis/${id}/${name}.png`;
}

/** The file of an emoji's picture, which is stored like an attachment; empty for an emoji without id or name. */
export function emojiPicture({ origin }: Pick<World, 'origin'>, { id, name }: Json): Attachment[] {
  if (typeof id !== 'string' || typeof name !== 'string') return [];
  const file = { filename: `${name}.png`, size: 0, contentType: 'image/png', description: null };
  return [{ id, ...file, url: `${origin()}${pathOf(id, name)}`, width: 128, height: 128 }];
}
