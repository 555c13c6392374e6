/** Loads the packs of a folder. Reads only regular files of limited size directly in the folder. */
import { closeSync, constants, type Dirent, fstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import '../index.ts';
import { addAdventureText, addExpansionPack } from './add-expansion.ts';
import { addMissionPack, addMissionText } from './add-mission.ts';
import { addPack, addText } from './add-pack.ts';
import { BOUNDS } from './bounds.ts';
import { isExpansionPack } from './check-expansion.ts';
import { isMissionPack } from './check-mission.ts';
import type { ExpansionPack, MissionPack, Pack } from './pack.ts';
import { formatProblem } from './problem.ts';
import { ADVENTURE_TEXT_FILE } from './text/adventure/check-adventure-text.ts';
import { TEXT_FILE } from './text/check.ts';
import { formatMessage, type Message } from './text/messages.ts';
import { MISSION_TEXT_FILE } from './text/mission/check-mission-text.ts';

export interface PackFolder {
  /** Packs with a hero. */
  readonly packs: readonly Pack[];
  /** Packs with a Mission. */
  readonly missions: readonly MissionPack[];
  /** Packs with an expansion of Adventures. */
  readonly expansions: readonly ExpansionPack[];
  /** The skipped files, with reasons in sentences. */
  readonly refused: readonly RefusedPack[];
}

export interface RefusedPack {
  readonly file: string;
  readonly problems: readonly string[];
}

const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}\.(?:json|(?:hero|mission|adventure)\.txt)$/;

/** Endings of the files that are packs. */
const FILES = ['.json', TEXT_FILE, MISSION_TEXT_FILE, ADVENTURE_TEXT_FILE];

/**
 * Loads all valid packs of a folder, in the order of their file names.
 * @throws Node's error when the folder cannot be read
 */
export function loadPacks(folder: string): PackFolder {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => FILES.some((end) => name.endsWith(end)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const packs: Pack[] = [];
  const missions: MissionPack[] = [];
  const expansions: ExpansionPack[] = [];
  const refused: RefusedPack[] = [];
  for (const entry of files) {
    const problem = nameProblem(entry, packs.length + missions.length + expansions.length);
    const taken = problem === null ? loadPack(join(folder, entry.name)) : { problems: [problem] };
    if (!('pack' in taken)) refused.push({ file: entry.name, problems: taken.problems });
    else if ('mission' in taken.pack) missions.push(taken.pack);
    else if ('expansion' in taken.pack) expansions.push(taken.pack);
    else packs.push(taken.pack);
  }
  return { packs, missions, expansions, refused };
}

/** Checks one file and loads its hero, Mission or expansion; returns its problems as sentences when it is invalid. */
export function loadPack(
  path: string,
): { readonly pack: Pack | MissionPack | ExpansionPack } | { readonly problems: readonly string[] } {
  const read = readPlainFile(path);
  if ('problem' in read) return { problems: [read.problem] };
  if (path.endsWith(TEXT_FILE)) return loaded(addText(basename(path), read.text));
  if (path.endsWith(MISSION_TEXT_FILE)) return loaded(addMissionText(basename(path), read.text));
  if (path.endsWith(ADVENTURE_TEXT_FILE)) return loaded(addAdventureText(basename(path), read.text));
  const checked = adderOf(read.text)(basename(path), read.text);
  return 'pack' in checked ? checked : { problems: checked.problems.map(formatProblem) };
}

/** A file of JSON has a hero, a Mission or an expansion of Adventures. */
function adderOf(text: string): typeof addPack | typeof addMissionPack | typeof addExpansionPack {
  if (isMissionPack(text)) return addMissionPack;
  return isExpansionPack(text) ? addExpansionPack : addPack;
}

function loaded<P>({ pack, messages }: { readonly pack: P | null; readonly messages: readonly Message[] }) {
  return pack === null
    ? { problems: messages.filter(isRefusal).slice(0, BOUNDS.problems).map(formatMessage) }
    : { pack };
}

function isRefusal({ kind }: Message): boolean {
  return kind !== 'warning';
}

function nameProblem(entry: Dirent, before: number): string | null {
  if (!PLAIN_NAME.test(entry.name)) {
    return 'The name of the file must be letters, digits, hyphens, underscores and dots, and end with .json, .hero.txt, .mission.txt or .adventure.txt.';
  }
  if (!entry.isFile()) return 'The file is a link or a folder; packs are plain files of their folder.';
  return before >= BOUNDS.packs ? `The folder has more than ${BOUNDS.packs} packs.` : null;
}

/** Reads a file without following links, also when a link replaces the file between listing and reading. */
function readPlainFile(path: string): { readonly text: string } | { readonly problem: string } {
  let file: number | null = null;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stat = fstatSync(file);
    if (!stat.isFile()) return { problem: 'The file is no plain file.' };
    if (stat.size > BOUNDS.fileBytes)
      return { problem: `The file is larger than ${BOUNDS.fileBytes} bytes.` };
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return { problem: 'The file is not written in UTF-8.' };
    if (code === 'ELOOP') return { problem: 'The file is a link; packs are plain files of their folder.' };
    return { problem: `The file cannot be read (${code}).` };
  } finally {
    if (file !== null) closeSync(file);
  }
}
