import type { HexMap } from '../../../../src/engine/core/mission/hex/map.ts';
import { type MapMarks, parseMap } from '../../../../src/engine/core/mission/hex/parse-map.ts';

/** Builds a map from rows of text. */
export function mapFromDrawing(rows: readonly string[], words: MapMarks = {}): HexMap {
  const parsed = parseMap(rows, words);
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return parsed.map;
}
