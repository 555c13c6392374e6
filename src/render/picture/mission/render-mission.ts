import { cachedPicture } from '../picture-cache.ts';
import { drawInThread, drawSoonInThread } from '../pictures.ts';
import type { Raster } from '../rasterise.ts';
import type { MissionModel, MissionPart } from './mission-model.ts';
import { partModel } from './part-model.ts';

/**
 * A part of the picture of a Mission's table; cached for an unchanged table.
 * @throws RangeError when the model cannot be drawn (see `drawMission`)
 */
export async function renderMission(model: MissionModel, part: MissionPart): Promise<Raster> {
  const job = { kind: 'mission' as const, model: partModel(model, part), part };
  return (await cachedPicture(job, () => drawInThread(job))) ?? drawInThread(job);
}

/**
 * A part of the picture of a game's Mission if it can be drawn soon.
 * @param onDrawnLate as for `renderBoardSoon`
 * @returns null when the table should be shown as text for now
 * @throws RangeError when the model cannot be drawn (see `drawMission`)
 */
export async function renderMissionSoon(
  gameId: string,
  model: MissionModel,
  part: MissionPart,
  onDrawnLate: (() => void) | null = null,
): Promise<Raster | null> {
  const job = { kind: 'mission' as const, model: partModel(model, part), part };
  // Each part has its own name, since a request replaces an older one with the same name.
  return cachedPicture(job, () => drawSoonInThread(`${gameId} ${part}`, job, onDrawnLate));
}
