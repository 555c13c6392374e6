import type { RoadCampaign } from '../../engine/rules.ts';
import type { Words } from '../../words/index.ts';
import { drawInThread } from '../picture/pictures.ts';
import type { TablePlayer } from '../table/players.ts';
import { chronicleAltText, chronicleModel } from './chronicle-model.ts';
import { drawChronicle } from './draw-chronicle.ts';

/** The picture is drawn and sent once per road, so the slow best compression is used. */
const SMALLEST = 9;

/** The picture at the end of a road with its alt text. @throws Error when it cannot be drawn */
export async function renderChronicle(
  campaign: RoadCampaign,
  players: readonly TablePlayer[],
  words: Words,
): Promise<{ readonly png: Buffer; readonly alt: string }> {
  const model = chronicleModel(campaign, players, words);
  const { png } = await drawInThread({ kind: 'svg', svg: drawChronicle(model), compression: SMALLEST });
  return { png, alt: chronicleAltText(model, words) };
}
