/** Finds the scenario files for the paths on the command line. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param paths files with any name, and folders, which are searched for `.yaml` and `.yml`
 * @returns files in the order of the arguments, each folder's sorted by path
 * @throws Error of the file system for a path that does not exist
 */
export function findScenarios(paths: readonly string[]): string[] {
  return paths.flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}
