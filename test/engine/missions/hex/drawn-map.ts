import type { HexMap } from '../../../../src/engine/missions/hex/map.ts';
import { type MapWords, parseMap } from '../../../../src/engine/missions/hex/parse-map.ts';

/** The map that is drawn. */
export function drawn(rows: readonly string[], words: MapWords = {}): HexMap {
  const parsed = parseMap(rows, words);
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return parsed.map;
}
