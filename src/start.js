// @ts-check
/**
 * The entry point of `npm start`: starts the program from its bundle. If no bundle can be made, as in a read-only
 * folder, it starts from the sources, which takes about two seconds longer.
 */
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOf } from './bundle.js';

await import(await programFile());

async function programFile() {
  try {
    const main = await bundleOf(dirname(import.meta.dirname));
    // Stack traces refer to the sources.
    process.setSourceMapsEnabled(true);
    return pathToFileURL(main).href;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.log(`Starting from the sources, which takes longer: no bundle could be made (${why})`);
    const { register } = await import('tsx/esm/api');
    register();
    return './main.ts';
  }
}
