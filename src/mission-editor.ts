/** Missions as text in the editor page of the playground. */
import { MISSIONS } from './content/missions/index.ts';
import { checkMissionOnly, replaceMissionText } from './content/packs/add-mission.ts';
import { BOUNDS } from './content/packs/bounds.ts';
import { missionText } from './content/packs/start-text.ts';
import { MISSION_TEXT_FILE } from './content/packs/text/mission/check-mission-text.ts';
import { missionIdIn, sideAtLine } from './content/packs/text/mission/outline.ts';
import { refusal } from './editor-refusal.ts';
import { missionAnswer } from './lookup/index.ts';
import type { EditorCheck, EditorTrial } from './playground/index.ts';
import { ENGLISH } from './words/index.ts';

const { heroEditor: words } = ENGLISH;

/** Heroes of the party for which figures are drawn. */
const PARTY = 2;

/** The Missions that can be opened, by ids that no hero has. */
export function missionsToOpen(): { readonly id: string; readonly name: string }[] {
  return MISSIONS.map(({ id, name }) => ({ id: `mission ${id}`, name: words.missionNamed(name) }));
}

/** The text of a copy of a Mission; null for the id of something else. */
export function openMission(id: string): string | null {
  const mission = MISSIONS.find((one) => id === `mission ${one.id}`);
  return mission === undefined ? null : missionText(mission);
}

/** The file in which a Mission is stored. */
export function missionFile(text: string): string {
  return `${missionIdIn(text) ?? 'draft'}${MISSION_TEXT_FILE}`;
}

/**
 * What is understood of a text, with the map of the side in which somebody types.
 * @param line where the caret stands, from 1
 */
export async function checkMission(text: string, line: number): Promise<EditorCheck> {
  if (text.length > BOUNDS.fileBytes) return { messages: [], says: words.tooLong, picture: null, alt: '' };
  const { missionAltText, renderMission, setUpModelOf } = await import('./render/mission/index.ts');
  const { messages, blanks, pack, seen } = checkMissionOnly(missionFile(text), text, ({ id }) => {
    const answer = missionAnswer(id, sideAtLine(text, line), PARTY);
    return answer === undefined ? null : setUpModelOf(answer.view);
  });
  const errors = messages.filter(({ kind }) => kind === 'error').length;
  const says = pack === null ? words.notYet(errors, blanks) : words.ready(pack.mission.name, messages.length);
  if (seen === null) return { messages, says, picture: null, alt: '' };
  const { png } = await renderMission(seen, 'map');
  return { messages, says, picture: png.toString('base64'), alt: missionAltText(seen) };
}

/** Makes the Mission usable until the program ends. */
export function attemptMission(text: string): EditorTrial {
  const { pack, messages } = replaceMissionText(missionFile(text), text);
  if (pack === null) return { says: refusal(messages), command: null };
  const options = [{ name: 'mission', value: pack.mission.id }];
  return {
    says: words.opened(pack.mission.name),
    command: { name: 'mission', subcommand: 'start', options },
  };
}
