import { keptPicture } from '../kept-pictures.ts';
import { drawInThread, drawSoonInThread } from '../pictures.ts';
import type { Raster } from '../rasterise.ts';
import type { MissionModel } from './mission-model.ts';

/**
 * The picture of a mission's table; drawn once for the same table.
 * @throws RangeError when the model cannot be drawn (see `drawMission`)
 */
export async function renderMission(model: MissionModel): Promise<Raster> {
  const job = { kind: 'mission' as const, model };
  return (await keptPicture(job, () => drawInThread(job))) ?? drawInThread(job);
}

/**
 * The picture of a game's mission, when it can be had soon.
 * @returns null when the table is to be told in words for now
 * @throws RangeError when the model cannot be drawn (see `drawMission`)
 */
export async function renderMissionSoon(gameId: string, model: MissionModel): Promise<Raster | null> {
  const job = { kind: 'mission' as const, model };
  return keptPicture(job, () => drawSoonInThread(gameId, job));
}
