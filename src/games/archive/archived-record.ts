/** What the archive keeps of a finished game beside its result: all that a replay and a reader of the log need. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { type Json, UnreadableGame } from '../../store/index.ts';
import { type GameRecord, recordSchema } from '../repository/game-record.ts';
import { type LogEntry, parseLog } from '../repository/log-entry.ts';

/** Version of the form below. */
const ARCHIVE_VERSION = 1;

/** The parts of a record that are kept. */
const KEPT = {
  setup: true,
  seedHash: true,
  rulesVersion: true,
  packs: true,
  occupants: true,
  former: true,
  pace: true,
  language: true,
  friendly: true,
  series: true,
  ended: true,
  chronicle: true,
} as const;

export type ArchivedRecord = Pick<GameRecord, keyof typeof KEPT>;

export interface ArchivedPlay {
  readonly record: ArchivedRecord;
  /** The whole log, without ids of interactions. */
  readonly log: readonly LogEntry[];
}

const bodySchema = z.object({
  v: z.literal(ARCHIVE_VERSION),
  record: recordSchema.pick(KEPT),
  log: z.array(z.json()),
});

/** Packs a game for the archive: JSON, compressed, as base64. */
export function packPlay({ record, log }: ArchivedPlay): string {
  const {
    setup,
    seedHash,
    rulesVersion,
    packs,
    occupants,
    former,
    pace,
    language,
    friendly,
    series,
    ended,
    chronicle,
  } = record;
  const people = { occupants, former, pace, language, friendly, series };
  const kept = { setup, seedHash, rulesVersion, packs, ...people, ended, chronicle };
  const entries = log.map(({ interactionId: _, ...entry }) => entry);
  const text = JSON.stringify({ v: ARCHIVE_VERSION, record: kept, log: entries });
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return brotliCompressSync(text, { params }).toString('base64');
}

/** As small as 9 would make it within 3 %, in a third of the time. */
const QUALITY = 6;

/**
 * Unpacks a game of the archive.
 * @throws UnreadableGame naming the game
 */
export function unpackPlay(gameId: string, body: string): ArchivedPlay {
  const parsed = bodySchema.safeParse(unpacked(gameId, body));
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'the body');
    throw new UnreadableGame(gameId, `wrong or missing in the archive: ${[...new Set(fields)].join(', ')}`);
  }
  const { record, log } = parsed.data;
  return { record, log: parseLog(gameId, log) };
}

function unpacked(gameId: string, body: string): Json {
  try {
    const value: Json = JSON.parse(brotliDecompressSync(Buffer.from(body, 'base64')).toString());
    return value;
  } catch {
    throw new UnreadableGame(gameId, 'the body of its archive entry is damaged');
  }
}
