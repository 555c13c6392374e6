/** The page of a Mission's side, with a picture of its set-up. */
import { loadRules } from '../../content/rules/load.ts';
import { type MissionAnswer, missionAnswer } from '../../lookup/index.ts';
import { type MissionPage, missionMessage } from '../../render/lookup/index.ts';
import type { PayloadFile } from '../discord/payload.ts';
import type { LookupMessage, PageContext } from './lookup-message.ts';

const MAP_FILE = 'mission.png';
const RULES = [
  'm-round-phases',
  'm-winning',
  'm-perk-points',
  'm-increase-difficulty',
  'm-decrease-difficulty',
];

/** Builds the message of the page; null when there is no such Mission. */
export async function missionPage(page: MissionPage, asking: PageContext): Promise<LookupMessage | null> {
  const { words, audience, others = [], standing = '' } = asking;
  const answer = missionAnswer(page.id, page.side === 1 ? 0 : 1, page.heroes);
  if (answer === undefined) return null;
  const map = await mapOf(answer, asking);
  const { byId } = loadRules();
  const message = missionMessage({
    page,
    answer,
    rules: RULES.flatMap((id) => byId.get(id) ?? []),
    others,
    audience,
    words,
    standing,
    ...(map === null ? {} : { picture: { file: MAP_FILE, alt: map.description ?? '' } }),
  });
  return { ...message, files: map === null ? [] : [map] };
}

/** The picture of the set-up; null when rendering fails, and the page is text only. */
async function mapOf(
  { mission, view }: MissionAnswer,
  { log, language }: PageContext,
): Promise<PayloadFile | null> {
  try {
    // Imported with the first picture, because the drawing libraries would slow down the start.
    const { missionAltText, renderMission, setUpModelOf } = await import('../../render/mission/index.ts');
    const model = setUpModelOf(view, language);
    const { png } = await renderMission(model, 'map');
    return { name: MAP_FILE, data: png, description: missionAltText(model) };
  } catch (error) {
    log.error({ mission: mission.id, error }, 'the setup of a Mission could not be drawn');
    return null;
  }
}
