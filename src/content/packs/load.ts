/** Reads the packs of a folder: its own plain files, of a bounded size, and nothing else. */
import { closeSync, constants, type Dirent, fstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import '../index.ts';
import { BOUNDS } from './bounds.ts';
import { checkMission, holdsMission } from './check-mission.ts';
import { knownContent } from './checks/known.ts';
import { addPack } from './loaded.ts';
import type { Pack } from './pack.ts';
import { told } from './problem.ts';

export interface PackFolder {
  readonly packs: readonly Pack[];
  /** The files that are left out, and why, in sentences. */
  readonly refused: readonly RefusedPack[];
}

export interface RefusedPack {
  readonly file: string;
  readonly problems: readonly string[];
}

const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}\.json$/;

/**
 * Puts every good pack of the folder into play, in the order of their names.
 * @throws what Node throws when the folder cannot be read
 */
export function loadPacks(folder: string): PackFolder {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name.endsWith('.json'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const packs: Pack[] = [];
  const refused: RefusedPack[] = [];
  for (const entry of files) {
    const problem = nameProblem(entry, packs.length);
    const taken = problem === null ? takePack(join(folder, entry.name)) : { problems: [problem] };
    if ('pack' in taken) packs.push(taken.pack);
    else refused.push({ file: entry.name, problems: taken.problems });
  }
  return { packs, refused };
}

/** Checks one file and puts its hero into play, or says in sentences what is wrong with it. */
export function takePack(path: string): { readonly pack: Pack } | { readonly problems: readonly string[] } {
  const read = readPlainFile(path);
  if ('problem' in read) return { problems: [read.problem] };
  if (holdsMission(read.text)) return { problems: [MISSIONS_ARE_CHECKED] };
  const checked = addPack(basename(path), read.text);
  return 'pack' in checked ? checked : { problems: checked.problems.map(told) };
}

const MISSIONS_ARE_CHECKED =
  'The file holds a mission. Missions of packs are checked by "npm run -s pack -- check", and not played yet.';

/** What is wrong with a file that holds a mission; null when it holds none, or cannot be read. */
export function missionProblemsOf(path: string): readonly string[] | null {
  const read = readPlainFile(path);
  if ('problem' in read || !holdsMission(read.text)) return null;
  const checked = checkMission(read.text, knownContent(new Set()));
  return 'mission' in checked ? [] : checked.problems.map(told);
}

function nameProblem(entry: Dirent, before: number): string | null {
  if (!PLAIN_NAME.test(entry.name)) {
    return 'The name of the file must be letters, digits, hyphens, underscores and dots, and end with .json.';
  }
  if (!entry.isFile()) return 'The file is a link or a folder; packs are plain files of their folder.';
  return before >= BOUNDS.packs ? `The folder has more than ${BOUNDS.packs} packs.` : null;
}

/** Links are not followed, also when the file becomes one between listing and reading. */
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
