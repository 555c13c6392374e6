/** Adds single packs with Missions to the content. */
import { ContentError, listMissions, registerMission } from '../../engine/definitions.ts';
import type { MissionDefinition } from '../../engine/vocabulary/mission.ts';
import { existingContent } from './add-pack.ts';
import { type AddedText, addedText, type Entered } from './added-text.ts';
import { hashOf } from './check.ts';
import { checkMission } from './check-mission.ts';
import { loadedMissionPacks, recordMissionPack, unregisterMissionPack } from './loaded-packs.ts';
import type { MissionPack } from './pack.ts';
import { type Problem, quoted } from './problem.ts';
import { checkMissionText } from './text/mission/check-mission-text.ts';

/**
 * Checks a pack with a Mission against the existing content, and loads the pack when it is valid.
 * @param file the file name, without its folder
 */
export function addMissionPack(file: string, text: string): Entered<MissionPack> {
  const checked = checkMission(text, existingContent());
  if ('problems' in checked) return checked;
  const { mission } = checked;
  const problems = takenNames(mission);
  return problems.length > 0 ? { problems } : enterMission(file, mission);
}

/** Like `addMissionPack`, for a Mission that is written as text. */
export function addMissionText(file: string, text: string): AddedText<MissionPack> {
  const { mission, ...checked } = checkMissionText(text, existingContent(), takenNames);
  return addedText(mission, checked, (right) => enterMission(file, right));
}

/**
 * Like `addMissionText`, in place of what was loaded from the same file before. Nothing changes when the text is not
 * right.
 */
export function replaceMissionText(file: string, text: string): AddedText<MissionPack> {
  const before = takeOut(file);
  const added = addMissionText(file, text);
  if (added.pack === null && before !== null) enterMission(file, before.mission);
  return added;
}

/**
 * Checks a text against all that is loaded except what it replaces, and loads nothing.
 * @param look what is to be known of a Mission that is right, while it is loaded
 */
export function checkMissionOnly<T>(
  file: string,
  text: string,
  look: (mission: MissionDefinition) => T,
): AddedText<MissionPack> & { readonly seen: T | null } {
  const before = takeOut(file);
  const added = addMissionText(file, text);
  try {
    return { ...added, seen: added.pack === null ? null : look(added.pack.mission) };
  } finally {
    if (added.pack !== null) unregisterMissionPack(added.pack.mission.id);
    if (before !== null) enterMission(file, before.mission);
  }
}

/** Unloads the Mission of a file. */
function takeOut(file: string): MissionPack | null {
  const before = loadedMissionPacks().find((pack) => pack.file === file) ?? null;
  if (before !== null) unregisterMissionPack(before.mission.id);
  return before;
}

function enterMission(file: string, mission: MissionDefinition): Entered<MissionPack> {
  const pack = { file, mission, hash: hashOf(mission) };
  try {
    recordMissionPack(pack, registerMission(mission));
    return { pack };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: [{ path: ['mission'], reason: `cannot be put into play: ${error.message}` }] };
  }
}

/** Returns problems for an id or name that could be mistaken for another Mission. */
function takenNames({ id, name }: MissionDefinition): Problem[] {
  const others = new Set(listMissions().flatMap((other) => [normalised(other.id), normalised(other.name)]));
  return Object.entries({ id, name }).flatMap(([field, words]) =>
    others.has(normalised(words))
      ? [
          {
            path: ['mission', field],
            reason: `is ${quoted(words)}, which another mission has; give it one of its own`,
          },
        ]
      : [],
  );
}

/** Normalises text like the input of commands: letters and digits only. */
function normalised(words: string): string {
  return words.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
