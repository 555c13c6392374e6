/** Answers with a record: in private in words with its picture, and in the channel for everybody. */
import { userMention } from '@discordjs/builders';
import { AttachmentBuilder } from 'discord.js';
import { pressButton, row } from '../../render/components.ts';
import { recordPressId } from '../../render/history/record-id.ts';
import { type RecordPicture, recordAltText } from '../../render/history/record-picture.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import type { RecordFound, RecordWanted } from './record-found.ts';

const FILE = 'record.png';

type Drawing = Pick<BotContext, 'pictures' | 'log'>;

/**
 * Builds the private answer. One's own record and that of a server have a button that shows them in the channel; the
 * record of somebody else, or against somebody, is not the reader's to show.
 */
export async function recordAnswer(
  context: Drawing,
  found: RecordFound,
  { of, readerId, person, against, hero }: RecordWanted,
  words: Words,
) {
  if ('none' in found) return { content: found.none, ...SILENT };
  const mayShow = of === 'server' || (person.id === readerId && against === null);
  const button = pressButton(recordPressId({ of, hero }), words.stats.show);
  return {
    content: found.text,
    files: await filesOf(context, found.picture),
    components: mayShow ? [row([button])] : [],
    ...SILENT,
  };
}

/** Builds the message for everybody: the picture below a line, or the words where there is none. */
export async function shownRecord(
  context: Drawing,
  { text, picture }: Exclude<RecordFound, { readonly none: string }>,
  { readerId }: Pick<RecordWanted, 'readerId'>,
  words: Words,
) {
  const files = await filesOf(context, picture);
  const shown = words.stats.shown(userMention(readerId));
  return { content: files.length === 0 ? `${text}\n${shown}` : shown, files, ...SILENT };
}

const SILENT = { allowedMentions: { parse: [] } };

/** The picture as an attachment; none where pictures are off, or when it cannot be drawn. */
async function filesOf({ pictures, log }: Drawing, picture: RecordPicture): Promise<AttachmentBuilder[]> {
  if (!pictures) return [];
  try {
    // Imported with the first picture, because the drawing libraries would slow down the start.
    const { renderRecord } = await import('../../render/history/render-record.ts');
    const png = await renderRecord(picture);
    return [new AttachmentBuilder(png, { name: FILE, description: recordAltText(picture) })];
  } catch (error) {
    log.error({ error }, 'a record could not be drawn');
    return [];
  }
}
