// @ts-check
/** The entry point of `npm start`. */
import { startProgram } from './start-program.js';

await startProgram('main', console.log);
