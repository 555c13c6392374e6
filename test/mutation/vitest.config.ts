/** All unit tests, each file of which writes what functions it has called (see `record-reached.ts`). */
import { resolve } from 'node:path';
import { mergeConfig } from 'vitest/config';
import unitTests from '../../vitest.config.ts';

export default mergeConfig(unitTests, {
  root: resolve(import.meta.dirname, '../..'),
  test: { setupFiles: ['test/mutation/record-reached.ts'] },
});
