// @ts-check
/** The entry point of `npm run pack`, which prints packs, so it tells on the other output how it starts. */
import { startProgram } from './start-program.js';

await startProgram('pack-cli', console.error);
