/** Custom ids of the button that shows a record in its channel: `y1:<what>:<hero>`; the hero is empty for all. */
import { z } from 'zod';

export const RECORD_PREFIX = 'y1';

/** A person's whole record, their Missions and Adventures, or all games of the server. */
export const RECORD_KINDS = ['person', 'party', 'server'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export interface RecordPress {
  readonly of: RecordKind;
  /** The only hero whose games count; null for all. */
  readonly hero: string | null;
}

const schema = z.tuple([z.literal(RECORD_PREFIX), z.enum(RECORD_KINDS), z.string().regex(/^[\w-]{0,60}$/)]);

export function recordPressId({ of, hero }: RecordPress): string {
  return [RECORD_PREFIX, of, hero ?? ''].join(':');
}

/** Null when the id is invalid. */
export function readRecordPressId(text: string): RecordPress | null {
  const read = schema.safeParse(text.split(':'));
  if (!read.success) return null;
  const [, of, hero] = read.data;
  return { of, hero: hero === '' ? null : hero };
}
