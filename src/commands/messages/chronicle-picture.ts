/** The picture of a whole road of Missions, at its end. */
import type { Logger } from 'pino';
import { roadAfter } from '../../engine/rules.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { wordsFor } from '../../words/index.ts';
import type { PayloadFile } from '../discord/payload.ts';
import { playersOf } from './players.ts';

const CHRONICLE_FILE = 'chronicle.png';

/** Renders the picture; null when the game does not end a road, and when rendering fails. */
export async function chroniclePicture(snapshot: TableSnapshot, log: Logger): Promise<PayloadFile | null> {
  const { gameId, state, mission, language } = snapshot;
  const campaign = mission ? roadAfter(gameId, state, mission) : null;
  if (!campaign || campaign.next !== null) return null;
  try {
    const { renderChronicle } = await import('../../render/road/render-chronicle.ts');
    const players = playersOf(snapshot).slice(0, state.seats.length);
    const { png, alt } = await renderChronicle(campaign, players, wordsFor(language));
    return { name: CHRONICLE_FILE, data: png, description: alt };
  } catch (error) {
    log.error({ gameId, error }, 'the chronicle of a road could not be drawn');
    return null;
  }
}
