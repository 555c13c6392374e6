/** Reads small records so that an unreadable record stops nothing. */
import { type GameStore, type Json, type RecordKind, UnreadableGame } from '../../store/index.ts';
import { errorFields, type Log } from '../ports/log.ts';

/** Returns the record, or null when there is none or it cannot be read, which is reported. @throws StoreUnavailable */
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
    log.error({ record: `${kind} ${id}`, ...errorFields(error) }, 'a record cannot be read and is ignored');
    return null;
  }
}
