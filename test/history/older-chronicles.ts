/** Chronicles as earlier versions of the bot wrote them, and how they are read. */
import { recordSchema } from '../../src/games/repository/game-record.ts';
import type { Chronicle } from '../../src/history/chronicle.ts';

/** A chronicle as a version of the bot wrote it: each version added a statistic. */
export function chronicleOfVersion(v: number, { told, ...rest }: Chronicle): unknown {
  const { feats, luck, ...one } = told;
  const parts = [one, { feats }, { luck }].slice(0, v);
  return JSON.parse(JSON.stringify({ ...rest, v, told: Object.assign({}, ...parts) }));
}

/** The chronicle as stored games and archive entries are read; null for what is none. */
export function readChronicle(chronicle: unknown): Chronicle | null {
  return recordSchema.pick({ chronicle: true }).parse({ chronicle }).chronicle;
}
