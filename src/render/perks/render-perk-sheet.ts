import { drawInThread } from '../picture/pictures.ts';
import { drawPerkSheet } from './draw-perk-sheet.ts';
import type { PerkModel } from './perk-model.ts';

/** The picture of a perk sheet as PNG. @throws Error when it cannot be drawn */
export async function renderPerkSheet(model: PerkModel): Promise<Buffer> {
  const { png } = await drawInThread({ kind: 'svg', svg: drawPerkSheet(model), indexed: true });
  return png;
}
