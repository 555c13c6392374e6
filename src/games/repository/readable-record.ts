/** Small records, read so that a broken one stops nothing. */
import { type GameStore, type Json, type RecordKind, UnreadableGame } from '../../store/index.ts';
import { errorFields, type Log } from '../ports/log.ts';

/** The record, or null when there is none or it cannot be read; that is reported. @throws StoreUnavailable */
export async function readableRecord(
  store: Pick<GameStore, 'readRecord'>,
  log: Pick<Log, 'error'>,
  kind: RecordKind,
  id: string,
): Promise<Json | null> {
  try {
    return await store.readRecord(kind, id);
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    log.error(
      { record: `${kind} ${id}`, ...errorFields(error) },
      'a record cannot be read and counts as none',
    );
    return null;
  }
}
