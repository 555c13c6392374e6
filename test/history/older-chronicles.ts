/** Chronicles as earlier versions of the bot wrote them, and how they are read. */
import { recordSchema } from '../../src/games/repository/game-record.ts';
import type { Chronicle } from '../../src/history/chronicle.ts';

/** Version of the chronicle, from 1 -> the statistics that came with it. */
export const CAME_WITH: readonly (readonly string[])[] = [
  ['falls', 'health', 'mission', 'strikes', 'tallies'],
  ['feats'],
  ['luck'],
];

/** A chronicle as a version of the bot wrote it. */
export function chronicleOfVersion(v: number, { told, ...rest }: Chronicle): unknown {
  const known = CAME_WITH.slice(0, v).flat();
  const parts = Object.entries(told).filter(([id]) => known.includes(id));
  return JSON.parse(JSON.stringify({ ...rest, v, told: Object.fromEntries(parts) }));
}

/** The chronicle as stored games and archive entries are read; null for what is none. */
export function readChronicle(chronicle: unknown): Chronicle | null {
  return recordSchema.pick({ chronicle: true }).parse({ chronicle }).chronicle;
}
