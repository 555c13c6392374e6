import { keptPicture } from '../kept-pictures.ts';
import { drawInThread } from '../pictures.ts';
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
