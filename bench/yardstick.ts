import { createHash } from 'node:crypto';
import process from 'node:process';
import { type Figure, percentile } from './figure.ts';

const RUNS = 9;
const WORDS = 20_000;

/**
 * The processor time of a fixed piece of work: small objects, strings, sorting and a hash, as the program does them, and
 * none of its code. Figures of two machines, or of one that is loaded differently, are compared by their ratios to it.
 */
export function benchYardstick(): Figure[] {
  work();
  const took = Array.from({ length: RUNS }, () => {
    const start = process.cpuUsage().user;
    work();
    return (process.cpuUsage().user - start) / 1_000;
  });
  const what = 'the yardstick, a fixed work, processor time';
  return [{ what, value: percentile(took, 50), unit: 'ms', target: null, better: 'less' }];
}

function work(): string {
  let seed = 1;
  const made = Array.from({ length: WORDS }, (_, at) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return { at, name: `word ${seed}`, marks: [seed % 7, seed % 11] };
  });
  const sorted = made.map((one) => ({ ...one, marks: [...one.marks, one.at] })).sort(byName);
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  if (a.name === b.name) return 0;
  return a.name < b.name ? -1 : 1;
}
