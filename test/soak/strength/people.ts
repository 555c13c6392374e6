/** Results of people by hero, read from a file that is not part of this repository. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const RESULTS = z.object({
  heroes: z.array(z.object({ hero: z.string(), people: z.number(), se: z.number() })),
});

/** The share of games that people won with a hero, in per cent, with its standard error. */
export interface PeopleResult {
  readonly hero: string;
  readonly people: number;
  readonly se: number;
}

/** @throws Error when the file is missing or has another shape */
export function readPeople(file: string): readonly PeopleResult[] {
  return RESULTS.parse(JSON.parse(readFileSync(file, 'utf8'))).heroes;
}

/** Returns Pearson's correlation of two equally long series of at least two numbers. */
export function correlation(left: readonly number[], right: readonly number[]): number {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const [meanLeft, meanRight] = [mean(left), mean(right)];
  let [both, ofLeft, ofRight] = [0, 0, 0];
  for (const [at, one] of left.entries()) {
    const a = one - meanLeft;
    const b = (right[at] ?? 0) - meanRight;
    both += a * b;
    ofLeft += a * a;
    ofRight += b * b;
  }
  return both / Math.sqrt(ofLeft * ofRight);
}

/** Returns the root mean square of the differences. */
export function difference(left: readonly number[], right: readonly number[]): number {
  const squares = left.reduce((sum, one, at) => sum + (one - (right[at] ?? 0)) ** 2, 0);
  return Math.sqrt(squares / left.length);
}
