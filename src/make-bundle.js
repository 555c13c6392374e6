// @ts-check
/** `npm run bundle`: makes the bundle beforehand, for starts from a read-only folder. */
import { dirname } from 'node:path';
import { bundleOf } from './bundle.js';

console.log(`The program starts from ${await bundleOf(dirname(import.meta.dirname))}`);
