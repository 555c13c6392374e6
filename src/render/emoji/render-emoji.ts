import { drawInThread } from '../picture/pictures.ts';

/** The drawing of an emoji as a PNG with a transparent ground. @throws Error when it cannot be drawn */
export async function renderEmoji(svg: string): Promise<Buffer> {
  return (await drawInThread({ kind: 'svg', svg, transparent: true })).png;
}
