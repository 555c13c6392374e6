/** The contract of all stores, run against each of them. */
import { afterEach, beforeEach, describe } from 'vitest';
import { type GameStore, openStore } from '../../src/store/index.ts';
import { archiving } from './contract-archive.ts';
import { claiming } from './contract-claiming.ts';
import { committing } from './contract-committing.ts';
import { crashing } from './contract-crashing.ts';
import { finding } from './contract-finding.ts';
import { keeping } from './contract-keeping.ts';
import type { Given } from './place.ts';
import { type StorePlaceUnderTest, TestClock } from './place.ts';

/** Runs the whole contract against the stores of one place. */
export function storeContract(name: string, place: () => StorePlaceUnderTest): void {
  describe(`the contract, on ${name}`, () => {
    const opened: GameStore[] = [];
    let given: Given | null = null;

    beforeEach(async () => {
      await place().empty();
      const clock = new TestClock();
      const problems: unknown[] = [];
      const another = async () => {
        const store = await openStore({
          ...place().options(),
          now: clock.now,
          onProblem: (problem) => problems.push(problem),
        });
        opened.push(store);
        return store;
      };
      given = { place: place(), clock, problems, another, store: await another() };
    });
    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close();
    });

    const present = () => {
      if (!given) throw new Error('The store is not open yet.');
      return given;
    };
    archiving(present);
    committing(present);
    finding(present);
    claiming(present);
    keeping(present);
    crashing(present);
  });
}
