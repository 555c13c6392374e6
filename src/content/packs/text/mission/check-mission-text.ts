/** Reads and checks a Mission that is written as text. */
import type { MissionDefinition } from '../../../../engine/vocabulary/mission.ts';
import { checkMissionData } from '../../check-mission.ts';
import type { ExistingContent } from '../../checks/existing-content.ts';
import { dataProblem } from '../../plain-data.ts';
import type { Problem } from '../../problem.ts';
import { allMessages } from '../located.ts';
import type { Message } from '../messages.ts';
import { readMission } from './read-mission.ts';

export interface CheckedMissionText {
  /** Null when anything is wrong, or still to be filled in. */
  readonly mission: MissionDefinition | null;
  /** All that is to be said, in the order of lines. */
  readonly messages: readonly Message[];
  /** Places marked with `?`. */
  readonly blanks: number;
}

/** Names of files with Missions as text. */
export const MISSION_TEXT_FILE = '.mission.txt';

/**
 * Reads and checks a Mission that is written as text.
 * @param known the existing content
 * @param further what else is wrong with a Mission that is right in itself
 */
export function checkMissionText(
  text: string,
  known: ExistingContent,
  further: (mission: MissionDefinition) => readonly Problem[],
): CheckedMissionText {
  const read = readMission(text);
  const { data, blanks } = read;
  const excess = dataProblem(data);
  const checked = excess === null ? checkMissionData(data, known) : { problems: [excess] };
  const problems = 'mission' in checked ? further(checked.mission) : checked.problems;
  const messages = allMessages(read, problems);
  const isGood = 'mission' in checked && messages.every(({ kind }) => kind === 'warning');
  return { mission: isGood ? checked.mission : null, messages, blanks };
}
