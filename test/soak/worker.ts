/** A child process of a soak: plays the pairings that it is sent. */
import '../../src/content/index.ts';
import { type SoakOptions, soakHero } from './soak.ts';
import type { Tally } from './tally.ts';

export interface SoakJob {
  readonly first: string;
  readonly others: readonly string[];
  readonly options: SoakOptions;
  /** What earlier jobs have used. */
  readonly used: Tally;
}

process.on('message', ({ first, others, options, used }: SoakJob) => {
  try {
    process.send?.({ result: soakHero(first, others, options, used) });
  } catch (error) {
    process.send?.({ broken: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
