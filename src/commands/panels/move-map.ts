/** The map on the private panel of a hero who chooses a space to move to. */

import { SPACES_AS_BUTTONS } from '../../render/mission/space-offers.ts';
import type { HandInput } from '../../render/table/hand-input.ts';
import type { BotContext } from '../bot-context.ts';

/**
 * Draws the map as the hero's own question shows it, with the best spaces marked.
 * @returns null when the hero moves to no space now, or when the picture is not ready soon
 */
export async function moveMap(
  input: HandInput,
  language: string | undefined,
  { pictures, log }: BotContext,
): Promise<{ readonly png: Buffer; readonly alt: string } | null> {
  const { view, players, gameId, legal, bestSpaces = [] } = input;
  if (!pictures || !view.mission || view.pending?.seat !== view.viewer) return null;
  if (!legal.some(({ type }) => type === 'move')) return null;
  try {
    // Imported with the first map, because the drawing libraries would slow down the start.
    const { FOUND_WHEN_OPENED_AGAIN, missionAltText, missionModelOf, renderMissionSoon } = await import(
      '../../render/mission/index.ts'
    );
    const model = {
      ...missionModelOf({
        view,
        players,
        prompt: view.pending?.prompt ?? null,
        ...(language === undefined ? {} : { language }),
      }),
      marked: bestSpaces.slice(0, SPACES_AS_BUTTONS),
    };
    const drawn = await renderMissionSoon(
      `${gameId} moves ${view.viewer}`,
      model,
      'map',
      FOUND_WHEN_OPENED_AGAIN,
    );
    return drawn && { png: drawn.png, alt: missionAltText(model, 'map') };
  } catch (error) {
    log.error({ gameId, error }, 'the map of a hero could not be drawn');
    return null;
  }
}
