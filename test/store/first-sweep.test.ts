/** The first write of a start, on a machine that is busy. */
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../src/store/game-store.ts';
import { firstSweep } from '../../src/store/open-store.ts';

/** A store whose first sweeps fail like this, one after the other; the next ones succeed. */
function failing(...errors: readonly Error[]) {
  const waiting = [...errors];
  let tries = 0;
  return {
    tries: () => tries,
    async sweep() {
      tries += 1;
      const error = waiting.shift();
      if (error) throw error;
      return 0;
    },
  };
}

const late = () => new StoreUnavailable('too slow; nothing was written');

test('is tried again when it came late', async () => {
  const store = failing(late(), late());
  await firstSweep(store);
  expect(store.tries()).toBe(3);
});

test('is given up when it is late three times', async () => {
  const store = failing(late(), late(), late());
  await expect(firstSweep(store)).rejects.toThrow('too slow; nothing was written');
  expect(store.tries()).toBe(3);
});

test.each([
  ['it may have been written', new StoreUnavailable('no answer', { mayHaveLanded: true })],
  ['the error is another one', new Error('no such database')],
])('is not tried again when %s', async (_, error) => {
  const store = failing(error);
  await expect(firstSweep(store)).rejects.toBe(error);
  expect(store.tries()).toBe(1);
});
