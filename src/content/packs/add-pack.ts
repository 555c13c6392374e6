/** Adds single packs to the content, and unloads all. */
import { ContentError, listMissions, registerHero, registerMission } from '../../engine/definitions.ts';
import type { MissionDefinition } from '../../engine/vocabulary/mission.ts';
import { type Checked, checkPack, hashOf } from './check.ts';
import { checkMission } from './check-mission.ts';
import { type ExistingContent, knownContent } from './checks/existing-content.ts';
import {
  type Loading,
  loadedHeroPacks,
  loadedMissionPacks,
  loadingOf,
  recordMissionPack,
  recordPack,
  unregisterMissionPack,
  unregisterPack,
  unregisterPacks,
} from './loaded-packs.ts';
import type { MissionPack, Pack } from './pack.ts';
import { type Problem, quoted } from './problem.ts';
import { type CheckedText, checkText } from './text/check.ts';
import type { Message } from './text/messages.ts';
import { checkMissionText } from './text/mission/check-mission-text.ts';

/**
 * Checks a pack against the existing content, and loads the pack when it is valid.
 * @param file the file name, without its folder
 */
export function addPack(file: string, text: string): Checked {
  const checked = checkPack(file, text, existingContent());
  if ('pack' in checked) register(checked.pack);
  return checked;
}

/** Like `addPack`, for a hero that is written as text. */
export function addText(file: string, text: string, by: Loading['by'] = 'operator'): CheckedText {
  const checked = checkText(file, text, existingContent());
  if (checked.pack !== null) register(checked.pack, { by, at: Date.now() });
  return checked;
}

/**
 * Like `addText`, for the editor: in place of what was loaded from the same file before. Nothing changes when the text
 * is not right.
 */
export function replaceText(file: string, text: string): CheckedText {
  const before = loadedHeroPacks().find((pack) => pack.file === file) ?? null;
  const loading = before && loadingOf(before.hero.id);
  if (before !== null) unregisterPack(before.hero.id);
  const checked = addText(file, text, 'editor');
  if (checked.pack === null && before !== null) register(before, loading);
  return checked;
}

/** Checks a text against all that is loaded except what it replaces, and loads nothing. */
export function checkOnly(file: string, text: string): CheckedText {
  const before = loadedHeroPacks().find((pack) => pack.file === file) ?? null;
  const loading = before && loadingOf(before.hero.id);
  if (before !== null) unregisterPack(before.hero.id);
  const checked = checkText(file, text, existingContent());
  if (before !== null) register(before, loading);
  return checked;
}

function register(pack: Pack, loading: Loading | null = null): void {
  recordPack(pack, loading ?? { by: 'operator', at: Date.now() }, registerHero(pack.hero));
}

/** What the bot has already, with the packs that are loaded. */
export function existingContent(): ExistingContent {
  return knownContent(tokensOfPacks());
}

/** Like `addPack`, for a pack with a Mission. */
export function addMissionPack(
  file: string,
  text: string,
): { readonly pack: MissionPack } | { readonly problems: readonly Problem[] } {
  const checked = checkMission(text, existingContent());
  if ('problems' in checked) return checked;
  const { mission } = checked;
  const problems = takenNames(mission);
  return problems.length > 0 ? { problems } : enterMission(file, mission);
}

export interface AddedMission {
  readonly pack: MissionPack | null;
  readonly messages: readonly Message[];
  readonly blanks: number;
}

/** Like `addMissionPack`, for a Mission that is written as text. */
export function addMissionText(file: string, text: string): AddedMission {
  const { mission, messages, blanks } = checkMissionText(text, existingContent(), takenNames);
  if (mission === null) return { pack: null, messages, blanks };
  const entered = enterMission(file, mission);
  if ('pack' in entered) return { pack: entered.pack, messages, blanks };
  const refusals = entered.problems.map(({ reason }) => ({
    line: 1,
    column: 1,
    kind: 'error' as const,
    says: `The file ${reason}.`,
  }));
  return { pack: null, messages: [...messages, ...refusals], blanks };
}

/**
 * Like `addMissionText`, in place of what was loaded from the same file before. Nothing changes when the text is not
 * right.
 */
export function replaceMissionText(file: string, text: string): AddedMission {
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
): AddedMission & { readonly seen: T | null } {
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

function enterMission(file: string, mission: MissionDefinition) {
  const pack = { file, mission, hash: hashOf(mission) };
  try {
    recordMissionPack(pack, registerMission(mission));
    return { pack };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: [{ path: ['mission'], reason: `cannot be put into play: ${error.message}` }] };
  }
}

function tokensOfPacks(): ReadonlySet<string> {
  return new Set(loadedHeroPacks().flatMap(({ hero }) => hero.tokens.map(({ id }) => id)));
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

/** Unloads every pack. */
export function unloadPacks(): void {
  unregisterPacks();
}
