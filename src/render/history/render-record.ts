import { drawInThread } from '../picture/pictures.ts';
import { drawRecord } from './draw-record.ts';
import type { RecordPicture } from './record-picture.ts';

/** The picture of a record as PNG. @throws Error when it cannot be drawn */
export async function renderRecord(model: RecordPicture): Promise<Buffer> {
  const { png } = await drawInThread({ kind: 'svg', svg: drawRecord(model), indexed: true });
  return png;
}
