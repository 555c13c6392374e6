/** Parses and checks the text of a file: the result is a Mission, or its problems. */
import { z } from 'zod';
import type { MissionDefinition } from '../../engine/vocabulary/mission.ts';
import type { ExistingContent } from './checks/existing-content.ts';
import { missionProblems } from './checks/mission.ts';
import { PACK_FORMAT } from './pack.ts';
import { plainData } from './plain-data.ts';
import { limitProblems, type Problem } from './problem.ts';
import { missionSchema } from './schema/mission.ts';
import { schemaProblems } from './schema-problems.ts';

const missionPackSchema = z.strictObject({ pack: z.literal(PACK_FORMAT), mission: missionSchema });

export type CheckedMission =
  | { readonly mission: MissionDefinition }
  | { readonly problems: readonly Problem[] };

/** Whether the text is a pack with a Mission, valid or not. */
export function isMissionPack(text: string): boolean {
  const plain = plainData(text);
  return 'data' in plain && typeof plain.data === 'object' && plain.data !== null && 'mission' in plain.data;
}

/**
 * Parses and checks a Mission pack.
 * @param known the existing content
 */
export function checkMission(text: string, known: ExistingContent): CheckedMission {
  const plain = plainData(text);
  if ('problem' in plain) return { problems: [plain.problem] };
  return checkMissionData(plain.data, known);
}

/**
 * Checks the data of a Mission pack.
 * @param known the existing content
 */
export function checkMissionData(data: unknown, known: ExistingContent): CheckedMission {
  const read = missionPackSchema.safeParse(data);
  if (!read.success) return { problems: limitProblems(schemaProblems(read.error, data)) };
  const { mission } = read.data;
  const problems = missionProblems(mission, known).map(({ path, reason }) => ({
    path: ['mission', ...path],
    reason,
  }));
  return problems.length > 0 ? { problems: limitProblems(problems) } : { mission };
}
