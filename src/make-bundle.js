// @ts-check
/** `npm run bundle`: for places where the program is started from a folder that it may only read. */
import { dirname } from 'node:path';
import { bundleOf } from './bundle.js';

console.log(`The program starts from ${await bundleOf(dirname(import.meta.dirname))}`);
