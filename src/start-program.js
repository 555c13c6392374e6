// @ts-check
/**
 * Starts one of the programs from its bundle. If no bundle can be made, as in a read-only folder, it starts from the
 * sources, which takes about two seconds longer.
 */
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOf } from './bundle.js';

/**
 * @param {string} program name of the source that starts it, without `.ts`
 * @param {(line: string) => void} tell is told that it starts from the sources, and why
 */
export async function startProgram(program, tell) {
  await import(await fileOf(program, tell));
}

/**
 * @param {string} program
 * @param {(line: string) => void} tell
 */
async function fileOf(program, tell) {
  try {
    const bundled = await bundleOf(dirname(import.meta.dirname), program);
    // Stack traces refer to the sources.
    process.setSourceMapsEnabled(true);
    return pathToFileURL(bundled).href;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    tell(`Starting from the sources, which takes longer: no bundle could be made (${why})`);
    const { register } = await import('tsx/esm/api');
    register();
    return `./${program}.ts`;
  }
}
